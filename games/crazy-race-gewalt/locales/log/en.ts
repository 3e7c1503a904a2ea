import { type EventFormatters, type EventOf, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import type { NameOf } from '../../../kit/text.ts';
import {
  type ActionCardID,
  actionKind,
  arrowOf,
  maxCounters,
  type SectionCardID,
  squaresOn,
} from '../../rules/components.ts';
import type { ArrowKind, DiceKind } from '../../rules/effects.ts';
import type { GewaltEvent, ScoredTrophy } from '../../rules/events.ts';
import type { SectionRef } from '../../rules/state.ts';
import { boardText } from '../board/en.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from '../event-details.ts';
import type { GewaltText } from '../text.ts';

const list = listIn('en');
const { kinds, stages } = boardText;
const ordinal = boardText.status.place;

/** Returns the name of a card in quotation marks. */
export function quoted(card: string): string {
  return `“${card}”`;
}

function action(cardID: ActionCardID): string {
  return quoted(kinds[actionKind(cardID)]);
}

function squares(count: number): string {
  if (count === 0) return 'no squares';
  return count === 1 ? '1 square' : `${count} squares`;
}

function sectionCard(cardID: SectionCardID): string {
  return `section card with ${squares(squaresOn(cardID))}`;
}

function points(count: number): string {
  if (count === 0) return 'no points';
  return count === 1 ? '1 point' : `${count} points`;
}

function sectionOf({ stage, number }: ToldSection): string {
  return `${stages[stage]} ${number}`;
}

function spotOf(spot: SectionRef, playerID: PlayerID): string {
  const told = toldSpot(spot, playerID);
  return `lane ${told.lane}${told.isOwn ? ' (their own)' : ''}, ${sectionOf(told)}`;
}

/** Effects of a card in the turn that begins. */
const effects: Readonly<Record<ArrowKind, (name: string) => string>> = {
  extraTurn: (name) => `${name} has two turns in a row`,
  skipTurn: (name) => `${name} misses this turn`,
  noRoll: (name) => `${name} may use cards, but won’t move`,
  doubleRoll: (name) => `${name}’s dice count double`,
  noCards: (name) => `${name} can’t play cards, only discard`,
  move4: (name) => `${name} moves 4 squares instead of rolling`,
  move10: (name) => `${name} moves 10 squares instead of rolling`,
  minus4: (name) => `${name} moves 4 squares fewer than rolled`,
  plus4: (name) => `${name} moves 4 squares more than rolled`,
};

/** Effects of a card on the dice, added to their result. */
const diceChanges: Readonly<Record<DiceKind, string>> = {
  doubleRoll: ', doubled',
  minus4: ', less 4',
  plus4: ', plus 4',
};

function toldRoll(
  { playerID, dice, effect, steps }: EventOf<GewaltEvent, 'rolled'>,
  nameOf: NameOf,
): string {
  const change = effect === null ? '' : diceChanges[effect];
  return `${nameOf(playerID)} rolls ${dice[0]} and ${dice[1]}${change}: ${squares(steps)}.`;
}

function toldMove(
  { playerID, to, path, steps }: EventOf<GewaltEvent, 'moved'>,
  nameOf: NameOf,
): string {
  const name = nameOf(playerID);
  if (to === null) return `${name} races over the finish line!`;
  if (path.length === 0) return `${name} stays where they are.`;
  return `${name} moves ${squares(steps)}, to ${sectionOf(toldSection(to.section))}, square ${to.square}.`;
}

function toldRow({ stage, trophy, bet, sameBets, points: count }: ScoredTrophy, nameOf: NameOf) {
  const came = `${stages[stage]} ${ordinal(trophy)}`;
  if (trophy !== bet) return `${came} instead of ${ordinal(bet)}`;
  const same = sameBets.length === 0 ? '' : ` (same bet: ${list(sameBets.map(nameOf))})`;
  return `${came} as bet, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `Off they go, ${isExpert ? 'with' : 'without'} action cards! Order of play: ${list(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
  turnBegan: ({ playerID, isSecond }, nameOf) =>
    isSecond ? `${nameOf(playerID)} has a second turn.` : `It is ${nameOf(playerID)}’s turn.`,
  laidSection: ({ playerID, cardID, ...spot }, nameOf) =>
    `${nameOf(playerID)} lays a ${sectionCard(cardID)} on ${spotOf(spot, playerID)}.`,
  discarded: ({ playerID, deck, cardID }, nameOf) =>
    `${nameOf(playerID)} discards ${deck === 'section' ? `a ${sectionCard(cardID)}` : action(cardID)}.`,
  relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
    `${nameOf(playerID)} plays ${action(actionID)}: the ${sectionCard(cardID)} goes from ${spotOf(from, playerID)} to ${spotOf(to, playerID)}.`,
  actionLaid: ({ playerID, target, cardID }, nameOf) =>
    `${nameOf(playerID)} plays ${action(cardID)} on ${nameOf(target)}.`,
  asked: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} may counter ${action(cardID)} from ${nameOf(from)}.`,
  countered: ({ playerID, from, cardID, times }, nameOf) =>
    `${nameOf(playerID)} counters ${action(cardID)} from ${nameOf(from)} (counter ${times} of ${maxCounters}): both cards are discarded.`,
  allowed: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} accepts ${action(cardID)} from ${nameOf(from)}.`,
  actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
    `${action(cardID)} from ${nameOf(from)} takes effect: ${effects[arrowOf(cardID)](nameOf(playerID))}.`,
  actionSpent: ({ playerID, cardID }, nameOf) =>
    `${action(cardID)} on ${nameOf(playerID)} has taken effect and is discarded.`,
  rolled: toldRoll,
  stayed: ({ playerID }, nameOf) => `${nameOf(playerID)} doesn’t roll and stays put.`,
  moved: toldMove,
  crossed: ({ playerID, stage, place }, nameOf) =>
    `${nameOf(playerID)} is through the ${stages[stage]} stage and takes the trophy for ${ordinal(place)} place.`,
  finished: ({ playerID, laid }, nameOf) => {
    const too = laid === null ? '' : `, and ${action(laid)} too`;
    return `${nameOf(playerID)} has finished the race: the cards in hand are discarded${too}.`;
  },
  tookRest: ({ playerID, trophies }, nameOf) => {
    const taken = trophies.map(({ stage, place }) => `${ordinal(place)} in ${stages[stage]}`);
    const what = taken.length === 1 ? 'trophy' : 'trophies';
    return `Only ${nameOf(playerID)} is left in the race and takes the remaining ${what}: ${list(taken)}.`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) => {
    const owed = isOwed ? ', owed for a counter' : '';
    return `${nameOf(playerID)} draws ${deck === 'section' ? 'a section card' : 'an action card'}${owed}.`;
  },
  reshuffled: ({ deck, count }) =>
    `No ${deck} cards are left to draw: the discards are shuffled into a new pile of ${count}.`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `All ${deck} cards are used up: ${nameOf(playerID)} draws none.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `The bets on lilac, blue and red are turned up: ${list(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) =>
    `${nameOf(playerID)} scores ${points(sum)}: ${rows.map((row) => toldRow(row, nameOf)).join('; ')}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `The race is over: ${named} has the most points and wins!`
      : `The race is over: ${named} have the most points and share the win!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GewaltText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
