import { RequestError } from '../lib/request-error.ts';
import { clocksAfter } from './clocks.ts';
import { areCredentialsRight, newCredentials, seatKey, seatOf } from './credentials.ts';
import { isUnderWay } from './deadlines.ts';
import { checkedName } from './names.ts';
import { nameBeside } from './sanitize-text.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatData, type SeatRecord, seatDataOf, withHost } from './seat-data.ts';
import { statusOf, withTableEvent } from './table.ts';
import type { Guest, Removed, TableData } from './table-settings.ts';

/*
 * Players' changes of seats. Each is a function of the table that returns the change or throws the reason why it is
 * refused. It is called again if another change was stored first.
 */

export function withSeat(table: TableData, playerID: string, seat: SeatRecord): TableData {
  return { ...table, players: { ...table.players, [playerID]: seat } };
}

/** A client's claim to a seat, not yet checked. */
export interface SeatClaim {
  readonly playerID: unknown;
  readonly credentials: unknown;
}

/** Returns the seat that a client claims. Throws a RequestError if the credentials are wrong. */
export function ownSeat(table: TableData, { playerID, credentials }: SeatClaim): SeatRecord {
  if (typeof playerID !== 'string') throw new RequestError(403, 'playerID is required');
  const seat = seatOf(table, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (areCredentialsRight(credentials, seat)) return seat;
  throw new RequestError(403, 'These are not the credentials of this seat.');
}

const isOffered = (seat: SeatRecord) => seatDataOf(seat).offered === true;

function findFreeSeat(table: TableData, playerID: string | undefined): SeatRecord {
  if (playerID === undefined) {
    const seats = Object.values(table.players);
    const free = seats.find(({ name }) => !name) ?? seats.find(isOffered);
    if (free) return free;
    throw new RequestError(409, 'All seats of this table are taken.');
  }
  const seat = seatOf(table, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (seat.name && !isOffered(seat)) throw new RequestError(409, `Seat ${playerID} is taken.`);
  return seat;
}

/** Returns the names of the other seats. */
const otherNames = ({ players }: TableData, { id }: SeatRecord): readonly string[] =>
  Object.values(players).flatMap((seat) => (seat.name && seat.id !== id ? [seat.name] : []));

/** A player who asks for a seat, with the data that is stored about them. */
export interface Newcomer extends Guest {
  /** The seat that the player asks for, or undefined for any. */
  readonly playerID: string | undefined;
  readonly playerName: unknown;
  /** Whether the player's page follows when the seat gets another number. */
  readonly follows: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function isSame({ browser, address, addressUntil }: Removed, { now, ...newcomer }: Newcomer) {
  if (browser !== null && browser === newcomer.browser) return true;
  return address !== null && address === newcomer.address && now < addressUntil;
}

/** Returns whether the host of a table has not removed this player. */
export function mayComeBack({ settings }: TableData, newcomer: Newcomer): boolean {
  return !settings.removed.some((each) => isSame(each, newcomer));
}

/**
 * Throws a RequestError for a player whom the host has removed. A client that doesn't identify itself could be that
 * player.
 */
function checkNotRemoved(table: TableData, newcomer: Newcomer): void {
  const { removed } = table.settings;
  if (!mayComeBack(table, newcomer)) {
    throw new RequestError(403, 'The host has removed you from this table.');
  }
  if (removed.length > 0 && newcomer.browser === null) {
    throw new RequestError(
      403,
      'The host has removed a player from this table, so it can be joined from the lobby only.',
    );
  }
}

/** Throws a RequestError if a player who agreed to play again already has a seat there. */
function checkNotThere({ settings }: TableData, { former }: Newcomer): void {
  const guests = Object.values(settings.guests);
  if (former === undefined || !guests.some((guest) => guest.former === former)) return;
  throw new RequestError(409, 'You sit at the next table already, in another window or device.');
}

interface Joined {
  readonly playerID: string;
  readonly playerCredentials: string;
}

/** Gives a player the seat they ask for, or the first free one. */
export function join(table: TableData, newcomer: Newcomer): SeatChange<Joined> {
  if (statusOf(table) === 'finished') throw new RequestError(409, 'This match is over.');
  checkNotRemoved(table, newcomer);
  checkNotThere(table, newcomer);
  const seat = findFreeSeat(table, newcomer.playerID);
  const playerID = String(seat.id);
  const { browser, address, language, former, playerSeed, follows, now } = newcomer;
  const credentials = newCredentials();
  const key = seatKey(credentials);
  const name = nameBeside(checkedName(newcomer.playerName), otherNames(table, seat));
  const data: SeatData = follows ? { follows: true } : {};
  const seated = withSeat(table, playerID, { id: seat.id, name, key, data });
  const guest: Guest = {
    browser,
    address,
    language,
    ...(former !== undefined && { former }),
    // A player who joins later doesn't change the shuffle.
    ...(playerSeed !== undefined && table.begunAt === null && { playerSeed }),
  };
  const guests = { ...seated.settings.guests, [key]: guest };
  const changed = {
    ...seated,
    players: withHost(seated.players),
    settings: { ...seated.settings, guests },
  };
  const answer = { playerID, playerCredentials: credentials };
  if (!isUnderWay(changed)) return { table: changed, answer };
  return { table: withNewPlayer(changed, { playerID, now }), answer };
}

/** Adds the clock and table event of a player who has joined in mid-match, with the full time. */
function withNewPlayer(
  table: TableData,
  { playerID, now }: { readonly playerID: string; readonly now: number },
): TableData {
  const { [playerID]: _, ...others } = table.clocks ?? {};
  const fresh = { ...table, clocks: table.clocks && others };
  const { awaited } = table;
  const clocks = clocksAfter(fresh, { awaited, mover: null, isNewTurn: false, now });
  return withTableEvent({ ...fresh, clocks }, { kind: 'joined', playerID, now });
}

/** Returns the table without the data of guests who have no seat there any more. */
export function withoutGoneGuests(table: TableData): TableData {
  const keys = new Set(Object.values(table.players).map(({ key }) => key));
  const { guests } = table.settings;
  const here = Object.fromEntries(Object.entries(guests).filter(([key]) => keys.has(key)));
  return { ...table, settings: { ...table.settings, guests: here } };
}

/** Returns the table with a seat made free. */
export function freeSeat(table: TableData, seat: SeatRecord, now: number): TableData {
  const playerID = String(seat.id);
  const { players } = withSeat(table, playerID, { id: seat.id });
  const { [playerID]: _, ...clocks } = table.clocks ?? {};
  const { proposal } = table.settings;
  const changed = withoutGoneGuests({
    ...table,
    players: withHost(players),
    clocks: table.clocks && clocks,
    settings: {
      ...table.settings,
      proposal: proposal && proposal.seat !== playerID ? withoutVote(proposal, playerID) : null,
    },
  });
  return isUnderWay(changed) ? withTableEvent(changed, { kind: 'left', playerID, now }) : changed;
}

type Agreed = NonNullable<TableData['settings']['proposal']>;

const withoutVote = (proposal: Agreed, playerID: string): Agreed => ({
  ...proposal,
  agreed: proposal.agreed.filter((each) => each !== playerID),
});

/** Makes a player leave. The last person's leaving deletes the match; a host's makes another player the host. */
export function leave(table: TableData, claim: SeatClaim, now: number): SeatChange<object> {
  return left(table, ownSeat(table, claim), now);
}

/** Like `leave`, without a check of credentials. */
export function left(table: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  const changed = freeSeat(table, seat, now);
  const isEmpty = !Object.values(changed.players).some(isPerson);
  return { table: isEmpty ? null : changed, answer: {} };
}

/** Changes a player's name. */
export function rename(
  table: TableData,
  claim: SeatClaim & { readonly newName: unknown },
): SeatChange<object> {
  const seat = ownSeat(table, claim);
  const name = nameBeside(checkedName(claim.newName), otherNames(table, seat));
  return { table: withSeat(table, String(seat.id), { ...seat, name }), answer: {} };
}
