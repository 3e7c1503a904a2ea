import type { EventEmitter } from 'node:events';
import { apiError } from '../../lib/api-error.ts';
import { codeOf } from '../../lib/config-error.ts';
import type { Middleware, RouterMiddleware } from '../../lib/koa-types.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { isStorageDown } from '../../persistence/storage-down.ts';
import { noStoreHeaders } from './viewer-auth.ts';

/** Keeps the answers of all routes under `/api` out of caches, since they are only valid now. */
export const noStore: RouterMiddleware = async (ctx, next) => {
  ctx.set(noStoreHeaders);
  await next();
};

/** Maximum number of characters of a path in the log. */
const maxPathLength = 200;

const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

/** Codes of connections that ended before the answer did, which is nothing unusual. */
const codesOfGoneAskers = [
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
];

/** Returns whether a code is that of a request that broke off or came too slowly, as Node's parser reports it. */
const isOfRequest = (code = '') =>
  code === 'ECONNRESET' || code === 'ERR_HTTP_REQUEST_TIMEOUT' || code.startsWith('HPE_');

function statusOf(error: unknown): number {
  // The client has disconnected before the end of its request.
  if (isOfRequest(codeOf(error))) return 400;
  if (!(error instanceof Error) || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

interface ErrorAnswer {
  readonly status: number;
  /** The error code of our own API. */
  readonly code: string;
  readonly message: string;
}

/**
 * Returns the answer to an error. `isThere` says that the client is still connected, so that a broken connection was
 * the database's.
 */
function answerTo(error: unknown, isThere: boolean): ErrorAnswer {
  if (isStorageDown(error) || (isThere && codeOf(error) === 'ECONNRESET')) {
    const message = 'Nothing can be read or stored at the moment: try again in a while.';
    return { status: 503, code: 'storageDown', message };
  }
  const status = statusOf(error);
  return status < 500 && error instanceof Error
    ? { status, code: 'badRequest', message: error.message }
    : { status: 500, code: 'serverError', message: 'Something went wrong on the server.' };
}

/**
 * Answers with the status and message of an error that is the client's fault. Any other error is logged, counted by
 * `failed` if given, and answered without its cause. Koa's own error handling would drop the headers set before.
 */
export function answerErrors(failed?: () => void): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { status, code, message } = answerTo(error, !ctx.request.req.destroyed);
      if (status >= 500) {
        failed?.();
        const path = ctx.path.slice(0, maxPathLength);
        logFailure(error, 'A request failed.', { method: ctx.method, path });
      }
      ctx.status = status;
      ctx.body = isApi(ctx.path) ? apiError(code, message) : message;
    }
  };
}

/** Logs errors that occur while an answer is sent. Koa would write them past the log. */
export function logBrokenAnswers(app: EventEmitter): void {
  app.on('error', (error: unknown) => {
    const code = codeOf(error) ?? '';
    if (isOfRequest(code) || codesOfGoneAskers.includes(code)) return;
    logFailure(error, 'An answer could not be sent.', {});
  });
}
