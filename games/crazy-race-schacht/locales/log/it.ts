import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { withD } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { once } from '../../../kit/once.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Model, type PointsPile, pointsValue } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { boardWords } from '../board/it.ts';
import { arrivalOf, playedSums, sidesOf } from '../event-details.ts';
import type { SchachtText } from '../text.ts';

const modelsWithArticle: Readonly<Record<Model, string>> = {
  A: 'la Pioniera',
  B: 'la Locotender',
  C: 'l’Espresso',
};

const pileNames: Readonly<Record<PointsPile, string>> = {
  turntable: 'pila della piattaforma',
  finish: 'pila del traguardo',
};

const list = listIn('it');
const sums = once(() => new Intl.ListFormat('it', { type: 'unit' }));

function spaces(count: number): string {
  return count === 1 ? 'una casella' : `${count} caselle`;
}

function jumping(jumps: number): string {
  if (jumps === 0) return '';
  return jumps === 1 ? ', con un salto' : `, con ${jumps} salti`;
}

function destination(movement: { readonly from: number; readonly to: number }): string {
  const { where, space, isAcrossTurntable } = arrivalOf(movement);
  const places = {
    outbound: `alla casella ${space} (andata)`,
    turntable: 'sulla piattaforma girevole',
    homebound: `alla casella ${space} (ritorno)`,
    home: 'al traguardo',
  };
  return isAcrossTurntable
    ? `${places[where]} passando per la piattaforma girevole`
    : places[where];
}

function toldSums(event: Extract<SchachtEvent, { type: 'revealed' }>, nameOf: NameOf): string {
  const { side, cards, winner, sum, isTie } = event;
  const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
  const ending = isTie
    ? `Parità a quota ${sum}: decide la prima carta, vince ${nameOf(winner)}.`
    : `Vince ${nameOf(winner)}.`;
  return `Lato ${side + 1}: ${sums().format(played)}. ${ending}`;
}

const eventFormatters: EventFormatters<SchachtEvent> = {
  stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
    `Tappa ${stage}: comincia ${nameOf(firstPlayer)}. ${sidesOf(stageCard, boardWords)}`,
  placed: ({ playerID, side }, nameOf) =>
    `${nameOf(playerID)} mette una carta sul lato ${side + 1}.`,
  passed: ({ playerID }, nameOf) => `${nameOf(playerID)} passa.`,
  passedOver: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} non ha più carte da giocare e salta il turno.`,
  tookBack: ({ playerID }, nameOf) => `${nameOf(playerID)} riprende in mano tutta la sua pila.`,
  outOfCards: ({ playerID }, nameOf) => `${nameOf(playerID)} non ha più carte in mano.`,
  cardsOut: () => 'Nessuno ha più carte da giocare: questa è l’ultima tappa.',
  sideEmpty: ({ side, isTaboo }) =>
    isTaboo ? `Il lato ${side + 1} è tabù.` : `Sul lato ${side + 1} non ci sono carte.`,
  revealed: toldSums,
  movementLost: ({ playerID, side, left, model }, nameOf) => {
    const home = model ? modelsWithArticle[model] : 'tutte le locomotive';
    const lost = `${spaces(left)} ${left === 1 ? 'va persa' : 'vanno perse'} sul lato ${side + 1}`;
    return `${nameOf(playerID)} ha già ${home} al traguardo: ${lost}.`;
  },
  advanced: (event, nameOf) =>
    `${nameOf(event.playerID)} porta ${modelsWithArticle[event.model]} ${destination(event)}${jumping(event.jumps)}.`,
  tookPoints: ({ playerID, pile, cardID }, nameOf) =>
    cardID === null
      ? `La ${pileNames[pile]} è vuota: niente punti per ${nameOf(playerID)}.`
      : `${nameOf(playerID)} prende un ${pointsValue(cardID)} dalla ${pileNames[pile]}.`,
  stole: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} ruba un ${pointsValue(cardID)} ${withD('a', nameOf(from))}.`,
  declined: ({ playerID, side, left }, nameOf) =>
    `${nameOf(playerID)} rinuncia a ${spaces(left)} sul lato ${side + 1}.`,
  reclaimed: ({ playerID, tookCard }, nameOf) =>
    tookCard
      ? `${nameOf(playerID)} riprende in mano una carta di questa tappa.`
      : `${nameOf(playerID)} non riprende nessuna carta di questa tappa.`,
  discarded: () => 'Le carte di questa tappa finiscono coperte nelle pile di chi le ha giocate.',
  lostHighest: ({ playerID, cardID, distance }, nameOf) =>
    `Penalità: ${nameOf(playerID)} ha una locomotiva a ${spaces(distance)} dal traguardo e perde la carta punti più alta, un ${pointsValue(cardID)}.`,
  choseDiscard: ({ playerID }, nameOf) => `${nameOf(playerID)} ha scelto che cosa scartare.`,
  lostChosen: ({ playerID, cardID, distance }, nameOf) =>
    `Penalità: ${nameOf(playerID)} ha una locomotiva a ${spaces(distance)} dal traguardo e scarta un ${pointsValue(cardID)}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La corsa è finita: vince ${named}!`
      : `La corsa è finita: ${named} vincono insieme!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: SchachtText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
