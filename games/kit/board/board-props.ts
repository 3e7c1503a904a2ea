import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { Language } from '../language.ts';

/**
 * What a board of ours is given: the part of boardgame.io's own board props that it uses, plus the language
 * and the game's text in it. So it works under boardgame.io's React client as well as under our table page.
 */
export type BoardProps<G, Text> = Pick<
  FrameworkBoardProps<G>,
  'G' | 'moves' | 'playerID' | 'matchData' | 'log'
> & {
  /** The language of all that the board says; `text` is in it. */
  readonly language: Language;
  readonly text: Text;
  /** Told when the board begins or ends to show what has happened; until then its end is no news. */
  readonly onPlayback?: ((isPlaying: boolean) => void) | undefined;
};

/** A board as the shelf loads it. */
export interface BoardModule {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own G and text; the table page only passes them on
  readonly Board: ComponentType<BoardProps<any, any>>;
}
