/** Exports of `paddock-games/boards`: loaders of the boards, apart from `paddock-games` because boards need React. */
import type { BoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { BoardSettings } from './kit/board/package/package-board.tsx';
import type { LogProps, RankingProps } from './kit/board/package/panels.tsx';
import { loadByName } from './kit/load-by-name.ts';
import type { GameName } from './paddock.ts';

/** Exports of `paddock-games/<game>/board`, by game. */
export interface GameBoards {
  'bug-race': typeof import('./bug-race/board/exported.tsx');
  'crazy-race-schacht': typeof import('./crazy-race-schacht/board/exported.tsx');
  'crazy-race-gewalt': typeof import('./crazy-race-gewalt/board/exported.tsx');
  'detroit-cleveland-grand-prix': typeof import('./detroit-cleveland-grand-prix/board/exported.tsx');
}

// biome-ignore-start lint/suspicious/noExplicitAny: each game has its own G, text and events
/** A board with its log and its ranking, for pages that treat all games alike. */
export interface AnyBoard {
  readonly Board: ComponentType<BoardProps<any> & BoardSettings<any, any>>;
  readonly Log: ComponentType<LogProps<any>>;
  readonly Ranking: ComponentType<RankingProps>;
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

// Written out for bundlers, which can't follow a path with a variable.
const loaders: { readonly [Name in GameName]: () => Promise<GameBoards[Name]> } = {
  'bug-race': () => import('./bug-race/board/exported.tsx'),
  'crazy-race-schacht': () => import('./crazy-race-schacht/board/exported.tsx'),
  'crazy-race-gewalt': () => import('./crazy-race-gewalt/board/exported.tsx'),
  'detroit-cleveland-grand-prix': () => import('./detroit-cleveland-grand-prix/board/exported.tsx'),
};

/**
 * Loads `paddock-games/<name>/board` with its types. A page imports the stylesheets itself. Rejects if there is no such
 * game. Code that treats all games alike declares `AnyBoard` for the result.
 */
export function loadBoard<Name extends GameName>(name: Name): Promise<GameBoards[Name]> {
  return loadByName<GameBoards, Name>(loaders, name);
}
