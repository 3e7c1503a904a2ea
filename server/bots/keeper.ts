import type { Server } from 'boardgame.io';
import { logFailure } from '../operations/failures.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { RefusalCode } from '../protocol.ts';
import type { Leases } from '../tables/leases.ts';
import { seatDataOf } from '../tables/seat-data.ts';
import { statusOf } from '../tables/table.ts';
import type { AttendedTable } from '../transport/audience.ts';
import type { GameRoom } from '../transport/game-room.ts';
import { Refusal } from '../transport/refusal.ts';
import type { Pace } from './pace.ts';
import { BotPlayer, type BotSeat, type Door } from './player.ts';
import type { Thinkers } from './thinkers.ts';

export interface KeeperParts {
  readonly leases: Leases;
  readonly thinkers: Pick<Thinkers, 'prepare' | 'decide' | 'close'>;
  readonly metrics: Metrics;
  readonly pace: Pace;
}

/** A match whose bots are to play. */
interface Kept {
  readonly room: GameRoom;
  readonly seats: readonly BotSeat[];
  /** Those who play; none while another server looks after the match. */
  players: readonly BotPlayer[];
}

/** The seats of a match's bots, if it is under way: it goes on though somebody has left it. */
function botSeatsOf(metadata: Server.MatchData, hasBegun: boolean): readonly BotSeat[] {
  const status = statusOf(metadata);
  if (status === 'finished' || (status === 'open' && !hasBegun)) return [];
  return Object.values(metadata.players).flatMap((seat) => {
    const { bot: level } = seatDataOf(seat);
    const { id, credentials } = seat;
    return level && credentials ? [{ playerID: String(id), credentials, level }] : [];
  });
}

const areSame = (some: readonly BotSeat[], others: readonly BotSeat[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * Lets bots play at the matches that a person has open at this server, as long as no other server does. Where nobody
 * is left they rest.
 */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #kept = new Map<string, Kept>();
  #isClosed = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Looks who is at a match now. */
  look(room: GameRoom, { matchID, metadata, hasBegun, hasPeople }: AttendedTable): void {
    if (this.#isClosed || !room.served.forBots) return;
    const kept = this.#kept.get(matchID);
    // Whoever comes first comes before the seats are known.
    if (hasPeople && !metadata) return;
    const seats = hasPeople && metadata ? botSeatsOf(metadata, hasBegun) : [];
    if (kept && areSame(kept.seats, seats)) return;
    if (kept) this.#rest(matchID, kept);
    if (seats.length > 0) this.#keep(matchID, { room, seats, players: [] });
  }

  /** Stops all bots; resolves when other servers may take over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const [matchID, kept] of this.#kept) this.#rest(matchID, kept);
    await Promise.all([this.#parts.leases.close(), this.#parts.thinkers.close()]);
  }

  #keep(matchID: string, kept: Kept): void {
    this.#kept.set(matchID, kept);
    // Another server may have the lease for some seconds yet: time to get ready.
    this.#parts.thinkers.prepare(kept.room.game.name);
    this.#parts.leases.want(matchID, {
      gained: () => this.#play(matchID, kept),
      lost: () => this.#pause(kept),
    });
  }

  #rest(matchID: string, kept: Kept): void {
    this.#kept.delete(matchID);
    this.#parts.leases.release(matchID);
    this.#pause(kept);
  }

  #pause(kept: Kept): void {
    const { players } = kept;
    kept.players = [];
    for (const player of players) player.stop();
  }

  #play(matchID: string, kept: Kept): void {
    const { room, seats } = kept;
    const { forBots, whyRefused, game } = room.served;
    const { leases, thinkers, pace } = this.#parts;
    if (!forBots) return;
    const door = this.#doorOf(room);
    kept.players = seats.map(
      (seat) =>
        new BotPlayer(seat, {
          ...{ matchID, door, pace, game: game.name },
          rules: { ...forBots, whyRefused },
          decide: (question, signal) => thinkers.decide(question, signal),
          mayMove: () => leases.isHeld(matchID),
        }),
    );
    for (const player of kept.players) void player.start();
  }

  #doorOf(room: GameRoom): Door {
    return {
      enter: (page, message) => room.sync(page, message),
      correct: (page) => room.correct(page),
      leave: (page) => room.leave(page),
      move: (message) => this.#move(room, message),
    };
  }

  /** As a page's message is carried out and counted. A bot's move counts on what it saw alone: none is made twice. */
  async #move(room: GameRoom, message: readonly unknown[]): Promise<RefusalCode | undefined> {
    const { name } = room.game;
    const { metrics } = this.#parts;
    const start = performance.now();
    try {
      await room.update(message, { isForThisState: true });
      metrics.moveTaken(name, (performance.now() - start) / 1000);
      return undefined;
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) {
        metrics.storageFailed();
        logFailure(error, 'A bot’s move was not carried out.', {});
      }
      const code = isRefusal ? error.code : 'notSaved';
      metrics.moveRefused(name, code);
      return code;
    }
  }
}
