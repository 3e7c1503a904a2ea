import type { Kysely } from 'kysely';
import { type ChatLine, phrases } from '../../../protocol/tables.ts';
import type { Players } from '../../domain/seat-data.ts';
import type { ChatRow, Tables } from '../schema.ts';
import { unknownMatch } from '../unknown-match.ts';
import { readSeats } from './seats.ts';

/** More than anyone scrolls back; a chat has no maximum length. */
const newestLines = 200;

/** The newest chat lines of a table, oldest first. */
export interface ChatHistory {
  readonly lines: readonly ChatLine[];
  /** Number of lines ever written. */
  readonly length: number;
}

/** A stored chat line. Its author is found by the key of their seat, for as long as they have it. */
export interface SaidLine extends Pick<ChatLine, 'id' | 'text' | 'phrase' | 'sentAt'> {
  readonly seatKey: string;
}

type Speaker = Pick<ChatLine, 'playerID' | 'name'>;

/** Players at a table, by the seat keys of their lines. */
export type Speakers = ReadonlyMap<string, Speaker>;

const gone: Speaker = { playerID: null, name: '' };

/** Returns the players at a table now. */
export function speakersAt(players: Players): Speakers {
  const speakers = new Map<string, Speaker>();
  for (const { id, name, key } of Object.values(players)) {
    if (key && name) speakers.set(key, { playerID: String(id), name });
  }
  return speakers;
}

/** Returns whether the author of any line sent before now has another seat or name, or is gone. */
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

/** Returns the newest lines, each with its author's current name and seat. */
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
  // Lines without a text were deleted.
  const lines = rows.filter(({ text }) => text !== '').map((row) => lineFrom(row, speakers));
  return { lines: lines.reverse(), length: newest ? newest.number + 1 : 0 };
}

/** The chat lines of all matches. */
export class ChatLines {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Returns the newest lines of a match; none if there is no such match. */
  async read(matchID: string): Promise<ChatHistory> {
    const found = await readSeats(this.#database, matchID);
    if (!found) return { lines: [], length: 0 };
    return readChat(this.#database, matchID, found.table.players);
  }

  /** Adds a line to a match's chat, and returns its number, counted from 0. */
  append(matchID: string, line: SaidLine): Promise<number> {
    return this.#database.transaction().execute(async (transaction) => {
      // Locks the match's row until the end of the transaction, so that no two lines get the same number.
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
      const { id, text, phrase, sentAt, seatKey } = line;
      await transaction
        .insertInto('chat')
        .values({ match_id: matchID, number, id, text, phrase, seat_key: seatKey, sent_at: sentAt })
        .execute();
      return number;
    });
  }

  /** Deletes the lines that the player with a seat's key wrote at a table. */
  async erase(matchID: string, seatKey: string): Promise<void> {
    await this.#database
      .updateTable('chat')
      .set({ text: '', phrase: null, seat_key: null })
      .where('match_id', '=', matchID)
      .where('seat_key', '=', seatKey)
      .execute();
  }
}
