import type { LogEntry } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import type { ChatLine } from '../protocol.ts';
import type { Tables } from './schema.ts';

async function nextNumber(
  database: Kysely<Tables>,
  table: 'log' | 'chat',
  matchID: string,
): Promise<number> {
  const { next } = await database
    .selectFrom(table)
    .select(sql<number>`coalesce(max(number) + 1, 0)`.as('next'))
    .where('match_id', '=', matchID)
    .executeTakeFirstOrThrow();
  return Number(next);
}

/** Adds entries at the end of a match's log. To be called inside a transaction. */
export async function appendLog(
  transaction: Kysely<Tables>,
  matchID: string,
  entries: readonly LogEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const first = await nextNumber(transaction, 'log', matchID);
  const rows = entries.map((entry, index) => ({
    match_id: matchID,
    number: first + index,
    entry: JSON.stringify(entry),
  }));
  await transaction.insertInto('log').values(rows).execute();
}

/** Adds a line at the end of a match's chat. To be called inside a transaction. */
export async function appendChatLine(
  transaction: Kysely<Tables>,
  matchID: string,
  line: ChatLine,
): Promise<void> {
  await transaction
    .insertInto('chat')
    .values({
      match_id: matchID,
      number: await nextNumber(transaction, 'chat', matchID),
      id: line.id,
      player_id: line.playerID,
      name: line.name,
      text: line.text,
      sent_at: line.sentAt,
    })
    .execute();
}
