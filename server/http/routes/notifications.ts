import { isLanguage, type Language, languages } from '../../../games/kit/language.ts';
import type { NotificationsKey } from '../../../protocol/notifications.ts';
import { seatKey } from '../../domain/credentials.ts';
import { isPerson } from '../../domain/seat-data.ts';
import { ownSeat } from '../../domain/seats.ts';
import { isID } from '../../lib/ids.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import { maxEndpoint } from '../../push/address.ts';
import type { PushNotifications } from '../../push/push-notifications.ts';
import { readBody } from './body.ts';
import { type Body, checkPlayerID } from './checks.ts';

export interface NotificationParts {
  readonly storage: Pick<SqlStorage, 'seats' | 'subscriptions'>;
  readonly notifications: PushNotifications;
}

type Context = Parameters<RouterMiddleware>[0];

function languageFrom({ language }: Body): Language {
  if (isLanguage(language)) return language;
  throw new RequestError(400, `"language" must be one of ${languages.join(', ')}.`);
}

/** Handles the requests of pages about notifications. */
class NotificationsApi {
  readonly #parts: NotificationParts;

  constructor(parts: NotificationParts) {
    this.#parts = parts;
  }

  readonly key: RouterMiddleware = async (ctx) => {
    ctx.body = { key: this.#parts.notifications.publicKey } satisfies NotificationsKey;
  };

  readonly subscribe: RouterMiddleware = async (ctx) => {
    const { storage, notifications } = this.#parts;
    const body: Body = ctx.state.body;
    const address = notifications.addressFrom(body.subscription);
    const language = languageFrom(body);
    const seat = await this.#ownSeat(ctx);
    if (!(await storage.subscriptions.add({ ...seat, address, language }))) {
      throw new RequestError(403, 'These are no longer the credentials of this seat.');
    }
    ctx.body = {};
  };

  readonly unsubscribe: RouterMiddleware = async (ctx) => {
    const { endpoint }: Body = ctx.state.body;
    if (typeof endpoint !== 'string' || endpoint.length > maxEndpoint) {
      throw new RequestError(400, '"endpoint" must be the address that was given before.');
    }
    const seat = await this.#ownSeat(ctx);
    const written = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint;
    await this.#parts.storage.subscriptions.remove(seat, written);
    ctx.body = {};
  };

  readonly move: RouterMiddleware = async (ctx) => {
    const { storage, notifications } = this.#parts;
    const { former, subscription }: Body = ctx.state.body;
    const next = notifications.addressFrom(subscription);
    const moved = await storage.subscriptions.move(notifications.addressFrom(former), next);
    if (moved === 0) {
      throw new RequestError(404, 'Unknown push subscription. Subscribe again at a table.');
    }
    ctx.body = {};
  };

  async #ownSeat({ params, state }: Context) {
    const { matchID = '' } = params;
    const body: Body = state.body;
    checkPlayerID(body);
    const found = isID(matchID) ? await this.#parts.storage.seats(matchID) : undefined;
    if (!found) throw new RequestError(404, 'There is no such table.');
    const { playerID, credentials } = body;
    const seat = ownSeat(found.table, { playerID, credentials });
    if (!isPerson(seat)) throw new RequestError(403, 'A bot plays at this seat.');
    return { matchID, seatKey: seatKey(String(credentials)) };
  }
}

/** Adds the routes for notifications. Call it before the catch-all of `/api` is added. */
export function addNotificationRoutes(router: Router, parts: NotificationParts): void {
  const api = new NotificationsApi(parts);
  router.get('/api/notifications/key', api.key);
  router.put('/api/notifications', readBody, api.move);
  router.post('/api/tables/:matchID/notifications', readBody, api.subscribe);
  router.delete('/api/tables/:matchID/notifications', readBody, api.unsubscribe);
}
