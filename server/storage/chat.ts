import type { Kysely } from 'kysely';
import type { ChatLine } from '../protocol.ts';
import type { Tables } from './schema.ts';
import { unknownMatch } from './unknown-match.ts';

/** More than anybody reads back; a match's chat has no end. */
const newestLines = 200;

/** What was said at a table last, oldest first. */
export interface ChatHistory {
  readonly lines: readonly ChatLine[];
  /** How many lines were said in all. */
  readonly length: number;
}

export async function readChat(database: Kysely<Tables>, matchID: string): Promise<ChatHistory> {
  const rows = await database
    .selectFrom('chat')
    .selectAll()
    .where('match_id', '=', matchID)
    .orderBy('number', 'desc')
    .limit(newestLines)
    .execute();
  const [newest] = rows;
  const lines = rows.reverse().map(({ id, player_id: playerID, name, text, sent_at: sentAt }) => ({
    ...{ id, playerID, name, text, sentAt },
  }));
  return { lines, length: newest ? newest.number + 1 : 0 };
}

/**
 * Adds a line at the end of a match's chat; its number, counted from 0. To be called inside a
 * transaction.
 */
export async function appendChatLine(
  transaction: Kysely<Tables>,
  matchID: string,
  line: ChatLine,
): Promise<number> {
  // Keeps the match's row until the end of the transaction, so that no two lines get one number.
  const counted = await transaction
    .updateTable('matches')
    .set((row) => ({
      chat_length: row('chat_length', '+', 1),
      updated_at: line.sentAt,
    }))
    .where('id', '=', matchID)
    .returning('chat_length')
    .executeTakeFirst();
  if (!counted) throw unknownMatch(matchID);
  const number = counted.chat_length - 1;
  await transaction
    .insertInto('chat')
    .values({
      match_id: matchID,
      number,
      id: line.id,
      player_id: line.playerID,
      name: line.name,
      text: line.text,
      sent_at: line.sentAt,
    })
    .execute();
  return number;
}
