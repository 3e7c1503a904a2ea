import pino from 'pino';
import { codeOf } from './config-error.ts';

/** Of an error only this: drivers add whole rows and addresses with passwords to theirs. */
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
 * The server's log: one JSON object a line on stdout, errors under `err`. No credentials, names, chat or
 * cards ever go into it, only ids of matches and numbers of seats.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: errorForLog },
  },
  // Not pino's own way to write, which at the end waits for ever for a reader that has gone.
  process.stdout,
);
// Nobody reads the log any more: that is no reason to end matches.
process.stdout.on('error', () => {});
