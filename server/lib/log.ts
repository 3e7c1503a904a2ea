import pino from 'pino';
import { codeOf } from './config-error.ts';

/** Returns the loggable part of an error: drivers add whole rows and addresses with passwords to theirs. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/**
 * The server's log: one JSON object per line on stdout, errors under `err`. It never contains credentials, names, chat
 * or cards, only match IDs and seat numbers.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: errorForLog },
  },
  // Not pino's own destination, which at the end waits forever for a reader that has gone.
  process.stdout,
);
// If the log's reader has gone, that is no reason to end matches.
process.stdout.on('error', () => {});
