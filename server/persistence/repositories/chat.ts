import type { Kysely } from 'kysely';
import { type ChatLine, phrases } from '../../../protocol/tables.ts';
import type { Players } from '../../domain/seat-data.ts';
import type { ChatRow, Tables } from '../schema.ts';
import { unknownMatch } from '../unknown-match.ts';

/** More than anybody reads back; a match's chat has no end. */
const newestLines = 200;

/** What was said at a table last, oldest first. */
export interface ChatHistory {
  readonly lines: readonly ChatLine[];
  /** How many lines were said in all. */
  readonly length: number;
}

/** A line as it is stored: who has said it is found by the key of their seat, for as long as they sit there. */
export interface SaidLine extends Pick<ChatLine, 'id' | 'text' | 'phrase' | 'sentAt'> {
  readonly seatKey: string;
}

type Speaker = Pick<ChatLine, 'playerID' | 'name'>;

/** Who sits at a table, by what their lines are kept under. */
export type Speakers = ReadonlyMap<string, Speaker>;

const gone: Speaker = { playerID: null, name: '' };

/** Who sits at a table now. */
export function speakersAt(players: Players): Speakers {
  const speakers = new Map<string, Speaker>();
  for (const { id, name, key } of Object.values(players)) {
    if (key && name) speakers.set(key, { playerID: String(id), name });
  }
  return speakers;
}

/** Whether lines that were told before are by somebody else now: by another seat or name, or by nobody. */
export function haveMoved(former: Speakers, now: Speakers): boolean {
  return [...former].some(([key, { playerID, name }]) => {
    const speaker = now.get(key);
    return speaker?.playerID !== playerID || speaker.name !== name;
  });
}

function lineFrom(row: ChatRow, speakers: Speakers): ChatLine {
  const { id, text, sent_at: sentAt, seat_key: key } = row;
  const speaker = (key !== null && speakers.get(key)) || gone;
  const phrase = phrases.find((each) => each === row.phrase) ?? null;
  return { id, ...speaker, text, phrase, sentAt };
}

/** What was said last, each line as that of whoever said it: under their present name, at their present seat. */
export async function readChat(
  database: Kysely<Tables>,
  matchID: string,
  players: Players,
): Promise<ChatHistory> {
  const rows = await database
    .selectFrom('chat')
    .selectAll()
    .where('match_id', '=', matchID)
    .orderBy('number', 'desc')
    .limit(newestLines)
    .execute();
  const [newest] = rows;
  const speakers = speakersAt(players);
  // Without a text: it was erased.
  const lines = rows.filter(({ text }) => text !== '').map((row) => lineFrom(row, speakers));
  return { lines: lines.reverse(), length: newest ? newest.number + 1 : 0 };
}

/**
 * Adds a line at the end of a match's chat; its number, counted from 0. To be called inside a
 * transaction.
 */
export async function appendChatLine(
  transaction: Kysely<Tables>,
  matchID: string,
  line: SaidLine,
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
  const { id, text, phrase, sentAt } = line;
  await transaction
    .insertInto('chat')
    .values({
      match_id: matchID,
      number,
      id,
      text,
      phrase,
      seat_key: line.seatKey,
      sent_at: sentAt,
    })
    .execute();
  return number;
}

/** Deletes what the player with a seat's key has said at a table. */
export async function eraseLines(
  database: Kysely<Tables>,
  matchID: string,
  seatKey: string,
): Promise<void> {
  await database
    .updateTable('chat')
    .set({ text: '', phrase: null, seat_key: null })
    .where('match_id', '=', matchID)
    .where('seat_key', '=', seatKey)
    .execute();
}
