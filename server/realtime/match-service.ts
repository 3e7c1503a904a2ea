import { once } from 'node:events';
import type { ChatLine } from '../../protocol/tables.ts';
import { clocksAfter } from '../domain/clocks.ts';
import { isInPlace, seatOf, seatWith, whyNotInPlace } from '../domain/credentials.ts';
import { areBotsFirst } from '../domain/daily.ts';
import { unattendedDeadline } from '../domain/deadlines.ts';
import { type SeatData, seatDataOf } from '../domain/seat-data.ts';
import { withPersonBack } from '../domain/stand-ins.ts';
import { awaitedIn, type ServedGame } from '../games.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { RateLimits } from '../ops/rate-limits.ts';
import { isOver, type SavedMove, type Waiting } from '../persistence/moves.ts';
import { isOldEnoughToMark } from '../persistence/repositories/expired.ts';
import type { StoredMatch } from '../persistence/repositories/matches.ts';
import { finishedTryOf } from '../records/daily-results.ts';
import type { MatchBroadcaster, MatchBroadcasterParts } from './match-broadcaster.ts';
import type { PageSocket } from './match-rooms.ts';
import {
  chatMessageFrom,
  type SyncMessage,
  syncMessageFrom,
  type UpdateMessage,
  updateMessageFrom,
} from './messages.ts';
import { MoveRejectedError, refusalOf } from './move-rejected-error.ts';
import { type MoveOutcome, MoveValidator } from './move-validator.ts';

/** Maximum time that a person's move waits for bots that move first. In milliseconds. */
const maxBotWait = 3000;

/** Maximum number of tasks that wait for one match. Further ones are refused. */
const maxWaiting = 500;

type Taken = Exclude<MoveOutcome, { readonly refused: unknown }>;

export interface MatchServiceParts
  extends Pick<MatchBroadcasterParts, 'storage' | 'queue' | 'requestResync'> {
  readonly rateLimits: RateLimits;
  readonly metrics: Metrics;
  /** Called for every stored move, with the players that the match waited for and those it waits for now. */
  readonly moved: (move: StoredMove) => void;
  /** Whether chat, phrases included, is switched off at all tables. */
  readonly isChatOff: () => boolean;
}

/** A stored move, from which notifications are sent. */
export interface StoredMove {
  readonly matchID: string;
  /** The table's data before the move. */
  readonly table: StoredMatch['table'];
  readonly mover: string;
  readonly awaited: readonly string[];
  readonly isOver: boolean;
}

/** Conditions of a move beyond its message. */
interface MoveConditions {
  /** Whether the move is only valid on the state that its player saw, even where others may move meanwhile. */
  readonly isForThisState?: boolean;
  /** The seat key of a bot of this server, which has no credentials. Undefined for a player's move. */
  readonly botKey?: string;
}

function hasStandIn(table: StoredMatch['table'], playerID: string | null): boolean {
  const seat = playerID === null ? undefined : seatOf(table, playerID);
  return seat !== undefined && seatDataOf(seat).standIn !== undefined;
}

/** Returns whether a player moves whom a bot stands in for: the move brings the player back. */
const isBackNow = (
  { table }: StoredMatch,
  { playerID }: UpdateMessage,
  { botKey }: MoveConditions,
) => botKey === undefined && hasStandIn(table, playerID);

function botsAt({ table }: StoredMatch, playerID: string): Pick<SeatData, 'bot' | 'standIn'> {
  const seat = seatOf(table, playerID);
  return seat ? seatDataOf(seat) : {};
}

function isBotsSeat(match: StoredMatch, playerID: string): boolean {
  const { bot, standIn } = botsAt(match, playerID);
  return (bot ?? standIn) !== undefined;
}

/** Handles the messages of all pages at the tables of one game. */
export class MatchService {
  readonly #served: ServedGame;
  readonly #parts: MatchServiceParts;
  readonly #validator: MoveValidator;
  /** Sockets that wait for the match they asked for. */
  readonly #asking = new Set<PageSocket>();

