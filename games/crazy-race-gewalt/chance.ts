import type { Shuffle } from '../kit/cards.ts';

/** Chance as the rules are given it; under boardgame.io it is the random plugin. */
export interface Chance {
  readonly shuffle: Shuffle;
  /** Two dice, 1 to 6 each. */
  readonly rollDice: () => readonly [number, number];
}
