import {
  BotPlayer,
  type BotSeat,
  type ReproducibleBots,
  type TableClient,
} from '../bots/bot-player.ts';
import type { BotSpeed } from '../bots/bot-speed.ts';
import type { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import { dailyRounds } from '../bots/reproducible.ts';
import { isBotsTurn, isUnderWay, nextDeadline } from '../domain/deadlines.ts';
import { seatDataOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { TablePresence } from '../realtime/match-broadcaster.ts';
import type { MatchService } from '../realtime/match-service.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';
import type { Leases } from './leases.ts';

export interface MatchSupervisorParts {
  readonly leases: Leases;
  readonly scheduler: DeadlineScheduler;
  readonly botWorkers: Pick<BotWorkerPool, 'prepare' | 'decide' | 'close'>;
  readonly botSpeed: BotSpeed;
}

/** A match whose bots or deadlines this server may be responsible for. */
interface SupervisedMatch {
  readonly service: MatchService;
  table: TableData;
  seats: readonly BotSeat[];
  /** Whether this server holds the lease. */
  isHeld: boolean;
  /** The running bots; none while another server holds the lease. */
  players: readonly BotPlayer[];
}

/** Returns the seats that bots play: their own, and those of absent people. */
function botSeatsOf({ players }: TableData): readonly BotSeat[] {
  return Object.values(players).flatMap((seat) => {
    const { bot, standIn } = seatDataOf(seat);
    const level = bot ?? standIn;
    const { id, key } = seat;
    return level && key ? [{ playerID: String(id), key, level }] : [];
  });
}

/** Returns the settings of the bots of a daily match; undefined at other tables. */
function reproducibleBots(table: TableData): ReproducibleBots | undefined {
  const { daily, chance } = table.settings;
  if (!daily || !chance) return undefined;
  return {
    secret: chance.secret,
    rounds: dailyRounds,
    seats: botSeatsOf(table).map(({ playerID }) => playerID),
  };
}

const areSame = (some: readonly BotSeat[], others: readonly BotSeat[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Returns whether a match has bots, a deadline or a vote. */
const needsSupervision = (table: TableData, seats: readonly BotSeat[]) =>
  seats.length > 0 || nextDeadline(table) !== null || table.settings.proposal !== null;

/**
 * Runs bots and deadlines of the matches that a person has open at this server, while it holds their leases. Without
 * people, bots and clocks pause, except at turn-based tables.
 */
export class MatchSupervisor {
  readonly #parts: MatchSupervisorParts;
  readonly #supervised = new Map<string, SupervisedMatch>();
  /** Matches whose bots play on while no person is present. */
  readonly #woken = new Map<string, MatchService>();
  #isClosed = false;

  constructor(parts: MatchSupervisorParts) {
    this.#parts = parts;
  }

  /** Starts, changes or stops the supervision of a match after a change of its seats or people. */
  update(service: MatchService, { matchID, table, hasPeople }: TablePresence): void {
    if (this.#isClosed) return;
    // The first subscriber is added before the seats are known.
    if (hasPeople && !table) return;
    if (table && !isBotsTurn(table)) this.#woken.delete(matchID);
    const isWanted = hasPeople || this.#woken.has(matchID);
    const supervised = this.#supervised.get(matchID);
    if (!table || !isWanted || !isUnderWay(table)) {
      if (supervised && (table || !isWanted)) this.#stop(matchID, supervised);
      return;
    }
    const seats = botSeatsOf(table);
    if (!needsSupervision(table, seats)) {
      if (supervised) this.#stop(matchID, supervised);
      return;
    }
    if (supervised) this.#change(matchID, supervised, { table, seats });
    else this.#supervise(matchID, { service, table, seats, isHeld: false, players: [] });
  }

  /** Lets the bots of a match play on without people, until it is a person's turn. */
  wake(service: MatchService, matchID: string, table: TableData): void {
    this.#woken.set(matchID, service);
    this.update(service, { matchID, table, hasPeople: false });
  }

  /** Checks again the matches that were woken. `find` reads one. */
  async review(find: (matchID: string) => Promise<TableData | undefined>): Promise<void> {
    for (const [matchID, service] of this.#woken) {
      const table = await find(matchID);
      if (table)
        this.update(service, {
          matchID,
          table,
          hasPeople: service.broadcaster.hasPeople(matchID),
        });
      else this.#woken.delete(matchID);
    }
  }

  /** Stops all bots and deadlines; resolves when other servers may take over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const [matchID, supervised] of this.#supervised) this.#stop(matchID, supervised);
    this.#parts.scheduler.close();
    await Promise.all([this.#parts.leases.close(), this.#parts.botWorkers.close()]);
  }

  #supervise(matchID: string, supervised: SupervisedMatch): void {
    this.#supervised.set(matchID, supervised);
    // Another server may have the lease for some seconds yet: time to get ready.
    if (supervised.seats.length > 0) this.#parts.botWorkers.prepare(supervised.service.game.name);
    this.#parts.leases.want(matchID, {
      gained: (pause) => void this.#begin(matchID, supervised, pause),
      lost: () => this.#pause(matchID, supervised),
    });
  }

  #change(
    matchID: string,
    supervised: SupervisedMatch,
    { table, seats }: Pick<SupervisedMatch, 'table' | 'seats'>,
  ) {
    const areOthers = !areSame(supervised.seats, seats);
    supervised.table = table;
    supervised.seats = seats;
    if (!supervised.isHeld) return;
    if (areOthers) {
      this.#stopPlayers(supervised);
      this.#play(matchID, supervised);
    }
    this.#parts.scheduler.watch(matchID, table);
  }

  #stop(matchID: string, supervised: SupervisedMatch): void {
    this.#supervised.delete(matchID);
    this.#parts.leases.release(matchID);
    this.#pause(matchID, supervised);
  }

  #pause(matchID: string, supervised: SupervisedMatch): void {
    supervised.isHeld = false;
    this.#parts.scheduler.rest(matchID);
    this.#stopPlayers(supervised);
  }

  #stopPlayers(supervised: SupervisedMatch): void {
    const { players } = supervised;
    supervised.players = [];
    for (const player of players) player.stop();
  }

  /** Starts bots and deadlines after a pause in milliseconds, or null if this is the match's first supervision. */
  async #begin(matchID: string, supervised: SupervisedMatch, pause: number | null): Promise<void> {
    const { scheduler, leases } = this.#parts;
    const { begunAt, settings } = supervised.table;
    // The first supervision may start long after the match's beginning.
    const unattended = pause ?? Date.now() - (begunAt ?? Date.now());
    if (unattended > 0 && settings.timeControl.kind === 'clock') {
      await scheduler.resume(matchID, unattended).catch((error) => {
        logFailure(error, 'The pause of a match was not taken off its clocks.', { matchID });
      });
    }
    // The lease may have been lost or released meanwhile.
    if (this.#supervised.get(matchID) !== supervised || !leases.isHeld(matchID)) return;
    supervised.isHeld = true;
    this.#play(matchID, supervised);
    scheduler.watch(matchID, supervised.table);
  }

  #play(matchID: string, supervised: SupervisedMatch): void {
    const { service, seats, table } = supervised;
    const { game, ...rules } = service.served;
    const { leases, botWorkers, botSpeed } = this.#parts;
    const client = this.#clientOf(service);
    supervised.players = seats.map(
      (seat) =>
        new BotPlayer(seat, {
          matchID,
          client,
          botSpeed,
          reproducible: reproducibleBots(table),
          game: game.name,
          rules,
          decide: (question, signal) => botWorkers.decide(question, signal),
          mayMove: () => leases.isHeld(matchID),
        }),
    );
    for (const player of supervised.players) void player.start();
  }

  #clientOf(service: MatchService): TableClient {
    return {
      enter: (page, seat) => service.enter(page, seat),
      resync: (page) => service.resync(page),
      leave: (page) => service.leave(page),
      // Only valid on the state that the bot saw: no move is made twice.
      move: async (message, botKey) => {
        const refused = await service.move(message, { isForThisState: true, botKey });
        return refused?.code;
      },
    };
  }
}
