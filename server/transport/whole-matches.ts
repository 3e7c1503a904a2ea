import { logFailure } from '../operations/failures.ts';
import type { WholeMatch } from '../storage/matches.ts';
import { isInPlace } from '../tables/credentials.ts';
import type { TableData } from '../tables/terms.ts';
import { eachInGoes, othersFirst } from '../telling.ts';
import type { AudienceParts } from './audience.ts';
import type { PageSocket, Room, Visitor } from './rooms.ts';
import type { TableChat } from './table-chat.ts';
import { TableNews } from './table-news.ts';
import { SeenAlike, type Views } from './views.ts';

export interface WholeMatchesParts extends Pick<AudienceParts, 'storage' | 'presence' | 'inOrder'> {
  readonly views: Views;
  readonly chat: TableChat;
  /** Called when the seats of a match are known anew. */
  readonly noted: (room: Room) => void;
  /** Called for who is not where their page says. */
  readonly misplaced: (visitor: Visitor, metadata: TableData) => void;
  readonly unknown: (socket: PageSocket) => void;
}

/** Of reading a match again since there was something newer; each is a whole way to the database. */
const mostRounds = 5;

/** Sends pages the match that they look at: all of it that they may see. */
export class WholeMatches {
  readonly #parts: WholeMatchesParts;

  constructor(parts: WholeMatchesParts) {
    this.#parts = parts;
  }

  /** Sends it anew; once, however often it is asked for before it is sent, and to all who wait for it together. */
  correct(room: Room, visitor: Visitor): Promise<void> {
    if (visitor.isBehind) return Promise.resolve();
    visitor.isBehind = true;
    room.behind.push(visitor);
    room.correction ??= this.#parts.inOrder.run(room.matchID, async () => {
      // What has made it necessary may have taken long.
      await othersFirst();
      const { behind } = room;
      room.behind = [];
      room.correction = undefined;
      await this.send(room, behind);
    });
    return room.correction;
  }

  correctLater(room: Room, visitor: Visitor): void {
    const { matchID } = room;
    this.correct(room, visitor).catch((error) => {
      logFailure(error, 'A page was not brought up to date.', { matchID });
    });
  }

  /** To be called in the match's line. Sends it until they have all that was heard of meanwhile. */
  async send(room: Room, visitors: readonly Visitor[]): Promise<void> {
    const shown = new Map(visitors.map((visitor) => [visitor, visitor.shownStateID]));
    try {
      await this.#sendNewest(room, visitors);
    } catch (error) {
      for (const [visitor, stateID] of shown) visitor.shownStateID ??= stateID;
      throw error;
    } finally {
      for (const visitor of visitors) visitor.isBehind = false;
    }
  }

  async #sendNewest(room: Room, visitors: readonly Visitor[]): Promise<void> {
    const isHere = (visitor: Visitor) => room.visitors.has(visitor);
    // They may have been dismissed while they waited.
    let waiting = visitors.filter(isHere);
    for (let round = 1; waiting.length > 0; round += 1) {
      // What is heard while the match is read must not be shown before it.
      for (const visitor of waiting) visitor.shownStateID = null;
      const { latest } = room.telling;
      const match = await this.#parts.storage.wholeMatch(room.matchID);
      waiting = waiting.filter(isHere);
      if (!match) {
        for (const { socket } of waiting) this.#parts.unknown(socket);
        return;
      }
      this.#note(room, match);
      const isLast = round === mostRounds;
      // The database has less than was heard of: it was put back to an older state.
      if (isLast) room.heardStateID = stateIDOf(match);
      waiting = await this.#sendRound(room, match, { waiting, latest, isLast });
    }
  }

  #note(room: Room, { metadata, seatsVersion, course }: WholeMatch): void {
    room.match = course ? { metadata, seatsVersion, state: course.state } : undefined;
    room.seats = room.match ?? { metadata, seatsVersion };
    this.#parts.noted(room);
  }

  /** Those who have to wait for something newer. */
  async #sendRound(
    room: Room,
    match: WholeMatch,
    {
      waiting,
      latest,
      isLast,
    }: { readonly waiting: readonly Visitor[]; readonly latest: number; readonly isLast: boolean },
  ): Promise<Visitor[]> {
    const late: Visitor[] = [];
    const sendOne = this.#sender(room, match);
    await eachInGoes(waiting, (visitor) => {
      if (!room.visitors.has(visitor)) return;
      if (!isLast && !isNewest(room, match)) {
        late.push(visitor);
        return;
      }
      room.telling.skip(visitor, latest);
      sendOne(visitor);
    });
    return late;
  }

  /** Sends a match as it was read to one after the other: what they see alike is made once. */
  #sender(room: Room, match: WholeMatch): (visitor: Visitor) => void {
    const { views, chat, presence, misplaced } = this.#parts;
    const { matchID } = room;
    const { metadata, course } = match;
    const make = () => {
      const news = new TableNews(matchID, metadata, presence);
      const whole =
        course && new SeenAlike((viewer) => views.sync(matchID, viewer, course, news.seats));
      return { news, whole, latest: room.telling.latest };
    };
    let made: ReturnType<typeof make> | undefined;
    return (visitor) => {
      // The seat is somebody else's by now, or has another number.
      if (!isInPlace(metadata, visitor)) {
        misplaced(visitor, metadata);
        return;
      }
      // Who is there may have changed since.
      if (made?.latest !== room.telling.latest) made = make();
      const { news, whole } = made;
      visitor.awaitsBeginning = course === null;
      if (course && whole) {
        whole.sendTo(visitor);
        visitor.shownStateID = course.state._stateID;
      } else news.sendSeats(visitor);
      chat.sendAll(room, visitor.socket, match);
      news.sendTable(visitor);
    };
  }
}

/** Whether it has all that was heard of. */
function isNewest(room: Room, match: WholeMatch): boolean {
  return (
    stateIDOf(match) >= room.heardStateID &&
    match.seatsVersion >= room.toldSeatsVersion &&
    match.chat.length >= (room.toldChatLength ?? 0)
  );
}

const stateIDOf = ({ course }: WholeMatch) => course?.state._stateID ?? -1;
