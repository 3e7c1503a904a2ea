import type { ServedGame } from '../games.ts';
import { isOldEnoughToMark } from '../operations/clean-up.ts';
import { Buckets } from '../operations/token-bucket.ts';
import type { ChatLine } from '../protocol.ts';
import type { StoredMatch } from '../storage/sql-storage.ts';
import { isInPlace, seatOf } from '../tables/credentials.ts';
import { type AttendedTable, Audience, type AudienceParts } from './audience.ts';
import {
  chatMessageFrom,
  type SyncMessage,
  syncMessageFrom,
  type UpdateMessage,
  updateMessageFrom,
} from './messages.ts';
import { Refusal } from './refusal.ts';
import type { PageSocket } from './rooms.ts';
import { Judge, type Verdict } from './verdict.ts';

/** Of one seat's chat, and as many at once. */
const linesPerMinute = 30;
/** Of a match; who comes then is refused. */
const mostWaiting = 500;

type Taken = Exclude<Verdict, { readonly refused: unknown }>;

export interface GameRoomParts extends Omit<AudienceParts, 'attend'> {
  readonly attend: (room: GameRoom, table: AttendedTable) => void;
}

/** What a move asks beyond what its message says. */
interface MoveTerms {
  /** It counts on the state that its player saw and no other, also where others may move on meanwhile. */
  readonly isForThisState?: boolean;
}

/** All tables of one game: what their pages send, and what becomes of it. */
export class GameRoom {
  readonly audience: Audience;
  readonly #served: ServedGame;
  readonly #parts: GameRoomParts;
  readonly #judge: Judge;
  /** By match and seat, however many pages the seat has. */
  readonly #chatAllowance = new Buckets(linesPerMinute);
  /** Sockets that wait for the match that they asked for. */
  readonly #asking = new Set<PageSocket>();

  constructor(served: ServedGame, parts: GameRoomParts) {
    this.#served = served;
    this.#parts = parts;
    this.#judge = new Judge(served);
    this.audience = new Audience(served, {
      ...parts,
      attend: (table) => parts.attend(this, table),
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
    const update = updateMessageFrom(message, this.#served.game.moveNames);
    if (!update) throw new Refusal('badMessage');
    await this.#checkAtTheDoor(update);
    await this.#inLine(update.matchID, () => this.#carryOut(update, terms));
  }

  /**
   * Decides by what is remembered of the match, which spares reading it: storing fails if it has changed
   * elsewhere. A refusal needs the newest, and so does another try.
   */
  async #carryOut(update: UpdateMessage, terms: MoveTerms): Promise<void> {
    const { matchID } = update;
    const remembered = this.audience.room(matchID)?.match;
    if (remembered) {
      const verdict = this.#decide(remembered, update, terms);
      if (!('refused' in verdict) && (await this.#store(matchID, remembered, verdict))) return;
    }
    for (;;) {
      const match = await this.#newest(matchID);
      const verdict = this.#decide(match, update, terms);
      if ('refused' in verdict) throw new Refusal(verdict.refused, verdict.reason);
      if (await this.#store(matchID, match, verdict)) return;
    }
  }

  #decide(
    match: StoredMatch,
    update: UpdateMessage,
    { isForThisState = false }: MoveTerms,
  ): Verdict {
    const { playerID, action, stateID } = update;
    const refused = this.#whyNotHere(match.metadata, update);
    if (refused) return { refused, reason: null };
    if (isForThisState && stateID !== match.state._stateID) {
      return { refused: 'stale', reason: null };
    }
    return this.#judge.decide(match.state, { action, playerID, stateID });
  }

  /** false: somebody else was faster. */
  async #store(matchID: string, match: StoredMatch, taken: Taken): Promise<boolean> {
    const { state, log } = taken;
    const after = match.state._stateID;
    const isSaved = await this.#save(matchID, match, taken);
    if (!isSaved) return false;
    const room = this.audience.room(matchID);
    if (room?.match && after >= room.match.state._stateID) room.match = { ...room.match, state };
    this.audience.showMove(matchID, { after, state, log: [...log] });
    return true;
  }

  async #save(matchID: string, match: StoredMatch, { state, log }: Taken): Promise<boolean> {
    try {
      return await this.#parts.storage.saveMove({
        matchID,
        expectedStateID: match.state._stateID,
        expectedSeatsVersion: match.seatsVersion,
        state,
        log,
      });
    } catch (error) {
      // It may have been stored before the answer was lost.
      this.#parts.doubt();
      throw error;
    }
  }

