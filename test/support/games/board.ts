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

/** A viewer of a board, and the language. */
export interface Looking<Text> {
  readonly playerID: string | null;
  readonly language: BoardProps<unknown, Text>['language'];
  readonly text: Text;
}

/** Returns the props that the lobby gives a board, for a match at a test table. Its moves do nothing. */
export function boardPropsOf<G, Text>(
  table: TestTable<G>,
  matchData: NonNullable<BoardProps<G, Text>['matchData']>,
  looking: Looking<Text>,
): BoardProps<G, Text> {
  return {
    // A view is a G without what is hidden: `secret` may be missing there.
    G: table.viewOf(looking.playerID) as G,
    moves: {},
    matchData,
    log: table.log,
    ...looking,
  };
}
