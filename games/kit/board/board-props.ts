import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { Language } from '../language.ts';
import type { LogEntry } from '../log.ts';
import type { RulesText } from '../text.ts';
import type { CaptionedRules, RulesPagesProps } from './IllustratedRules.tsx';
import type { PlaybackNews } from './playback/playback-queue.ts';

/** Opens the rules at a section. */
export type OnRule = (section: string) => void;

/**
 * Props of our boards: the part of boardgame.io's own board props that they use, plus the language and the game's text
 * in it. Boards therefore work under boardgame.io's React client as well as under our table page.
 */
export type BoardProps<G, Text, Moves> = Pick<
  FrameworkBoardProps<G>,
  'G' | 'playerID' | 'matchData'
> & {
  readonly moves: Moves;
  readonly log: readonly LogEntry[];
  /** ID of the match, which separates its drafts from those of other matches in the same tab. */
  readonly matchID?: string;
  /** Language of all words on the board (BCP 47); `text` is in it. */
  readonly language: string;
  readonly text: Text;
  /**
   * Called with the board's progress in showing events. Events that it has yet to show must not be revealed elsewhere.
   */
  readonly onPlayback?: ((news: PlaybackNews) => void) | undefined;
  /** Whether the match is shown read-only, from the point of view of `playerID`: without prompts and buttons. */
  readonly isShownOnly?: boolean;
  /** Speed of the playback as a multiple of the usual one; Infinity shows everything at once. Defaults to 1. */
  readonly speed?: number;
  /** Replays the events since the viewer's last move whenever this number changes. */
  readonly again?: number;
  /** Opens the rules at a section. If left out, the board has no links to the rules. */
  readonly onRule?: OnRule | undefined;
};

/** The board's props that its playback needs. */
export type PlaybackProps = Pick<
  BoardProps<unknown, unknown, unknown>,
  'log' | 'playerID' | 'onPlayback' | 'speed' | 'again'
>;

/** Props of the component that shows one seat's hidden cards, on pages that reveal the cards of all seats. */
export type HiddenPartProps<G, Text> = Pick<BoardProps<G, Text, unknown>, 'G' | 'text'> & {
  readonly playerID: string;
};

/** A position at which a board has much to show: random moves from a seed lead to it. */
export interface PreviewPosition {
  readonly numPlayers: number;
  readonly seed: string;
  /** Number of moves before it. */
  readonly moves: number;
}

/** A board as the catalogue loads it. */
export interface BoardModule {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own G, text and moves; the table page only passes them on
  readonly Board: ComponentType<BoardProps<any, any, any>>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly HiddenPart: ComponentType<HiddenPartProps<any, any>>;
  /** The position that the game's page shows. */
  readonly preview: PreviewPosition;
}

/** The illustrated rules of a game as the catalogue loads them. */
export interface RulesPagesModule {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own text; the pages only pass it on
  readonly RulesPages: ComponentType<RulesPagesProps<any, any, any>>;
  /** Loaders of the rules in words. */
  readonly rulesTexts: Readonly<Record<Language, () => Promise<{ readonly rulesText: RulesText }>>>;
  /** Loaders of the summary and the captions. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly text: CaptionedRules }>>>;
}
