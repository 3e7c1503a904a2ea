/**
 * Evaluates a seat's moves in a determinized state. The turn is played to its end, with bugs and cards encoded as
 * numbers, and the bugs' chances to win are computed from there.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { receiverOf } from '../rules/index.ts';
import type { BugRaceMove } from '../rules/moves.ts';
import type { BugRaceState } from '../rules/state.ts';
import { type LegSet, legSetOfCard, legSets, type Shape } from './bug-encoding.ts';
import { chanceToWin } from './estimate.ts';
import { type Pace, paceOf } from './finish-times.ts';
import { bestEnd, endOfTurn, favouriteOf, shapeOfSeat } from './hands.ts';

/** The rest of a turn, by the seats' places among those who still race. */
interface Table {
  readonly pace: Pace;
  readonly shapes: readonly Shape[];
  readonly kept: readonly (readonly LegSet[])[];
  readonly offered: readonly (readonly LegSet[])[];
  /** Place of the seat from which each receives passed cards. */
  readonly giver: readonly number[];
}

function tableOf(state: BugRaceState, pace: Pace): Table {
  const { racing } = state;
  const receivers = racing.map((seat) => receiverOf(state, seat));
  const setsOf = (of: 'kept' | 'offered') =>
    racing.map((seat) => ofSeat(state.players, seat)[of].map(legSetOfCard));
  return {
    pace,
    shapes: racing.map((seat) => shapeOfSeat(state, seat, pace)),
    kept: setsOf('kept'),
    offered: setsOf('offered'),
    giver: racing.map((seat) => receivers.indexOf(seat)),
  };
}

/**
 * Returns the table once all have passed on what they do not keep. A last single card stays with its receiver (BR-11).
 */
function passed({ kept, offered, ...table }: Table, choices: readonly number[]): Table {
  const passes = offered.map((cards, seat) => cards.filter((_, place) => place !== choices[seat]));
  const received = table.giver.map((giver) => passes[giver] ?? []);
  const isLast = received[0]?.length === 1;
  return {
    ...table,
    kept: kept.map((cards, seat) => [
      ...cards,
      offered[seat]?.[choices[seat] ?? 0] ?? 0,
      ...(isLast ? (received[seat] ?? []) : []),
    ]),
    offered: isLast ? received.map(() => []) : received,
  };
}

function favouriteAt({ pace, shapes, kept, offered }: Table, seat: number): number {
  return favouriteOf(pace, shapes[seat] ?? 0, offered[seat] ?? [], kept[seat] ?? []);
}

/** Returns the bugs at the end of the turn if all continue with the choices that are best for their own bugs. */
function endsOf(before: Table, choices: readonly number[]): readonly Shape[] {
  let table = passed(before, choices);
  while ((table.offered[0]?.length ?? 0) > 0) {
    const from = table;
    table = passed(
      from,
      from.shapes.map((_, each) => favouriteAt(from, each)),
    );
  }
  const { pace, shapes, kept } = table;
  const [toGo = new Float64Array(0)] = pace.toGo;
  return shapes.map((shape, each) => bestEnd(pace, toGo, shape, kept[each] ?? []));
}

/** Returns the card that each racing player keeps of those offered, by its place among them. */
function choicesOf(state: BugRaceState, table: Table): readonly number[] {
  return state.racing.map((each, place) => {
    const { choice, offered } = ofSeat(state.players, each);
    return choice === null ? favouriteAt(table, place) : offered.indexOf(choice);
  });
}

/** Returns the racing bugs at the end of the turn, if all players do what is best for their own bugs. */
export function endsOfTurn(state: BugRaceState): readonly Shape[] {
  const pace = paceOf(state.options);
  if (state.step === 'legMove') return state.racing.map((each) => endOfTurn(state, each, pace));
  const table = tableOf(state, pace);
  return endsOf(table, choicesOf(state, table));
}

function weighKept(
  state: BugRaceState,
  seat: PlayerID,
  moves: readonly Candidate<BugRaceMove>[],
): readonly number[] {
  const table = tableOf(state, paceOf(state.options));
  const own = state.racing.indexOf(seat);
  const { offered } = ofSeat(state.players, seat);
  const choices = choicesOf(state, table);
  return moves.map(({ move }) => {
    const choice = move.move === 'keepCard' ? offered.indexOf(move.args[0]) : -1;
    return chanceToWin(table.pace, endsOf(table, choices.with(own, choice)), own);
  });
}

function weighPlayed(
  state: BugRaceState,
  seat: PlayerID,
  moves: readonly Candidate<BugRaceMove>[],
): readonly number[] {
  const pace = paceOf(state.options);
  const own = state.racing.indexOf(seat);
  const ends = state.racing.map((each) => endOfTurn(state, each, pace));
  const shape = shapeOfSeat(state, seat, pace);
  const [toGo = new Float64Array(0)] = pace.toGo;
  return moves.map(({ move }) => {
    if (move.move !== 'playCard') return chanceToWin(pace, ends, own);
    const [card] = move.args;
    const rest = ofSeat(state.players, seat).kept.filter((other) => other !== card);
    const after = pace.next[shape * legSets + legSetOfCard(card)] ?? shape;
    const end = bestEnd(pace, toGo, after, rest.map(legSetOfCard));
    return chanceToWin(pace, ends.with(own, end), own);
  });
}

/** Returns a seat's chance to be home first of those who still race, for each of its moves. */
export function evaluateMoves(
  state: BugRaceState,
  seat: PlayerID,
  moves: readonly Candidate<BugRaceMove>[],
): readonly number[] {
  return state.step === 'legPass' ? weighKept(state, seat, moves) : weighPlayed(state, seat, moves);
}
