import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { RulesPagesProps } from './IllustratedRules.tsx';
import type { PlaybackNews } from './playback/playback-queue.ts';
import type { OnRule } from './ToRules.tsx';

/**
 * What a board of ours is given: the part of boardgame.io's own board props that it uses, plus the language
 * and the game's text in it. So it works under boardgame.io's React client as well as under our table page.
 */
export type BoardProps<G, Text> = Pick<
  FrameworkBoardProps<G>,
  'G' | 'moves' | 'playerID' | 'matchData' | 'log'
> & {
  /** Keeps what is tried out in one match apart from others in the same tab. */
  readonly matchID?: string;
  /** The language of all that the board says (BCP 47); `text` is in it. */
  readonly language: string;
  readonly text: Text;
  /** Told how far the board is with showing what has happened: what is to come is no news yet. */
  readonly onPlayback?: ((news: PlaybackNews) => void) | undefined;
  /** Whether the match is only looked at, as `playerID` sees it: nothing is asked, nothing can be pressed. */
  readonly isShownOnly?: boolean;
  /** How many times as fast as usual it shows what has happened; Infinity: at once. Left out: 1. */
  readonly speed?: number;
  /** Each new number has it show once more what happened since the viewer last moved. */
  readonly again?: number;
  /** Opens the rules at a section; left out: nothing on the board leads to the rules. */
  readonly onRule?: OnRule | undefined;
};

/** What a board's playback is given of it. */
export type PlaybackProps = Pick<
  BoardProps<unknown, unknown>,
  'log' | 'playerID' | 'onPlayback' | 'speed' | 'again'
>;

/** What shows the cards that are before one seat alone, where those of all seats are laid open. */
export type HiddenPartProps<G, Text> = Pick<BoardProps<G, Text>, 'G' | 'text'> & {
  readonly playerID: string;
};

/** A board as the shelf loads it. */
export interface BoardModule {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own G and text; the table page only passes them on
  readonly Board: ComponentType<BoardProps<any, any>>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly HiddenPart: ComponentType<HiddenPartProps<any, any>>;
}

/** The illustrated rules of a game as the shelf loads them. */
export interface RulesPagesModule {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own text; the pages only pass it on
  readonly RulesPages: ComponentType<RulesPagesProps<any>>;
}
