import { localizableBoard } from '../../kit/board/package/localizable-board.tsx';
import { identity } from '../identity.ts';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { GewaltState } from '../rules/state.ts';
import { Board as BoardOfTables } from './index.tsx';

export type { LocalizableProps } from '../../kit/board/package/localizable-board.tsx';

/**
 * The board of Crazy Race (Gewalt) for boardgame.io's React client, without built-in texts. All its words come from
 * `text`.
 */
export const Board = localizableBoard<GewaltState, GewaltText, GewaltEvent>({
  Board: BoardOfTables,
  info: identity,
});
