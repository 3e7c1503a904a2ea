import { RequestError } from '../lib/request-error.ts';
import { clocksAfter } from './clocks.ts';
import { areCredentialsRight, newCredentials, seatKey, seatOf } from './credentials.ts';
import { isUnderWay } from './deadlines.ts';
import { checkedName } from './names.ts';
import { nameBeside } from './sanitize-text.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatData, type SeatRecord, seatDataOf, withHost } from './seat-data.ts';
import { statusOf } from './table.ts';
import { withTableEvent } from './table-events.ts';
import type { Guest, Removed, TableData } from './table-settings.ts';

/*
 * What people do with seats, as functions of who sits where: each says what becomes of it, or throws why
 * not. They are asked again when somebody else was faster.
 */

export function withSeat(metadata: TableData, playerID: string, seat: SeatRecord): TableData {
  return { ...metadata, players: { ...metadata.players, [playerID]: seat } };
}

/** Who asks, as they say themselves: anything may have been sent. */
export interface SeatAuth {
  readonly playerID: unknown;
  readonly credentials: unknown;
}

/** The seat of whoever asks; a RequestError if it isn't theirs. */
export function ownSeat(metadata: TableData, { playerID, credentials }: SeatAuth): SeatRecord {
  if (typeof playerID !== 'string') throw new RequestError(403, 'playerID is required');
  const seat = seatOf(metadata, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (areCredentialsRight(credentials, seat)) return seat;
  throw new RequestError(403, 'These are not the credentials of this seat.');
}

const isOffered = (seat: SeatRecord) => seatDataOf(seat).offered === true;

function freeSeat(metadata: TableData, playerID: string | undefined): SeatRecord {
  if (playerID === undefined) {
    const seats = Object.values(metadata.players);
    const free = seats.find(({ name }) => !name) ?? seats.find(isOffered);
    if (free) return free;
    throw new RequestError(409, 'All seats of this table are taken.');
  }
  const seat = seatOf(metadata, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (seat.name && !isOffered(seat)) throw new RequestError(409, `Seat ${playerID} is taken.`);
  return seat;
}

/** Names of the other seats. */
const otherNames = ({ players }: TableData, { id }: SeatRecord): readonly string[] =>
  Object.values(players).flatMap((seat) => (seat.name && seat.id !== id ? [seat.name] : []));

/** Whoever wants to sit down, with what is kept of them. */
export interface Newcomer extends Guest {
  /** The seat that they name; undefined: any. */
  readonly playerID: string | undefined;
  readonly playerName: unknown;
  /** Whether their page follows when their seat gets another number. */
  readonly follows: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function isSame({ browser, address, addressUntil }: Removed, { now, ...newcomer }: Newcomer) {
  if (browser !== null && browser === newcomer.browser) return true;
  return address !== null && address === newcomer.address && now < addressUntil;
}

/** Whether the host of a table has not sent this person away. */
export function mayComeBack({ terms }: TableData, newcomer: Newcomer): boolean {
  return !terms.removed.some((each) => isSame(each, newcomer));
}

/** Whom the host has sent away must stay away; who doesn't say who they are could be them. */
function checkNotRemoved(metadata: TableData, newcomer: Newcomer): void {
  const { removed } = metadata.terms;
  if (!mayComeBack(metadata, newcomer)) {
    throw new RequestError(403, 'The host of this table has asked you not to come back to it.');
  }
  if (removed.length > 0 && newcomer.browser === null) {
    throw new RequestError(
      403,
      'Sit down at this table in the lobby: its host has sent somebody away.',
    );
  }
}

/** Who has come along from the table before sits there once, however often they say yes. */
function checkNotThere({ terms }: TableData, { former }: Newcomer): void {
  const guests = Object.values(terms.guests);
  if (former === undefined || !guests.some((guest) => guest.former === former)) return;
  throw new RequestError(409, 'You sit at the next table already, in another window or device.');
}

interface Joined {
  readonly playerID: string;
  readonly playerCredentials: string;
}

/** Somebody sits down: at the seat that is named, else at the first free one. */
export function join(metadata: TableData, newcomer: Newcomer): SeatChange<Joined> {
  if (statusOf(metadata) === 'finished') throw new RequestError(409, 'This match is over.');
  checkNotRemoved(metadata, newcomer);
  checkNotThere(metadata, newcomer);
  const seat = freeSeat(metadata, newcomer.playerID);
  const playerID = String(seat.id);
  const { browser, address, language, former, number, follows, now } = newcomer;
  const credentials = newCredentials();
  const key = seatKey(credentials);
  const name = nameBeside(checkedName(newcomer.playerName), otherNames(metadata, seat));
  const data: SeatData = follows ? { follows: true } : {};
  const seated = withSeat(metadata, playerID, { id: seat.id, name, key, data });
  const guest: Guest = {
    browser,
    address,
    language,
    ...(former !== undefined && { former }),
    // Whoever comes later changes nothing about the chance.
    ...(number !== undefined && metadata.begunAt === null && { number }),
  };
  const guests = { ...seated.terms.guests, [key]: guest };
  const changed = {
    ...seated,
    players: withHost(seated.players),
    terms: { ...seated.terms, guests },
  };
  const answer = { playerID, playerCredentials: credentials };
  if (!isUnderWay(changed)) return { metadata: changed, answer };
  return { metadata: withNewPlayer(changed, { playerID, now }), answer };
}

/** Somebody has sat down in mid-match: their time is whole. */
function withNewPlayer(
  metadata: TableData,
  { playerID, now }: { readonly playerID: string; readonly now: number },
): TableData {
  const { [playerID]: _, ...others } = metadata.clocks ?? {};
  const fresh = { ...metadata, clocks: metadata.clocks && others };
  const { awaited } = metadata;
  const clocks = clocksAfter(fresh, { awaited, mover: null, isNewTurn: false, now });
  return withTableEvent({ ...fresh, clocks }, { kind: 'joined', playerID, now });
}

/** What is kept of people beside their seats, of those alone who sit there. */
export function withoutGoneGuests(metadata: TableData): TableData {
  const keys = new Set(Object.values(metadata.players).map(({ key }) => key));
  const { guests } = metadata.terms;
  const here = Object.fromEntries(Object.entries(guests).filter(([key]) => keys.has(key)));
  return { ...metadata, terms: { ...metadata.terms, guests: here } };
}

/** A seat that nobody sits on any more. */
export function vacated(metadata: TableData, seat: SeatRecord, now: number): TableData {
  const playerID = String(seat.id);
  const { players } = withSeat(metadata, playerID, { id: seat.id });
  const { [playerID]: _, ...clocks } = metadata.clocks ?? {};
  const { proposal } = metadata.terms;
  const changed = withoutGoneGuests({
    ...metadata,
    players: withHost(players),
    clocks: metadata.clocks && clocks,
    terms: {
      ...metadata.terms,
      proposal: proposal && proposal.seat !== playerID ? withoutVote(proposal, playerID) : null,
    },
  });
  return isUnderWay(changed) ? withTableEvent(changed, { kind: 'left', playerID, now }) : changed;
}

type Agreed = NonNullable<TableData['terms']['proposal']>;

const withoutVote = (proposal: Agreed, playerID: string): Agreed => ({
  ...proposal,
  agreed: proposal.agreed.filter((each) => each !== playerID),
});

/** Somebody gets up; the last person takes the match along, the host leaves the table to another one. */
export function leave(metadata: TableData, seatAuth: SeatAuth, now: number): SeatChange<object> {
  return left(metadata, ownSeat(metadata, seatAuth), now);
}

/** The same of a seat, whoever asks. */
export function left(metadata: TableData, seat: SeatRecord, now: number): SeatChange<object> {
  const changed = vacated(metadata, seat, now);
  const isEmpty = !Object.values(changed.players).some(isPerson);
  return { metadata: isEmpty ? null : changed, answer: {} };
}

/** Somebody takes another name. */
export function rename(
  metadata: TableData,
  seatAuth: SeatAuth & { readonly newName: unknown },
): SeatChange<object> {
  const seat = ownSeat(metadata, seatAuth);
  const name = nameBeside(checkedName(seatAuth.newName), otherNames(metadata, seat));
  return { metadata: withSeat(metadata, String(seat.id), { ...seat, name }), answer: {} };
}
