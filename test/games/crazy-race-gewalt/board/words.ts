/** The board's texts with simple values, for the tests of its words. */

import type {
  BoardText,
  OwnTurnWords,
} from '../../../../games/crazy-race-gewalt/locales/board/en.ts';
import { actionKinds, stages } from '../../../../games/crazy-race-gewalt/rules/components.ts';
import { arrowKinds, turnModifiersOf } from '../../../../games/crazy-race-gewalt/rules/effects.ts';

const people: readonly (readonly string[])[] = [['Ada'], ['Ada', 'Ben']];
const counts = [0, 1, 4] as const;

const turns: readonly OwnTurnWords[] = (['section', 'action', 'both', 'none'] as const).flatMap(
  (usable) =>
    ([null, 'move4', 'move10', 'noRoll'] as const).flatMap((effect) =>
      [true, false].map((isSecond) => ({ usable, going: turnModifiersOf(effect).going, isSecond })),
    ),
);

/** Returns the sentences above the board, with simple values for their subjects. */
function promptsOf({ sentences, kinds }: BoardText): string[] {
  return [
    ...turns.map((turn) => sentences.ownTurn(turn)),
    ...turns.map((turn) => sentences.discardOnly(turn)),
    ...counts.flatMap((count) => [
      sentences.chooseSection(count),
      sentences.layHere(count),
      sentences.chooseDestination(count),
      sentences.moveHere(count),
    ]),
    sentences.chooseMoved,
    sentences.nothingToMove,
    ...arrowKinds.flatMap((kind) => [
      sentences.chooseTarget(kinds[kind]),
      sentences.noTarget(kinds[kind]),
      sentences.answer('Ada', kinds[kind]),
    ]),
    sentences.keepCounter,
    sentences.discardChosen,
    ...arrowKinds.map((kind) => sentences.watchAnswer('Ada', kinds[kind])),
    sentences.waitFor('Ada'),
    sentences.watchTurn('Ada'),
    sentences.watchSecondTurn('Ada'),
    sentences.finished('Ada'),
    ...people.map((winners) => sentences.over(winners)),
  ];
}

/** Returns the board's sentences about the goal and the distances to the lines. */
function hintsOf({ goal, distance }: BoardText): string[] {
  return [
    ...stages.flatMap((stage) => [
      goal.early(stage, 4, 1),
      goal.early(stage, 4, 3),
      goal.now(stage, 2),
      goal.gone(stage, 1),
      distance.changed('Ada', { stage, from: 12, to: 1 }),
    ]),
    goal.first,
    distance.unchanged,
  ];
}

/** Returns the board's other whole sentences. */
function explanationsOf(board: BoardText): string[] {
  const { question, meanings, sectionMeaning, scoring } = board;
  return [
    ...hintsOf(board),
    ...arrowKinds.flatMap((kind) => [question.threats[kind].next, question.threats[kind].now]),
    ...counts.flatMap((count) => [1, 2].map((left) => question.counters(count, 'Ada', left))),
    ...actionKinds.map((kind) => meanings[kind]),
    ...counts.map((count) => sectionMeaning(count)),
    scoring.help,
    scoring.counting('Ada'),
  ];
}

/** Returns all whole sentences of the board. */
export function sentencesOf(board: BoardText): string[] {
  return [...promptsOf(board), ...explanationsOf(board)];
}

/** Returns the board's texts that depend on a count. */
function countedBy(board: BoardText, count: number): string[] {
  const { actions, seats, scoring, places, piles } = board;
  return [
    actions.tryOn(count, 'X'),
    actions.layOn(count, 'X'),
    actions.pickUp(count, 'X'),
    seats.sectionCards(count),
    seats.actionCards(count),
    seats.owed(count),
    scoring.points(count),
    places.on(1, count, 'X'),
    board.dice.squares(count),
    board.squares(count),
    board.cardSquares(count),
    board.sectionCard(count),
    piles.section(count),
    piles.action(count),
  ];
}

/** Returns the board's texts that depend on a place. */
function placedBy({ status, seats, scoring, worth }: BoardText, place: number): string[] {
  return [
    status.place(place),
    scoring.bet(place),
    scoring.trophy(place),
    seats.bet(place, 1, 2),
    worth.missed(place),
    ...stages.flatMap((stage) => [seats.trophy(stage, place), worth.gone(stage, place)]),
  ];
}

/** Returns all texts of the board. */
export function boardWordsOf(board: BoardText): string[] {
  const { actions, seats, scoring, question, dice, worth, distance } = board;
  return [
    ...sentencesOf(board),
    ...actionKinds.map((kind) => board.kinds[kind]),
    ...stages.map((stage) => board.stages[stage]),
    ...counts.flatMap((count) => countedBy(board, count)),
    ...[1, 2, 3, 4, 5].flatMap((place) => placedBy(board, place)),
    board.newcomer(1),
    board.you('Ada'),
    actions.layBefore('Ada'),
    ...actionKinds.map((kind) => seats.before(board.kinds[kind], 'Ada')),
    seats.countered('Ada', 1, 2),
    ...stages.flatMap((stage) => [seats.noTrophy(stage), board.trophies(stage)]),
    question.heading('Ada'),
    dice.rolling('Ada'),
    dice.rolled('Ada', [3, 5]),
    ...[[], ...people].map((sameBets) => scoring.counts(sameBets)),
    board.lane(1, null),
    board.lane(1, 'Ada'),
    worth.asBet,
    ...counts.map((count) => worth.soFar(count)),
    ...counts.flatMap((count) => stages.map((stage) => distance.toLine(count, stage))),
    board.pawnOn('Ada', 3),
    board.unused,
    dice.lastRoll,
    board.placedBy('Ada', null),
    board.placedBy('Ada', 'Ben'),
    actions.endings.dice,
    ...counts.map((count) => actions.endings.squares(count)),
    actions.endings.nothing,
    ...stages.map((stage) => board.section({ lane: board.lane(1, null), stage, number: 5 })),
  ];
}
