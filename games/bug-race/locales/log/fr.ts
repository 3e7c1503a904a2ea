import { unknownEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Leg, legCards } from '../../rules/components.ts';
import type { BugRaceEvent } from '../../rules/events.ts';
import type { Step } from '../../rules/state.ts';
import { legNames } from '../board/fr.ts';
import { movedBy } from '../event-details.ts';

const list = listIn('fr');

function theLegs(legs: readonly Leg[]): string {
  return list(legs.map((leg) => `la ${legNames[leg]}`));
}

function thePieces(steps: readonly Step[]): string {
  const { legs, bodySections } = movedBy(steps);
  const body = bodySections === 1 ? 'le corps' : `le corps (${bodySections} cases)`;
  return list([...legs.map((leg) => `la ${legNames[leg]}`), ...(bodySections > 0 ? [body] : [])]);
}

function cards(count: number): string {
  return count === 1 ? 'une carte' : `${count} cartes`;
}

function toldCard(event: Extract<BugRaceEvent, { type: 'played' }>, nameOf: NameOf): string {
  if (event.steps.length === 0) {
    return event.unmoved.length > 0
      ? `${nameOf(event.playerID)} joue une carte : aucune de ses pattes ne peut avancer.`
      : `${nameOf(event.playerID)} joue une carte pour ${theLegs(legCards[event.cardID]?.legs ?? [])}.`;
  }
  const moved = `${nameOf(event.playerID)} joue une carte et fait avancer ${thePieces(event.steps)}.`;
  if (event.unmoved.length === 0) return moved;
  return `${moved} ${event.unmoved.length === 1 ? 'N’a pas bougé' : 'N’ont pas bougé'} : ${theLegs(event.unmoved)}.`;
}

/** Returns the sentence of the log for an event. */
export function tell(event: BugRaceEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'chose':
      return `${nameOf(event.playerID)} a choisi une carte.`;
    case 'passed':
      if (event.swap) return `Les deux joueurs échangent ${cards(event.count)}.`;
      return event.direction === 'left'
        ? `Tout le monde passe ${cards(event.count)} à gauche.`
        : `Tout le monde passe ${cards(event.count)} à droite.`;
    case 'played':
      return toldCard(event, nameOf);
    case 'stepped':
      return `${nameOf(event.playerID)} fait avancer ${thePieces([event.step])}.`;
    case 'cardFinished':
      return `${nameOf(event.playerID)} défausse la carte sans faire avancer ${theLegs(event.unmoved)}.`;
    case 'done':
      return event.bodySteps > 0
        ? `${nameOf(event.playerID)} fait avancer ${thePieces(Array<Step>(event.bodySteps).fill('body'))} et a terminé.`
        : `${nameOf(event.playerID)} a terminé.`;
    case 'crossed':
      return `${nameOf(event.playerID)} a franchi l’arrivée : ${event.place}${event.place === 1 ? 're' : 'e'} place.`;
    case 'reshuffled':
      return 'La pioche est vide : on mélange la défausse pour en refaire une.';
    case 'turnBegan':
      return `Le tour ${event.turn} commence.`;
    case 'raceEnded':
      return event.winners.length === 1
        ? `La course est finie : ${list(event.winners.map(nameOf))} gagne la pomme !`
        : `La course est finie : ${list(event.winners.map(nameOf))} se partagent la pomme !`;
    default:
      return unknownEvent(event);
  }
}
