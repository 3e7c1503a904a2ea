import type { Game } from 'boardgame.io';

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
