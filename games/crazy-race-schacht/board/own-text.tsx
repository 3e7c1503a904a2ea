import { localizableBoard } from '../../kit/board/package/localizable-board.tsx';
import { identity } from '../identity.ts';
import type { SchachtText } from '../locales/text.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { SchachtState } from '../rules/state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/package/localizable-board.tsx';

/**
 * The board of Crazy Race (Schacht) for boardgame.io's React client, without built-in texts. All its words come from
 * `text`.
 */
export const Board = localizableBoard<SchachtState, SchachtText, SchachtEvent>({
  Board: BoardOfTables,
  info: identity,
});
