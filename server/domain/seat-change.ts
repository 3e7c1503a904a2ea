import type { State } from 'boardgame.io';
import type { TableData } from './table-settings.ts';

/** A change of a match's seats, with the answer for the client that asked for it. */
export interface SeatChange<Answer> {
  /** null: nobody sits there any more, the match is wiped. Left out: nothing changes. */
  readonly metadata?: TableData | null;
  /** The state with which the match begins now; left out: it doesn't. */
  readonly beginning?: State;
  /** Laid together with the change, or not at all. */
  readonly newTable?: { readonly matchID: string; readonly metadata: TableData };
  readonly answer: Answer;
}
