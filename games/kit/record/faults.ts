/** Errors in records: codes for pages, which have sentences for them, and English sentences for developers. */

/** All error codes, in the order in which they are checked. */
export const faultCodes = [
  'tooLarge',
  'notJson',
  'notARecord',
  'newerVersion',
  'wrongShape',
  'noSuchSeat',
  'seedsOutOfOrder',
  'otherFingerprint',
  'otherSeed',
  'missingNumber',
  'unknownGame',
  'otherRules',
  'wrongOptions',
  'refusedMove',
  'otherResult',
] as const;
/** Code of an error in a record. */
export type FaultCode = (typeof faultCodes)[number];

/** An error in a record, with its place. */
export interface RecordFault {
  readonly code: FaultCode;
  /** Place in the JSON as a JSON Pointer (`/moves/3/seat`); empty for the whole record. */
  readonly path: string;
  /** Number of the move that is wrong, from 1. Left out if the error isn't about a move. */
  readonly move?: number;
  /** The rules' reason for refusing the move, a key of the game's `refusals` texts. Left out if it is not refused. */
  readonly refusal?: string;
  /** An English sentence for the record's author. */
  readonly sentence: string;
}
