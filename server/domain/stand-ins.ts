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
function withClocks(metadata: TableData, now: number): TableData {
  const { awaited } = metadata;
  const clocks = clocksAfter(metadata, { awaited, mover: null, isNewTurn: false, now });
  return { ...metadata, clocks };
}

/** A change of a seat, with the table event that records it. */
interface SeatEvent {
  readonly playerID: string;
  readonly kind: TableEventKind;
  readonly now: number;
}

function withSeatData(metadata: TableData, data: SeatData, change: SeatEvent): TableData {
  const seat = seatOf(metadata, change.playerID);
  if (!seat) return metadata;
  const { proposal } = metadata.settings;
  const isAbout = proposal?.seat === change.playerID;
  const settings = { ...metadata.settings, proposal: isAbout ? null : proposal };
  const changed = withSeat({ ...metadata, settings }, change.playerID, withData(seat, data));
  return withTableEvent(withClocks(changed, change.now), change);
}

/** Makes a bot stand in for the player of a seat until they are back. */
export function withStandIn(metadata: TableData, change: SeatEvent): TableData {
  const seat = seatOf(metadata, change.playerID);
  if (!seat || !isPlaying(seat) || !isUnderWay(metadata)) return metadata;
  return withSeatData(metadata, { ...seatDataOf(seat), standIn: level }, change);
}

/** Makes the player of a seat play again. Returns the same object if no bot stands in. */
export function withPersonBack(
  metadata: TableData,
  { playerID, now }: Pick<SeatEvent, 'playerID' | 'now'>,
): TableData {
  const seat = seatOf(metadata, playerID);
  if (!seat || seatDataOf(seat).standIn === undefined) return metadata;
  const { standIn: _, offered: __, ...data } = seatDataOf(seat);
  return withSeatData(metadata, data, { playerID, kind: 'back', now });
}

/** Offers newcomers the seat of a player whom a bot stands in for. */
export function withOffer(metadata: TableData, playerID: string): TableData {
  const seat = seatOf(metadata, playerID);
  if (!seat || seatDataOf(seat).standIn === undefined) return metadata;
  return withSeat(metadata, playerID, withData(seat, { ...seatDataOf(seat), offered: true }));
}

/** Ends the match without a result. */
export function ended(metadata: TableData, now: number): TableData {
  const settings = { ...metadata.settings, proposal: null };
  const over = { ...metadata, settings, clocks: metadata.clocks && {}, endedAt: now };
  return withTableEvent(over, { kind: 'ended', playerID: null, now });
}

/** Brings back a player whom a bot stands in for. */
export function comeBack(metadata: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  const playerID = String(ownSeat(metadata, claim).id);
  const changed = withPersonBack(metadata, { playerID, now });
  return changed === metadata ? { answer: {} } : { metadata: changed, answer: {} };
}

/** Makes a player concede: a bot plays on for good, and the player loses the seat. */
export function concede(metadata: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  const seat = ownSeat(metadata, claim);
  if (!isUnderWay(metadata)) throw new RequestError(409, 'No match is under way: leave the table.');
  return conceded(metadata, seat, now);
}

function conceded(metadata: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  const others = Object.values(metadata.players).filter(({ id }) => id !== seat.id);
  // The same as if the last person left.
  if (!others.some(isPerson)) return { metadata: null, answer: {} };
  const name = botNameBeside(others.map((each) => each.name));
  const playerID = String(seat.id);
  const given = withSeat(metadata, playerID, {
    id: seat.id,
    name,
    key: keyOfNobody(),
    data: {},
  });
  const bot = withSeatData(given, { bot: level }, { playerID, kind: 'conceded', now });
  return {
    metadata: withoutGoneGuests({ ...bot, players: withHost(bot.players) }),
    answer: {},
  };
}

/** Makes a player leave in whatever state the match is. If it is under way, a bot plays on for good. */
export function depart(metadata: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  return departed(metadata, ownSeat(metadata, claim), now);
}

/** Like `depart`, without a check of credentials. */
export function departed(metadata: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  return isUnderWay(metadata) ? conceded(metadata, seat, now) : left(metadata, seat, now);
}
