/** Parts of what is said. */

import type { BoardText, ShownSpace } from '../../locales/board-text.ts';
import { linesInPlay } from '../../rules/card-effects.ts';
import { type CardNumber, handCard, type Space } from '../../rules/components.ts';
import type { ActiveExchange, WayStep } from '../../rules/state.ts';

/** A space as it is said: counted from 1. */
export function shownSpace([row, lane]: Space): ShownSpace {
  return { row: row + 1, lane: lane + 1 };
}

/** Which way a step leads, as seen by the driver in a lane. */
export function directionOf(step: WayStep, lane: number, { actions }: BoardText): string {
  if (step === 'finish') return actions.stepFinish;
  if (step[1] < lane) return actions.stepLeft;
  return step[1] > lane ? actions.stepRight : actions.stepStraight;
}

/** A card in words, with what its lines stand for now. */
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
