import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Server } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import type { Router, RouterMiddleware } from '../framework.ts';
import type { ServedGame } from '../games.ts';
import { RequestError } from '../request-error.ts';
import { checkedName } from '../storage/names.ts';
import type { SeatChange } from '../storage/seats.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import { type BotsBySeat, botsFrom, botsOf, seatBots, withBotsOf } from '../tables/bots.ts';
import { join, leave, ownSeat, rename } from '../tables/seats.ts';
import { isID } from '../transport/messages.ts';
import { addBodyLimits } from './body.ts';
import { type Body, checkPlayerID, checkUnlisted, isGiven, numPlayersFrom } from './checks.ts';

export interface LobbyParts {
  readonly games: readonly ServedGame[];
  readonly storage: SqlStorage;
  /** Takes note of so many bots for whoever asks; in how many seconds it may be, 0: they may sit down. */
  readonly waitForBots: (request: IncomingMessage, count: number) => number;
}

type Context = Parameters<RouterMiddleware>[0];

/** The newest that boardgame.io's list of a game's matches shows; it knows no pages. */
const longestList = 200;

/** A match as everybody may see it: no credentials, and its next match is told to those at the table only. */
function publicMatch(matchID: string, metadata: Server.MatchData): Body {
  const { nextMatchID: _, players, ...match } = metadata;
  const seats = Object.values(players).map(({ credentials: __, ...seat }) => seat);
  return { ...match, matchID, players: seats };
}

const wholeNumber = (text: unknown) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

function isGameoverFrom(text: unknown): boolean | undefined {
  if (typeof text !== 'string' || !/^(true|false)$/i.test(text)) return undefined;
  return text.toLowerCase() === 'true';
}

/**
 * boardgame.io's lobby API as its clients know it. Its own routes for making and listing games stay;
 * those for seats read, change and write back, and two who ask at once would get one seat, so they are
 * answered here.
 */
