import type { RefusalCode } from '../../protocol/tables.ts';

/** Thrown where a message is not carried out; its sender is told. */
export class MoveRejectedError extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The game's own reason against a move. */
  readonly reason: string | null;

  constructor(code: RefusalCode, reason: string | null = null) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

/** After these the sender's page may have gone ahead of the true state and needs to see it again. */
const codesOfLostMoves: ReadonlySet<RefusalCode> = new Set([
  'badMessage',
  'finished',
  'notYourTurn',
  'notNow',
  'stale',
  'tooMany',
  'illegal',
  'notSaved',
]);

export const lostAMove = (code: RefusalCode) => codesOfLostMoves.has(code);
