import { Readable } from 'node:stream';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';

/** Maximum size of a body in bytes: more than any that a lobby sends. */
const maxBody = 64_000;

const tooLong = () => new RequestError(413, `The body is longer than ${maxBody} bytes.`);

/**
 * Reads a body. Unlike `for await`, it doesn't close the connection when it stops early: a client that sends too much
 * must be able to read the answer. The rest of such a body is ignored.
 */
function readBytes(request: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBody) chunks.push(chunk);
      else reject(tooLong());
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}

/** Maximum nesting of a body: more than any that a lobby sends, and far from what overflows the stack. */
const maxBodyDepth = 40;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function parse(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(400, 'The body must be a JSON object.');
  }
  if (isDeeperThan(maxBodyDepth, value)) {
    throw new RequestError(400, `The body is nested more than ${maxBodyDepth} levels deep.`);
  }
  return { ...value };
}

type Context = Parameters<RouterMiddleware>[0];

function checkHeaders(ctx: Context): void {
  if (Number(ctx.get('Content-Length')) > maxBody) throw tooLong();
  if (ctx.get('Content-Encoding')) {
    throw new RequestError(415, 'The body must not be compressed.');
  }
  // Null means that there is no body at all; missing fields are reported later.
  if (ctx.request.is('json') === false) {
    throw new RequestError(415, 'The body must be JSON (Content-Type: application/json).');
  }
}

/**
 * Reads the body of a POST request to boardgame.io's API or ours into `ctx.state.body`, checked and up to a limit.
 * Leaves a copy for boardgame.io, which would itself read a whole megabyte.
 */
export const readBody: RouterMiddleware = async (ctx, next) => {
  checkHeaders(ctx);
  const bytes = await readBytes(ctx.req);
  ctx.state.body = parse(bytes);
  const copy = Object.assign(Readable.from([bytes]), { headers: ctx.req.headers });
  // boardgame.io's body parser needs only the bytes and headers of a request.
  ctx.req = copy as unknown as typeof ctx.req;
  await next();
};

/** Adds the limits to boardgame.io's routes. Call it before boardgame.io adds its own. */
export function addBodyLimits(router: Router): void {
  router.post('/games/(.*)', readBody);
}
