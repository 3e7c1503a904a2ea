import { type OptionField, validateOptions, valuesOfOptions } from '../../kit/options.ts';

/** When the answer to an action card is asked for (CG-13). */
export const counterWindows = Object.freeze(['atOnce', 'ownTurn'] as const);
/** One of the two times to answer an action card. */
export type CounterWindow = (typeof counterWindows)[number];

/** The settings of a match of Crazy Race, with their default values. */
export interface GewaltOptions {
  /** CG-9 to CG-13: with action cards. */
  readonly expert: boolean;
  /** CG-13: as soon as a card is laid, or as its target's own turn begins. Means nothing in the basic game. */
  readonly counterWindow: CounterWindow;
}

/** The options as fields, from which their check and forms are made. */
export const optionFields: readonly (OptionField & { readonly name: keyof GewaltOptions })[] = [
  { name: 'expert', kind: 'yesNo', defaultValue: false },
  {
    name: 'counterWindow',
    kind: 'choice',
    defaultValue: 'atOnce',
    choices: counterWindows,
    onlyWith: 'expert',
  },
];

/** boardgame.io's `validateSetupData`: a sentence that says what is wrong, or nothing. */
export function validateSetupData(setupData: unknown): string | undefined {
  return validateOptions(optionFields, setupData);
}

/** The options of a match from its (checked) `setupData`. */
export function optionsFrom(setupData: unknown): GewaltOptions {
  const values = valuesOfOptions(optionFields, setupData);
  return {
    expert: values.expert === true,
    counterWindow: counterWindows.find((each) => each === values.counterWindow) ?? 'atOnce',
  };
}
