import { register } from 'node:module';
import type { BoardProps } from '../../../games/kit/board/board-props.ts';
import type { TestTable } from './table.ts';

/** Loader that replaces stylesheets, which are for bundlers, with empty modules. */
const emptyStyles = `export async function load(url, context, next) {
  return url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
}`;

/** Makes imports of stylesheets load nothing. Call it before a board is imported. */
export function leaveOutStyles(): void {
  register(`data:text/javascript,${encodeURIComponent(emptyStyles)}`);
}

/**
 * Returns a function that returns the props that the lobby gives a board: for a match of these people at a test table,
 * and one of its players or a spectator (null). The moves do nothing.
 */
export const boardPropsFor =
  <G, Text, Moves>(matchData: NonNullable<BoardProps<G, Text, Moves>['matchData']>) =>
  (
    table: TestTable<G>,
    playerID: string | null,
    language: BoardProps<G, Text, Moves>['language'],
    text: Text,
  ): BoardProps<G, Text, Moves> => ({
    // A view is a G without what is hidden: `secret` may be missing there.
    G: table.viewOf(playerID) as G,
    // A board that is only drawn calls none.
    moves: {} as Moves,
    matchData,
    log: table.log,
    playerID,
    language,
    text,
  });
