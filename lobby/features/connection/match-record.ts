import type { ChatMessage, LogEntry } from 'boardgame.io';
import { newEntries } from '../../../games/kit/log.ts';
import type { ChatLine } from '../../../protocol/tables.ts';

/** Returns the log after an update; the same array if nothing is new. */
export function logAfterUpdate(log: LogEntry[], update: LogEntry[]): LogEntry[] {
  const added = newEntries(log, update);
  return added.length === 0 ? log : [...log, ...added];
}

/** Returns whether moves are missing between the log and an update that leads to this state. */
export function isMissingMoves(log: readonly LogEntry[], stateID: number): boolean {
  // A log entry has the number of the state before its move.
  const known = (log.at(-1)?._stateID ?? -1) + 1;
  return stateID > known + 1;
}

/** Returns the chat with those lines added that are new. */
export function chatWith(
  chat: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  const known = new Set(chat.map(({ id }) => id));
  return [...chat, ...lines.filter(({ id }) => !known.has(id))].sort((a, b) => a.sentAt - b.sentAt);
}

/** Converts a boardgame.io chat message, with our server's payload, to a chat line. */
export function lineOf({ id, sender, payload }: ChatMessage): ChatLine {
  const said = payload as Pick<ChatLine, 'name' | 'text' | 'phrase' | 'sentAt'>;
  return { id, playerID: sender === '' ? null : sender, ...said };
}
