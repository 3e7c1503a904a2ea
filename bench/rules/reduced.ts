import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Rng } from '../../games/kit/rng.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { processorTime } from '../support/figures.ts';

/** A match as it is measured. */
export interface Setting {
  readonly game: string;
  readonly numPlayers: number;
  readonly setupData: object;
}

/** What is needed of a game to play it under boardgame.io, of this commit or of another one. */
export interface BenchModule {
  readonly game: Game;
  readonly playersToMove: (G: unknown) => readonly string[];
}

type Reduce = ReturnType<typeof CreateGameReducer>;
/** An action as the reducer is given it. */
export type Action = Parameters<Reduce>[1];

function moveAction(playerID: string, move: string, args: readonly unknown[]): Action {
  // The action creators are no export of boardgame.io; this is what they make.
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as Action;
}

/** A match under boardgame.io's reducer. */
export class ReducedMatch {
  readonly #reduce: Reduce;
  state: State;

  constructor({ game }: BenchModule, { numPlayers, setupData }: Setting, seed: string) {
    const seeded = { ...game, seed };
    this.#reduce = CreateGameReducer({ game: seeded });
    this.state = InitializeGame({ game: seeded, numPlayers, setupData });
  }

  make(action: Action): void {
    const { transients, ...next } = this.#reduce(this.state, action);
    if (transients?.error) throw new Error(`A move was refused: ${JSON.stringify(action)}.`);
    this.state = next;
  }
}

/** Plays a match, each move chosen by chance from the game's own list; the moves. */
export function playReduced(
  module: BenchModule,
  setting: Setting,
  { seed, rng }: { readonly seed: string; readonly rng: Rng },
): readonly Action[] {
  const match = new ReducedMatch(module, setting, seed);
  const actions: Action[] = [];
  while (match.state.ctx.gameover === undefined) {
    const { G, ctx } = match.state;
    const seat = rng.choose(module.playersToMove(G));
    const next = rng.choose(module.game.ai?.enumerate(G, ctx, seat) ?? []);
    if (!('move' in next)) throw new Error('Our games list moves only.');
    const action = moveAction(seat, next.move, next.args ?? []);
    match.make(action);
    actions.push(action);
  }
  return actions;
}

/** Whether a match goes as written down; another commit may have other rules. */
export function goesAlike(
  module: BenchModule,
  setting: Setting,
  { seed, actions }: { readonly seed: string; readonly actions: readonly Action[] },
): boolean {
  const match = new ReducedMatch(module, setting, seed);
  try {
    for (const action of actions) match.make(action);
  } catch {
    return false;
  }
  return match.state.ctx.gameover !== undefined;
}

/** The moves of a seeded match, to be played again by this commit and by another one. */
export interface MatchRecord {
  readonly seed: string;
  readonly actions: readonly Action[];
}

const matches = 4;

/** Random matches of one commit, written down; only such as go alike under the rules of the other. */
export function recordsOf(
  module: BenchModule,
  other: BenchModule,
  setting: Setting,
): readonly MatchRecord[] {
  const records: MatchRecord[] = [];
  for (let number = 0; records.length < matches; number += 1) {
    const seed = `record ${number}`;
    const rng = seededRng(seed);
    const record = { seed, actions: playReduced(module, setting, { seed, rng }) };
    if (goesAlike(other, setting, record)) records.push(record);
  }
  return records;
}

/** Microseconds that boardgame.io's reducer takes for a move of these matches. */
export function timeOfRecords(
  module: BenchModule,
  setting: Setting,
  records: readonly MatchRecord[],
): number {
  let moves = 0;
  const time = processorTime(() => {
    for (const { seed, actions } of records) {
      const match = new ReducedMatch(module, setting, seed);
      for (const action of actions) match.make(action);
      moves += actions.length;
    }
  });
  return time / moves;
}