  async #newest(matchID: string): Promise<StoredMatch> {
    const match = await this.#parts.storage.match(matchID);
    if (!match) throw new Refusal('unknownMatch');
    const room = this.audience.room(matchID);
    if (room) room.match = match;
    return match;
  }

  /** A page asks to look at a match, and is sent all of it that it may see. */
  async sync(socket: PageSocket, message: readonly unknown[]): Promise<void> {
    const sync = syncMessageFrom(message);
    if (!sync) throw new Refusal('badMessage');
    const { matchID } = sync;
    // One at a time: each is a whole match.
    if (this.#asking.has(socket)) throw new Refusal('tooMany');
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
    const { updatedAt } = await this.#checkedSeats(sync);
    // So that no server cleans it up while somebody looks at it.
    if (isOldEnoughToMark(updatedAt)) await this.#parts.storage.markVisited([matchID]);
    if (!socket.connected) return;
    await this.audience.welcome({ ...sync, socket, shownStateID: null, isBehind: false });
  }

  /** Does something with a match after all that was asked of it before. */
  #inLine(matchID: string, task: () => Promise<void>): Promise<void> {
    if (this.#parts.inOrder.length(matchID) >= mostWaiting) throw new Refusal('tooMany');
    return this.#parts.inOrder.run(matchID, task);
  }

  async chat(message: readonly unknown[]): Promise<void> {
    const chat = chatMessageFrom(message);
    if (!chat) throw new Refusal('badMessage');
    const { matchID, playerID, id, text } = chat;
    await this.#checkAtTheDoor(chat);
    await this.#inLine(matchID, async () => {
      const { name = '' } = seatOf(await this.#checkedSeats(chat), playerID) ?? {};
      if (this.#chatAllowance.take(`${matchID} ${playerID}`) > 0) throw new Refusal('tooMany');
      const line: ChatLine = { id, playerID, name, text, sentAt: Date.now() };
      const number = await this.#parts.storage.appendChat(matchID, line);
      this.audience.showLine(matchID, { line, number });
    });
  }

  /** Sends the true state to a page whose move was refused: it may have shown it as made. */
  async correct(socket: PageSocket): Promise<void> {
    const visitor = this.audience.visitor(socket);
    if (visitor) await this.audience.correct(visitor);
  }

  leave(socket: PageSocket): void {
    this.audience.leave(socket);
  }

  /**
   * Keeps those who don't belong to a match out of its line, where they would hold up the players. What is
   * remembered of the seats may be old, so that nobody is refused for that alone.
   */
  async #checkAtTheDoor(message: SyncMessage): Promise<void> {
    const remembered = this.audience.room(message.matchID)?.match;
    if (remembered && !this.#whyNotHere(remembered.metadata, message)) return;
    await this.#checkedSeats(message);
  }

  /** Who sits at a match, for somebody who may be there; a Refusal for anybody else. */
  async #checkedSeats(message: SyncMessage): Promise<StoredMatch['metadata']> {
    const found = await this.#parts.storage.seats(message.matchID);
    if (!found) throw new Refusal('unknownMatch');
    const refused = this.#whyNotHere(found.metadata, message);
    if (refused) throw new Refusal(refused);
    return found.metadata;
  }

  /** Why a message can't be of this match. */
  #whyNotHere(metadata: StoredMatch['metadata'], message: SyncMessage) {
    if (metadata.gameName !== this.#served.game.name) return 'unknownMatch';
    return isInPlace(metadata, message) ? undefined : 'wrongCredentials';
  }
}
