import type { IncomingMessage } from 'node:http';
import { begin, isFull } from '../../domain/begin-match.ts';
import type { BotsBySeat } from '../../domain/bots.ts';
import type { SeatChange } from '../../domain/seat-change.ts';
import type { TableData } from '../../domain/table-settings.ts';
import type { TableTimeouts } from '../../domain/timeouts.ts';
import type { ServedGame } from '../../games.ts';
import { isID } from '../../lib/ids.ts';
import type { RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { ClockCheck } from '../../ops/clock-check.ts';
import type { RateLimitName, RateLimits } from '../../ops/rate-limits.ts';
import type { SeatLimit, SeatQuota, TakenSeat } from '../../ops/seat-quota.ts';
import type { TableQuota } from '../../ops/table-quota.ts';
import type { NewDailyTry } from '../../persistence/repositories/daily-tries.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import type { NotificationTriggers } from '../../push/triggers.ts';
import type { Presence } from '../../realtime/presence.ts';
import { type Body, checkPlayerID } from './checks.ts';

export interface LobbyParts {
  readonly games: readonly ServedGame[];
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly triggers: NotificationTriggers;
  readonly times: TableTimeouts;
  readonly rateLimits: RateLimits;
  /** Returns the client's address, as limits count it. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly seatQuota: SeatQuota;
  readonly tableQuota: Pick<TableQuota, 'isFull' | 'created'>;
  /** Whether bots are switched off. */
  readonly areBotsOff: () => boolean;
  /** Returns a pseudonym for an address, the same on all servers of this deployment. */
  readonly addressKey: (address: string) => string;
  /** Clock of the daily challenge: returns milliseconds since 1970. */
  readonly now: () => number;
  readonly clock: Pick<ClockCheck, 'hasPassed'>;
  readonly hasDailyChallenge: boolean;
}

export type Context = Parameters<RouterMiddleware>[0];

/** A change of seats, which may make the match begin. */
type Change<Answer> = (table: TableData) => SeatChange<Answer>;

/** Returns the change, which also begins the match if it takes the last seat and nobody is waited for. */
function begunIfFull<Answer>(served: ServedGame, change: SeatChange<Answer>): SeatChange<Answer> {
  const { table, beginning, answer } = change;
  if (!table || beginning || table.begunAt !== null) return change;
  if (table.settings.begins !== 'full' || !isFull(table)) return change;
  return { ...change, ...begin(served, table, Date.now()), answer };
}

/** Shared by all routes about a table: its game, its seats, and ways to change them. */
export class TableApi {
  readonly parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  served(name: string): ServedGame {
    const served = this.parts.games.find(({ game }) => game.name === name);
    if (!served) throw new RequestError(404, `There is no game ${name}.`);
    return served;
  }

  async match(name: string, matchID: string): Promise<TableData> {
    this.served(name);
    const found = isID(matchID) ? await this.parts.storage.seats(matchID) : undefined;
    if (found?.table.gameName === name) return found.table;
    throw new RequestError(404, `There is no match ${matchID} of ${name}.`);
  }

  /** Changes the seats of the table that a request is about, and answers it. */
  async change(ctx: Context, change: Change<unknown>): Promise<void> {
    ctx.body = await this.changed(ctx, change);
  }

  /** Changes the seats of the table that a request is about. */
  async changed<Answer>(ctx: Context, change: Change<Answer>): Promise<Answer> {
    const { name = '', id = '' } = ctx.params;
    const body: Body = ctx.state.body;
    checkPlayerID(body);
    await this.match(name, id);
    return this.changeSeats(this.served(name), id, change);
  }

  /** Changes seats. If that takes the last seat and nobody is waited for, the match begins. */
  async changeSeats<Answer>(
    served: ServedGame,
    matchID: string,
    change: Change<Answer>,
  ): Promise<Answer> {
    let stored: { readonly former: TableData; readonly table: TableData } | undefined;
    const answer = await this.parts.storage.changeSeats(matchID, (former) => {
      const changed = begunIfFull(served, change(former));
      stored = changed.table ? { former, table: changed.table } : undefined;
      return changed;
    });
    if (stored) this.#notify(matchID, stored);
    return answer;
  }

  /**
   * Creates the match of a daily challenge with its player. Returns undefined if it counts and the browser has a try
   * already.
   */
  async createDailyMatch<Answer>(
    served: ServedGame,
    matchID: string,
    {
      table,
      sit,
      attempt,
    }: {
      readonly table: TableData;
      readonly sit: Change<Answer>;
      /** Null for practice. */
      readonly attempt: NewDailyTry | null;
    },
  ): Promise<Answer | undefined> {
    const { table: changed, beginning, answer } = begunIfFull(served, sit(table));
    const seated = { table: changed ?? table, beginning };
    const { storage } = this.parts;
    if (!(await storage.createDailyMatch(matchID, table, seated, attempt))) return undefined;
    this.#notify(matchID, { former: table, table: seated.table });
    return answer;
  }

  #notify(
    matchID: string,
    { former, table }: { readonly former: TableData; readonly table: TableData },
  ): void {
    const { triggers } = this.parts;
    if (former.begunAt === null && table.begunAt !== null) triggers.begun(matchID, table);
    if (former.endedAt === null && table.endedAt !== null) triggers.ended(matchID, table);
  }

  /** Limits the number of tables per address, since a table stays for long. */
  async limitTables(ctx: Context): Promise<void> {
    await this.#take(ctx, 'tables', 1, 'You have created too many tables');
    this.parts.tableQuota.created();
  }

  /** Throws a RequestError if there are too many tables. A rematch is always allowed. */
  checkRoom(): void {
    if (!this.parts.tableQuota.isFull) return;
    throw new RequestError(
      403,
      'This server has reached its table limit. Join an existing table, or try again another day.',
    );
  }

  /** Returns the pseudonym of the client's address. */
  addressKeyOf({ request }: Context): string {
    return this.parts.addressKey(this.parts.addressOf(request.req));
  }

  /**
   * Gives a player a seat, unless too many are taken from their address: no address can take the seats of all tables.
   */
  takeSeat<Seat extends TakenSeat>(
    { request }: Context,
    join: (limit: SeatLimit) => Promise<Seat>,
  ): Promise<Seat> {
    return this.parts.seatQuota.take(this.parts.addressOf(request.req), join);
  }

  async #take({ request }: Context, name: RateLimitName, points: number, what: string) {
    // `ctx.req` itself is a copy of the body by now, without an address.
    const address = this.parts.addressOf(request.req);
    const seconds = await this.parts.rateLimits.take(name, address, points);
    if (seconds === 0) return;
    const minutes = Math.ceil(seconds / 60);
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new RequestError(429, `${what}: try again in ${time}.`);
  }

  /** Limits the number of bots per address, since they use this server's processors. */
  async limitBots(ctx: Context, bots: BotsBySeat): Promise<void> {
    const count = Object.values(bots).filter((level) => level !== null).length;
    if (count > 0 && this.parts.areBotsOff()) {
      throw new RequestError(403, 'Bots are switched off here.');
    }
    await this.#take(ctx, 'bots', count, 'You have added too many bots');
  }
}
