import { botsOf, withBotsOf } from '../../domain/bots.ts';
import { seatKey, seatOf } from '../../domain/credentials.ts';
import { checkedName } from '../../domain/names.ts';
import { join, type Newcomer, ownSeat } from '../../domain/seats.ts';
import { statusOf } from '../../domain/table.ts';
import { defaultSettings, type TableData } from '../../domain/table-settings.ts';
import type { ServedGame } from '../../games.ts';
import { RequestError } from '../../lib/request-error.ts';
import { type Body, checkPlayerID, checkUnlisted, numPlayersFrom } from './checks.ts';
import { newcomerFrom, newMatchID, newTable } from './create-and-join.ts';
import type { Context, TableApi } from './table-api.ts';

/** Returns the table at which the same people and bots play again, with the changes that the request asks for. */
function nextTable(
  served: ServedGame,
  former: TableData,
  { id, body, creator }: { id: string; body: Body; creator: string },
) {
  const table = newTable(served, {
    numPlayers: numPlayersFrom(body, served, Object.keys(former.players).length),
    setupData: body.setupData || former.setupData,
    unlisted: body.unlisted === true,
    settings: {
      ...defaultSettings,
      creator,
      timeControl: former.settings.timeControl,
      language: former.settings.language,
      // Other clients don't join by their answer, nor report presence.
      ...(body.answer === 'yes' && { begins: 'present', formerMatchID: id }),
    },
  });
  return withBotsOf(former, table);
}

function withAnswer(former: TableData, playerID: string, answer: 'yes' | 'no'): TableData {
  const answers = { ...former.settings.answers, [playerID]: answer };
  return { ...former, settings: { ...former.settings, answers } };
}

function answerFrom({ answer }: Body): 'yes' | 'no' | undefined {
  if (answer === undefined || answer === 'yes' || answer === 'no') return answer;
  throw new RequestError(400, '"answer" must be "yes" or "no".');
}

/**
 * Creates the table at which the same people play again, unless it exists, and gives a seat to a player who says yes.
 * boardgame.io's clients send no answer, and join by themselves.
 */
export async function playAgain(ctx: Context, atTable: TableApi): Promise<void> {
  const { name = '', id = '' } = ctx.params;
  const body: Body = ctx.state.body;
  checkPlayerID(body);
  checkUnlisted(body);
  const answer = answerFrom(body);
  const served = atTable.served(name);
  const claim = { playerID: body.playerID, credentials: body.credentials };
  const former = await atTable.match(name, id);
  ownSeat(former, claim);
  const asked: Asked = { atTable, served, former };
  if (answer === undefined) {
    ctx.body = { nextMatchID: await createNext(ctx, asked) };
    return;
  }
  if (statusOf(former) !== 'finished') throw new RequestError(409, 'This match is not over yet.');
  // A player without a free seat has not said yes; until they have, the match doesn't begin without them.
  ctx.body = answer === 'yes' ? await joinNext(ctx, asked) : {};
  await atTable.parts.storage.changeSeats(id, (newest) => ({
    table: withAnswer(newest, String(ownSeat(newest, claim).id), answer),
    answer: null,
  }));
}

/** A request to play again. */
interface Asked {
  readonly atTable: TableApi;
  readonly served: ServedGame;
  /** The finished match as it was when the request came. */
  readonly former: TableData;
}

/** Joins the next table, which is created if it doesn't exist. */
async function joinNext(ctx: Context, asked: Asked) {
  const { atTable, served } = asked;
  const newcomer = checkedNewcomer(ctx, atTable);
  const nextMatchID = await createNext(ctx, asked);
  return { nextMatchID, ...(await takeSeatThere(newcomer, { atTable, served, nextMatchID })) };
}

function checkedNewcomer(ctx: Context, atTable: TableApi): Newcomer {
  const newcomer = newcomerFrom(ctx, atTable);
  checkedName(newcomer.playerName);
  const { credentials }: Body = ctx.state.body;
  return { ...newcomer, former: seatKey(String(credentials)) };
}

async function createNext(ctx: Context, { atTable, served, former }: Asked): Promise<string> {
  const { id = '' } = ctx.params;
  const body: Body = ctx.state.body;
  const { storage } = atTable.parts;
  const { nextMatchID: known } = former;
  const isKnownGone = known !== undefined && !(await storage.seats(known));
  if (known === undefined || isKnownGone) {
    await atTable.limitTables(ctx);
    await atTable.limitBots(ctx, botsOf(former));
  }
  return storage.changeSeats<string>(id, (newest) => {
    ownSeat(newest, { playerID: body.playerID, credentials: body.credentials });
    const { nextMatchID } = newest;
    if (nextMatchID !== undefined && !(isKnownGone && nextMatchID === known)) {
      return { answer: nextMatchID };
    }
    const table = nextTable(served, newest, { id, body, creator: atTable.addressKeyOf(ctx) });
    const matchID = newMatchID();
    return {
      table: { ...newest, nextMatchID: matchID },
      newTable: { matchID, table },
      answer: matchID,
    };
  });
}

/** Takes the same seat as before if it is free, else any, under the same name. */
function takeSeatThere(
  newcomer: Newcomer,
  {
    atTable,
    served,
    nextMatchID,
  }: { readonly atTable: TableApi; readonly served: ServedGame; readonly nextMatchID: string },
) {
  return atTable.changeSeats(served, nextMatchID, (table) => {
    // There may be fewer seats by now.
    const former = seatOf(table, newcomer.playerID ?? '');
    const isFree = former !== undefined && !former.name;
    return join(table, { ...newcomer, playerID: isFree ? newcomer.playerID : undefined });
  });
}
