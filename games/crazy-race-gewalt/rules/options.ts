import { type OptionField, validateOptions, valuesOfOptions } from '../../kit/options.ts';

/** Times at which a player may reply to an action card (CG-13). */
export const counterWindows = Object.freeze(['atOnce', 'ownTurn'] as const);
/** One of the two times to reply to an action card. */
export type CounterWindow = (typeof counterWindows)[number];

/** The settings of a match of Crazy Race, with their default values. */
export interface GewaltOptions {
  /** CG-9 to CG-13: whether action cards are used. */
  readonly expert: boolean;
  /**
   * CG-13: when a player may reply to a card: as soon as it is played, or as the target's own turn begins. It has no
   * effect in the basic game.
   */
  readonly counterWindow: CounterWindow;
}

/** The options as fields, from which checks and forms are made. */
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

/** Implements boardgame.io's `validateSetupData`: returns a sentence that says what is wrong, or undefined. */
export function validateSetupData(setupData: unknown): string | undefined {
  return validateOptions(optionFields, setupData);
}

/** Returns the options of a match from its (checked) `setupData`. */
export function optionsFrom(setupData: unknown): GewaltOptions {
  const values = valuesOfOptions(optionFields, setupData);
  return {
    expert: values.expert === true,
    counterWindow: counterWindows.find((each) => each === values.counterWindow) ?? 'atOnce',
  };
}
