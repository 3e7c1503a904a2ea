import type { Bug, CardID } from '../../../games/bug-race/index.ts';
import { legs } from '../../../games/bug-race/rules/components.ts';
import { afterStep, possibleSteps, withCard } from '../../../games/bug-race/rules/index.ts';
import type { BugWithCard } from '../../../games/bug-race/rules/state.ts';

/** A bug, and the card in play, as a string: equal for equal ones. */
export function keyOf({ bug, cardInPlay }: BugWithCard): string {
  const places = [bug.body, ...legs.map((leg) => bug.legs[leg])].join(' ');
  return cardInPlay ? `${places} with ${cardInPlay.cardID}: ${cardInPlay.unmoved}` : places;
}

/** All that can be reached from the first ones, each once; `next` says what can follow. */
export function allFrom<Item>(
  first: readonly Item[],
  key: (item: Item) => string,
  next: (item: Item) => readonly Item[],
): Item[] {
  const found = new Map(first.map((item) => [key(item), item]));
  // A map is gone through in the order of its making, what is added meanwhile included.
  for (const item of found.values()) {
    for (const each of next(item)) {
      if (!found.has(key(each))) found.set(key(each), each);
    }
  }
  return [...found.values()];
}

/** Every way in which a card can end, with the body moved up; nothing that could move is left. */
export function endsOfCard(bug: Bug, cardID: CardID, trackLength: number): Bug[] {
  const plays = allFrom([withCard(bug, cardID, trackLength)], keyOf, (play) =>
    possibleSteps(play, trackLength).map((step) => afterStep(play, step, trackLength)),
  );
  return plays
    .filter((play) => possibleSteps(play, trackLength).length === 0)
    .map((play) => play.bug);
}
