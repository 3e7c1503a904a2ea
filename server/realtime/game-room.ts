import type { ChatLine } from '../../protocol/tables.ts';
import { clocksAfter } from '../domain/clocks.ts';
import { isInPlace, seatOf, seatWith, whyNotInPlace } from '../domain/credentials.ts';
import { unattendedDeadline } from '../domain/deadlines.ts';
import { type SeatData, seatDataOf } from '../domain/seat-data.ts';
import { withPersonBack } from '../domain/stand-ins.ts';
import { awaitedIn, type ServedGame } from '../games.ts';
import { Buckets } from '../ops/token-bucket.ts';
import { isOver, type SavedMove, type Waiting } from '../persistence/moves.ts';
import { isOldEnoughToMark } from '../persistence/repositories/expired.ts';
import type { StoredMatch } from '../persistence/repositories/matches.ts';
import {
  MatchBroadcaster,
  type MatchBroadcasterParts,
  type TablePresence,
} from './match-broadcaster.ts';
import {
  chatMessageFrom,
  type SyncMessage,
  syncMessageFrom,
  type UpdateMessage,
  updateMessageFrom,
} from './messages.ts';
import { MoveRejectedError } from './move-rejected-error.ts';
import { type MoveOutcome, MoveValidator } from './move-validator.ts';
import type { PageSocket } from './rooms.ts';

/** Of one seat's chat, and as many at once. */
const linesPerMinute = 30;
/** Of a match; who comes then is refused. */
const maxWaiting = 500;

type Taken = Exclude<MoveOutcome, { readonly refused: unknown }>;

export interface GameRoomParts extends Omit<MatchBroadcasterParts, 'onPresence'> {
  readonly onPresence: (room: GameRoom, table: TablePresence) => void;
  /** Is told of every stored move: whom the match has waited for, and whom it waits for now. */
  readonly moved: (move: MoveNews) => void;
  /** Whether nobody may write or say anything at any table. */
  readonly isChatOff: () => boolean;
}

/** A stored move, for those who call people to their tables. */
export interface MoveNews {
  readonly matchID: string;
  /** As it was before. */
  readonly metadata: StoredMatch['metadata'];
  readonly mover: string;
  readonly awaited: readonly string[];
  readonly isOver: boolean;
}

/** What a move asks beyond what its message says. */
interface MoveTerms {
  /** It counts on the state that its player saw and no other, also where others may move on meanwhile. */
  readonly isForThisState?: boolean;
  /** A bot of this server makes it, which has no credentials: the key of its seat. */
  readonly botKey?: string;
}

function hasStandIn(metadata: StoredMatch['metadata'], playerID: string | null): boolean {
  const seat = playerID === null ? undefined : seatOf(metadata, playerID);
  return seat !== undefined && seatDataOf(seat).standIn !== undefined;
}

/** Whether somebody moves whom a bot stands in for: by that they are back. */
const isBackNow = ({ metadata }: StoredMatch, { playerID }: UpdateMessage, { botKey }: MoveTerms) =>
  botKey === undefined && hasStandIn(metadata, playerID);

function botsAt({ metadata }: StoredMatch, playerID: string): Pick<SeatData, 'bot' | 'standIn'> {
  const seat = seatOf(metadata, playerID);
  return seat ? seatDataOf(seat) : {};
}

function isBotsSeat(match: StoredMatch, playerID: string): boolean {
  const { bot, standIn } = botsAt(match, playerID);
  return (bot ?? standIn) !== undefined;
}

/** All tables of one game: what their pages send, and what becomes of it. */
export class GameRoom {
  readonly broadcaster: MatchBroadcaster;
  readonly #served: ServedGame;
  readonly #parts: GameRoomParts;
  readonly #validator: MoveValidator;
  /** By match and seat, however many pages the seat has. */
  readonly #chatAllowance = new Buckets(linesPerMinute);
  /** Sockets that wait for the match that they asked for. */
  readonly #asking = new Set<PageSocket>();

  constructor(served: ServedGame, parts: GameRoomParts) {
    this.#served = served;
    this.#parts = parts;
    this.#validator = new MoveValidator(served);
    this.broadcaster = new MatchBroadcaster(served, {
      ...parts,
      onPresence: (table) => parts.onPresence(this, table),
    });
  }

  get served(): ServedGame {
    return this.#served;
  }

  get game(): ServedGame['game'] {
    return this.#served.game;
  }

