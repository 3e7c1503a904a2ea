import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from 'boardgame.io';
import { readLog } from '../../games/kit/log.ts';
import { rngFrom } from '../../games/kit/rng.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { RefusalCode } from '../../protocol/tables.ts';
import type { ServedRules } from '../games.ts';
import { log } from '../lib/log.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { PageSocket } from '../realtime/match-rooms.ts';
import { BotPage, type Seen } from './bot-page.ts';
import { type BotSpeed, Playback } from './bot-speed.ts';
import type { ServerBotQuestion } from './bot-worker-pool.ts';
import { dailySeed } from './reproducible.ts';

/** A seat with a bot. */
export interface BotSeat {
  readonly playerID: string;
  /** The `seatKey` of the seat, whose credentials no client has. */
  readonly key: string;
  readonly level: Level;
}

/** The interface through which bots play at a table: the same as every client's, with the key of their seat. */
export interface TableClient {
  /** Shows the page the match. Rejects if that is not possible now. */
  readonly enter: (
    page: PageSocket,
    seat: Pick<BotSeat, 'playerID' | 'key'> & { readonly matchID: string },
  ) => Promise<void>;
  /** Shows the page the match again. */
  readonly resync: (page: PageSocket) => Promise<void>;
  readonly leave: (page: PageSocket) => void;
  /** Sends a move. Resolves with the code of its refusal, or undefined. */
  readonly move: (message: readonly unknown[], key: string) => Promise<RefusalCode | undefined>;
}

/**
 * Settings of bots whose decisions depend only on what they see, so that equal decisions of people lead to equal
 * matches, whatever the speed of the machine. They move one after another, in the order of their seats.
 */
export interface ReproducibleBots {
  /** Secret that their random seeds are made of. */
  readonly secret: string;
  /** Number of rounds of each decision. */
  readonly rounds: number;
  /** Seats of all bots of the match. */
  readonly seats: readonly string[];
}

export interface BotPlayerParts {
  readonly matchID: string;
  readonly game: string;
  readonly rules: ServedRules;
  readonly client: TableClient;
  readonly decide: (
    question: ServerBotQuestion,
    signal: AbortSignal,
  ) => Promise<AnyMove | undefined>;
  /** Returns whether this server may move for the match's bots at this moment. */
  readonly mayMove: () => boolean;
  readonly botSpeed: BotSpeed;
  /** Undefined for bots that think for a time and move at any time. */
  readonly reproducible: ReproducibleBots | undefined;
}

/** A bot's turn, from the moment in which the match waits for it until its move is shown. */
interface Turn {
  readonly awaitedSince: number;
  /** Whether people wait for the bot before they may move, so that it must not pause. */
  readonly isUrgent: boolean;
  readonly ending: AbortController;
}

/** Time before a bot retries what failed. In milliseconds. */
const retryPause = 500;

/** Refusals after which a bot retries: the next state may allow the move. */
const passingRefusals: ReadonlySet<RefusalCode> = new Set([
  'stale',
  'notYourTurn',
  'notNow',
  'notSaved',
  'tooMany',
]);

const chance = rngFrom(Math.random);

/** One bot at one table. It reads its page, decides, and moves like any player. */
export class BotPlayer {
  readonly #seat: BotSeat;
  readonly #parts: BotPlayerParts;
  readonly #page: BotPage;
  readonly #playback: Playback;
  readonly #stopping = new AbortController();
  #turn: Turn | undefined;
  #hasComplained = false;

