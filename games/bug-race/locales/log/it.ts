import { unknownEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Leg, legCards } from '../../rules/components.ts';
import type { BugRaceEvent } from '../../rules/events.ts';
import type { Step } from '../../rules/state.ts';
import { legNames } from '../board/it.ts';
import { movedBy } from '../event-details.ts';

const list = listIn('it');

function theLegs(legs: readonly Leg[]): string {
  return list(legs.map((leg) => `la ${legNames[leg]}`));
}

function thePieces(steps: readonly Step[]): string {
  const { legs, bodySections } = movedBy(steps);
  const body = bodySections === 1 ? 'il corpo' : `il corpo (${bodySections} caselle)`;
  return list([...legs.map((leg) => `la ${legNames[leg]}`), ...(bodySections > 0 ? [body] : [])]);
}

function cards(count: number): string {
  return count === 1 ? 'una carta' : `${count} carte`;
}

function toldCard(event: Extract<BugRaceEvent, { type: 'played' }>, nameOf: NameOf): string {
  if (event.steps.length === 0) {
    return event.unmoved.length > 0
      ? `${nameOf(event.playerID)} gioca una carta: nessuna delle sue zampe può muoversi.`
      : `${nameOf(event.playerID)} gioca una carta per ${theLegs(legCards[event.cardID]?.legs ?? [])}.`;
  }
  const moved = `${nameOf(event.playerID)} gioca una carta e muove ${thePieces(event.steps)}.`;
  if (event.unmoved.length === 0) return moved;
  return `${moved} ${event.unmoved.length === 1 ? 'Non mossa' : 'Non mosse'}: ${theLegs(event.unmoved)}.`;
}

/** Returns the sentence of the log for an event. */
export function tell(event: BugRaceEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'chose':
      return `${nameOf(event.playerID)} ha scelto una carta.`;
    case 'passed':
      if (event.swap) return `I due giocatori si scambiano ${cards(event.count)}.`;
      return event.direction === 'left'
        ? `Tutti passano ${cards(event.count)} a sinistra.`
        : `Tutti passano ${cards(event.count)} a destra.`;
    case 'played':
      return toldCard(event, nameOf);
    case 'stepped':
      return `${nameOf(event.playerID)} muove ${thePieces([event.step])}.`;
    case 'cardFinished':
      return `${nameOf(event.playerID)} scarta la carta senza muovere ${theLegs(event.unmoved)}.`;
    case 'done':
      return event.bodySteps > 0
        ? `${nameOf(event.playerID)} muove ${thePieces(Array<Step>(event.bodySteps).fill('body'))} e ha finito.`
        : `${nameOf(event.playerID)} ha finito.`;
    case 'crossed':
      return `${nameOf(event.playerID)} ha superato il traguardo: ${event.place}º posto.`;
    case 'reshuffled':
      return 'Il mazzo è finito: si mischiano gli scarti per farne uno nuovo.';
    case 'turnBegan':
      return `Comincia il turno ${event.turn}.`;
    case 'raceEnded':
      return event.winners.length === 1
        ? `La corsa è finita: ${list(event.winners.map(nameOf))} vince la mela!`
        : `La corsa è finita: ${list(event.winners.map(nameOf))} si dividono la mela!`;
    default:
      return unknownEvent(event);
  }
}
