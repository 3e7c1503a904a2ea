import { botNameBeside } from '../../games/kit/search/bot-names.ts';
import type { TableEventKind } from '../../protocol/tables.ts';
import { RequestError } from '../lib/request-error.ts';
import { clocksAfter } from './clocks.ts';
import { keyOfNobody, seatOf } from './credentials.ts';
import { isUnderWay } from './deadlines.ts';
import type { SeatChange } from './seat-change.ts';
import {
  isPerson,
  isPlaying,
  type SeatData,
  type SeatRecord,
  seatDataOf,
  withData,
  withHost,
} from './seat-data.ts';
import { left, ownSeat, type SeatClaim, withoutGoneGuests, withSeat } from './seats.ts';
import { withTableEvent } from './table.ts';
import type { TableData } from './table-settings.ts';

/** Level of bots that stand in for people. */
const level = 'fair';

/** Returns the table with its clocks after another player or bot has taken over a seat. */
function withClocks(table: TableData, now: number): TableData {
  const { awaited } = table;
  const clocks = clocksAfter(table, { awaited, mover: null, isNewTurn: false, now });
  return { ...table, clocks };
}

/** A change of a seat, with the table event that records it. */
interface SeatEvent {
  readonly playerID: string;
  readonly kind: TableEventKind;
  readonly now: number;
}

function withSeatData(table: TableData, data: SeatData, change: SeatEvent): TableData {
  const seat = seatOf(table, change.playerID);
  if (!seat) return table;
  const { proposal } = table.settings;
  const isAbout = proposal?.seat === change.playerID;
  const settings = { ...table.settings, proposal: isAbout ? null : proposal };
  const changed = withSeat({ ...table, settings }, change.playerID, withData(seat, data));
  return withTableEvent(withClocks(changed, change.now), change);
}

/** Makes a bot stand in for the player of a seat until they are back. */
export function withStandIn(table: TableData, change: SeatEvent): TableData {
  const seat = seatOf(table, change.playerID);
  if (!seat || !isPlaying(seat) || !isUnderWay(table)) return table;
  return withSeatData(table, { ...seatDataOf(seat), standIn: level }, change);
}

/** Makes the player of a seat play again. Returns the same object if no bot stands in. */
export function withPersonBack(
  table: TableData,
  { playerID, now }: Pick<SeatEvent, 'playerID' | 'now'>,
): TableData {
  const seat = seatOf(table, playerID);
  if (!seat || seatDataOf(seat).standIn === undefined) return table;
  const { standIn: _, offered: __, ...data } = seatDataOf(seat);
  return withSeatData(table, data, { playerID, kind: 'back', now });
}

/** Offers newcomers the seat of a player whom a bot stands in for. */
export function withOffer(table: TableData, playerID: string): TableData {
  const seat = seatOf(table, playerID);
  if (!seat || seatDataOf(seat).standIn === undefined) return table;
  return withSeat(table, playerID, withData(seat, { ...seatDataOf(seat), offered: true }));
}

/** Ends the match without a result. */
export function ended(table: TableData, now: number): TableData {
  const settings = { ...table.settings, proposal: null };
  const over = { ...table, settings, clocks: table.clocks && {}, endedAt: now };
  return withTableEvent(over, { kind: 'ended', playerID: null, now });
}

/** Brings back a player whom a bot stands in for. */
export function comeBack(table: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  const playerID = String(ownSeat(table, claim).id);
  const changed = withPersonBack(table, { playerID, now });
  return changed === table ? { answer: {} } : { table: changed, answer: {} };
}

/** Makes a player concede: a bot plays on for good, and the player loses the seat. */
export function concede(table: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  const seat = ownSeat(table, claim);
  if (!isUnderWay(table)) throw new RequestError(409, 'No match is under way: leave the table.');
  return conceded(table, seat, now);
}

function conceded(table: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  const others = Object.values(table.players).filter(({ id }) => id !== seat.id);
  // The same as if the last person left.
  if (!others.some(isPerson)) return { table: null, answer: {} };
  const name = botNameBeside(others.map((each) => each.name));
  const playerID = String(seat.id);
  const given = withSeat(table, playerID, {
    id: seat.id,
    name,
    key: keyOfNobody(),
    data: {},
  });
  const bot = withSeatData(given, { bot: level }, { playerID, kind: 'conceded', now });
  return {
    table: withoutGoneGuests({ ...bot, players: withHost(bot.players) }),
    answer: {},
  };
}

/** Makes a player leave in whatever state the match is. If it is under way, a bot plays on for good. */
export function depart(table: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  return departed(table, ownSeat(table, claim), now);
}

/** Like `depart`, without a check of credentials. */
export function departed(table: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  return isUnderWay(table) ? conceded(table, seat, now) : left(table, seat, now);
}
