/**
 * A race as the bot has it in its head: for each seat the squares to each line, the places, the bets, and what lies
 * before it. What lies where within a stage is left out; so it is many times quicker to judge than the state.
 */
import {
  arrowOf,
  betOn,
  sectionsPerLane,
  sectionsPerStage,
  stageNumber,
  stages,
} from '../rules/components.ts';
import { type ArrowKind, arrowKinds, turnModifiersOf } from '../rules/effects.ts';
import { laneOf, squaresAt } from '../rules/lanes.ts';
import type { SeenGewaltState } from '../rules/state.ts';

/** Stages of a lane. */
export const stageCount = stages.length;

/** What a card does, as a number: its place among the kinds, from 1; nothing: 0. */
export function codeOf(kind: ArrowKind): number {
  return arrowKinds.indexOf(kind) + 1;
}

const meanThrow = 7;
const terms = [turnModifiersOf(null), ...arrowKinds.map(turnModifiersOf)];

/** By `codeOf`: the turns that a card costs whom it lies before. */
export const turnsLost: readonly number[] = terms.map(({ turns, going }) =>
  going.by === 'nothing' ? 1 : 1 - turns,
);

/** By `codeOf`: by how many squares a card holds a pawn back, about. */
export const squaresLost: readonly number[] = terms.map(({ going }) => {
  if (going.by === 'nothing') return 0;
  const squares = going.by === 'squares' ? going.squares : meanThrow * going.times + going.plus;
  return meanThrow - squares;
});

/** A race in the head. All lists are by seat × stages, but where it says otherwise. */
export class Race {
  readonly seats: number;
  /** Squares to the line. */
  readonly gaps: Int16Array;
  /** The place taken; 0: none yet. */
  readonly places: Int8Array;
  /** 0: not known. */
  readonly bets: Int8Array;
  /** By stage: places taken so far. */
  readonly taken = new Int8Array(stageCount);
  /** By seat: what the card before it does in its next turn, or in the one that goes on, as `codeOf`. */
  readonly before: Int8Array;
  /** Whether action cards are played, which make all less certain. */
  isExpert = false;
  /** Whose turn it is. */
  turn = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.gaps = new Int16Array(seats * stageCount);
    this.places = new Int8Array(seats * stageCount);
    this.bets = new Int8Array(seats * stageCount);
    this.before = new Int8Array(seats);
  }

  /** A lane grows by so many squares in a stage before the pawn: that line and all later ones move away. */
  stretch(seat: number, stage: number, by: number): void {
    for (let each = stage; each < stageCount; each += 1) {
      const at = seat * stageCount + each;
      this.gaps[at] = (this.gaps[at] ?? 0) + by;
    }
  }
}

/** The squares to each line that is before a pawn. */
function measureLane(race: Race, state: SeenGewaltState, seat: string): void {
  const pawn = state.pawns[seat];
  if (!pawn) return;
  const lane = laneOf(seat);
  let gap = 1 - pawn.square;
  for (let section = pawn.section; section < sectionsPerLane; section += 1) {
    gap += squaresAt(state, { lane, section });
    if ((section + 1) % sectionsPerStage === 0)
      race.gaps[lane * stageCount + stageNumber(section)] = gap;
  }
}

/** What of a state matters; of what somebody sees the bets of others are not known. */
export function raceOf(state: SeenGewaltState): Race {
  const seats = Object.keys(state.pawns);
  const race = new Race(seats.length);
  for (const seat of seats) {
    const number = laneOf(seat);
    measureLane(race, state, seat);
    const own = state.players[seat];
    const bet = own && betOn(own.bet, seats.length);
    for (const [index, stage] of stages.entries()) {
      const place = state.trophies[seat]?.[stage] ?? 0;
      race.places[number * stageCount + index] = place;
      if (place > 0) race.taken[index] = (race.taken[index] ?? 0) + 1;
      race.bets[number * stageCount + index] = bet?.[stage] ?? 0;
    }
    const before = state.before[seat];
    race.before[number] = before ? codeOf(arrowOf(before.cardID)) : 0;
  }
  race.turn = laneOf(state.turn.playerID);
  race.isExpert = state.options.expert;
  // CG-12: the card lies there still, but has done what it does.
  if (state.turn.isSecond) race.before[race.turn] = 0;
  return race;
}
