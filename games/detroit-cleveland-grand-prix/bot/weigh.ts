/** What moves promise in one imagined state: what follows each is tried once, without lanes. */
import type { PlayerID } from 'boardgame.io';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { ofSeat } from '../../kit/seats.ts';
import { seatsOf } from '../deal.ts';
import type { GrandPrixMove } from '../moves.ts';
import type { AuctionStep, GrandPrixState, RaceStep } from '../state.ts';
import {
  moneyAfter,
  moneyAfterAuction,
  type Standing,
  sharesOf,
  standingAfter,
  standingOf,
} from './estimate.ts';

type Move = Candidate<GrandPrixMove>;

/** Where a race is after a move is the same in all states that are imagined for a decision. */
const standingsAfter = new WeakMap<Move, { readonly step: RaceStep; readonly after: Standing }>();

function afterMove(state: GrandPrixState, step: RaceStep, candidate: Move): Standing {
  const known = standingsAfter.get(candidate);
  if (known?.step === step) return known.after;
  const now = standingOf(state, step, seatsOf(state));
  const after = standingAfter(state, now, candidate.move);
  standingsAfter.set(candidate, { step, after });
  return after;
}

/** The auction after a bid or a pass of the seat that is asked. */
function afterBid(step: AuctionStep, seat: PlayerID, { move, args }: GrandPrixMove): AuctionStep {
  const { sale } = step;
  const change =
    move === 'bid'
      ? { highestBid: { playerID: seat, amount: args[0] } }
      : { passed: [...sale.passed, seat] };
  return { ...step, sale: { ...sale, ...change } };
}

/** What a seat can expect of each of these moves in a state, 0 to 1. */
export function weigh(state: GrandPrixState, seat: PlayerID, moves: readonly Move[]): number[] {
  const { step } = state;
  const seats = seatsOf(state);
  const own = seats.indexOf(seat);
  if (step.phase === 'auction') {
    return moves.map(({ move }) => {
      const after = afterBid(step, seat, move);
      return sharesOf(state, moneyAfterAuction(state, after, { seats, buyer: seat }))[own] ?? 0;
    });
  }
  if (step.phase !== 'race') return moves.map(() => 0);
  const money = seats.map((each) => ofSeat(state.money, each));
  const { prizes } = state.options;
  return moves.map((candidate) => {
    const hands = seats.map((each) => [...ofSeat(state.players, each).hand]);
    const { move } = candidate;
    if (move.move === 'playCard') {
      hands[own] = (hands[own] ?? []).filter((card) => card !== move.args[0]);
    }
    const after = afterMove(state, step, candidate);
    const share = sharesOf(state, moneyAfter(prizes, after, { hands, money }))[own] ?? 0;
    // What it looks like at first sight counts too, so that few rounds don't lead astray.
    return share + (candidate.promise ?? 0);
  });
}