  constructor(seat: BotSeat, parts: BotPlayerParts) {
    this.#seat = seat;
    this.#parts = parts;
    this.#playback = new Playback(parts.botSpeed);
    this.#page = new BotPage({
      saw: (added) => this.#watch(added),
      dismissed: () => this.stop(),
    });
  }

  /** Enters the match, and retries until that succeeds. */
  async start(): Promise<void> {
    const { matchID, client } = this.#parts;
    const { playerID, key } = this.#seat;
    while (!this.#isStopped && !this.#page.seen) {
      try {
        await client.enter(this.#page, { matchID, playerID, key });
      } catch (error) {
        log.info({ err: error, matchID, playerID }, 'A bot can’t come to its table yet.');
        await wait(retryPause, undefined, { ref: false });
      }
    }
    // The bot may have been stopped while it entered.
    if (this.#isStopped) client.leave(this.#page);
  }

  /** Leaves the match and aborts the current decision. */
  stop(): void {
    this.#stopping.abort();
    this.#endTurn();
    this.#page.close();
    this.#parts.client.leave(this.#page);
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #endTurn(): void {
    this.#turn?.ending.abort();
    this.#turn = undefined;
  }

  #watch(added: readonly LogEntry[]): void {
    const { seen } = this.#page;
    if (!seen || this.#isStopped) return;
    const { rules } = this.#parts;
    const { playerID } = this.#seat;
    const now = performance.now();
    const events = readLog(added).map(({ event }) => event);
    this.#playback.add(rules.playbackMilliseconds(events), now);
    const awaited = rules.playersToMove(seen.G);
    const isAwaited = this.#nextOf(awaited).includes(playerID);
    const hasMoved = added.some(({ action }) => action.payload.playerID === playerID);
    if (!isAwaited || hasMoved) this.#endTurn();
    if (!isAwaited || this.#turn) return;
    const isUrgent = this.#parts.reproducible !== undefined && !awaited.every(this.#isBot);
    this.#turn = { awaitedSince: now, isUrgent, ending: new AbortController() };
    void this.#play(this.#turn);
  }

  readonly #isBot = (seat: string) => this.#parts.reproducible?.seats.includes(seat) === true;

  /** Returns the bots among the awaited seats that may move now. */
  #nextOf(awaited: readonly string[]): readonly string[] {
    return this.#parts.reproducible ? awaited.filter(this.#isBot).slice(0, 1) : awaited;
  }

  async #play(turn: Turn): Promise<void> {
    const { signal } = turn.ending;
    try {
      const move = await this.#decide(signal);
      const due = this.#playback.dueTime(turn.awaitedSince, Math.random());
      if (!turn.isUrgent) await this.#pause(due - performance.now(), signal);
      await this.#makeMove(move, signal);
    } catch (error) {
      if (signal.aborted) return;
      const { matchID, game } = this.#parts;
      logFailure(error, 'A bot does nothing more.', { matchID, game });
    }
  }

  /** Returns the bot's decision on the present state, or any legal move if no thread can answer. */
  async #decide(signal: AbortSignal): Promise<AnyMove> {
    const { game, decide, reproducible } = this.#parts;
    const { level } = this.#seat;
    const observation = this.#observation();
    const fixed = reproducible && {
      reproducible: {
        seed: dailySeed(reproducible.secret, observation),
        rounds: reproducible.rounds,
      },
    };
    try {
      const move = await decide({ game, level, ...observation, ...fixed }, signal);
      if (move) return move;
      log.error({ game, level }, 'A bot found nothing to do; it makes a random move.');
    } catch (error) {
      if (signal.aborted) throw error;
      if (reproducible) {
        logFailure(error, 'A bot could not decide; it tries again.', { game, level });
        await this.#pause(retryPause, signal);
        return this.#decide(signal);
      }
      logFailure(error, 'A bot could not decide; it makes a random move.', { game, level });
    }
    return this.#anyMove();
  }

  /** Returns all that the bot sees of the match. */
  #observation() {
    const { playerID } = this.#seat;
    const events = readLog(this.#page.log).map(({ event }) => event);
    return { playerID, G: this.#seenNow().G, events };
  }

  #anyMove(): AnyMove {
    const { rules, reproducible } = this.#parts;
    const rng = reproducible
      ? seededRng(dailySeed(reproducible.secret, this.#observation()))
      : chance;
    const move = rules.rules.randomMove(this.#seenNow().G, this.#seat.playerID, rng);
    if (!move) throw new Error('There is no legal move for a bot.');
    return move;
  }

  #seenNow(): Seen {
    const { seen } = this.#page;
    if (!seen) throw new Error('A bot moves only at a match that it sees.');
    return seen;
  }

  /**
   * Sends the move until it is accepted, or another one if it is no longer legal. The turn ends when the move is shown.
   */
  async #makeMove(decided: AnyMove, signal: AbortSignal): Promise<void> {
    let move = decided;
    for (;;) {
      signal.throwIfAborted();
      if (!this.#parts.mayMove()) {
        // The server may move again in a moment, or the bot is stopped.
        await this.#pause(retryPause, signal);
        continue;
      }
      const seen = this.#seenNow();
      if (this.#isIllegal(seen, move)) move = await this.#decide(signal);
      const refused = await this.#send(move, this.#seenNow());
      if (refused === undefined) return;
      if (refused === 'illegal' || refused === 'badMessage') {
        this.#complain(move);
        move = this.#anyMove();
      } else if (!passingRefusals.has(refused)) return;
      await this.#seeNewer(seen, signal);
    }
  }

  #isIllegal({ G }: Seen, { move, args }: AnyMove): boolean {
    return this.#parts.rules.refusalOf(G, this.#seat.playerID, move, args) !== null;
  }

  #send({ move, args }: AnyMove, { stateID }: Seen): Promise<RefusalCode | undefined> {
    const { matchID, client } = this.#parts;
    const { playerID, key } = this.#seat;
    const payload = { type: move, args, playerID };
    return client.move([{ type: 'MAKE_MOVE', payload }, stateID, matchID, playerID], key);
  }

  /** Waits for a newer state after a refusal. If none arrives in a while, it asks for one. */
  async #seeNewer(former: Seen, signal: AbortSignal): Promise<void> {
    if (this.#page.seen !== former) return;
    await this.#pause(retryPause, signal);
    if (this.#page.seen !== former) return;
    await this.#parts.client.resync(this.#page).catch((error) => {
      const { matchID } = this.#parts;
      logFailure(error, 'A bot’s page was not brought up to date; it tries again.', { matchID });
    });
  }

  /** Logs, once per bot, that the rules refused a move that the bot considered legal. */
  #complain({ move }: AnyMove): void {
    if (this.#hasComplained) return;
    this.#hasComplained = true;
    const { matchID, game } = this.#parts;
    log.error({ matchID, game, move }, 'A bot’s move was illegal; it makes another one.');
  }

  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (milliseconds <= 0) return;
    // The caller that aborts it checks the signal.
    await wait(milliseconds, undefined, { signal, ref: false });
  }
}
