import { type OptionField, validateOptions, valuesOfOptions } from '../../kit/options.ts';

/** Orders of the points cards in their piles, from the top (CS-C6). */
export const pointsOrders = ['highest-first', 'lowest-first', 'shuffled'] as const;
/** One of the three orders. */
export type PointsOrder = (typeof pointsOrders)[number];

/** The settings of a match of Crazy Race, with their default values. */
export interface SchachtOptions {
  /**
   * CS-C6, and the variant of the sheet: order of the points cards. 'shuffled' shows only the top card of each pile.
   */
  readonly pointsOrder: PointsOrder;
  /** CS-V1: whether the locomotives furthest from home cost points cards in the end. */
  readonly penalty: boolean;
  /** CS-V2: whether the second locomotive that comes home may take another player's points card. */
  readonly steal: boolean;
  /** CS-V3: whether a tie for most points hands the win to the next lower score. */
  readonly secondWins: boolean;
  /** CS-V4: number of points cards removed from each pile before the race. */
  readonly fewerPoints: number;
}

/** The options as fields, from which checks and forms are made. */
export const optionFields: readonly (OptionField & { readonly name: keyof SchachtOptions })[] = [
  { name: 'pointsOrder', kind: 'choice', defaultValue: 'highest-first', choices: pointsOrders },
  { name: 'penalty', kind: 'yesNo', defaultValue: false },
  { name: 'steal', kind: 'yesNo', defaultValue: false },
  { name: 'secondWins', kind: 'yesNo', defaultValue: false },
  { name: 'fewerPoints', kind: 'wholeNumber', defaultValue: 0, min: 0, max: 5 },
];

/** Implements boardgame.io's `validateSetupData`: returns a sentence that says what is wrong, or undefined. */
export function validateSetupData(setupData: unknown): string | undefined {
  return validateOptions(optionFields, setupData);
}

/** Returns the options of a match from its (checked) `setupData`. */
export function optionsFrom(setupData: unknown): SchachtOptions {
  const values = valuesOfOptions(optionFields, setupData);
  return {
    pointsOrder: pointsOrders.find((order) => order === values.pointsOrder) ?? 'highest-first',
    penalty: values.penalty === true,
    steal: values.steal === true,
    secondWins: values.secondWins === true,
    fewerPoints: Number(values.fewerPoints),
  };
}
