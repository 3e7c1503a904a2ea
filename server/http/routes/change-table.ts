import { agree } from '../../domain/agreement.ts';
import { begin } from '../../domain/begin-match.ts';
import { botsFrom, seatBots } from '../../domain/bots.ts';
import { changeOrder, changeSettings, close, remove } from '../../domain/host.ts';
import { checkMayStart, holdStart } from '../../domain/quick-start.ts';
import type { SeatChange } from '../../domain/seat-change.ts';
import type { SeatClaim } from '../../domain/seats.ts';
import { addPlayerSeed } from '../../domain/shuffle-seed.ts';
import { comeBack, concede } from '../../domain/stand-ins.ts';
import type { TableData } from '../../domain/table-settings.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { whereaboutsAt } from '../../realtime/presence.ts';
import { type Body, checkUnlisted, isGiven, numPlayersFrom, seatFrom } from './checks.ts';
import { playerSeedFrom } from './create-and-join.ts';
import { playAgain } from './play-again.ts';
import type { Context, TableApi } from './table-api.ts';

/** Returns the change of a table that a request asks for. */
type Carry = (
  table: TableData,
  asked: Body & SeatClaim,
  ctx: Context,
  atTable: TableApi,
) => SeatChange<unknown>;

const askerFrom = ({ playerID, credentials }: Body): SeatClaim => ({ playerID, credentials });

const servedBy = ({ params: { name = '' } }: Context, atTable: TableApi) => atTable.served(name);

/** The host's change of settings, until the match begins. */
const settings: Carry = (table, asked, ctx, atTable) => {
  const served = servedBy(ctx, atTable);
  checkUnlisted(asked);
  return changeSettings(served, table, {
    ...askerFrom(asked),
    ...(asked.setupData !== undefined && { setupData: asked.setupData }),
    numPlayers: isGiven(asked.numPlayers) ? numPlayersFrom(asked, served, 0) : undefined,
    ...(isGiven(asked.timeControl) && { timeControl: asked.timeControl }),
    unlisted: typeof asked.unlisted === 'boolean' ? asked.unlisted : undefined,
  });
};

const start: Carry = (table, asked, ctx, atTable) => {
  checkMayStart(table, asked);
  return begin(servedBy(ctx, atTable), table, Date.now());
};

const removal: Carry = (table, asked) =>
  remove(table, {
    ...askerFrom(asked),
    seat: seatFrom(asked),
    address: asked.address === true,
    now: Date.now(),
  });

/** Seats bots for the host. They are counted first, because a change of the table can't wait for the count. */
async function addBots(ctx: Context, atTable: TableApi): Promise<void> {
  const body: Body = ctx.state.body;
  const bots = botsFrom(body.bots);
  await atTable.limitBots(ctx, bots);
  await atTable.change(ctx, (table) =>
    seatBots(table, { ...askerFrom(body), bots, now: Date.now() }),
  );
}

/** Any player's proposal or vote, while a match is under way. */
const agreement: Carry = (table, asked, { params: { id = '' } }, { parts }) =>
  agree(
    table,
    { ...askerFrom(asked), kind: asked.kind, seat: asked.seat, isAgreed: asked.isAgreed },
    { ...whereaboutsAt(parts.presence, id), times: parts.times, now: Date.now() },
  );

const changes: Readonly<Record<string, Carry>> = {
  settings,
  start,
  hold: (table, asked) => holdStart(table, asked),
  order: (table, asked) => changeOrder(table, { ...askerFrom(asked), order: asked.order }),
  remove: removal,
  close: (table, asked) => close(table, asked),
  agree: agreement,
  back: (table, asked) => comeBack(table, asked, Date.now()),
  playerSeed: (table, asked) =>
    addPlayerSeed(table, { ...askerFrom(asked), playerSeed: playerSeedFrom(asked) }),
  concede: (table, asked) => concede(table, asked, Date.now()),
};

/** Adds the routes with which players change a table beyond boardgame.io's API. */
export function addTableChanges(router: Router, atTable: TableApi): void {
  for (const [action, carry] of Object.entries(changes)) {
    const route: RouterMiddleware = (ctx) => {
      const body: Body = ctx.state.body;
      const asked = { ...body, ...askerFrom(body) };
      return atTable.change(ctx, (table) => carry(table, asked, ctx, atTable));
    };
    router.post(`/games/:name/:id/${action}`, route);
  }
  router.post('/games/:name/:id/bots', (ctx) => addBots(ctx, atTable));
  router.post('/games/:name/:id/playAgain', (ctx) => playAgain(ctx, atTable));
}
