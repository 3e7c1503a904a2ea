/**
 * Messages of the daily challenge between server and lobby: one deal a day and game, the same for everybody on a server.
 * Types and constants only, because the lobby imports this file too.
 */
import type { PlayerID } from 'boardgame.io';
import type { Level } from '../games/kit/search/levels.ts';

/** A day by UTC, such as "2026-11-26". */
export type Day = string;

/** A game's challenge of a day. */
export interface DailyChallenge {
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly numPlayers: number;
  readonly setupData: Readonly<Record<string, unknown>>;
  /** Seat of the player. Bots have all others. */
  readonly seat: PlayerID;
  readonly level: Level;
  /** Commitment to the server seed of the deal, which is revealed when the day is over. */
  readonly fingerprint: string;
  /** Number of players who have finished it. */
  readonly played: number;
}

/** Answer of `GET /api/daily`. */
export interface DailyAnswer {
  readonly day: Day;
  /** End of the day, and the time of this answer by the server's clock. In milliseconds since 1970. */
  readonly endsAt: number;
  readonly now: number;
  /** The game that the home page shows first on this day. */
  readonly main: string;
  /** One for each game. None if the challenge is switched off. */
  readonly challenges: readonly DailyChallenge[];
  /** The commitments of the next day, by game. */
  readonly next: Readonly<Record<string, string>>;
}

/** Body of `POST /api/daily/:game`, which creates a match for the player. */
export interface DailyRequest {
  /** The browser's ID, so that one try counts per browser, day and game. */
  readonly browser: string;
  readonly playerName: string;
  /** Whether the name was chosen, and appears in the tables. Without it, a try counts in the distribution only. */
  readonly isNamed: boolean;
  readonly language: string;
}

/** Answer of `POST /api/daily/:game`: the player's seat. */
export interface DailySeat {
  readonly matchID: string;
  readonly playerID: PlayerID;
  readonly playerCredentials: string;
  readonly day: Day;
  /** False for practice, after this browser's counted try is over. */
  readonly isCounted: boolean;
}

/** A place among the players of one match, and the score behind it in the game's own unit. */
export interface DailyResult {
  readonly place: number;
  readonly score: number;
}

/** Answer of `GET /api/daily/:day/:game`. With `?match=<match ID>` it has the result of that try, too. */
export interface DailyStandings {
  readonly day: Day;
  readonly game: string;
  readonly numPlayers: number;
  readonly isOver: boolean;
  /** Whether there was a challenge on the day before. */
  readonly hasDayBefore: boolean;
  /** Number of players who have finished the challenge. */
  readonly played: number;
  /** Number of players with each result, the best result first. */
  readonly results: readonly (DailyResult & { readonly count: number })[];
  /** The best players with a name, the best first, and the earlier one of equals. */
  readonly named: readonly (DailyResult & { readonly name: string })[];
  /** The result of the try that was asked for, and how many players did better. Null if it is not over. */
  readonly own: (DailyResult & { readonly better: number }) | null;
  /**
   * The decisions of that try to which others came, too: the number of moves of the match before it, how many others
   * came to the same position, and how many of them decided alike.
   */
  readonly choices: readonly {
    readonly position: number;
    readonly others: number;
    readonly same: number;
  }[];
  readonly fingerprint: string;
  /** The server seed of the deal. Null until the day is over. */
  readonly secret: string | null;
  /** The match of the best player, to watch. Null until the day is over, or if it was deleted. */
  readonly best: string | null;
}

/** Answer of `GET /api/daily/week`: the named players of this week, from Monday on. */
export interface DailyWeek {
  readonly from: Day;
  /** The most points first. A challenge counts one point for each bot that was beaten. */
  readonly entries: readonly {
    readonly name: string;
    readonly points: number;
    readonly tries: number;
  }[];
}

/** Maximum number of entries in the tables of the day and the week. */
export const maxDailyEntries = 20;
