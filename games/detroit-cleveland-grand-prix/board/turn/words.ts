/** Parts of sentences. */

import type { BoardText, ShownSpace } from '../../locales/board/en.ts';
import { linesInPlay } from '../../rules/card-effects.ts';
import { type CardNumber, handCard, type Space } from '../../rules/components.ts';
import type { ActiveExchange, RouteStep } from '../../rules/state.ts';

/** Returns a space as it is named, counted from 1. */
export function shownSpace([row, lane]: Space): ShownSpace {
  return { row: row + 1, lane: lane + 1 };
}

/** Returns the direction of a step, from the point of view of the driver in a lane. */
export function directionOf(step: RouteStep, lane: number, { actions }: BoardText): string {
  if (step === 'finish') return actions.stepFinish;
  if (step[1] < lane) return actions.stepLeft;
  return step[1] > lane ? actions.stepRight : actions.stepStraight;
}

/** Describes a card, with the present meaning of its lines. */
export function cardName(
  number: CardNumber,
  exchanges: readonly ActiveExchange[],
  { cars: names, white, hand, race }: BoardText,
): string {
  const card = handCard(number);
  if (card.kind === 'exchange') {
    const [one, other] = card.cars;
    return hand.exchangeCard(number, names[one], names[other]);
  }
  const lines = linesInPlay(exchanges, number).entries.map(({ shown, car, spaces }) =>
    car === null || shown === 'white'
      ? race.entry(white, spaces, null)
      : race.entry(names[car], spaces, car === shown ? null : names[shown]),
  );
  return hand.card(number, lines);
}
