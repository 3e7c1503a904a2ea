import { botNameBeside } from '../../games/kit/search/bot-names.ts';
import { isLevel, type Level, levels } from '../../games/kit/search/levels.ts';
import { RequestError } from '../lib/request-error.ts';
import { clocksAfter } from './clocks.ts';
import { keyOfNobody, seatOf } from './credentials.ts';
import type { DailyDeal } from './daily.ts';
import { isUnderWay } from './deadlines.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatData, type SeatRecord, seatDataOf } from './seat-data.ts';
import { ownSeat, type SeatClaim, withSeat } from './seats.ts';
import { statusOf, withTableEvent } from './table.ts';
import type { TableData } from './table-settings.ts';

/** The level of the bot for each seat, or null to remove the bot. */
export type BotsBySeat = Readonly<Record<string, Level | null>>;

/** Returns the bots that a request body asks for, or throws a RequestError. */
export function botsFrom(value: unknown): BotsBySeat {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries: readonly [string, unknown][] = isObject ? Object.entries(value) : [];
  const isRight = entries.every(
    ([seat, level]) => /^\d{1,3}$/.test(seat) && (level === null || isLevel(level)),
  );
  if (entries.length > 0 && isRight) return value as BotsBySeat;
  throw new RequestError(
    400,
    `"bots" must name seats by their number, each with one of ${levels.join(', ')}, or null for none.`,
  );
}

function withBot(table: TableData, seat: SeatRecord, level: Level): TableData {
  const taken = Object.values(table.players).map(({ name }) => name);
  const name = seat.name ?? botNameBeside(taken);
  const data: SeatData = { bot: level };
  const key = seat.key ?? keyOfNobody();
  return withSeat(table, String(seat.id), { id: seat.id, name, key, data });
}

/**
 * Returns a table with bots on free seats, and without those whose level is null. Throws a RequestError for other seats.
 */
export function withBots(table: TableData, bots: BotsBySeat): TableData {
  let changed = table;
  for (const [playerID, level] of Object.entries(bots)) {
    const seat = seatOf(changed, playerID);
    if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
    if (isPerson(seat)) throw new RequestError(409, `Seat ${playerID} is taken.`);
    changed =
      level === null ? withSeat(changed, playerID, { id: seat.id }) : withBot(changed, seat, level);
  }
  return changed;
}

/** Seats bots on free seats for the host, changes their level or removes them: all changes or none. */
export function seatBots(
  table: TableData,
  { bots, now, ...claim }: SeatClaim & { readonly bots: BotsBySeat; readonly now: number },
): SeatChange<object> {
  const isHost = seatDataOf(ownSeat(table, claim)).host === true;
  const isFilling = Object.entries(bots).every(
    ([playerID, level]) => level !== null && !seatOf(table, playerID)?.name,
  );
  // Strangers who met in a quick match need no host for it.
  const mayFill = table.settings.quickStart !== null && table.begunAt === null && isFilling;
  if (!isHost && !mayFill) {
    throw new RequestError(403, 'Only the host of this table can seat bots.');
  }
  if (statusOf(table) !== 'open') {
    throw new RequestError(409, 'No seat is free any more: bots stay where they are.');
  }
  const changed = withBots(table, bots);
  return { table: isUnderWay(table) ? withEvents(changed, bots, now) : changed, answer: {} };
}

/** Adds clocks and table events for bots that have joined in mid-match. */
function withEvents(table: TableData, bots: BotsBySeat, now: number): TableData {
  const { awaited } = table;
  let changed: TableData = {
    ...table,
    clocks: clocksAfter(table, { awaited, mover: null, isNewTurn: false, now }),
  };
  for (const [playerID, level] of Object.entries(bots)) {
    if (level !== null) changed = withTableEvent(changed, { kind: 'bot', playerID, now });
  }
  return changed;
}

/** Returns the bots of a daily match by seat. */
export function botsElsewhere({ numPlayers, seat, level }: DailyDeal): BotsBySeat {
  const seats = Array.from({ length: numPlayers }, (_, id) => String(id));
  return Object.fromEntries(seats.filter((each) => each !== seat).map((each) => [each, level]));
}

/** Returns the bots of a match by seat. Stand-ins are not included. */
export function botsOf({ players }: Pick<TableData, 'players'>): BotsBySeat {
  const seats = Object.values(players).map((seat) => [String(seat.id), seatDataOf(seat).bot]);
  return Object.fromEntries(seats.filter(([, bot]) => bot !== undefined));
}

/** Returns a new table with the bots of the former one on their seats, as far as it has these seats. */
export function withBotsOf(former: TableData, table: TableData): TableData {
  const bots = Object.entries(botsOf(former)).filter(([seat]) => seatOf(table, seat));
  return withBots(table, Object.fromEntries(bots));
}
