import type { Bug, CardID } from '../../../games/bug-race/index.ts';
import { legs } from '../../../games/bug-race/rules/components.ts';
import { afterStep, possibleSteps, withCard } from '../../../games/bug-race/rules/index.ts';
import type { BugWithCard } from '../../../games/bug-race/rules/state.ts';

/** Returns a bug and its card in play as a string, equal for equal ones. */
export function keyOf({ bug, cardInPlay }: BugWithCard): string {
  const places = [bug.body, ...legs.map((leg) => bug.legs[leg])].join(' ');
  return cardInPlay ? `${places} with ${cardInPlay.cardID}: ${cardInPlay.unmoved}` : places;
}

/** Returns everything that can be reached from the first items, each once; `next` lists what can follow an item. */
export function allFrom<Item>(
  first: readonly Item[],
  key: (item: Item) => string,
  next: (item: Item) => readonly Item[],
): Item[] {
  const found = new Map(first.map((item) => [key(item), item]));
  // A loop over a map also reaches the entries that are added meanwhile.
  for (const item of found.values()) {
    for (const each of next(item)) {
      if (!found.has(key(each))) found.set(key(each), each);
    }
  }
  return [...found.values()];
}

/** Returns every bug with which a card can end, with the body moved up and nothing left that could move. */
export function endsOfCard(bug: Bug, cardID: CardID, trackLength: number): Bug[] {
  const plays = allFrom([withCard(bug, cardID, trackLength)], keyOf, (play) =>
    possibleSteps(play, trackLength).map((step) => afterStep(play, step, trackLength)),
  );
  return plays
    .filter((play) => possibleSteps(play, trackLength).length === 0)
    .map((play) => play.bug);
}
