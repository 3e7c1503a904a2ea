import type { Middleware } from '../framework.ts';
import type { ApiError } from '../protocol.ts';
import { codeOf } from '../start-error.ts';

/** The body of an error answer under `/api`. */
export const apiError = (code: string, message: string): ApiError => ({ error: { code, message } });

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
    if (status === 500) console.error(`${ctx.method} ${ctx.path} failed:`, error);
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
