import { textOfRecord } from '../../../games/kit/record/write.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { History } from '../../persistence/repositories/history.ts';
import { pastViews } from '../../records/past-views.ts';
import { checkOver, fileNameOf, recordOfMatch } from '../../records/record.ts';
import type { Context, TableApi } from './table-api.ts';
import { checkInPlace, noStoreHeaders, send, viewerFrom } from './viewer-auth.ts';

/** Of those who want to look back, one at a time; who comes then is refused. */
const maxWaiting = 20;

/** Matches as they went: whole ones that are over, and what each seat could see of any. */
class RecordsAPI {
  readonly #atTable: TableApi;
  readonly #queue = new KeyedQueue();

  constructor(atTable: TableApi) {
    this.#atTable = atTable;
  }

  readonly record: RouterMiddleware = async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    // Before all of it is read.
    checkOver(await this.#atTable.match(name, id));
    const record = recordOfMatch(await this.#history(ctx));
    ctx.set(noStoreHeaders);
    ctx.attachment(fileNameOf(record, id));
    ctx.type = 'json';
    await send(ctx, textOfRecord(record));
  };

  readonly views: RouterMiddleware = async (ctx) => {
    const { name = '', id: matchID = '' } = ctx.params;
    const viewer = viewerFrom(ctx);
    this.#checkOften(ctx);
    const served = this.#atTable.served(name);
    checkInPlace(await this.#atTable.match(name, matchID), viewer);
    if (this.#queue.length('views') >= maxWaiting) {
      throw new RequestError(429, 'Too many replay requests at the moment. Try again in a moment.');
    }
    const text = await this.#queue.run('views', async () => {
      const history = await this.#history(ctx);
      // The seat may have become somebody else's meanwhile.
      checkInPlace(history.metadata, viewer);
      return pastViews(served, history, { matchID, viewer: viewer.playerID });
    });
    ctx.set(noStoreHeaders);
    ctx.type = 'json';
    await send(ctx, text);
  };

  /** A match from its beginning on; a RequestError says why there is none. */
  async #history({ params: { name = '', id = '' } }: Context): Promise<History> {
    await this.#atTable.match(name, id);
    const history = await this.#atTable.parts.storage.history(id);
    if (!history) throw new RequestError(409, 'This match has not begun.');
    return history;
  }

  /** To look back is to have the whole match played once more. */
  #checkOften(ctx: Context): void {
    const wait = this.#atTable.parts.waitForViews(ctx.request.req);
    if (wait === 0) return;
    ctx.set('Retry-After', String(Math.ceil(wait)));
    throw new RequestError(429, `Too many replay requests. Try again in ${Math.ceil(wait)} s.`);
  }
}

/** Adds what can be asked of matches as they went. */
export function addRecords(router: Router, atTable: TableApi): void {
  const api = new RecordsAPI(atTable);
  router.get('/games/:name/:id/record', api.record);
  router.get('/games/:name/:id/views', api.views);
}
