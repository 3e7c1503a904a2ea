import type { ChatLine } from '../../protocol/tables.ts';
import { logFailure } from '../ops/failures.ts';
import { haveMoved, speakersAt } from '../persistence/repositories/chat.ts';
import type { StoredSeats, WholeMatch } from '../persistence/repositories/matches.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { PageSocket, Room } from './rooms.ts';

/** A line of chat that has been stored. */
export interface SaidAt {
  readonly line: ChatLine;
  /** Counts a match's lines from 0. */
  readonly number: number;
}

/** Tells those who look at a match what is said there: each line once, or all of it anew. */
export class TableChat {
  readonly #storage: Pick<SqlStorage, 'chat'>;

  constructor(storage: Pick<SqlStorage, 'chat'>) {
    this.#storage = storage;
  }

  /** Shows a line, if somebody on this server looks at its match. */
  async show(room: Room | undefined, { line, number }: SaidAt): Promise<void> {
    if (!room) return;
    const { matchID, sentChatLength = number } = room;
    // Told with the whole chat already.
    if (number < sentChatLength) return;
    if (number > sentChatLength) {
      this.tellLater(room);
      return;
    }
    room.sentChatLength = number + 1;
    const { id, playerID, text, phrase, name, sentAt } = line;
    // boardgame.io's shape: a client of its own shows the text.
    const sender = playerID ?? '';
    const said = Object.freeze({ id, sender, payload: { text, phrase, name, sentAt } });
    await room.broadcast.send(({ socket }) => socket.emit('chat', matchID, said));
  }

  /** Sends a page that has come all that was said last. */
  sendAll(room: Room, socket: PageSocket, { chat, metadata }: WholeMatch): void {
    socket.emit('chatHistory', room.matchID, chat.lines);
    room.sentSpeakers ??= speakersAt(metadata.players);
    const { sentChatLength = chat.length } = room;
    room.sentChatLength = sentChatLength;
    // A line that was shown meanwhile would be missing in what was just sent.
    if (sentChatLength > chat.length) this.tellLater(room);
  }

  /** Tells the chat anew if lines that were told are by somebody else now. */
  async tellSpeakers(room: Room, { players }: StoredSeats['metadata']): Promise<void> {
    const former = room.sentSpeakers;
    const speakers = speakersAt(players);
    room.sentSpeakers = speakers;
    if (former && haveMoved(former, speakers)) await this.tell(room);
  }

  /** Tells all that was said last. */
  async tell(room: Room): Promise<void> {
    const { lines, length } = await this.#storage.chat(room.matchID);
    room.sentChatLength = Math.max(room.sentChatLength ?? 0, length);
    Object.freeze(lines);
    await room.broadcast.send(({ socket }) => socket.emit('chatHistory', room.matchID, lines));
  }

  tellLater(room: Room): void {
    this.tell(room).catch((error) => {
      logFailure(error, 'The chat was not told.', { matchID: room.matchID });
    });
  }
}