  constructor(
    served: ServedGame,
    readonly broadcaster: MatchBroadcaster,
    parts: MatchServiceParts,
  ) {
    this.#served = served;
    this.#parts = parts;
    this.#validator = new MoveValidator(served);
  }

  get served(): ServedGame {
    return this.#served;
  }

  get game(): ServedGame['game'] {
    return this.#served.game;
  }

  /**
   * Carries out a player's or a bot's move, and counts it. It is stored before any client sees it. Returns why it was
   * refused, or undefined. Never throws.
   */
  async move(
    message: readonly unknown[],
    conditions: MoveConditions = {},
  ): Promise<MoveRejectedError | undefined> {
    const { metrics } = this.#parts;
    const { name } = this.#served.game;
    const start = performance.now();
    const carryOut = () => this.#update(message, conditions);
    const refused = await refusalOf(carryOut, { message: 'update', metrics });
    if (refused) metrics.moveRefused(name, refused.code);
    else metrics.moveTaken(name, (performance.now() - start) / 1000);
    return refused;
  }

  async #update(message: readonly unknown[], conditions: MoveConditions): Promise<void> {
    const asked = updateMessageFrom(message, this.#served.game.moveNames);
    if (!asked) throw new MoveRejectedError('badMessage');
    const update = { ...asked, key: conditions.botKey ?? asked.key };
    await this.#checkAtTheDoor(update);
    if (conditions.botKey === undefined) await this.#afterBots(update.matchID);
    await this.#inQueue(update.matchID, () => this.#carryOut(update, conditions));
  }

