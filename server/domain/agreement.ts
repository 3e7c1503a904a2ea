import { type ProposalKind, proposalKinds } from '../../protocol/tables.ts';
import { RequestError } from '../lib/request-error.ts';
import { seatOf } from './credentials.ts';
import { isUnderWay, lateSeats } from './deadlines.ts';
import type { SeatChange } from './seat-change.ts';
import { isPlaying, seatDataOf } from './seat-data.ts';
import { ownSeat, type SeatClaim } from './seats.ts';
import { ended, withOffer, withPersonBack, withStandIn } from './stand-ins.ts';
import type { TableData, TableSettings } from './table-settings.ts';
import type { TableTimeouts } from './timeouts.ts';

type Agreed = NonNullable<TableSettings['proposal']>;

/** Presence of a table's players: whether they are connected, and since when not. */
export interface Whereabouts {
  readonly isThere: (playerID: string) => boolean;
  /** Returns when a player disconnected, or null if connected. In milliseconds since 1970. */
  readonly awaySince: (playerID: string) => number | null;
}

/**
 * Returns the seats that have to agree: people who play themselves and are connected. Ending a turn-based match needs
 * them all, connected or not.
 */
export function votersOn(
  { players, settings }: TableData,
  { kind, seat }: Pick<Agreed, 'kind' | 'seat'>,
  { isThere }: Pick<Whereabouts, 'isThere'>,
): readonly string[] {
  const isAsked = (playerID: string) =>
    (settings.timeControl.kind === 'days' && kind === 'end') || isThere(playerID);
  return Object.values(players)
    .filter((each) => isPlaying(each) && String(each.id) !== seat)
    .map(({ id }) => String(id))
    .filter(isAsked);
}

/** A proposal as a client sends it, not yet checked. */
export interface AskedProposal extends SeatClaim {
  readonly kind: unknown;
  readonly seat: unknown;
  readonly isAgreed: unknown;
}

function kindFrom(kind: unknown): ProposalKind {
  const known = proposalKinds.find((each) => each === kind);
  if (known) return known;
  throw new RequestError(400, `"kind" must be one of ${proposalKinds.join(', ')}.`);
}

/** Returns the seat that a proposal is about, or null for none. Throws a RequestError if it can't be proposed. */
function checkedSeat(
  table: TableData,
  { kind, seat }: { readonly kind: ProposalKind; readonly seat: unknown },
  {
    awaySince,
    isThere,
    now,
    times,
  }: Whereabouts & { readonly now: number; readonly times: TableTimeouts },
): string | null {
  if (kind === 'end') return null;
  const found = typeof seat === 'string' ? seatOf(table, seat) : undefined;
  if (!found?.name)
    throw new RequestError(404, '"seat" must be the number of a seat that is taken.');
  const playerID = String(found.id);
  if (isThere(playerID)) throw new RequestError(409, `${found.name} is there.`);
  if (kind === 'offer') {
    if (seatDataOf(found).standIn !== undefined) return playerID;
    throw new RequestError(409, 'Only the seat of a player whom a bot replaces can be offered.');
  }
  if (!isPlaying(found)) throw new RequestError(409, 'A bot plays there already.');
  if (table.settings.timeControl.kind === 'days') {
    throw new RequestError(409, 'At this table everybody has days: nobody need be there.');
  }
  const since = awaySince(playerID) ?? now;
  if (now - since >= times.beforeReplaced) return playerID;
  throw new RequestError(409, `${found.name} has not been away for long: wait a minute.`);
}

/** Makes a proposal, agrees to one or rejects it for a player. */
export function agree(
  present: TableData,
  asked: AskedProposal,
  around: Whereabouts & { readonly now: number; readonly times: TableTimeouts },
): SeatChange<object> {
  const own = ownSeat(present, asked);
  if (!isUnderWay(present)) throw new RequestError(409, 'No match is under way.');
  // A player who proposes or votes is back.
  const table = withPersonBack(present, { playerID: String(own.id), now: around.now });
  const kind = kindFrom(asked.kind);
  const { proposal } = table.settings;
  if (asked.isAgreed !== true) {
    const isMeant = proposal?.kind === kind && proposal.seat === (asked.seat ?? null);
    if (!isMeant) return table === present ? { answer: {} } : { table, answer: {} };
    return { table: withProposal(table, null), answer: {} };
  }
  const seat = checkedSeat(table, { kind, seat: asked.seat }, around);
  const isSame = proposal?.kind === kind && proposal.seat === seat;
  const agreed = new Set([...(isSame ? proposal.agreed : []), String(own.id)]);
  const dueAt = isSame ? proposal.dueAt : null;
  const changed = withProposal(table, { kind, seat, agreed: [...agreed], dueAt });
  return { table: settled(changed, around), answer: {} };
}

export function withProposal(table: TableData, proposal: Agreed | null): TableData {
  return { ...table, settings: { ...table.settings, proposal } };
}

/**
 * Returns the table after a vote: once all who are asked have agreed, the warning begins or the proposal is carried
 * out.
 */
export function settled(
  table: TableData,
  around: Pick<Whereabouts, 'isThere'> & { readonly now: number; readonly times: TableTimeouts },
): TableData {
  const { proposal } = table.settings;
  if (!proposal || proposal.dueAt !== null || !isUnderWay(table)) return table;
  const voters = votersOn(table, proposal, around);
  const isAgreed = voters.length > 0 && voters.every((each) => proposal.agreed.includes(each));
  if (!isAgreed) return table;
  if (proposal.kind === 'replace') {
    return withProposal(table, { ...proposal, dueAt: around.now + around.times.warning });
  }
  return carriedOut(table, proposal, around);
}

/** Returns the table after what a proposal asks for is done. */
export function carriedOut(
  table: TableData,
  { kind, seat }: Agreed,
  { isThere, now }: Pick<Whereabouts, 'isThere'> & { readonly now: number },
): TableData {
  const done = withProposal(table, null);
  if (kind === 'end') return ended(done, now);
  // A proposal about a player who is back lapses.
  if (seat === null || isThere(seat)) return done;
  if (kind === 'offer') return withOffer(done, seat);
  return withStandIn(done, { playerID: seat, kind: 'standIn', now });
}

/**
 * Returns the table after everything that is due there by now (clocks that have run out, proposals), or the same object
 * if nothing is.
 */
export function afterDue(
  table: TableData,
  around: Pick<Whereabouts, 'isThere'> & { readonly now: number; readonly times: TableTimeouts },
): TableData {
  if (!isUnderWay(table)) return table;
  const { now } = around;
  let changed = table;
  for (const playerID of lateSeats(table, now)) {
    changed = withStandIn(changed, { playerID, kind: 'timeUp', now });
  }
  const { proposal } = changed.settings;
  // A player who returns during the warning is not replaced.
  const isOff =
    proposal?.kind === 'replace' && proposal.seat !== null && around.isThere(proposal.seat);
  if (isOff) return withProposal(changed, null);
  const isDue = proposal && proposal.dueAt !== null && proposal.dueAt <= now;
  return isDue ? carriedOut(changed, proposal, around) : settled(changed, around);
}
