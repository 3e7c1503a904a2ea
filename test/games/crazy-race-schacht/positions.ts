import type { PlayerID } from 'boardgame.io';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import {
  type DriverCardID,
  driverCards,
  type Locomotives,
  type Movement,
  type OwnCards,
  type SchachtEvent,
  type SchachtOptions,
  type SchachtState,
  type Side,
  type StageCardID,
  type Step,
} from '../../../games/crazy-race-schacht/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type Move, TestTable } from '../../support/games/table.ts';

/**
 * Returns the tickets of a move in random games: piles are seldom taken back while cards are left, movements seldom declined, and
 * one locomotive is preferred, so that locomotives come home and all stages are seen as well as early ends.
 */
export function ticketsOf({ move, args }: Move): number {
  if (move === 'takeBack' || move === 'decline') return 1;
  if (move === 'advance') return args[0] === 'A' ? 40 : 8;
  return move === 'pass' ? 6 : 2;
}

/** Returns a driver card with this value; the second of two with `nth` 1. */
export function driverWith(value: number, nth = 0): DriverCardID {
  const cards = driverCards.flatMap((each, cardID) => (each === value ? [cardID] : []));
  const card = cards[nth];
  if (card === undefined) throw new Error(`No driver card no. ${nth} with ${value}.`);
  return card;
}

/** Returns locomotives with this progress each. */
export function locomotivesAt(A: number, B: number, C: number): Locomotives {
  return { A, B, C };
}

/** Returns the locomotives of all players from seat 0 on, with the progress of each. */
export function locomotivesOf(
  ...players: readonly (readonly [A: number, B: number, C: number])[]
): Record<PlayerID, Locomotives> {
  return Object.fromEntries(players.map((each, seat) => [String(seat), locomotivesAt(...each)]));
}

/** The step of a phase. */
export type StepIn<Phase extends Step['phase']> = Extract<Step, { phase: Phase }>;

/** Returns the step of a match, which must be in this phase. */
export function stepIn<Phase extends Step['phase']>(
  { step }: SchachtState,
  phase: Phase,
): StepIn<Phase> {
  if (step.phase !== phase) throw new Error(`This is ${step.phase}, not ${phase}.`);
  // As just checked.
  return step as StepIn<Phase>;
}

/** Returns the seat whose turn it is to place a card; null: no seat. */
export function toPlaceIn({ step }: SchachtState): PlayerID | null {
  return step.phase === 'driverPlacement' ? step.toPlace : null;
}

/** Returns the movement of the winner of a side; null: no side is evaluated. */
export function movementIn({ step }: SchachtState): Movement | null {
  return step.phase === 'stageEvaluation' ? step.movement : null;
}

/** Returns the seat that must choose between a points card of the pile and another player's; null: no seat. */
export function prizeFor({ step }: SchachtState): PlayerID | null {
  return step.phase === 'stageEvaluation' && step.asks === 'prize' ? step.movement.playerID : null;
}

/** Returns the step of the first round with this seat on turn. */
export function placingBy(toPlace: PlayerID): Partial<SchachtState> {
  return { step: { phase: 'driverPlacement', round: 1, toPlace } };
}

/** Returns a match whose first player is seat 0, with the changes given. */
export function newTable(
  numPlayers: number,
  setupData: Partial<SchachtOptions> = {},
  changes: Partial<SchachtState> = {},
): TestTable<SchachtState> {
  const table = new TestTable<SchachtState>(crazyRace, {
    numPlayers,
    setupData,
    // With this seed the lot falls on seat 0, for three players and for four.
    seed: 'seed1',
  });
  return table.place(changes);
}

/** The placement of a player in a round: a card's value and a side; null passes. */
export type Laid = readonly [value: number, side: Side] | null;

/** Plays placements in turn, beginning with the seat on turn; returns the reasons of refused placements. */
export function lay(table: TestTable<SchachtState>, ...laid: readonly Laid[]): string[] {
  return laid.flatMap((each) => {
    const seat = toPlaceIn(table.G) ?? '';
    const card = table.G.players[seat]?.hand.find((id) => driverCards[id] === each?.[0]);
    const refusal = each
      ? table.move(seat, 'placeDriver', card, each[1])
      : table.move(seat, 'pass');
    return refusal === null ? [] : [refusal];
  });
}