  /** A player's move, undo or redo: stored first, and only then seen by anybody. */
  async update(message: readonly unknown[], terms: MoveTerms = {}): Promise<void> {
    const asked = updateMessageFrom(message, this.#served.game.moveNames);
    if (!asked) throw new MoveRejectedError('badMessage');
    const update = { ...asked, key: terms.botKey ?? asked.key };
    await this.#checkAtTheDoor(update);
    await this.#inLine(update.matchID, () => this.#carryOut(update, terms));
  }

  /**
   * Decides by what is remembered of the match, which spares reading it: storing fails if it has changed
   * elsewhere. A refusal needs the newest, and so does another try.
   */
  async #carryOut(update: UpdateMessage, terms: MoveTerms): Promise<void> {
    const { matchID } = update;
    const remembered = this.broadcaster.room(matchID)?.match;
    if (remembered && !isBackNow(remembered, update, terms)) {
      const verdict = this.#decide(remembered, update, terms);
      if (!('refused' in verdict) && (await this.#store(remembered, update, verdict))) return;
    }
    for (;;) {
      const match = await this.#newest(matchID);
      if (isBackNow(match, update, terms)) {
        await this.#giveBack(update);
        continue;
      }
      const verdict = this.#decide(match, update, terms);
      if ('refused' in verdict) throw new MoveRejectedError(verdict.refused, verdict.reason);
      if (await this.#store(match, update, verdict)) return;
    }
  }

  /** Whoever a bot stands in for plays again; nothing changes for anybody else. */
  async #giveBack({ matchID, playerID, key }: SyncMessage): Promise<void> {
    await this.#parts.storage.changeSeats(matchID, (metadata) => {
      if (playerID === null || !isInPlace(metadata, { playerID, key })) {
        throw new MoveRejectedError('wrongCredentials');
      }
      const changed = withPersonBack(metadata, { playerID, now: Date.now() });
      return changed === metadata ? { answer: null } : { metadata: changed, answer: null };
    });
  }

