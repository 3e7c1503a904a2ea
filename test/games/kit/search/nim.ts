import { rank } from '../../../../games/kit/result.ts';
import { type MoveOf, type Rules, rulesOf } from '../../../../games/kit/rules.ts';
import type { SearchDomain } from '../../../../games/kit/search/search-domain.ts';

/** The players take matches from a heap by turns, and the player who takes the last one wins. */
type NimMoves = { readonly take: (count: number) => void };

interface SeenNim {
  readonly rulesVersion: number;
  heap: number;
  toMove: '0' | '1';
  readonly players: Readonly<Partial<Record<string, object>>>;
}

interface NimState extends SeenNim {
  readonly players: Readonly<Record<string, object>>;
  /** Means nothing; a bot must not know it. */
  readonly secret: { readonly number: number };
}

/** A game small enough to know the right move by heart, with something hidden in it. */
export interface Nim {
  readonly State: NimState;
  readonly SeenState: SeenNim;
  readonly Moves: NimMoves;
  readonly Event: { readonly type: 'took' };
  readonly Refusal: 'tooMany';
  readonly Setup: { readonly heap?: number };
  readonly Options: { readonly heap: number };
}

type NimMove = MoveOf<NimMoves>;

/** The largest number of matches taken at once. */
const max = 3;

function listed({ heap, toMove }: SeenNim, seat: string): NimMove[] {
  if (seat !== toMove) return [];
  return Array.from({ length: Math.min(max, heap) }, (_, index) => ({
    move: 'take',
    args: [index + 1],
  }));
}

function winnerOf({ heap, toMove }: SeenNim): string | null {
  if (heap > 0) return null;
  return toMove === '0' ? '1' : '0';
}

export const nim: Rules<Nim> = rulesOf<Nim>({
  info: { minPlayers: 2, maxPlayers: 2, rulesVersion: 1 },
  validateSetupData: () => undefined,
  optionsFrom: (setup) => ({ heap: 7, ...(setup as object) }),
  begin: ({ heap }, seats, { die }) => ({
    rulesVersion: 1,
    heap,
    toMove: '0',
    players: Object.fromEntries(seats.map((seat) => [seat, {}])),
    secret: { number: die(1000) },
  }),
  playersToMove: (state) => (state.heap > 0 ? [state.toMove] : []),
  legalMoves: listed,
  randomMove: (state, seat, { choose }) => {
    const moves = listed(state, seat);
    return moves.length > 0 ? choose(moves) : undefined;
  },
  result: (state) => {
    const winner = winnerOf(state);
    if (winner === null) return null;
    return rank(
      ['0', '1'].map((playerID) => {
        const score = playerID === winner ? 1 : 0;
        return { playerID, score, counts: [score] };
      }),
    );
  },
  copy: (state) => ({ ...state }),
  moves: {
    take: {
      argShapes: ['value'],
      whyNot: (state, seat, count) =>
        listed(state, seat).some(({ args: [each] }) => each === count) ? null : 'tooMany',
      play: (state, _seat, [count]) => {
        state.heap -= count;
        state.toMove = state.toMove === '0' ? '1' : '0';
        return [{ type: 'took' }];
      },
    },
  },
});

export const nimKnowledge: SearchDomain<Nim> = {
  determinize: ({ seen }, { die }) => ({
    rulesVersion: 1,
    heap: seen.heap,
    toMove: seen.toMove,
    players: { '0': {}, '1': {} },
    secret: { number: die(1000) },
  }),
  candidates: (state, seat) =>
    nim.legalMoves(state, seat).map((move) => ({ move, key: String(move.args[0]) })),
  rolloutMove: (state, seat, rng) =>
    nim.randomMove(state, seat, rng) ?? { move: 'take', args: [1] },
  isHorizon: () => false,
  evaluate: (state) => ({
    '0': winnerOf(state) === '0' ? 1 : 0,
    '1': winnerOf(state) === '1' ? 1 : 0,
  }),
};
