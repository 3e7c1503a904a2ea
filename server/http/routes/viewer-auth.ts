import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isInPlace, seatKey } from '../../domain/credentials.ts';
import type { TableData } from '../../domain/table-settings.ts';
import { RequestError } from '../../lib/request-error.ts';
import { checkPlayerID } from './checks.ts';
import type { Context } from './table-api.ts';

const compress = promisify(gzip);

/** Headers that keep answers out of caches. Names can change and be deleted, even after the match. */
export const noStoreHeaders = { 'Cache-Control': 'no-store' };

/** The point of view for which a match is requested: a seat with the key of its credentials, or a spectator if null. */
export interface AskingViewer {
  readonly playerID: string | null;
  readonly key: string;
}

/** Returns the point of view that a request asks for, by its query and a header. */
export function viewerFrom(ctx: Context): AskingViewer {
  const { playerID = null } = ctx.query;
  checkPlayerID({ playerID });
  if (Array.isArray(playerID)) throw new RequestError(400, '"playerID" can be given once only.');
  const [, credentials = ''] = /^Bearer (.+)$/i.exec(ctx.get('Authorization')) ?? [];
  return { playerID, key: seatKey(credentials) };
}

/** Throws a RequestError if the client doesn't have the seat that it claims. */
export function checkInPlace(table: TableData, viewer: AskingViewer): void {
  if (isInPlace(table, viewer)) return;
  throw new RequestError(403, 'These are not the credentials of this seat.');
}

/** Answers with a text that may be long, compressed if possible. */
export async function send(ctx: Context, text: string): Promise<void> {
  ctx.vary('Accept-Encoding');
  if (!ctx.acceptsEncodings('gzip')) {
    ctx.body = text;
    return;
  }
  ctx.body = await compress(text);
  ctx.set('Content-Encoding', 'gzip');
}
