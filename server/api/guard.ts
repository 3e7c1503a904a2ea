import type { Router, RouterMiddleware } from '../framework.ts';
import type { ServedGame } from '../games.ts';
import type { InOrder } from '../in-order.ts';
import { RequestError } from '../request-error.ts';
import { checkedName } from '../storage/names.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
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

  readonly knownGame: RouterMiddleware = async (ctx, next) => {
    const { name = '' } = ctx.params;
    this.#served(name);
    await next();
  };

  readonly newMatch: RouterMiddleware = async (ctx, next) => {
    const body: Body = ctx.state.body;
    const { name = '' } = ctx.params;
    // boardgame.io makes two seats if nothing is said.
    checkNumPlayers(body, this.#served(name), 2);
    checkUnlisted(body);
    await next();
  };

  readonly knownMatch: RouterMiddleware = async (ctx, next) => {
    const { name = '', id = '' } = ctx.params;
    await this.#match(name, id);
    await next();
  };

  readonly seat: RouterMiddleware = async (ctx, next) => {
    const { name = '', id = '', request = '' } = ctx.params;
    const body: Body = ctx.state.body;
    checkPlayerID(body);
    checkNewName(body);
    await this.#parts.inOrder.run(id, async () => {
      const { players, gameover } = await this.#match(name, id);
      seatChecks[request]?.(body, this.#served(name), Object.keys(players).length);
      if (request === 'join' && gameover !== undefined) {
        throw new RequestError(409, 'This match is over.');
      }
      await next();
    });
  };

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
  router.get('/games/:name', guard.knownGame);
  router.get('/games/:name/:id', guard.knownMatch);
  router.post('/games/:name/create', guard.newMatch);
  router.post('/games/:name/:id/:request(join|leave|playAgain|rename|update)', guard.seat);
}
