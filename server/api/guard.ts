import type { Server } from 'boardgame.io';
import type { Router, RouterMiddleware } from '../framework.ts';
import type { ServedGame } from '../games.ts';
import type { InOrder } from '../in-order.ts';
import { RequestError } from '../request-error.ts';
import { checkedName } from '../storage/names.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import { areCredentialsRight, seatOf } from '../tables/credentials.ts';
import { addBodyLimits } from './body.ts';

export interface GuardParts {
  readonly games: readonly ServedGame[];
  readonly storage: SqlStorage;
  readonly inOrder: InOrder;
}

type Body = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** A seat is named by its number; anything else could name what every object has, like `__proto__`. */
function checkPlayerID({ playerID }: Body): void {
  if (isGiven(playerID) && !(typeof playerID === 'string' && /^\d{1,3}$/.test(playerID))) {
    throw new RequestError(400, '"playerID" must be the number of a seat, as a text.');
  }
}

function checkNumPlayers({ numPlayers }: Body, { game }: ServedGame, standard: number): void {
  const { minPlayers = 1, maxPlayers = Number.POSITIVE_INFINITY } = game;
  const seats = numPlayers ?? standard;
  if (Number.isInteger(seats) && Number(seats) >= minPlayers && Number(seats) <= maxPlayers) return;
  throw new RequestError(
    400,
    `"numPlayers" must be a whole number from ${minPlayers} to ${maxPlayers}.`,
  );
}

function checkUnlisted({ unlisted }: Body): void {
  if (isGiven(unlisted) && typeof unlisted !== 'boolean') {
    throw new RequestError(400, '"unlisted" must be true or false.');
  }
}

/** What a seat's request asks for, by the last part of its address. */
type SeatCheck = (body: Body, served: ServedGame, numSeats: number) => void;

const seatChecks: Readonly<Record<string, SeatCheck>> = {
  join: ({ playerName }) => {
    if (isGiven(playerName)) checkedName(playerName);
  },
  playAgain: (body, served, numSeats) => {
    checkNumPlayers(body, served, numSeats);
    checkUnlisted(body);
  },
};

/** A match as boardgame.io answers it, without its next one: that is told to those at the table only. */
const withoutNext = ({ nextMatchID: _, ...match }: Body): Body => match;

function checkNewName({ newName }: Body): void {
  if (isGiven(newName)) checkedName(newName);
}

/**
 * Stands before boardgame.io's own routes, which answer well-meant requests only: what is wrong gets
 * the right answer here, and the requests of one match are let through one after the other, since
 * they read, change and write back.
 */
class Guard {
  readonly #parts: GuardParts;

  constructor(parts: GuardParts) {
    this.#parts = parts;
  }

  readonly matches: RouterMiddleware = async (ctx, next) => {
    const { name = '' } = ctx.params;
    this.#served(name);
    await next();
    // boardgame.io's answer, as its LobbyAPI.MatchList has it.
    const { matches } = ctx.body as { readonly matches: readonly Body[] };
    ctx.body = { matches: matches.map(withoutNext) };
  };

  readonly newMatch: RouterMiddleware = async (ctx, next) => {
    const body: Body = ctx.state.body;
    const { name = '' } = ctx.params;
    // boardgame.io makes two seats if nothing is said.
    checkNumPlayers(body, this.#served(name), 2);
    checkUnlisted(body);
    await next();
  };

  readonly match: RouterMiddleware = async (ctx, next) => {
    const { name = '', id = '' } = ctx.params;
    await this.#match(name, id);
    await next();
    // boardgame.io's answer, as its LobbyAPI.Match has it.
    ctx.body = withoutNext(ctx.body as Body);
  };

  readonly seat: RouterMiddleware = async (ctx, next) => {
    const { name = '', id = '', request = '' } = ctx.params;
    const body: Body = ctx.state.body;
    checkPlayerID(body);
    checkNewName(body);
    await this.#parts.inOrder.run(id, async () => {
      const metadata = await this.#match(name, id);
      const { players, gameover } = metadata;
      seatChecks[request]?.(body, this.#served(name), Object.keys(players).length);
      if (request === 'join' && gameover !== undefined) {
        throw new RequestError(409, 'This match is over.');
      }
      if (request === 'playAgain') await this.#forgetWipedNext(id, metadata, body);
      await next();
    });
  };

  /** boardgame.io would for ever answer with the next match, even when everybody has left that one. */
  async #forgetWipedNext(matchID: string, metadata: Server.MatchData, body: Body): Promise<void> {
    const { nextMatchID, ...rest } = metadata;
    if (nextMatchID === undefined) return;
    const seat = seatOf(metadata, String(body.playerID));
    if (!areCredentialsRight(body.credentials, seat)) return;
    if (await this.#parts.storage.table(nextMatchID)) return;
    await this.#parts.storage.setMetadata(matchID, rest);
  }

  #served(name: string): ServedGame {
    const served = this.#parts.games.find(({ game }) => game.name === name);
    if (!served) throw new RequestError(404, `There is no game ${name}.`);
    return served;
  }

  async #match(name: string, matchID: string) {
    this.#served(name);
    const { metadata } = await this.#parts.storage.fetch(matchID, { metadata: true });
    if (metadata?.gameName === name) return metadata;
    throw new RequestError(404, `There is no match ${matchID} of ${name}.`);
  }
}

/** Adds the guard to the router; to be called before boardgame.io adds its routes. */
export function addGuard(router: Router, parts: GuardParts): void {
  const guard = new Guard(parts);
  addBodyLimits(router);
  router.get('/games/:name', guard.matches);
  router.get('/games/:name/:id', guard.match);
  router.post('/games/:name/create', guard.newMatch);
  router.post('/games/:name/:id/:request(join|leave|playAgain|rename|update)', guard.seat);
}
