import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import { once } from '../../../kit/once.ts';
import type { NameOf } from '../../../kit/text.ts';
import { type PointsPile, pointsValue } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { boardWords } from '../board/en.ts';
import { arrivalOf, playedSums, sidesOf } from '../event-details.ts';
import type { SchachtText } from '../text.ts';

const { models } = boardWords;

const pileNames: Readonly<Record<PointsPile, string>> = {
  turntable: 'turntable pile',
  finish: 'finish pile',
};

const list = listIn('en');
const sums = once(() => new Intl.ListFormat('en', { type: 'unit' }));

function spaces(count: number): string {
  return count === 1 ? 'one space' : `${count} spaces`;
}

function jumping(jumps: number): string {
  if (jumps === 0) return '';
  return jumps === 1 ? ', with one jump' : `, with ${jumps} jumps`;
}

function destination(movement: { readonly from: number; readonly to: number }): string {
  const { where, space, isAcrossTurntable } = arrivalOf(movement);
  const places = {
    outbound: `to space ${space}, outbound`,
    turntable: 'onto the turntable',
    homebound: `to space ${space}, homebound`,
    home: 'home',
  };
  if (!isAcrossTurntable) return places[where];
  return where === 'home'
    ? 'across the turntable and home'
    : `across the turntable ${places[where]}`;
}

function toldSums(event: Extract<SchachtEvent, { type: 'revealed' }>, nameOf: NameOf): string {
  const { side, cards, winner, sum, isTie } = event;
  const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
  const ending = isTie
    ? `${nameOf(winner)} wins the tie at ${sum}: the first card decides.`
    : `${nameOf(winner)} wins.`;
  return `Side ${side + 1}: ${sums().format(played)}. ${ending}`;
}

const eventFormatters: EventFormatters<SchachtEvent> = {
  stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
    `Stage ${stage} begins, and ${nameOf(firstPlayer)} goes first. ${sidesOf(stageCard, boardWords)}`,
  placed: ({ playerID, side }, nameOf) => `${nameOf(playerID)} puts a card at side ${side + 1}.`,
  passed: ({ playerID }, nameOf) => `${nameOf(playerID)} passes.`,
  passedOver: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} has no cards left to play and is passed over.`,
  tookBack: ({ playerID }, nameOf) => `${nameOf(playerID)} takes the whole pile back.`,
  outOfCards: ({ playerID }, nameOf) => `${nameOf(playerID)} has no cards left in hand.`,
  cardsOut: () => 'Nobody has a card left to play: this stage is the last one.',
  sideEmpty: ({ side, isTaboo }) =>
    isTaboo ? `Side ${side + 1} is taboo.` : `There are no cards at side ${side + 1}.`,
  revealed: toldSums,
  movementLost: ({ playerID, side, left, model }, nameOf) => {
    const home = model ? `${models[model]} is` : 'locomotives are all';
    const lost = `${spaces(left)} ${left === 1 ? 'is' : 'are'} lost at side ${side + 1}`;
    return `${nameOf(playerID)}’s ${home} home already: ${lost}.`;
  },
  advanced: (event, nameOf) =>
    `${nameOf(event.playerID)} moves the ${models[event.model]} ${destination(event)}${jumping(event.jumps)}.`,
  tookPoints: ({ playerID, pile, cardID }, nameOf) =>
    cardID === null
      ? `The ${pileNames[pile]} is empty: no points for ${nameOf(playerID)}.`
      : `${nameOf(playerID)} takes a ${pointsValue(cardID)} from the ${pileNames[pile]}.`,
  stole: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} steals a ${pointsValue(cardID)} from ${nameOf(from)}.`,
  declined: ({ playerID, side, left }, nameOf) =>
    `${nameOf(playerID)} gives up ${spaces(left)} at side ${side + 1}.`,
  reclaimed: ({ playerID, tookCard }, nameOf) =>
    tookCard
      ? `${nameOf(playerID)} takes back one card from this stage.`
      : `${nameOf(playerID)} takes back no card from this stage.`,
  discarded: () => 'The cards of this stage go face down on their owners’ piles.',
  lostHighest: ({ playerID, cardID, distance }, nameOf) =>
    `Penalty: ${nameOf(playerID)} has a locomotive ${spaces(distance)} from home and loses their highest points card, a ${pointsValue(cardID)}.`,
  choseDiscard: ({ playerID }, nameOf) => `${nameOf(playerID)} has chosen what to discard.`,
  lostChosen: ({ playerID, cardID, distance }, nameOf) =>
    `Penalty: ${nameOf(playerID)} has a locomotive ${spaces(distance)} from home and discards a ${pointsValue(cardID)}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `The race is over: ${named} wins!`
      : `The race is over: ${named} share the win!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: SchachtText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
