import type { LogEntry } from 'boardgame.io';
import type { ChatLine } from '../../server/protocol.ts';

/**
 * The log after an update. boardgame.io's client drops what the server says about moves that it has
 * carried out ahead, so the page keeps its own: the server sends each entry once, in order.
 */
export function logAfterUpdate(log: LogEntry[], update: LogEntry[]): LogEntry[] {
  const newest = log.at(-1)?._stateID ?? -1;
  const added = update.filter(({ _stateID }) => _stateID > newest);
  return added.length === 0 ? log : [...log, ...added];
}

/** The chat with lines added that it doesn't have yet. */
export function chatWith(
  chat: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  const known = new Set(chat.map(({ id }) => id));
  return [...chat, ...lines.filter(({ id }) => !known.has(id))].sort((a, b) => a.sentAt - b.sentAt);
}
