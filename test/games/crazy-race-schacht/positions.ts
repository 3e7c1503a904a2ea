import type { PlayerID } from 'boardgame.io';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import {
  type CrazyRaceEvent,
  type CrazyRaceOptions,
  type CrazyRaceState,
  type DriverCardID,
  driverCards,
  type Locomotives,
  type OwnCards,
  type Side,
  type StageCardID,
} from '../../../games/crazy-race-schacht/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type Move, TestTable } from '../../support/table.ts';

/**
 * Tickets of a move in random games: piles are seldom taken back while cards are left, movements seldom declined, and
 * one locomotive is preferred, so that locomotives come home and all stages are seen as well as early ends.
 */
export function ticketsOf({ move, args }: Move): number {
  if (move === 'takeBack' || move === 'decline') return 1;
  if (move === 'advance') return args[0] === 'A' ? 40 : 8;
  return move === 'pass' ? 6 : 2;
}

/** A driver card with this value; the second one of two with `nth` 1. */
export function driverWith(value: number, nth = 0): DriverCardID {
  const cards = driverCards.flatMap((each, cardID) => (each === value ? [cardID] : []));
  const card = cards[nth];
  if (card === undefined) throw new Error(`No driver card no. ${nth} with ${value}.`);
  return card;
}

/** Locomotives with this progress each. */
export function locomotivesAt(A: number, B: number, C: number): Locomotives {
  return { A, B, C };
}

/** A match whose first player is seat 0, with the changes given. */
export function newTable(
  numPlayers: number,
  setupData: Partial<CrazyRaceOptions> = {},
  changes: Partial<CrazyRaceState> = {},
): TestTable<CrazyRaceState> {
  const table = new TestTable<CrazyRaceState>(crazyRace, {
    numPlayers,
    setupData,
    // With this seed the lot falls on seat 0, for three players and for four.
    seed: 'seed1',
  });
  return table.place(changes);
}

/** What one player lays in a round: a card's value and a side; null passes. */
export type Laid = readonly [value: number, side: Side] | null;

/** Plays placements in turn, from whoever's turn it is; the reasons of refused ones, if any. */
export function lay(table: TestTable<CrazyRaceState>, ...laid: readonly Laid[]): string[] {
  return laid.flatMap((each) => {
    const seat = table.G.toPlace ?? '';
    const card = table.G.players[seat]?.hand.find((id) => driverCards[id] === each?.[0]);
    const refusal = each
      ? table.move(seat, 'placeDriver', card, each[1])
      : table.move(seat, 'pass');
    return refusal === null ? [] : [refusal];
  });
}

/** Everybody passes until the stage is evaluated. */
export function passToEvaluation(table: TestTable<CrazyRaceState>): void {
  const { stage } = table.G;
  while (table.G.result === null && table.G.toPlace !== null && table.G.stage === stage) {
    table.move(table.G.toPlace, 'pass');
  }
}

/** A player's cards: none but those given. */
export function cardsOf(cards: Partial<OwnCards>): OwnCards {
  return { hand: [], pile: [], placed: [], reclaimed: null, toDiscard: null, ...cards };
}

/** Tries a move that must be refused and change nothing; the reason. */
export function refused(
  table: TestTable<CrazyRaceState>,
  playerID: string,
  move: string,
  ...args: readonly unknown[]
): string | null {
  const before = JSON.stringify(table.state);
  const reason = table.move(playerID, move, ...args);
  if (JSON.stringify(table.state) !== before) throw new Error(`${move} changed the state.`);
  return reason;
}

/**
 * A match in `stageEvaluation` of a stage with this card: the players have laid in turn, then passed.
 * `locomotives` are those of some seats; others stand at the start.
 */
export function inEvaluation(
  numPlayers: number,
  stageCard: StageCardID,
  laid: readonly Laid[],
  locomotives: Readonly<Record<PlayerID, Locomotives>> = {},
  setupData: Partial<CrazyRaceOptions> = {},
): TestTable<CrazyRaceState> {
  const table = newTable(numPlayers, setupData);
  const { stageCard: drawn, secret } = table.G;
  table.place({
    stageCard,
    locomotives: { ...table.G.locomotives, ...locomotives },
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

/** Every winner declines until the evaluation is over. */
export function declineAll(table: TestTable<CrazyRaceState>): void {
  while (table.G.movement) table.move(table.G.movement.playerID, 'decline');
}

/** A match whose last stage has just been evaluated, without a card, on this position. */
export function atTheEnd(
  numPlayers: number,
  setupData: Partial<CrazyRaceOptions>,
  changes: Partial<CrazyRaceState>,
): TestTable<CrazyRaceState> {
  const table = newTable(numPlayers, setupData);
  for (let stage = 1; stage <= 7; stage += 1) passToEvaluation(table);
  table.place(changes);
  passToEvaluation(table);
  return table;
}

/** All events that the log of a table tells, in order. */
export function eventsOf(table: TestTable<CrazyRaceState>): CrazyRaceEvent[] {
  return readLog<CrazyRaceEvent>(table.log).map(({ event }) => event);
}
