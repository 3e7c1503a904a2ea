/**
 * The bot's compact model of a race: for each seat the squares to each line, the places, the bets, and the card before
 * it. Positions within a stage are left out, so it is many times quicker to evaluate than the state.
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

/** Number of stages in a lane. */
export const stageCount = stages.length;

/** Returns the kind of a card as a number: its place among the kinds, from 1; 0 stands for no card. */
export function codeOf(kind: ArrowKind): number {
  return arrowKinds.indexOf(kind) + 1;
}

const meanThrow = 7;
const terms = [turnModifiersOf(null), ...arrowKinds.map(turnModifiersOf)];

/** Number of turns that a card costs the player before whom it is, by `codeOf`. */
export const turnsLost: readonly number[] = terms.map(({ turns, going }) =>
  going.by === 'nothing' ? 1 : 1 - turns,
);

/** Approximate number of squares by which a card holds a pawn back, by `codeOf`. */
export const squaresLost: readonly number[] = terms.map(({ going }) => {
  if (going.by === 'nothing') return 0;
  const squares = going.by === 'squares' ? going.squares : meanThrow * going.times + going.plus;
  return meanThrow - squares;
});

/** Compact model of a race. All lists are by seat × stages unless noted otherwise. */
export class Race {
  readonly seats: number;
  /** Number of squares to the line. */
  readonly gaps: Int16Array;
  /** The place taken, or 0 if none yet. */
  readonly places: Int8Array;
  /** The place on the bet, or 0 if unknown. */
  readonly bets: Int8Array;
  /** Number of places taken so far, by stage. */
  readonly taken = new Int8Array(stageCount);
  /** The card before each seat, which acts in its next or present turn, as `codeOf`. */
  readonly before: Int8Array;
  /** Whether action cards are played, which increase the variance. */
  isExpert = false;
  /** The seat whose turn it is. */
  turn = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.gaps = new Int16Array(seats * stageCount);
    this.places = new Int8Array(seats * stageCount);
    this.bets = new Int8Array(seats * stageCount);
    this.before = new Int8Array(seats);
  }

  /** Lengthens a lane in a stage ahead of the pawn: that line and all later ones move away. */
  stretch(seat: number, stage: number, by: number): void {
    for (let each = stage; each < stageCount; each += 1) {
      const at = seat * stageCount + each;
      this.gaps[at] = (this.gaps[at] ?? 0) + by;
    }
  }
}

/** Computes the number of squares to each line that is ahead of a pawn. */
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

/** Returns the compact model of a state or a view. In a view the bets of other players are unknown. */
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
    const before = state.pendingCards[seat];
    race.before[number] = before ? codeOf(arrowOf(before.cardID)) : 0;
  }
  race.turn = laneOf(state.turn.playerID);
  race.isExpert = state.options.expert;
  // CG-12: the card is still there, but has acted already.
  if (state.turn.isSecond) race.before[race.turn] = 0;
  return race;
}
