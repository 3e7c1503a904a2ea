import type { Table } from '../../../protocol/tables.ts';

/** Kinds of alerts: the viewer's turn, the match's start and end, a player who joins, a chat line. */
export type Alert = 'turn' | 'start' | 'end' | 'join' | 'chat';

/** Values of a table that are compared to find alerts. */
export interface Moment {
  readonly matchID: string;
  readonly hasBegun: boolean;
  readonly isOver: boolean;
  /** Whether it is the viewer's turn, or null if not known yet. */
  readonly isAwaited: boolean | null;
  /** Number of people at the table besides the viewer. */
  readonly others: number;
  /** Number of chat lines from others since the page was opened. */
  readonly newLines: number;
}

/** Returns a table's values for a seat's viewer, or for a spectator if it is null. */
export function momentOf(
  { matchID, begunAt, status, seats }: Table,
  viewer: string | null,
  { isAwaited, newLines }: Pick<Moment, 'isAwaited' | 'newLines'>,
): Moment {
  const others = seats.filter(
    ({ playerID, name, bot }) => name !== null && bot === null && playerID !== viewer,
  );
  return {
    matchID,
    hasBegun: begunAt !== null,
    isOver: status === 'finished',
    isAwaited,
    others: others.length,
    newLines,
  };
}

/** Returns the values without what the board has not shown yet: whose turn it is, and the end of the match. */
export function asFarAsSeen(now: Moment, former: Moment | null): Moment {
  if (former?.matchID !== now.matchID) return now;
  return { ...now, isAwaited: former.isAwaited, isOver: former.isOver };
}

/** Returns the most important alert between two moments, or null. */
export function alertBetween(former: Moment, now: Moment): Alert | null {
  if (former.matchID !== now.matchID) return null;
  if (now.isOver && !former.isOver) return 'end';
  if (now.hasBegun && !former.hasBegun) return 'start';
  if (now.isOver) return now.newLines > former.newLines ? 'chat' : null;
  if (now.isAwaited && former.isAwaited === false) return 'turn';
  if (now.others > former.others) return 'join';
  return now.newLines > former.newLines ? 'chat' : null;
}
