import { unknownEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Leg, legCards } from '../../rules/components.ts';
import type { BugRaceEvent } from '../../rules/events.ts';
import type { Step } from '../../rules/state.ts';
import { boardWords, legNames } from '../board/en.ts';
import { movedBy } from '../event-details.ts';

const list = listIn('en');

function theLegs(legs: readonly Leg[]): string {
  return list(legs.map((leg) => `the ${legNames[leg]}`));
}

function thePieces(steps: readonly Step[]): string {
  const { legs, bodySections } = movedBy(steps);
  const body = bodySections === 1 ? 'the body' : `the body (${bodySections} sections)`;
  return list([...legs.map((leg) => `the ${legNames[leg]}`), ...(bodySections > 0 ? [body] : [])]);
}

function cards(count: number): string {
  return count === 1 ? 'one card' : `${count} cards`;
}

function toldCard(event: Extract<BugRaceEvent, { type: 'played' }>, nameOf: NameOf): string {
  if (event.steps.length === 0) {
    return event.unmoved.length > 0
      ? `${nameOf(event.playerID)} plays a card: none of its legs can move.`
      : `${nameOf(event.playerID)} plays a card for ${theLegs(legCards[event.cardID]?.legs ?? [])}.`;
  }
  const moved = `${nameOf(event.playerID)} plays a card and moves ${thePieces(event.steps)}.`;
  return event.unmoved.length > 0 ? `${moved} Not moved: ${theLegs(event.unmoved)}.` : moved;
}

/** Returns the sentence of the log for an event. */
export function tell(event: BugRaceEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'chose':
      return `${nameOf(event.playerID)} has chosen a card.`;
    case 'passed':
      return event.swap
        ? `Both players swap ${cards(event.count)}.`
        : `Everybody passes ${cards(event.count)} to the ${event.direction}.`;
    case 'played':
      return toldCard(event, nameOf);
    case 'stepped':
      return `${nameOf(event.playerID)} moves ${thePieces([event.step])}.`;
    case 'cardFinished':
      return `${nameOf(event.playerID)} discards the card without moving ${theLegs(event.unmoved)}.`;
    case 'done':
      return event.bodySteps > 0
        ? `${nameOf(event.playerID)} moves ${thePieces(Array<Step>(event.bodySteps).fill('body'))} and is done.`
        : `${nameOf(event.playerID)} is done.`;
    case 'crossed':
      return `${nameOf(event.playerID)} is across the finish line, in ${boardWords.place(event.place)} place.`;
    case 'reshuffled':
      return 'The pile is empty: the discards are shuffled into a new one.';
    case 'turnBegan':
      return `Turn ${event.turn} begins.`;
    case 'raceEnded':
      return event.winners.length === 1
        ? `The race is over: ${list(event.winners.map(nameOf))} wins the apple!`
        : `The race is over: ${list(event.winners.map(nameOf))} share the apple!`;
    default:
      return unknownEvent(event);
  }
}
