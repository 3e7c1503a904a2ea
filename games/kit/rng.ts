import type { Shuffle } from './cards.ts';

/** Chance as rules and bots are given it; they have none of their own. */
export interface Rng {
  /** The same cards in a random order. */
  readonly shuffle: Shuffle;
  /** A throw of one die: 1 to `sides`. */
  readonly die: (sides: number) => number;
  /** One of these, each as likely as any other; of nothing: an error of the program. */
  readonly choose: <Item>(items: readonly Item[]) => Item;
}

/**
 * Chance made of random numbers from 0 to below 1, of whatever generator.
 * It draws as boardgame.io's random plugin does, so the same numbers lead to the same match.
 */
export function rngFrom(random: () => number): Rng {
  return {
    shuffle: (cards) => {
      const left = [...cards];
      const shuffled: typeof left = [];
      for (let count = left.length; count > 0; count -= 1) {
        const place = Math.trunc(count * random());
        shuffled.push(oneOf(left, place));
        left[place] = oneOf(left, count - 1);
      }
      return shuffled;
    },
    die: (sides) => Math.floor(random() * sides) + 1,
    choose: (items) => oneOf(items, Math.floor(random() * items.length)),
  };
}

/** What stands at a place that must be there. */
export function oneOf<Item>(items: readonly Item[], place: number): Item {
  if (place < 0 || place >= items.length) throw new Error('There is nothing to choose from.');
  // Within the list, as just checked.
  return items[place] as Item;
}
