/** Events of every type, for the tests of what the log says. */

import type {
  GewaltEvent,
  PawnPosition,
  ScoredTrophy,
} from '../../../games/crazy-race-gewalt/index.ts';
import {
  actionCards,
  actionKind,
  decks,
  laneCount,
  sectionsPerLane,
  stages,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import { arrowKinds } from '../../../games/crazy-race-gewalt/rules/effects.ts';
import { action, sectionWith } from './positions.ts';

/** The player whom the events are about. */
export const playerID = '0';
const from = '1';

/** A section card of each number of squares. */
const sectionCards = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((squares) => sectionWith(squares));
const arrows = arrowKinds.map((kind) => action(kind));
const kinds = [...new Set(actionCards)].map((kind) => action(kind));
const bothOf = [true, false] as const;
const start: PawnPosition = { section: 0, square: 1 };

/** Returns a path of this many squares, of which no sentence mentions any except the last. */
function pathTo(to: PawnPosition, steps: number): PawnPosition[] {
  return Array.from({ length: steps }, () => to);
}

const ends: readonly (readonly [to: PawnPosition, steps: number])[] = [
  [{ section: 0, square: 2 }, 1],
  [{ section: 4, square: 3 }, 12],
  [{ section: 5, square: 1 }, 9],
  [{ section: 14, square: 8 }, 7],
];

const rightRow: ScoredTrophy = { stage: 'lilac', trophy: 2, bet: 2, sameBets: [], points: 1 };
const secondRight: ScoredTrophy = { ...rightRow, stage: 'blue' };
const wrongRow: ScoredTrophy = { stage: 'blue', trophy: 3, bet: 4, sameBets: ['1'], points: 0 };
const shared: ScoredTrophy = {
  stage: 'red',
  trophy: 1,
  bet: 1,
  sameBets: ['1', '2', '3'],
  points: 4,
};

/** At least one event of each type, with every form that a sentence can take. */
export const samples: { readonly [Type in GewaltEvent['type']]: readonly GewaltEvent[] } = {
  raceBegan: bothOf.flatMap((isExpert) =>
    ['0', '2'].map((firstPlayer) => ({
      type: 'raceBegan' as const,
      seats: ['0', '1', '2'],
      firstPlayer,
      isExpert,
      pileSizes: { section: 44, action: isExpert ? 15 : 0 },
    })),
  ),
  turnBegan: bothOf.map((isSecond) => ({ type: 'turnBegan', playerID, isSecond })),
  laidSection: [
    ...sectionCards.map((cardID) => ({ cardID, lane: 0, section: 7 })),
    ...Array.from({ length: laneCount }, (_, lane) => ({ cardID: 0, lane, section: 3 })),
    ...Array.from({ length: sectionsPerLane }, (_, section) => ({ cardID: 0, lane: 4, section })),
  ]
    .filter(({ lane, section }) => lane !== 4 || section !== 3)
    .map((laid) => ({ type: 'laidSection', playerID, ...laid })),
  discarded: [
    ...sectionCards.map((cardID) => ({ deck: 'section' as const, cardID })),
    ...kinds.map((cardID) => ({ deck: 'action' as const, cardID })),
  ].map((card) => ({ type: 'discarded', playerID, ...card })),
  relocated: sectionCards.map((cardID) => ({
    type: 'relocated',
    playerID,
    actionID: action('relocate'),
    cardID,
    from: { lane: 0, section: 6 },
    to: { lane: 3, section: 14 },
  })),
  actionLaid: arrows.map((cardID) => ({ type: 'actionLaid', playerID, target: '1', cardID })),
  asked: arrows.map((cardID) => ({ type: 'asked', playerID, from, cardID })),
  countered: arrows.flatMap((cardID) =>
    [1, 2].map((times) => ({
      type: 'countered' as const,
      playerID,
      from,
      cardID,
      counterID: action('counter'),
      times,
    })),
  ),
  allowed: arrows.map((cardID) => ({ type: 'allowed', playerID, from, cardID })),
  actionTookEffect: arrows.map((cardID) => ({ type: 'actionTookEffect', playerID, from, cardID })),
  actionSpent: arrows.map((cardID) => ({ type: 'actionSpent', playerID, cardID })),
  rolled: [
    { dice: [3, 5] as const, effect: null, steps: 8 },
    { dice: [3, 5] as const, effect: 'doubleRoll' as const, steps: 16 },
    { dice: [3, 5] as const, effect: 'minus4' as const, steps: 4 },
    { dice: [3, 5] as const, effect: 'plus4' as const, steps: 12 },
    { dice: [1, 2] as const, effect: 'minus4' as const, steps: 0 },
    { dice: [1, 4] as const, effect: 'minus4' as const, steps: 1 },
  ].map((roll) => ({ type: 'rolled', playerID, ...roll })),
  stayed: [{ type: 'stayed', playerID }],
  moved: [
    ...ends.map(([to, steps]) => ({ to, steps, path: pathTo(to, steps) })),
    { to: start, steps: 0, path: [] },
    { to: null, steps: 9, path: pathTo(start, 4) },
  ].map((way) => ({ type: 'moved', playerID, from: start, ...way })),
  crossed: stages.flatMap((stage) =>
    [1, 2, 3, 4, 5].map((place) => ({ type: 'crossed' as const, playerID, stage, place, step: 2 })),
  ),
  finished: [null, ...arrows].map((laid) => ({
    type: 'finished',
    playerID,
    hand: { section: [1, 2], action: [] },
    laid,
  })),
  tookRest: [
    [{ stage: 'red' as const, place: 5 }],
    stages.map((stage) => ({ stage, place: 3 })),
  ].map((trophies) => ({ type: 'tookRest', playerID, trophies })),
  drew: decks.flatMap((deck) =>
    bothOf
      .filter((isOwed) => deck === 'action' || !isOwed)
      .map((isOwed) => ({ type: 'drew' as const, playerID, deck, isOwed })),
  ),
  reshuffled: decks.flatMap((deck) =>
    [1, 12].map((count) => ({ type: 'reshuffled' as const, deck, count })),
  ),
  nothingToDraw: [{ type: 'nothingToDraw', playerID, deck: 'section' }],
  betsShown: [
    { '0': 0, '1': 7, '2': 19 },
    { '0': 1, '1': 2, '2': 3, '3': 4 },
  ].map((bets) => ({ type: 'betsShown', bets })),
  scored: [
    { rows: [rightRow, wrongRow, shared], points: 5 },
    { rows: [rightRow, secondRight], points: 2 },
    { rows: [rightRow], points: 1 },
    { rows: [wrongRow], points: 0 },
  ].map((score) => ({ type: 'scored', playerID, ...score })),
  raceEnded: [['0'], ['0', '1'], ['0', '1', '2', '3']].map((winners) => ({
    type: 'raceEnded',
    winners,
  })),
};

/** The action card that an event names, if any. */
export function kindToldBy(event: GewaltEvent) {
  if (event.type === 'relocated') return actionKind(event.actionID);
  if (event.type === 'finished') return event.laid === null ? null : actionKind(event.laid);
  if (event.type === 'discarded') return event.deck === 'action' ? actionKind(event.cardID) : null;
  if (event.type === 'laidSection') return null;
  return 'cardID' in event ? actionKind(event.cardID) : null;
}
