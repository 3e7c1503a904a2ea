import type { Table } from '../../../protocol/tables.ts';

/** What can be heard: the table waits for me, the match begins, it is over, somebody sits down, somebody writes. */
export type Alert = 'turn' | 'start' | 'end' | 'join' | 'chat';

/** What of a table tells whether something has happened. */
export interface Moment {
  readonly matchID: string;
  readonly hasBegun: boolean;
  readonly isOver: boolean;
  /** null: not known yet. */
  readonly isAwaited: boolean | null;
  /** People at the table beside the viewer. */
  readonly others: number;
  /** Lines that others have written since the page was opened. */
  readonly newLines: number;
}

/** How a table stands for whoever sits at a seat; null: nobody, they watch. */
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

/** What a board has not shown yet is not to be heard: whose turn it is, and that the match is over. */
export function asFarAsSeen(now: Moment, former: Moment | null): Moment {
  if (former?.matchID !== now.matchID) return now;
  return { ...now, isAwaited: former.isAwaited, isOver: former.isOver };
}

/** The most important thing that has happened in between; null: nothing that anybody need be told. */
export function alertBetween(former: Moment, now: Moment): Alert | null {
  if (former.matchID !== now.matchID) return null;
  if (now.isOver && !former.isOver) return 'end';
  if (now.hasBegun && !former.hasBegun) return 'start';
  if (now.isOver) return now.newLines > former.newLines ? 'chat' : null;
  if (now.isAwaited && former.isAwaited === false) return 'turn';
  if (now.others > former.others) return 'join';
  return now.newLines > former.newLines ? 'chat' : null;
}
