import type { State } from 'boardgame.io';
import type { TableData } from './table-settings.ts';

/** A change of a match's seats, with the answer for the client that asked for it. */
export interface SeatChange<Answer> {
  /** The changed table, or null if it is deleted since no player is left. Undefined if nothing changes. */
  readonly table?: TableData | null;
  /** The initial state of a match that begins now. Undefined if none does. */
  readonly beginning?: State;
  /** A table to be created in the same transaction as the change. */
  readonly newTable?: { readonly matchID: string; readonly table: TableData };
  readonly answer: Answer;
}
