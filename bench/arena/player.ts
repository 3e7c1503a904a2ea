import type { PlayerID } from 'boardgame.io';
import type { BenchTurn } from '../../games/kit/game-bench.ts';
import type { AnyMove } from '../../games/kit/rules.ts';

/** A match from its beginning: all that boardgame.io needs to have it, too. */
export interface MatchSoFar {
  readonly seed: string;
  readonly numPlayers: number;
  readonly setupData: object;
  readonly moves: readonly (AnyMove & { readonly seat: PlayerID })[];
}

/** What a player of the arena is asked. */
export interface Turn extends BenchTurn {
  readonly events: readonly unknown[];
  /** The same object throughout a match. Its seed tells cards and dice to come, so it is not for honest players. */
  readonly match: MatchSoFar;
}

/** A player of the arena; `count` is told the rounds of every decision that was thought about. */
export type ArenaPlayer = (
  turn: Turn,
  count: (rounds: number) => void,
) => AnyMove | Promise<AnyMove>;