  #decide(
    match: StoredMatch,
    update: UpdateMessage,
    { isForThisState = false, botKey }: MoveTerms,
  ): MoveOutcome {
    const { playerID, action, stateID } = update;
    const refused = this.#whyNotHere(match.metadata, update);
    if (refused) return { refused, reason: null };
    if (match.metadata.endedAt !== null) return { refused: 'finished', reason: null };
    // Its person is back.
    if (botKey !== undefined && !isBotsSeat(match, playerID))
      return { refused: 'notYourTurn', reason: null };
    if (isForThisState && stateID !== match.state._stateID) {
      return { refused: 'stale', reason: null };
    }
    return this.#validator.decide(match.state, { action, playerID, stateID });
  }

  /** false: somebody else was faster. */
  async #store(
    match: StoredMatch,
    { matchID, playerID: mover }: UpdateMessage,
    taken: Taken,
  ): Promise<boolean> {
    const { state, log } = taken;
    const after = match.state._stateID;
    const waiting = this.#waitingAfter(match, { state, mover });
    // Where one stands in, no move of the person comes this far: by that they are back.
    const { standIn } = botsAt(match, mover);
    const isSaved = await this.#save(matchID, match, {
      ...taken,
      waiting,
      ...(standIn && { standIn }),
    });
    if (!isSaved) return false;
    await this.broadcaster.showMove(matchID, { after, state, log: [...log], waiting });
    const { metadata } = match;
    const { awaited } = waiting;
    this.#parts.moved({ matchID, metadata, mover, awaited, isOver: isOver(state) });
    return true;
  }

  /** Whom a match waits for after a move, and how long. */
  #waitingAfter(
    { metadata, state: former }: StoredMatch,
    { state, mover }: { readonly state: StoredMatch['state']; readonly mover: string },
  ): Waiting {
    const awaited = awaitedIn(this.#served, state);
    const { turn, phase } = former.ctx;
    const isNewTurn = turn !== state.ctx.turn || phase !== state.ctx.phase;
    const clocks = clocksAfter(metadata, { awaited, mover, isNewTurn, now: Date.now() });
    const { gameover } = state.ctx;
    return {
      awaited,
      clocks,
      dueAt: unattendedDeadline({ ...metadata, awaited, clocks, gameover }),
    };
  }

  async #save(
    matchID: string,
    match: StoredMatch,
    outcome: Pick<SavedMove, 'state' | 'log' | 'waiting' | 'standIn'>,
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
      this.#parts.markStale();
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

  /** A page asks to look at a match, and is sent all of it that it may see. */
  async sync(socket: PageSocket, message: readonly unknown[]): Promise<void> {
    const sync = syncMessageFrom(message);
    if (!sync) throw new MoveRejectedError('badMessage');
    await this.enter(socket, sync);
  }

  /** Shows a page the match of the seat that it has the key of, or as a spectator sees it. */
  async enter(socket: PageSocket, sync: SyncMessage): Promise<void> {
    const { matchID } = sync;
    // One at a time: each is a whole match.
    if (this.#asking.has(socket)) throw new MoveRejectedError('tooMany');
    this.#asking.add(socket);
    try {
      // In the match's line, so that no move falls between what is sent and what is shown later.
      await this.#inLine(matchID, () => this.#welcome(socket, sync));
    } finally {
      this.#asking.delete(socket);
    }
  }

  async #welcome(socket: PageSocket, sync: SyncMessage): Promise<void> {
    const { matchID } = sync;
    const metadata = await this.#checkedSeats(sync);
    // So that no server cleans it up while somebody looks at it.
    if (isOldEnoughToMark(metadata.updatedAt)) await this.#parts.storage.markVisited([matchID]);
    if (!socket.connected) return;
    // Whoever a bot stands in for is back with their page.
    if (!socket.isBot && hasStandIn(metadata, sync.playerID)) await this.#giveBack(sync);
    await this.broadcaster.welcome({
      ...sync,
      socket,
      shownStateID: null,
      isBehind: false,
      awaitsBeginning: false,
    });
  }

  /** Does something with a match after all that was asked of it before. */
  #inLine(matchID: string, task: () => Promise<void>): Promise<void> {
    if (this.#parts.queue.length(matchID) >= maxWaiting) throw new MoveRejectedError('tooMany');
    return this.#parts.queue.run(matchID, task);
  }

  async chat(message: readonly unknown[]): Promise<void> {
    const chat = chatMessageFrom(message);
    if (!chat) throw new MoveRejectedError('badMessage');
    if (this.#parts.isChatOff()) throw new MoveRejectedError('chatOff');
    const { matchID, playerID, id, text, phrase } = chat;
    await this.#checkAtTheDoor(chat);
    await this.#inLine(matchID, async () => {
      const { name = '' } = seatOf(await this.#checkedSeats(chat), playerID) ?? {};
      if (this.#chatAllowance.take(`${matchID} ${playerID}`) > 0)
        throw new MoveRejectedError('tooMany');
      const words = { id, text, phrase, sentAt: Date.now() };
      const said = { ...words, seatKey: chat.key };
      const number = await this.#parts.storage.appendChat(matchID, said);
      const line: ChatLine = { ...words, playerID, name };
      await this.broadcaster.showLine(matchID, { line, number });
    });
  }

  /** Sends the true state to a page whose move was refused: it may have shown it as made. */
  async correct(socket: PageSocket): Promise<void> {
    const subscriber = this.broadcaster.subscriber(socket);
    if (subscriber) await this.broadcaster.correct(subscriber);
  }

  leave(socket: PageSocket): void {
    this.broadcaster.leave(socket);
  }

  /**
   * Keeps those who don't belong to a match out of its line, where they would hold up the players. What is
   * remembered of the seats may be old, so that nobody is refused for that alone.
   */
  async #checkAtTheDoor(message: SyncMessage): Promise<void> {
    const remembered = this.broadcaster.room(message.matchID)?.match;
    if (remembered && !this.#whyNotHere(remembered.metadata, message)) return;
    await this.#checkedSeats(message);
  }

  /** Who sits at a match, for somebody who may be there; a Refusal for anybody else. */
  async #checkedSeats(message: SyncMessage): Promise<StoredMatch['metadata']> {
    const found = await this.#parts.storage.seats(message.matchID);
    if (!found) throw new MoveRejectedError('unknownMatch');
    const refused = this.#whyNotHere(found.metadata, message);
    if (refused) throw new MoveRejectedError(refused);
    return found.metadata;
  }

  /** The present number of the seat whose key a page has, which asks for another one; undefined: it has none. */
  async seatedElsewhere(message: readonly unknown[]) {
    const sync = syncMessageFrom(message);
    const found = sync && (await this.#parts.storage.seats(sync.matchID));
    if (!found || found.metadata.gameName !== this.#served.game.name) return undefined;
    const seat = seatWith(found.metadata, sync.key);
    return seat && { matchID: sync.matchID, playerID: String(seat.id) };
  }

  /** Why a message can't be of this match. */
  #whyNotHere(metadata: StoredMatch['metadata'], message: SyncMessage) {
    if (metadata.gameName !== this.#served.game.name) return 'unknownMatch';
    return isInPlace(metadata, message) ? undefined : whyNotInPlace(metadata, message.key);
  }
}