  /** Waits for a while until all bots that move first have moved. */
  async #afterBots(matchID: string): Promise<void> {
    const mustWait = () => {
      const match = this.broadcaster.room(matchID)?.match;
      return match !== undefined && areBotsFirst(match.table);
    };
    // Nearly all moves are made at other tables, and need no timer.
    if (!mustWait()) return;
    const signal = AbortSignal.timeout(maxBotWait);
    while (mustWait() && !signal.aborted) {
      // It rejects when the time is up; then the move is refused.
      await once(this.broadcaster.moves, matchID, { signal }).catch(() => {});
    }
  }

  /**
   * Decides by the remembered match, which saves a read: storing fails if the match has changed elsewhere. A refusal or
   * a retry needs the newest match.
   */
  async #carryOut(update: UpdateMessage, conditions: MoveConditions): Promise<void> {
    const { matchID } = update;
    const remembered = this.broadcaster.room(matchID)?.match;
    if (remembered && !isBackNow(remembered, update, conditions)) {
      const verdict = this.#decide(remembered, update, conditions);
      if (!('refused' in verdict) && (await this.#store(remembered, update, verdict))) return;
    }
    for (;;) {
      const match = await this.#newest(matchID);
      if (isBackNow(match, update, conditions)) {
        await this.#giveBack(update);
        continue;
      }
      const verdict = this.#decide(match, update, conditions);
      if ('refused' in verdict) throw new MoveRejectedError(verdict.refused, verdict.reason);
      if (await this.#store(match, update, verdict)) return;
    }
  }

  /** Gives the seat back to a player whom a bot stands in for. If no bot does, nothing changes. */
  async #giveBack({ matchID, playerID, key }: SyncMessage): Promise<void> {
    await this.#parts.storage.changeSeats(matchID, (table) => {
      if (playerID === null || !isInPlace(table, { playerID, key })) {
        throw new MoveRejectedError('wrongCredentials');
      }
      const changed = withPersonBack(table, { playerID, now: Date.now() });
      return changed === table ? { answer: null } : { table: changed, answer: null };
    });
  }

  #decide(
    match: StoredMatch,
    update: UpdateMessage,
    { isForThisState = false, botKey }: MoveConditions,
  ): MoveOutcome {
    const { playerID, action, stateID } = update;
    const refused = this.#whyNotHere(match.table, update);
    if (refused) return { refused, reason: null };
    if (match.table.endedAt !== null) return { refused: 'finished', reason: null };
    if (botKey === undefined && areBotsFirst(match.table)) {
      return { refused: 'notNow', reason: null };
    }
    // The seat's player is back.
    if (botKey !== undefined && !isBotsSeat(match, playerID))
      return { refused: 'notYourTurn', reason: null };
    if (isForThisState && stateID !== match.state._stateID) {
      return { refused: 'stale', reason: null };
    }
    return this.#validator.decide(match.state, { action, playerID, stateID });
  }

  /** Stores and shows a move. Returns false if another change was stored first. */
  async #store(
    match: StoredMatch,
    { matchID, playerID: mover }: UpdateMessage,
    taken: Taken,
  ): Promise<boolean> {
    const { state, log } = taken;
    const after = match.state._stateID;
    const waiting = this.#waitingAfter(match, { state, mover });
    // While a bot stands in, no move of the player reaches this point: it brings the player back first.
    const { standIn } = botsAt(match, mover);
    const finishedTry = await finishedTryOf(this.#parts.storage, matchID, match, taken);
    const isSaved = await this.#save(matchID, match, {
      ...taken,
      waiting,
      finishedTry,
      ...(standIn && { standIn }),
    });
    if (!isSaved) return false;
    await this.broadcaster.showMove(matchID, { after, state, log: [...log], waiting });
    const { table } = match;
    const { awaited } = waiting;
    this.#parts.moved({ matchID, table, mover, awaited, isOver: isOver(state) });
    return true;
  }

  /** Returns the players that a match waits for after a move, with their clocks and deadline. */
  #waitingAfter(
    { table, state: former }: StoredMatch,
    { state, mover }: { readonly state: StoredMatch['state']; readonly mover: string },
  ): Waiting {
    const awaited = awaitedIn(this.#served, state);
    const { turn, phase } = former.ctx;
    const isNewTurn = turn !== state.ctx.turn || phase !== state.ctx.phase;
    const clocks = clocksAfter(table, { awaited, mover, isNewTurn, now: Date.now() });
    const { gameover } = state.ctx;
    return {
      awaited,
      clocks,
      dueAt: unattendedDeadline({ ...table, awaited, clocks, gameover }),
    };
  }

  async #save(
    matchID: string,
    match: StoredMatch,
    outcome: Pick<SavedMove, 'state' | 'log' | 'waiting' | 'standIn' | 'finishedTry'>,
  ): Promise<boolean> {
    try {
      return await this.#parts.storage.saveMove({
        matchID,
        expectedStateID: match.state._stateID,
        expectedSeatsVersion: match.seatsVersion,
        ...outcome,
      });
    } catch (error) {
      // It may have been stored before the answer was lost.
      this.#parts.requestResync();
      throw error;
    }
  }

  async #newest(matchID: string): Promise<StoredMatch> {
    const match = await this.#parts.storage.match(matchID);
    if (!match) {
      const isThere = await this.#parts.storage.seats(matchID);
      throw new MoveRejectedError(isThere ? 'notBegun' : 'unknownMatch');
    }
    const room = this.broadcaster.room(matchID);
    if (room) {
      room.match = match;
      room.seats = match;
    }
    return match;
  }

  /** Sends a page the match that it asks for, as far as the page may see it. */
  async sync(socket: PageSocket, message: readonly unknown[]): Promise<void> {
    const sync = syncMessageFrom(message);
    if (!sync) throw new MoveRejectedError('badMessage');
    await this.enter(socket, sync);
  }

  /** Shows a page the match from the point of view of the seat whose key it has, or of a spectator. */
  async enter(socket: PageSocket, sync: SyncMessage): Promise<void> {
    const { matchID } = sync;
    // One at a time: each is a whole match.
    if (this.#asking.has(socket)) throw new MoveRejectedError('tooMany');
    this.#asking.add(socket);
    try {
      // In the match's queue, so that no move falls between what is sent and what is shown later.
      await this.#inQueue(matchID, () => this.#welcome(socket, sync));
    } finally {
      this.#asking.delete(socket);
    }
  }

  async #welcome(socket: PageSocket, sync: SyncMessage): Promise<void> {
    const { matchID } = sync;
    const table = await this.#checkedSeats(sync);
    // So that no server deletes the match while a page shows it.
    if (isOldEnoughToMark(table.updatedAt))
      await this.#parts.storage.expired.markVisited([matchID]);
    if (!socket.connected) return;
    // Opening the page brings back a player whom a bot stands in for.
    if (!socket.isBot && hasStandIn(table, sync.playerID)) await this.#giveBack(sync);
    await this.broadcaster.welcome({
      ...sync,
      socket,
      shownStateID: null,
      isBehind: false,
      awaitsBeginning: false,
    });
  }

  /** Runs a task after all earlier tasks of the match. */
  #inQueue(matchID: string, task: () => Promise<void>): Promise<void> {
    if (this.#parts.queue.length(matchID) >= maxWaiting) throw new MoveRejectedError('tooMany');
    return this.#parts.queue.run(matchID, task);
  }

  async chat(message: readonly unknown[]): Promise<void> {
    const chat = chatMessageFrom(message);
    if (!chat) throw new MoveRejectedError('badMessage');
    if (this.#parts.isChatOff()) throw new MoveRejectedError('chatOff');
    const { matchID, playerID, id, text, phrase } = chat;
    await this.#checkAtTheDoor(chat);
    await this.#inQueue(matchID, async () => {
      const { name = '' } = seatOf(await this.#checkedSeats(chat), playerID) ?? {};
      const wait = await this.#parts.rateLimits.take('chat', `${matchID} ${playerID}`);
      if (wait > 0) throw new MoveRejectedError('tooMany');
      const words = { id, text, phrase, sentAt: Date.now() };
      const said = { ...words, seatKey: chat.key };
      const number = await this.#parts.storage.chat.append(matchID, said);
      const line: ChatLine = { ...words, playerID, name };
      await this.broadcaster.showLine(matchID, { line, number });
    });
  }

  /** Sends the true state to a page whose move was refused: it may have shown it as made. */
  async resync(socket: PageSocket): Promise<void> {
    const subscriber = this.broadcaster.subscriber(socket);
    if (subscriber) await this.broadcaster.resync(subscriber);
  }

  leave(socket: PageSocket): void {
    this.broadcaster.leave(socket);
  }

  /**
   * Refuses clients that don't belong to a match before they enter its queue and hold up the players. The remembered
   * seats may be old, so that no client is refused because of them alone.
   */
  async #checkAtTheDoor(message: SyncMessage): Promise<void> {
    const remembered = this.broadcaster.room(message.matchID)?.match;
    if (remembered && !this.#whyNotHere(remembered.table, message)) return;
    await this.#checkedSeats(message);
  }

  /** Returns the table's data for a client that may be there, or throws a MoveRejectedError. */
  async #checkedSeats(message: SyncMessage): Promise<StoredMatch['table']> {
    const found = await this.#parts.storage.seats(message.matchID);
    if (!found) throw new MoveRejectedError('unknownMatch');
    const refused = this.#whyNotHere(found.table, message);
    if (refused) throw new MoveRejectedError(refused);
    return found.table;
  }

  /**
   * Returns the present number of the seat whose key a page has when it asks for another one. Undefined if no seat has
   * the key.
   */
  async seatedElsewhere(message: readonly unknown[]) {
    const sync = syncMessageFrom(message);
    const found = sync && (await this.#parts.storage.seats(sync.matchID));
    if (!found || found.table.gameName !== this.#served.game.name) return undefined;
    const seat = seatWith(found.table, sync.key);
    return seat && { matchID: sync.matchID, playerID: String(seat.id) };
  }

  /** Returns why a message can't belong to this match, or undefined. */
  #whyNotHere(table: StoredMatch['table'], message: SyncMessage) {
    if (table.gameName !== this.#served.game.name) return 'unknownMatch';
    return isInPlace(table, message) ? undefined : whyNotInPlace(table, message.key);
  }
}
