import { countFreeSeats, isOpenTo } from '../../domain/matchmaking.ts';
import { join, type Newcomer } from '../../domain/seats.ts';
import type { ServedGame } from '../../games.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { SeatLimit } from '../../ops/seat-quota.ts';
import type { Body } from './checks.ts';
import { newcomerFrom, newMatchID, newTable, settingsFrom } from './create-and-join.ts';
import type { Context, TableApi } from './table-api.ts';

/** Maximum number of open tables, the oldest first, that are searched for one that fits. */
const maxOpen = 200;

/** Joins the open table of a game that fits best, or creates a new one. */
export async function joinQuickMatch(ctx: Context, atTable: TableApi, limit: SeatLimit) {
  const { name = '' } = ctx.params;
  const served = atTable.served(name);
  const { storage, presence } = atTable.parts;
  const newcomer = { ...newcomerFrom(ctx, atTable), playerID: undefined };
  const open = await storage.waiting.open({ limit: maxOpen, game: name });
  const fitting = open
    .filter((each) => isOpenTo(each, newcomer, presence) && limit.allows(each.table))
    .sort((one, other) => countFreeSeats(one) - countFreeSeats(other));
  for (const { matchID } of fitting) {
    try {
      const seat = await atTable.changeSeats(served, matchID, (table) => {
        limit.check(table);
        return join(table, newcomer);
      });
      return { matchID, ...seat };
    } catch (error) {
      // The seat was taken or the table deleted meanwhile: try the next one.
      if (!(error instanceof RequestError)) throw error;
      if (error.status === 400) throw error;
    }
  }
  atTable.checkRoom();
  await atTable.limitTables(ctx);
  return joinNewTable(served, { atTable, newcomer, body: ctx.state.body, limit });
}

async function joinNewTable(
  served: ServedGame,
  {
    atTable,
    newcomer,
    body,
    limit,
  }: { atTable: TableApi; newcomer: Newcomer; body: Body; limit: SeatLimit },
) {
  const { minPlayers = 2, maxPlayers = minPlayers } = served.game;
  const table = newTable(served, {
    // One more than the minimum: soon full, and yet in company.
    numPlayers: Math.min(maxPlayers, minPlayers + 1),
    setupData: {},
    unlisted: false,
    settings: {
      ...settingsFrom({ ...body, timeControl: { kind: 'together' } }, newcomer.address),
      quickStart: { dueAt: null, isOnHold: false },
    },
  });
  limit.check(table);
  const { table: joined, answer } = join(table, newcomer);
  const matchID = newMatchID();
  if (joined) await atTable.parts.storage.createTable(matchID, joined);
  return { matchID, ...answer };
}