class LobbyAPI {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  readonly matches: RouterMiddleware = async (ctx) => {
    const { name = '' } = ctx.params;
    this.#served(name);
    const { isGameover, updatedBefore, updatedAfter } = ctx.query;
    const found = await this.#parts.storage.newestMatches({
      gameName: name,
      isGameover: isGameoverFrom(isGameover),
      updatedBefore: wholeNumber(updatedBefore),
      updatedAfter: wholeNumber(updatedAfter),
      limit: longestList,
    });
    ctx.body = { matches: found.map(({ matchID, metadata }) => publicMatch(matchID, metadata)) };
  };

  readonly match: RouterMiddleware = async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    ctx.body = publicMatch(id, await this.#match(name, id));
  };

  /** Looks at what is asked; boardgame.io then makes the match. */
  readonly newMatch: RouterMiddleware = async (ctx, next) => {
    const body: Body = ctx.state.body;
    const { name = '' } = ctx.params;
    // boardgame.io makes two seats if nothing is said.
    numPlayersFrom(body, this.#served(name), 2);
    checkUnlisted(body);
    await next();
  };

  readonly join: RouterMiddleware = async (ctx) => {
    const { playerID, playerName }: Body = ctx.state.body;
    if (isGiven(playerName)) checkedName(playerName);
    const seat = isGiven(playerID) ? String(playerID) : undefined;
    await this.#change(ctx, (metadata) => {
      if (!playerName) throw new RequestError(403, 'playerName is required');
      return join(metadata, { playerID: seat, playerName });
    });
  };

  readonly leave: RouterMiddleware = async (ctx) => {
    const { playerID, credentials }: Body = ctx.state.body;
    await this.#change(ctx, (metadata) => leave(metadata, { playerID, credentials }));
  };

  readonly rename: RouterMiddleware = async (ctx) => {
    const { playerID, credentials, newName }: Body = ctx.state.body;
    if (isGiven(newName)) checkedName(newName);
    await this.#change(ctx, (metadata) => {
      ownSeat(metadata, { playerID, credentials });
      if (!newName) throw new RequestError(403, 'newName is required');
      return rename(metadata, { playerID, credentials, newName });
    });
  };

  readonly bots: RouterMiddleware = async (ctx) => {
    const { playerID, credentials, bots: wished }: Body = ctx.state.body;
    const bots = botsFrom(wished);
    await this.#change(ctx, (metadata) => {
      const change = seatBots(metadata, { playerID, credentials, bots });
      this.#limitBots(ctx, bots);
      return change;
    });
  };

  /** Bots think on our processors: an address that seats very many of them has to wait. */
  #limitBots({ request }: Context, bots: BotsBySeat): void {
    const count = Object.values(bots).filter((level) => level !== null).length;
    // `ctx.req` itself is a copy of the body by now, without an address.
    const wait = this.#parts.waitForBots(request.req, count);
    if (wait === 0) return;
    const minutes = Math.ceil(wait / 60);
    throw new RequestError(429, `You have seated many bots: try again in ${minutes} minutes.`);
  }

  readonly playAgain: RouterMiddleware = async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    const body: Body = ctx.state.body;
    const served = this.#served(name);
    const former = await this.#match(name, id);
    const { players, nextMatchID, setupData } = former;
    const numPlayers = numPlayersFrom(body, served, Object.keys(players).length);
    checkUnlisted(body);
    const match = createMatch({
      game: served.game,
      numPlayers,
      setupData: body.setupData || setupData,
      unlisted: body.unlisted === true,
    });
    const isNextGone = nextMatchID !== undefined && !(await this.#parts.storage.seats(nextMatchID));
    await this.#change(ctx, (metadata) => {
      ownSeat(metadata, { playerID: body.playerID, credentials: body.credentials });
      const isThere = metadata.nextMatchID !== undefined;
      if (isThere && !(isNextGone && metadata.nextMatchID === nextMatchID)) {
        return { answer: { nextMatchID: metadata.nextMatchID } };
      }
      if ('setupDataError' in match) throw new RequestError(400, match.setupDataError);
      this.#limitBots(ctx, botsOf(former));
      const next = randomBytes(9).toString('base64url');
      return {
        metadata: { ...metadata, nextMatchID: next },
        newMatch: {
          matchID: next,
          match: { ...match, metadata: withBotsOf(former, match.metadata) },
        },
        answer: { nextMatchID: next },
      };
    });
  };

  async #change(
    ctx: Context,
    change: (metadata: Server.MatchData) => SeatChange<unknown>,
  ): Promise<void> {
    const { name = '', id = '' } = ctx.params;
    checkPlayerID(ctx.state.body);
    await this.#match(name, id);
    ctx.body = await this.#parts.storage.changeSeats(id, change);
  }

  #served(name: string): ServedGame {
    const served = this.#parts.games.find(({ game }) => game.name === name);
    if (!served) throw new RequestError(404, `There is no game ${name}.`);
    return served;
  }

  async #match(name: string, matchID: string): Promise<Server.MatchData> {
    this.#served(name);
    const found = isID(matchID) ? await this.#parts.storage.seats(matchID) : undefined;
    if (found?.metadata.gameName === name) return found.metadata;
    throw new RequestError(404, `There is no match ${matchID} of ${name}.`);
  }
}

/** Adds our part of the lobby API to the router; to be called before boardgame.io adds its routes. */
export function addLobbyApi(router: Router, parts: LobbyParts): void {
  const api = new LobbyAPI(parts);
  addBodyLimits(router);
  router.get('/games/:name', api.matches);
  router.get('/games/:name/:id', api.match);
  router.post('/games/:name/create', api.newMatch);
  router.post('/games/:name/:id/join', api.join);
  router.post('/games/:name/:id/leave', api.leave);
  router.post('/games/:name/:id/:request(rename|update)', api.rename);
  router.post('/games/:name/:id/playAgain', api.playAgain);
  router.post('/games/:name/:id/bots', api.bots);
}
