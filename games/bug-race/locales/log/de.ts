import { unknownEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Leg, legCards } from '../../rules/components.ts';
import type { BugRaceEvent } from '../../rules/events.ts';
import type { Step } from '../../rules/state.ts';
import { movedBy } from '../event-details.ts';

const legsWithArticle: Readonly<Record<Leg, string>> = {
  leftFront: 'das linke Vorderbein',
  leftMiddle: 'das linke Mittelbein',
  leftRear: 'das linke Hinterbein',
  rightFront: 'das rechte Vorderbein',
  rightMiddle: 'das rechte Mittelbein',
  rightRear: 'das rechte Hinterbein',
};

const list = listIn('de');

function theLegs(legs: readonly Leg[]): string {
  return list(legs.map((leg) => legsWithArticle[leg]));
}

function thePieces(steps: readonly Step[]): string {
  const { legs, bodySections } = movedBy(steps);
  const body = bodySections === 1 ? 'den Körper' : `den Körper (${bodySections} Felder)`;
  return list([...legs.map((leg) => legsWithArticle[leg]), ...(bodySections > 0 ? [body] : [])]);
}

function cards(count: number): string {
  return count === 1 ? 'eine Karte' : `${count} Karten`;
}

function toldCard(event: Extract<BugRaceEvent, { type: 'played' }>, nameOf: NameOf): string {
  if (event.steps.length === 0) {
    return event.unmoved.length > 0
      ? `${nameOf(event.playerID)} spielt eine Karte: Kein Bein darauf kann sich bewegen.`
      : `${nameOf(event.playerID)} spielt eine Karte für ${theLegs(legCards[event.cardID]?.legs ?? [])}.`;
  }
  const moved = `${nameOf(event.playerID)} spielt eine Karte und bewegt ${thePieces(event.steps)}.`;
  return event.unmoved.length > 0 ? `${moved} Nicht bewegt: ${theLegs(event.unmoved)}.` : moved;
}

/** Returns the sentence of the log for an event. */
export function tell(event: BugRaceEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'chose':
      return `${nameOf(event.playerID)} hat eine Karte gewählt.`;
    case 'passed':
      if (event.swap) return `Beide tauschen ${cards(event.count)}.`;
      return event.direction === 'left'
        ? `Alle geben ${cards(event.count)} nach links weiter.`
        : `Alle geben ${cards(event.count)} nach rechts weiter.`;
    case 'played':
      return toldCard(event, nameOf);
    case 'stepped':
      return `${nameOf(event.playerID)} bewegt ${thePieces([event.step])}.`;
    case 'cardFinished':
      return `${nameOf(event.playerID)} legt die Karte ab, ohne ${theLegs(event.unmoved)} zu bewegen.`;
    case 'done':
      return event.bodySteps > 0
        ? `${nameOf(event.playerID)} bewegt ${thePieces(Array<Step>(event.bodySteps).fill('body'))} und ist fertig.`
        : `${nameOf(event.playerID)} ist fertig.`;
    case 'crossed':
      return `${nameOf(event.playerID)} ist über der Ziellinie: ${event.place}. Platz.`;
    case 'reshuffled':
      return 'Der Stapel ist leer: Die Ablage wird zu einem neuen gemischt.';
    case 'turnBegan':
      return `Runde ${event.turn} beginnt.`;
    case 'raceEnded':
      return event.winners.length === 1
        ? `Das Rennen ist vorbei: ${list(event.winners.map(nameOf))} gewinnt den Apfel!`
        : `Das Rennen ist vorbei: ${list(event.winners.map(nameOf))} teilen sich den Apfel!`;
    default:
      return unknownEvent(event);
  }
}
