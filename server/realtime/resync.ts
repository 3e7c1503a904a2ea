import { isInPlace } from '../domain/credentials.ts';
import type { TableData } from '../domain/table-settings.ts';
import { forEachInSlices, yieldToOthers } from '../lib/broadcast.ts';
import type { KeyedQueue } from '../lib/keyed-queue.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { WholeMatch } from '../persistence/repositories/matches.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { MatchRoom, PageSocket, Subscriber } from './match-rooms.ts';
import type { Presence } from './presence.ts';
import type { TableChat } from './table-chat.ts';
import { TableMessages } from './table-messages.ts';
import { SeenAlike, type Views } from './views.ts';

export interface ResyncParts {
  readonly storage: Pick<SqlStorage, 'wholeMatch'>;
  readonly presence: Presence;
  /** Runs the tasks of each match one at a time. */
  readonly queue: KeyedQueue;
  readonly views: Views;
  readonly chat: TableChat;
  /** Called when the match and seats of a room have been read again. */
  readonly noted: (room: MatchRoom) => void;
  /** Called for a subscriber that doesn't hold the seat that its page claims. */
  readonly misplaced: (subscriber: Subscriber, table: TableData) => void;
  readonly unknown: (socket: PageSocket) => void;
}

/** Maximum number of reads while something newer keeps arriving. Each is a round trip to the database. */
const maxRounds = 5;

/** Sends pages the whole match that they show, as far as they may see it. */
export class Resync {
  readonly #parts: ResyncParts;

  constructor(parts: ResyncParts) {
    this.#parts = parts;
  }

  /**
   * Sends a subscriber the whole match again. Requests that arrive before it is sent are combined, also with those of
   * other subscribers.
   */
  resync(room: MatchRoom, subscriber: Subscriber): Promise<void> {
    if (subscriber.isBehind) return Promise.resolve();
    subscriber.isBehind = true;
    room.behind.push(subscriber);
    room.pendingResync ??= this.#parts.queue.run(room.matchID, async () => {
      // The event that made this necessary may have taken long.
      await yieldToOthers();
      const { behind } = room;
      room.behind = [];
      room.pendingResync = undefined;
      await this.send(room, behind);
    });
    return room.pendingResync;
  }

  resyncLater(room: MatchRoom, subscriber: Subscriber): void {
    const { matchID } = room;
    this.resync(room, subscriber).catch((error) => {
      logFailure(error, 'A page was not brought up to date.', { matchID });
    });
  }

  /**
   * Sends the match until the subscribers have everything that was heard of meanwhile. Call it in the match's queue.
   */
  async send(room: MatchRoom, subscribers: readonly Subscriber[]): Promise<void> {
    const shown = new Map(subscribers.map((subscriber) => [subscriber, subscriber.shownStateID]));
    try {
      await this.#sendNewest(room, subscribers);
    } catch (error) {
      for (const [subscriber, stateID] of shown) subscriber.shownStateID ??= stateID;
      throw error;
    } finally {
      for (const subscriber of subscribers) subscriber.isBehind = false;
    }
  }

  async #sendNewest(room: MatchRoom, subscribers: readonly Subscriber[]): Promise<void> {
    const isHere = (subscriber: Subscriber) => room.subscribers.has(subscriber);
    // They may have been dismissed while they waited.
    let waiting = subscribers.filter(isHere);
    for (let round = 1; waiting.length > 0; round += 1) {
      // Changes heard of while the match is read must not be shown before it.
      for (const subscriber of waiting) subscriber.shownStateID = null;
      const { latest } = room.broadcast;
      const match = await this.#parts.storage.wholeMatch(room.matchID);
      waiting = waiting.filter(isHere);
      if (!match) {
        for (const { socket } of waiting) this.#parts.unknown(socket);
        return;
      }
      this.#note(room, match);
      const isLast = round === maxRounds;
      // The database has less than was heard of: it was restored to an older state.
      if (isLast) room.heardStateID = stateIDOf(match);
      waiting = await this.#sendRound(room, match, { waiting, latest, isLast });
    }
  }

  #note(room: MatchRoom, { table, seatsVersion, course }: WholeMatch): void {
    room.match = course ? { table, seatsVersion, state: course.state } : undefined;
    room.seats = room.match ?? { table, seatsVersion };
    this.#parts.noted(room);
  }

  /** Returns the subscribers that have to wait for something newer. */
  async #sendRound(
    room: MatchRoom,
    match: WholeMatch,
    {
      waiting,
      latest,
      isLast,
    }: {
      readonly waiting: readonly Subscriber[];
      readonly latest: number;
      readonly isLast: boolean;
    },
  ): Promise<Subscriber[]> {
    const late: Subscriber[] = [];
    const sendOne = this.#sender(room, match);
    await forEachInSlices(waiting, (subscriber) => {
      if (!room.subscribers.has(subscriber)) return;
      if (!isLast && !isNewest(room, match)) {
        late.push(subscriber);
        return;
      }
      room.broadcast.skip(subscriber, latest);
      sendOne(subscriber);
    });
    return late;
  }

  /**
   * Returns a function that sends the match to one subscriber. Content that several subscribers see alike is made once.
   */
  #sender(room: MatchRoom, match: WholeMatch): (subscriber: Subscriber) => void {
    const { views, chat, presence, misplaced } = this.#parts;
    const { matchID } = room;
    const { table, course } = match;
    const make = () => {
      const messages = new TableMessages(matchID, table, presence);
      const whole =
        course && new SeenAlike((viewer) => views.sync(matchID, viewer, course, messages.seats));
      return { messages, whole, latest: room.broadcast.latest };
    };
    let made: ReturnType<typeof make> | undefined;
    return (subscriber) => {
      // The seat has another player or another number by now.
      if (!isInPlace(table, subscriber)) {
        misplaced(subscriber, table);
        return;
      }
      // Players may have connected or disconnected since.
      if (made?.latest !== room.broadcast.latest) made = make();
      const { messages, whole } = made;
      subscriber.awaitsBeginning = course === null;
      if (course && whole) {
        whole.sendTo(subscriber);
        subscriber.shownStateID = course.state._stateID;
      } else messages.sendSeats(subscriber);
      chat.sendAll(room, subscriber.socket, match);
      messages.sendTable(subscriber);
    };
  }
}

/** Returns whether the match that was read has everything that was heard of. */
function isNewest(room: MatchRoom, match: WholeMatch): boolean {
  return (
    stateIDOf(match) >= room.heardStateID &&
    match.seatsVersion >= room.sentSeatsVersion &&
    match.chat.length >= (room.sentChatLength ?? 0)
  );
}

const stateIDOf = ({ course }: WholeMatch) => course?.state._stateID ?? -1;
