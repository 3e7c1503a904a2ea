import { type OptionField, validateOptions, valuesOfOptions } from '../../kit/options.ts';

/** The settings of a match of Bug Race, with their default values. */
export interface BugRaceOptions {
  /** BR-11: whether players draw and play four cards instead of two. */
  readonly expert: boolean;
  /** BR-9: whether a player may move only some of a card's legs. */
  readonly optionalLegs: boolean;
  /** BR-16: whether players race on for second and third place. */
  readonly playOn: boolean;
  /** BR-C3: number of sections of a track. */
  readonly trackLength: number;
}

/** The options as fields, from which checks and forms are made. */
export const optionFields: readonly (OptionField & { readonly name: keyof BugRaceOptions })[] = [
  { name: 'expert', kind: 'yesNo', defaultValue: false },
  { name: 'optionalLegs', kind: 'yesNo', defaultValue: false },
  { name: 'playOn', kind: 'yesNo', defaultValue: false },
  { name: 'trackLength', kind: 'wholeNumber', defaultValue: 12, min: 9, max: 24 },
];

/** Implements boardgame.io's `validateSetupData`: returns a sentence that says what is wrong, or undefined. */
export function validateSetupData(setupData: unknown): string | undefined {
  return validateOptions(optionFields, setupData);
}

/** Returns the options of a match from its (checked) `setupData`. */
export function optionsFrom(setupData: unknown): BugRaceOptions {
  const values = valuesOfOptions(optionFields, setupData);
  return {
    expert: values.expert === true,
    optionalLegs: values.optionalLegs === true,
    playOn: values.playOn === true,
    trackLength: Number(values.trackLength),
  };
}
