import { textOfRecord } from '../../../games/kit/record/write.ts';
import { checkDayOver } from '../../domain/daily.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { History } from '../../persistence/repositories/history.ts';
import { pastViews } from '../../records/past-views.ts';
import { checkOver, fileNameOf, recordOfMatch } from '../../records/record.ts';
import type { Context, TableApi } from './table-api.ts';
import { checkInPlace, noStoreHeaders, send, viewerFrom } from './viewer-auth.ts';

/** Maximum number of queued requests for records, which are answered one at a time. Further ones are refused. */
const maxWaiting = 20;

/** Serves the course of matches: whole ones that are over, and what each seat could see of any. */
class RecordsAPI {
  readonly #atTable: TableApi;
  readonly #queue = new KeyedQueue();

  constructor(atTable: TableApi) {
    this.#atTable = atTable;
  }

  readonly record: RouterMiddleware = async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    // Checked before the whole match is read.
    const table = await this.#atTable.match(name, id);
    checkOver(table);
    await checkDayOver(table, this.#atTable.parts.clock);
    const record = recordOfMatch(await this.#history(ctx));
    ctx.set(noStoreHeaders);
    ctx.attachment(fileNameOf(record, id));
    ctx.type = 'json';
    await send(ctx, textOfRecord(record));
  };

  readonly views: RouterMiddleware = async (ctx) => {
    const { name = '', id: matchID = '' } = ctx.params;
    const viewer = viewerFrom(ctx);
    const served = this.#atTable.served(name);
    checkInPlace(await this.#atTable.match(name, matchID), viewer);
    if (this.#queue.length('views') >= maxWaiting) {
      throw new RequestError(429, 'Too many replay requests at the moment. Try again in a moment.');
    }
    const text = await this.#queue.run('views', async () => {
      const history = await this.#history(ctx);
      // The seat may have another player by now.
      checkInPlace(history.table, viewer);
      return pastViews(served, history, { matchID, viewer: viewer.playerID });
    });
    ctx.set(noStoreHeaders);
    ctx.type = 'json';
    await send(ctx, text);
  };

  /** Returns a match from its beginning on, or throws a RequestError. */
  async #history({ params: { name = '', id = '' } }: Context): Promise<History> {
    await this.#atTable.match(name, id);
    const history = await this.#atTable.parts.storage.history(id);
    if (!history) throw new RequestError(409, 'This match has not begun.');
    return history;
  }
}

/** Adds the routes for records and past views. */
export function addRecords(router: Router, atTable: TableApi): void {
  const api = new RecordsAPI(atTable);
  router.get('/games/:name/:id/record', api.record);
  router.get('/games/:name/:id/views', api.views);
}
