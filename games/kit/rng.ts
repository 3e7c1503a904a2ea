import type { Shuffle } from './cards.ts';

/** Random number generator that rules and bots are given; they have none of their own. */
export interface Rng {
  /** Returns the same cards in a random order. */
  readonly shuffle: Shuffle;
  /** Returns a throw of one die: 1 to `sides`. */
  readonly die: (sides: number) => number;
  /** Returns one of the items, all equally likely. An empty list is a programming error. */
  readonly choose: <Item>(items: readonly Item[]) => Item;
}

/**
 * Returns an rng based on any generator of random numbers from 0 to below 1. It draws as boardgame.io's random plugin
 * does, so the same numbers lead to the same match.
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

/** Returns the item at an index that must exist. */
export function oneOf<Item>(items: readonly Item[], place: number): Item {
  if (place < 0 || place >= items.length) throw new Error('There is nothing to choose from.');
  // The index is within the list, as just checked.
  return items[place] as Item;
}
