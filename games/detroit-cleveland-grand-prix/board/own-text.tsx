import { localizableBoard } from '../../kit/board/package/localizable-board.tsx';
import { identity } from '../identity.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import type { GrandPrixState } from '../rules/state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/package/localizable-board.tsx';

/**
 * The board of Detroit–Cleveland Grand Prix for boardgame.io's React client, without built-in texts. All its words come
 * from `text`.
 */
export const Board = localizableBoard<GrandPrixState, GrandPrixText, GrandPrixEvent>({
  Board: BoardOfTables,
  info: identity,
});
