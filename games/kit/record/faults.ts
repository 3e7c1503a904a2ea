/** What can be wrong with a record: for pages as data that they have sentences for, for programs' authors in English. */

/** Every kind of fault, in the order in which they are looked for. */
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
/** What is wrong with a record. */
export type FaultCode = (typeof faultCodes)[number];

/** Something wrong with a record, and where. */
export interface RecordFault {
  readonly code: FaultCode;
  /** Where in the JSON, as a JSON Pointer (`/moves/3/seat`); empty: it is the whole. */
  readonly path: string;
  /** The number of the move that it is about, the first being 1; left out: it is about none. */
  readonly move?: number;
  /** The rules' reason against this move, a key of the game's `refusals` texts; left out: it is not refused. */
  readonly refusal?: string;
  /** An English sentence for whoever made the record. */
  readonly sentence: string;
}
