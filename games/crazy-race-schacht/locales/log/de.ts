import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { once } from '../../../kit/once.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type PointsPile, pointsValue } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { boardWords } from '../board/de.ts';
import { arrivalOf, playedSums, sidesOf } from '../event-details.ts';
import type { SchachtText } from '../text.ts';

const { models } = boardWords;

const pileNames: Readonly<Record<PointsPile, string>> = {
  turntable: 'Drehscheibenstapel',
  finish: 'Zielstapel',
};

const list = listIn('de');
const sums = once(() => new Intl.ListFormat('de', { type: 'unit' }));

function spaces(count: number): string {
  return count === 1 ? 'ein Feld' : `${count} Felder`;
}

function jumping(jumps: number): string {
  if (jumps === 0) return '';
  return jumps === 1 ? ', mit einem Sprung' : `, mit ${jumps} Sprüngen`;
}

function destination(movement: { readonly from: number; readonly to: number }): string {
  const { where, space, isAcrossTurntable } = arrivalOf(movement);
  const places = {
    outbound: `auf Feld ${space} (Hinweg)`,
    turntable: 'auf die Drehscheibe',
    homebound: `auf Feld ${space} (Rückweg)`,
    home: 'ins Ziel',
  };
  return isAcrossTurntable ? `über die Drehscheibe ${places[where]}` : places[where];
}

function toldSums(event: Extract<SchachtEvent, { type: 'revealed' }>, nameOf: NameOf): string {
  const { side, cards, winner, sum, isTie } = event;
  const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
  const ending = isTie
    ? `Gleichstand mit ${sum}: Die erste Karte entscheidet, ${nameOf(winner)} gewinnt.`
    : `${nameOf(winner)} gewinnt.`;
  return `Seite ${side + 1}: ${sums().format(played)}. ${ending}`;
}

const eventFormatters: EventFormatters<SchachtEvent> = {
  stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
    `Etappe ${stage}: ${nameOf(firstPlayer)} beginnt. ${sidesOf(stageCard, boardWords)}`,
  placed: ({ playerID, side }, nameOf) =>
    `${nameOf(playerID)} legt eine Karte an Seite ${side + 1}.`,
  passed: ({ playerID }, nameOf) => `${nameOf(playerID)} passt.`,
  passedOver: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} hat keine Karten mehr und wird übersprungen.`,
  tookBack: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} nimmt den ganzen eigenen Stapel auf die Hand.`,
  outOfCards: ({ playerID }, nameOf) => `${nameOf(playerID)} hat keine Karte mehr auf der Hand.`,
  cardsOut: () => 'Niemand kann noch eine Karte legen: Das ist die letzte Etappe.',
  sideEmpty: ({ side, isTaboo }) =>
    isTaboo ? `Seite ${side + 1} ist tabu.` : `An Seite ${side + 1} liegt keine Karte.`,
  revealed: toldSums,
  movementLost: ({ playerID, side, left, model }, nameOf) => {
    const home = model
      ? `Die ${models[model]} von ${nameOf(playerID)} ist schon`
      : `Die Loks von ${nameOf(playerID)} sind alle schon`;
    const lost = left === 1 ? 'Ein Feld verfällt' : `${left} Felder verfallen`;
    return `${home} im Ziel: ${lost} an Seite ${side + 1}.`;
  },
  advanced: (event, nameOf) =>
    `${nameOf(event.playerID)} fährt mit der ${models[event.model]} ${destination(event)}${jumping(event.jumps)}.`,
  tookPoints: ({ playerID, pile, cardID }, nameOf) =>
    cardID === null
      ? `Der ${pileNames[pile]} ist leer: keine Punkte für ${nameOf(playerID)}.`
      : `${nameOf(playerID)} nimmt eine ${pointsValue(cardID)} vom ${pileNames[pile]}.`,
  stole: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} klaut ${nameOf(from)} eine ${pointsValue(cardID)}.`,
  declined: ({ playerID, side, left }, nameOf) =>
    `${nameOf(playerID)} verzichtet auf ${spaces(left)} an Seite ${side + 1}.`,
  reclaimed: ({ playerID, tookCard }, nameOf) =>
    tookCard
      ? `${nameOf(playerID)} nimmt eine Karte dieser Etappe zurück auf die Hand.`
      : `${nameOf(playerID)} nimmt keine Karte dieser Etappe zurück.`,
  discarded: () => 'Alle legen ihre Karten dieser Etappe verdeckt auf den eigenen Stapel.',
  lostHighest: ({ playerID, cardID, distance }, nameOf) =>
    `Strafe: ${nameOf(playerID)} hat eine Lok ${spaces(distance)} vor dem Ziel und verliert die höchste Punktekarte, eine ${pointsValue(cardID)}.`,
  choseDiscard: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} hat eine Punktekarte zum Abwerfen gewählt.`,
  lostChosen: ({ playerID, cardID, distance }, nameOf) =>
    `Strafe: ${nameOf(playerID)} hat eine Lok ${spaces(distance)} vor dem Ziel und wirft eine ${pointsValue(cardID)} ab.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `Das Rennen ist vorbei: ${named} gewinnt!`
      : `Das Rennen ist vorbei: ${named} teilen sich den Sieg!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: SchachtText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