/** Lets everybody pass until the stage is evaluated. */
export function passToEvaluation(table: TestTable<SchachtState>): void {
  const { stage } = table.G;
  for (;;) {
    const seat = toPlaceIn(table.G);
    if (seat === null || table.G.stage !== stage) return;
    table.move(seat, 'pass');
  }
}

/** Returns a player's cards, which are only those given. */
export function cardsOf(cards: Partial<OwnCards>): OwnCards {
  return { hand: [], pile: [], placed: [], answer: null, ...cards };
}

/** Gives some seats only these cards. */
export function giveCards(
  table: TestTable<SchachtState>,
  cards: Readonly<Record<PlayerID, Partial<OwnCards>>>,
): void {
  const seats = Object.keys(cards);
  const given = Object.fromEntries(seats.map((seat) => [seat, cardsOf(cards[seat] ?? {})]));
  const isOut = Object.fromEntries(seats.map((seat) => [seat, given[seat]?.hand.length === 0]));
  table.place({
    players: { ...table.G.players, ...given },
    isOutOfCards: { ...table.G.isOutOfCards, ...isOut },
  });
}

/** A stage that is to be evaluated. */
interface EvaluatedStage {
  readonly stageCard: StageCardID;
  readonly numPlayers?: number;
  /** The locomotives of seat 0. Left out: at the start, as those of the other seats. */
  readonly own?: Locomotives;
  /** The locomotives of several seats. */
  readonly locomotives?: Readonly<Record<PlayerID, Locomotives>>;
  readonly setupData?: Partial<SchachtOptions>;
}

/** Returns a match in `stageEvaluation` of a stage: the players have laid in turn, then passed. */
export function inEvaluation(
  { stageCard, numPlayers = 3, own, locomotives = {}, setupData = {} }: EvaluatedStage,
  ...laid: readonly Laid[]
): TestTable<SchachtState> {
  const table = newTable(numPlayers, setupData);
  const { stageCard: drawn, secret } = table.G;
  table.place({
    stageCard,
    locomotives: { ...table.G.locomotives, ...locomotives, ...(own && { 0: own }) },
    // The card that was drawn takes the place of the wanted one.
    ...(secret && {
      secret: {
        ...secret,
        stageCards: secret.stageCards.map((card) => (card === stageCard ? drawn : card)),
      },
    }),
  });
  const refusals = lay(table, ...laid);
  if (refusals.length > 0) throw new Error(`Not laid: ${refusals.join(', ')}.`);
  passToEvaluation(table);
  return table;
}

/**
 * Returns a match in `stageEvaluation` of a stage with card 6 (-? A2 B3 C3), where the players have laid cards with
 * these values at its `?` in turn.
 */
export function atSplit(
  values: readonly number[],
  locomotives: Readonly<Record<PlayerID, Locomotives>> = {},
  setupData: Partial<SchachtOptions> = {},
): TestTable<SchachtState> {
  const laid = values.map((value): Laid => [value, 0]);
  return inEvaluation({ stageCard: 6, locomotives, setupData }, ...laid);
}

/** Lets every winner decline until the evaluation is over. */
export function declineAll(table: TestTable<SchachtState>): void {
  for (let movement = movementIn(table.G); movement; movement = movementIn(table.G)) {
    table.move(movement.playerID, 'decline');
  }
}

/** Returns a match whose last stage has just been evaluated, without a card, in this position. */
export function atTheEnd(
  numPlayers: number,
  setupData: Partial<SchachtOptions>,
  changes: Partial<SchachtState>,
): TestTable<SchachtState> {
  const table = newTable(numPlayers, setupData);
  for (let stage = 1; stage <= 7; stage += 1) passToEvaluation(table);
  table.place(changes);
  passToEvaluation(table);
  return table;
}

/** Returns such a match with the variant penalty, in which the players have these points cards. */
export function withPenalty(
  changes: Partial<SchachtState> & Pick<SchachtState, 'points'>,
): TestTable<SchachtState> {
  return atTheEnd(Object.keys(changes.points).length, { penalty: true }, changes);
}

/** Returns all events of the log of a table, in order. */
export function eventsOf(table: TestTable<SchachtState>): SchachtEvent[] {
  return readLog<SchachtEvent>(table.log).map(({ event }) => event);
}
