import { register } from 'node:module';
import type { BoardProps } from '../../../games/kit/board/board-props.ts';
import type { TestTable } from './table.ts';

/** Style sheets are for bundlers; here they are empty modules. */
const emptyStyles = `export async function load(url, context, next) {
  return url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
}`;

/** To be called before a board is imported. */
export function leaveOutStyles(): void {
  register(`data:text/javascript,${encodeURIComponent(emptyStyles)}`);
}

/** Who looks at a board, and in which language. */
export interface Looking<Text> {
  readonly playerID: string | null;
  readonly language: BoardProps<unknown, Text>['language'];
  readonly text: Text;
}

/** What a board is handed by the lobby, of a match at a test table; its moves do nothing. */
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
