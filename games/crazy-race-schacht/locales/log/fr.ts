import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { once } from '../../../kit/once.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type Model, type PointsPile, pointsValue } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { boardWords } from '../board/fr.ts';
import { arrivalOf, playedSums, sidesOf } from '../event-details.ts';
import type { SchachtText } from '../text.ts';

const ownModels: Readonly<Record<Model, string>> = {
  A: 'sa Pionnière',
  B: 'sa Loco-tender',
  C: 'son Express',
};

const pileNames: Readonly<Record<PointsPile, string>> = {
  turntable: 'pile de la plaque tournante',
  finish: 'pile d’arrivée',
};

const list = listIn('fr');
const sums = once(() => new Intl.ListFormat('fr', { type: 'unit' }));

function spaces(count: number): string {
  return count === 1 ? 'une case' : `${count} cases`;
}

function jumping(jumps: number): string {
  if (jumps === 0) return '';
  return jumps === 1 ? ', avec un saut' : `, avec ${jumps} sauts`;
}

function destination(movement: { readonly from: number; readonly to: number }): string {
  const { where, space, isAcrossTurntable } = arrivalOf(movement);
  const places = {
    outbound: `à la case ${space} (aller)`,
    turntable: 'sur la plaque tournante',
    homebound: `à la case ${space} (retour)`,
    home: 'à l’arrivée',
  };
  return isAcrossTurntable ? `${places[where]} en passant par la plaque tournante` : places[where];
}

function toldSums(event: Extract<SchachtEvent, { type: 'revealed' }>, nameOf: NameOf): string {
  const { side, cards, winner, sum, isTie } = event;
  const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
  const ending = isTie
    ? `Égalité à ${sum} : la première carte décide, ${nameOf(winner)} l’emporte.`
    : `${nameOf(winner)} l’emporte.`;
  return `Côté ${side + 1} : ${sums().format(played)}. ${ending}`;
}

const eventFormatters: EventFormatters<SchachtEvent> = {
  stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
    `Étape ${stage} : ${nameOf(firstPlayer)} commence. ${sidesOf(stageCard, boardWords)}`,
  placed: ({ playerID, side }, nameOf) =>
    `${nameOf(playerID)} pose une carte sur le côté ${side + 1}.`,
  passed: ({ playerID }, nameOf) => `${nameOf(playerID)} passe.`,
  passedOver: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} n’a plus de cartes à jouer et son tour est sauté.`,
  tookBack: ({ playerID }, nameOf) => `${nameOf(playerID)} reprend toute sa pile en main.`,
  outOfCards: ({ playerID }, nameOf) => `${nameOf(playerID)} n’a plus aucune carte en main.`,
  cardsOut: () => 'Plus personne n’a de carte à jouer : cette étape est la dernière.',
  sideEmpty: ({ side, isTaboo }) =>
    isTaboo ? `Le côté ${side + 1} est tabou.` : `Il n’y a aucune carte sur le côté ${side + 1}.`,
  revealed: toldSums,
  movementLost: ({ playerID, side, left, model }, nameOf) => {
    const home = model ? ownModels[model] : 'ses trois locomotives';
    const lost = `${spaces(left)} ${left === 1 ? 'perdue' : 'perdues'} sur le côté ${side + 1}`;
    return `${nameOf(playerID)} a déjà ramené ${home} à la gare : ${lost}.`;
  },
  advanced: (event, nameOf) =>
    `${nameOf(event.playerID)} mène ${ownModels[event.model]} ${destination(event)}${jumping(event.jumps)}.`,
  tookPoints: ({ playerID, pile, cardID }, nameOf) =>
    cardID === null
      ? `La ${pileNames[pile]} est vide : pas de points pour ${nameOf(playerID)}.`
      : `${nameOf(playerID)} prend un ${pointsValue(cardID)} sur la ${pileNames[pile]}.`,
  stole: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} vole un ${pointsValue(cardID)} à ${nameOf(from)}.`,
  declined: ({ playerID, side, left }, nameOf) =>
    `${nameOf(playerID)} renonce à ${spaces(left)} sur le côté ${side + 1}.`,
  reclaimed: ({ playerID, tookCard }, nameOf) =>
    tookCard
      ? `${nameOf(playerID)} reprend en main une carte de cette étape.`
      : `${nameOf(playerID)} ne reprend aucune carte de cette étape.`,
  discarded: () => 'Chacun met ses cartes de cette étape, face cachée, sur sa pile.',
  lostHighest: ({ playerID, cardID, distance }, nameOf) =>
    `Pénalité : ${nameOf(playerID)} a une locomotive à ${spaces(distance)} de l’arrivée et perd sa meilleure carte points, un ${pointsValue(cardID)}.`,
  choseDiscard: ({ playerID }, nameOf) => `${nameOf(playerID)} a choisi sa carte à défausser.`,
  lostChosen: ({ playerID, cardID, distance }, nameOf) =>
    `Pénalité : ${nameOf(playerID)} a une locomotive à ${spaces(distance)} de l’arrivée et défausse un ${pointsValue(cardID)}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `La course est finie : ${named} gagne !`
      : `La course est finie : ${named} se partagent la victoire !`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: SchachtText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
