import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '../lib/koa-types.ts';

/** Bytes of a body that are still read after its answer, so that the client can read that answer. */
const maxRest = 1_000_000;
/** Time that the rest of a body may take, in milliseconds. */
const patience = 5000;
/** Interval between two checks of how much has arrived, in milliseconds. */
const pause = 50;

/** Closes the connection if a body continues after its request has been answered. */
export function endLongUpload(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const answered = { bytes: socket.bytesRead, at: performance.now() };
    const timer = setInterval(() => {
      const isTooMuch = socket.bytesRead - answered.bytes > maxRest;
      const isTooLong = performance.now() - answered.at > patience;
      if (!request.complete && (isTooMuch || isTooLong)) socket.destroy();
      if (request.complete || socket.destroyed) clearInterval(timer);
    }, pause);
    timer.unref();
  });
}

/** Does the same for every request. Must come before all other middleware. */
export const endLongUploads: Middleware = async (ctx, next) => {
  endLongUpload(ctx.req, ctx.res);
  await next();
};
