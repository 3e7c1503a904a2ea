import type { RefusalCode } from '../../protocol/tables.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { Metrics } from '../ops/metrics.ts';

/** Thrown if a message is not carried out. The code is sent to the client. */
export class MoveRejectedError extends Error {
  override readonly name = 'MoveRejectedError';
  readonly code: RefusalCode;
  /** The game's own reason against a move, or null. */
  readonly reason: string | null;

  constructor(code: RefusalCode, reason: string | null = null) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

/**
 * Carries out a client's message. Returns why it is refused, or undefined. Any other failure is logged, and refuses the
 * message as `notSaved`.
 */
export async function refusalOf(
  carryOut: () => Promise<void>,
  { message, metrics }: { readonly message: string; readonly metrics: Metrics },
): Promise<MoveRejectedError | undefined> {
  try {
    await carryOut();
    return undefined;
  } catch (error) {
    if (error instanceof MoveRejectedError) return error;
    metrics.storageFailed();
    logFailure(error, 'A message was not carried out.', { message });
    return new MoveRejectedError('notSaved');
  }
}

/** Codes after which the client's page may be ahead of the true state and needs to see it again. */
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
