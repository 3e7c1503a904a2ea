import { Keeper } from './bots/keeper.ts';
import type { Pace } from './bots/pace.ts';
import { Thinkers } from './bots/thinkers.ts';
import type { ServedGame } from './games.ts';
import { News } from './notices/news.ts';
import type { Notices } from './notices/notices.ts';
import type { Ongoing } from './ongoing.ts';
import type { Metrics } from './operations/metrics.ts';
import type { SqlStorage } from './storage/sql-storage.ts';
import { Beginnings } from './tables/beginnings.ts';
import { Leases } from './tables/leases.ts';
import type { Presence } from './tables/presence.ts';
import { Rounds } from './tables/rounds.ts';
import { Timekeeper } from './tables/timekeeper.ts';
import type { TableTimes } from './tables/times.ts';
import type { AttendedTable } from './transport/audience.ts';
import type { GameRoom, MoveNews } from './transport/game-room.ts';

export interface CareParts {
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly games: readonly ServedGame[];
  readonly ongoing: Ongoing;
  readonly notices: Notices;
  readonly metrics: Metrics;
  /** Of bots that may think at the same time. */
  readonly threads: number;
  readonly pace: Pace;
  readonly times: TableTimes;
  /** The tables of a game; undefined: it is not served here. */
  readonly roomOf: (gameName: string) => GameRoom | undefined;
}

/** All that happens at tables by itself: beginnings, bots, clocks, what was agreed on, and calls to those who are away. */
export class Care {
  readonly news: News;
  readonly #beginnings: Beginnings;
  readonly #keeper: Keeper;
  readonly #rounds: Rounds;

  constructor(parts: CareParts) {
    const { storage, presence, games, ongoing, times, metrics, pace } = parts;
    this.news = new News({ notices: parts.notices, storage, ongoing });
    this.#beginnings = new Beginnings({
      ...{ storage, presence, games, ongoing, times },
      begun: (matchID, metadata) => this.news.begun(matchID, metadata),
    });
    const timekeeper = new Timekeeper({
      ...{ storage, presence, times },
      ended: (matchID, metadata) => this.news.ended(matchID, metadata),
    });
    const thinkers = new Thinkers({
      threads: parts.threads,
      metrics: { decided: (...decision) => metrics.botDecided(...decision) },
    });
    metrics.watchBots(thinkers);
    const keeper = new Keeper({
      ...{ leases: new Leases(storage), timekeeper, thinkers, metrics, pace },
    });
    this.#keeper = keeper;
    this.#rounds = new Rounds({
      ...{ storage, presence, times, timekeeper },
      wake: (matchID, metadata) => {
        const room = parts.roomOf(metadata.gameName);
        if (room) keeper.wake(room, matchID, metadata);
      },
      review: () => keeper.review(async (matchID) => (await storage.seats(matchID))?.metadata),
    });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Looks at a table after somebody came or went, or something has changed there. */
  look(room: GameRoom, table: AttendedTable): void {
    this.#keeper.look(room, table);
    if (table.metadata) this.#beginnings.look(table.matchID, table.metadata);
    else this.#beginnings.forget(table.matchID);
  }

  moved(move: MoveNews): void {
    this.news.moved(move);
  }

  /** Resolves when other servers may take over. */
  async close(): Promise<void> {
    await Promise.all([this.#rounds.stop(), this.#keeper.close()]);
  }
}
