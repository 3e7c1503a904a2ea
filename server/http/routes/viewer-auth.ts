import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isInPlace, seatKey } from '../../domain/credentials.ts';
import type { TableData } from '../../domain/table-settings.ts';
import { RequestError } from '../../lib/request-error.ts';
import { checkPlayerID } from './checks.ts';
import type { Context } from './table-api.ts';

const compress = promisify(gzip);

/** Names can change, and be forgotten, after the match as well: so no copy stays anywhere. */
export const noStoreHeaders = { 'Cache-Control': 'no-store' };

/** With whose eyes something of a match is asked for: a seat's, with the key of its credentials; null: a spectator's. */
export interface AskingViewer {
  readonly playerID: string | null;
  readonly key: string;
}

/** Who asks, by the query and a header. */
export function viewerFrom(ctx: Context): AskingViewer {
  const { playerID = null } = ctx.query;
  checkPlayerID({ playerID });
  if (Array.isArray(playerID)) throw new RequestError(400, '"playerID" can be given once only.');
  const [, credentials = ''] = /^Bearer (.+)$/i.exec(ctx.get('Authorization')) ?? [];
  return { playerID, key: seatKey(credentials) };
}

/** A RequestError if who asks has not the seat that they say. */
export function checkInPlace(metadata: TableData, viewer: AskingViewer): void {
  if (isInPlace(metadata, viewer)) return;
  throw new RequestError(403, 'These are not the credentials of this seat.');
}

/** Answers with a text that may be long. */
export async function send(ctx: Context, text: string): Promise<void> {
  ctx.vary('Accept-Encoding');
  if (!ctx.acceptsEncodings('gzip')) {
    ctx.body = text;
    return;
  }
  ctx.body = await compress(text);
  ctx.set('Content-Encoding', 'gzip');
}
