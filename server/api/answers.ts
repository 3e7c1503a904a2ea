import type { App, Middleware } from '../framework.ts';
import { log } from '../log.ts';
import { logFailure } from '../operations/failures.ts';
import type { ApiError } from '../protocol.ts';
import { codeOf } from '../start-error.ts';

/** The body of an error answer under `/api`. */
export const apiError = (code: string, message: string): ApiError => ({ error: { code, message } });

/** Characters of an address that go into the log. */
const longestPath = 200;

const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

function statusOf(error: unknown): number {
  // Who asked has gone before the end of the question.
  if (codeOf(error) === 'ECONNRESET') return 400;
  if (!(error instanceof Error) || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/**
 * Answers with the status and sentence of an error that is the asker's own fault; any other is logged
 * and answered without a word about its cause. Koa's own way would drop the headers set before.
 */
export const answerErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const status = statusOf(error);
    if (status === 500) {
      const path = ctx.path.slice(0, longestPath);
      logFailure(error, 'A request failed.', { method: ctx.method, path });
    }
    const message =
      status === 500 || !(error instanceof Error)
        ? 'Something went wrong on the server.'
        : error.message;
    ctx.status = status;
    ctx.body = isApi(ctx.path)
      ? apiError(status === 500 ? 'serverError' : 'badRequest', message)
      : message;
  }
};

/** The connection's end before the answer's, which is nothing special. */
const codesOfGoneAskers = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
];

/** Logs what goes wrong while an answer is sent. Koa would write it past the log. */
export function logBrokenAnswers(app: App): void {
  app.on('error', (error: unknown) => {
    if (codesOfGoneAskers.includes(codeOf(error) ?? '')) return;
    log.error({ err: error }, 'An answer could not be sent.');
  });
}
