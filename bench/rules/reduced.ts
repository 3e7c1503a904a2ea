import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Rng } from '../../games/kit/rng.ts';
import type { BenchModule, Setting } from './setting.ts';

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
