import type { FirstView } from '../../../protocol/tables.ts';
import { checkedName } from '../../domain/names.ts';
import { join, leave, ownSeat, rename } from '../../domain/seats.ts';
import type { TableData } from '../../domain/table-settings.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import { TableMessages } from '../../realtime/table-messages.ts';
import { Views } from '../../realtime/views.ts';
import { addBodyLimits } from './body.ts';
import { addTableChanges } from './change-table.ts';
import { type Body, checkUnlisted, isGiven, numPlayersFrom } from './checks.ts';
import { newcomerFrom, newMatchID, newTable, settingsFrom } from './create-and-join.ts';
import { joinQuickMatch } from './quick-match.ts';
import { addRecords } from './records.ts';
import type { Context, TableApi } from './table-api.ts';
import { checkInPlace, noStoreHeaders, send, viewerFrom } from './viewer-auth.ts';

/** Returns the public data of a match in boardgame.io's format. */
function publicMatch(matchID: string, table: TableData): Body {
  const { gameName, unlisted, setupData, gameover, createdAt, updatedAt } = table;
  const players = Object.values(table.players).map(({ key: _, ...seat }) => seat);
  return {
    gameName,
    unlisted,
    players,
    createdAt,
    updatedAt,
    matchID,
    ...(setupData !== undefined && { setupData }),
    ...(gameover !== undefined && { gameover }),
  };
}

const wholeNumber = (text: unknown) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

function isGameoverFrom(text: unknown): boolean | undefined {
  if (typeof text !== 'string' || !/^(true|false)$/i.test(text)) return undefined;
  return text.toLowerCase() === 'true';
}

/**
 * Answers boardgame.io's lobby API as its clients know it. boardgame.io's own routes for seats read, change and write
 * back, so two clients that ask at once would get one seat. Its route that creates matches would do so before any
 * player has joined.
 */
class LobbyAPI {
  readonly #atTable: TableApi;

  constructor(atTable: TableApi) {
    this.#atTable = atTable;
  }

  readonly matches: RouterMiddleware = async (ctx) => {
    const { name = '' } = ctx.params;
    this.#atTable.served(name);
    const { isGameover, updatedBefore, updatedAfter } = ctx.query;
    const found = await this.#atTable.parts.storage.lists.newest({
      gameName: name,
      isGameover: isGameoverFrom(isGameover),
      updatedBefore: wholeNumber(updatedBefore),
      updatedAfter: wholeNumber(updatedAfter),
    });
    ctx.body = { matches: found.map(({ matchID, table }) => publicMatch(matchID, table)) };
  };

  readonly match: RouterMiddleware = async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    ctx.body = publicMatch(id, await this.#atTable.match(name, id));
  };

  /** Creates a table. Its match is created when it begins. */
  readonly newMatch: RouterMiddleware = async (ctx) => {
    const body: Body = ctx.state.body;
    const { name = '' } = ctx.params;
    const served = this.#atTable.served(name);
    // boardgame.io makes two seats by default.
    const numPlayers = numPlayersFrom(body, served, 2);
    checkUnlisted(body);
    const { setupData } = body;
    const unlisted = body.unlisted === true;
    const table = newTable(served, {
      numPlayers,
      setupData,
      unlisted,
      settings: settingsFrom(body, this.#atTable.addressKeyOf(ctx)),
    });
    const matchID = newMatchID();
    this.#atTable.checkRoom();
    await this.#atTable.limitTables(ctx);
    await this.#atTable.parts.storage.createTable(matchID, table);
    ctx.body = { matchID };
  };

  readonly join: RouterMiddleware = async (ctx) => {
    const { playerName }: Body = ctx.state.body;
    if (isGiven(playerName)) checkedName(playerName);
    const { id: matchID = '' } = ctx.params;
    const { playerID, playerCredentials } = await this.#atTable.takeSeat(ctx, async (limit) => {
      const seat = await this.#atTable.changed(ctx, (table) => {
        if (!playerName) throw new RequestError(403, 'playerName is required');
        limit.check(table);
        return join(table, newcomerFrom(ctx, this.#atTable));
      });
      return { ...seat, matchID };
    });
    ctx.body = { playerID, playerCredentials };
  };

  readonly quickMatch: RouterMiddleware = async (ctx) => {
    const { playerName }: Body = ctx.state.body;
    checkedName(playerName);
    ctx.body = await this.#atTable.takeSeat(ctx, (limit) =>
      joinQuickMatch(ctx, this.#atTable, limit),
    );
  };

  readonly leave: RouterMiddleware = async (ctx) => {
    const { playerID, credentials }: Body = ctx.state.body;
    await this.#atTable.change(ctx, (table) => leave(table, { playerID, credentials }, Date.now()));
  };

  readonly rename: RouterMiddleware = async (ctx) => {
    const { playerID, credentials, newName }: Body = ctx.state.body;
    if (isGiven(newName)) checkedName(newName);
    await this.#atTable.change(ctx, (table) => {
      ownSeat(table, { playerID, credentials });
      if (!newName) throw new RequestError(403, 'newName is required');
      return rename(table, { playerID, credentials, newName });
    });
  };
}

/** Returns what a page's socket would be sent first of a match, for a page that is still opening. */
async function firstViewOf(ctx: Context, atTable: TableApi): Promise<FirstView> {
  const { name = '', id: matchID = '' } = ctx.params;
  const viewer = viewerFrom(ctx);
  const { storage, presence } = atTable.parts;
  const served = atTable.served(name);
  checkInPlace(await atTable.match(name, matchID), viewer);
  const match = await storage.wholeMatch(matchID);
  if (!match?.course) throw new RequestError(409, 'This match has not begun.');
  const { table, course } = match;
  // The seat may have another player by now.
  checkInPlace(table, viewer);
  const { playerID } = viewer;
  const messages = new TableMessages(matchID, table, presence);
  const sent = new Views(served).sync(matchID, playerID, course, messages.seats);
  if (sent.type !== 'sync') throw new Error('A match stays a match when it is filtered.');
  return { playerID, match: sent.args[1], table: messages.tableFor(playerID) };
}

/** Adds the route that pages ask before they have a socket. */
function addFirstView(router: Router, atTable: TableApi): void {
  router.get('/games/:name/:id/first-view', async (ctx) => {
    const firstView = await firstViewOf(ctx, atTable);
    ctx.set(noStoreHeaders);
    ctx.type = 'json';
    await send(ctx, JSON.stringify(firstView));
  });
}

/** Adds the route of a match's newest chat lines: a rematch shows those of the match before. */
function addChat(router: Router, atTable: TableApi): void {
  router.get('/games/:name/:id/chat', async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    const viewer = viewerFrom(ctx);
    checkInPlace(await atTable.match(name, id), viewer);
    const { lines } = await atTable.parts.storage.chat.read(id);
    ctx.set(noStoreHeaders);
    ctx.body = { lines };
  });
}

/** Adds our part of the lobby API to the router. Call it before boardgame.io adds its routes. */
export function addLobbyApi(router: Router, atTable: TableApi): void {
  const api = new LobbyAPI(atTable);
  addBodyLimits(router);
  router.get('/games/:name', api.matches);
  router.get('/games/:name/:id', api.match);
  router.post('/games/:name/create', api.newMatch);
  router.post('/games/:name/quick-match', api.quickMatch);
  router.post('/games/:name/:id/join', api.join);
  router.post('/games/:name/:id/leave', api.leave);
  router.post('/games/:name/:id/:request(rename|update)', api.rename);
  addRecords(router, atTable);
  addFirstView(router, atTable);
  addChat(router, atTable);
  addTableChanges(router, atTable);
}
