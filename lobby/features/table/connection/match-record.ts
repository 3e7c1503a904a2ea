import type { ChatMessage, LogEntry } from 'boardgame.io';
import { newEntries } from '../../../../games/kit/log.ts';
import type { ChatLine } from '../../../../protocol/tables.ts';

/** The log after an update; the same one if nothing in it is new. */
export function logAfterUpdate(log: LogEntry[], update: LogEntry[]): LogEntry[] {
  const added = newEntries(log, update);
  return added.length === 0 ? log : [...log, ...added];
}

/** Whether moves between the log and an update that leads to this state have never been told. */
export function isMissingMoves(log: readonly LogEntry[], stateID: number): boolean {
  // An entry has the number of the state before its move.
  const known = (log.at(-1)?._stateID ?? -1) + 1;
  return stateID > known + 1;
}

/** The chat with lines added that it doesn't have yet. */
export function chatWith(
  chat: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  const known = new Set(chat.map(({ id }) => id));
  return [...chat, ...lines.filter(({ id }) => !known.has(id))].sort((a, b) => a.sentAt - b.sentAt);
}

/** What our server puts into a chat message's payload, which boardgame.io leaves open. */
export function lineOf({ id, sender, payload }: ChatMessage): ChatLine {
  const said = payload as Pick<ChatLine, 'name' | 'text' | 'phrase' | 'sentAt'>;
  return { id, playerID: sender === '' ? null : sender, ...said };
}
