import type { ChatLine } from '../../protocol/tables.ts';
import { logFailure } from '../lib/log-failure.ts';
import { haveMoved, speakersAt } from '../persistence/repositories/chat.ts';
import type { StoredSeats, WholeMatch } from '../persistence/repositories/matches.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { MatchRoom, PageSocket } from './match-rooms.ts';

/** A chat line that has been stored. */
export interface SaidAt {
  readonly line: ChatLine;
  /** Index of the line within its match, from 0. */
  readonly number: number;
}

/** Sends chat to the subscribers of a match: each line once, or the whole history again. */
export class TableChat {
  readonly #storage: Pick<SqlStorage, 'chat'>;

  constructor(storage: Pick<SqlStorage, 'chat'>) {
    this.#storage = storage;
  }

  /** Sends a line to the match's subscribers on this server, if there are any. */
  async show(room: MatchRoom | undefined, { line, number }: SaidAt): Promise<void> {
    if (!room) return;
    const { matchID, sentChatLength = number } = room;
    // Already sent with the whole chat.
    if (number < sentChatLength) return;
    if (number > sentChatLength) {
      this.sendHistoryLater(room);
      return;
    }
    room.sentChatLength = number + 1;
    const { id, playerID, text, phrase, name, sentAt } = line;
    // boardgame.io's format: its own clients show the text.
    const sender = playerID ?? '';
    const said = Object.freeze({ id, sender, payload: { text, phrase, name, sentAt } });
    await room.broadcast.send(({ socket }) => socket.emit('chat', matchID, said));
  }

  /** Sends the chat history to a page that has just connected. */
  sendAll(room: MatchRoom, socket: PageSocket, { chat, table }: WholeMatch): void {
    socket.emit('chatHistory', room.matchID, chat.lines);
    room.sentSpeakers ??= speakersAt(table.players);
    const { sentChatLength = chat.length } = room;
    room.sentChatLength = sentChatLength;
    // A line that was sent meanwhile would be missing from this history.
    if (sentChatLength > chat.length) this.sendHistoryLater(room);
  }

  /** Sends the chat history again if lines that were sent have another author now. */
  async sendSpeakers(room: MatchRoom, { players }: StoredSeats['table']): Promise<void> {
    const former = room.sentSpeakers;
    const speakers = speakersAt(players);
    room.sentSpeakers = speakers;
    if (former && haveMoved(former, speakers)) await this.sendHistory(room);
  }

  /** Sends the chat history to all subscribers. */
  async sendHistory(room: MatchRoom): Promise<void> {
    const { lines, length } = await this.#storage.chat.read(room.matchID);
    room.sentChatLength = Math.max(room.sentChatLength ?? 0, length);
    Object.freeze(lines);
    await room.broadcast.send(({ socket }) => socket.emit('chatHistory', room.matchID, lines));
  }

  sendHistoryLater(room: MatchRoom): void {
    this.sendHistory(room).catch((error) => {
      logFailure(error, 'The chat could not be sent.', { matchID: room.matchID });
    });
  }
}
