import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '../lib/koa-types.ts';

/** Bytes of a body that are let pass by after its answer, so that who sends too much can read that. */
const maxRest = 1_000_000;
/** Milliseconds that the rest may take. */
const patience = 5000;
/** Milliseconds between two looks at how much has come. */
const pause = 50;

/** Ends the connection if a body goes on though its request is answered. */
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

/** The same for every request. To stand before everything else. */
export const endLongUploads: Middleware = async (ctx, next) => {
  endLongUpload(ctx.req, ctx.res);
  await next();
};
