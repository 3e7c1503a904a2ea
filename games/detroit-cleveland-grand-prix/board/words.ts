/** Parts of what is said. */
import { type CardNumber, entriesOf, handCard, type Space } from '../components.ts';
import type { BoardText, ShownSpace } from '../locales/board-text.ts';
import { carStandingFor } from '../rules.ts';
import type { ActiveExchange, WayStep } from '../state.ts';

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
  const lines = entriesOf(number).map(({ car, spaces }) => {
    if (car === 'white') return race.entry(white, spaces, null);
    const stands = carStandingFor(exchanges, car);
    return race.entry(names[stands], spaces, stands === car ? null : names[car]);
  });
  return hand.card(number, lines);
}
