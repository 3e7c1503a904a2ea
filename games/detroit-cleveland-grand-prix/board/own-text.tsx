import { localizableBoard } from '../../kit/board/localizable-board.tsx';
import type { GrandPrixEvent } from '../events.ts';
import { identity } from '../identity.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixState } from '../state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/localizable-board.tsx';

/** The board of Detroit–Cleveland Grand Prix for boardgame.io's React client, with none of our words: `text` has them. */
export const Board = localizableBoard<GrandPrixState, GrandPrixText, GrandPrixEvent>({
  Board: BoardOfTables,
  info: identity,
});
