import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ReactElement } from 'react';
import { isLanguage, type Language } from '../../language.ts';
import type { PlayerView, SecretState } from '../../view.ts';
import type { BoardSettings, LocalizableBoard, SharedText } from './localizable-board.tsx';

/** What boardgame.io's React client gives a board, the language that it speaks, and what a page may want of it. */
export type PackageBoardProps<G, Text, Event> = FrameworkBoardProps<G> &
  BoardSettings<Event> & {
    /** Left out: English. Props of the client come here, too: `<BugRaceClient language="it" … />`. */
    readonly language?: Language | undefined;
    /** Words instead of those of the package: `{ ...it, watching: '…' }`. They are in the same language. */
    readonly text?: Text | undefined;
  };

/** boardgame.io's board props of one game for a board of one's own: G as a player sees it, moves with their arguments. */
export type OwnBoardProps<SeenG, Moves> = Omit<FrameworkBoardProps<SeenG>, 'moves'> & {
  readonly moves: Moves;
};

/**
 * A board for boardgame.io's React client, to be put into a board of one's own as well.
 * The last of the two is the one that boardgame.io's `Client` goes by: it has one G for server and players.
 */
export interface PackageBoard<G extends SecretState, Text, Event> {
  (props: PackageBoardProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: PackageBoardProps<G, Text, Event>): ReactElement;
}

/** A board that is given its words, with those of four languages. */
export function packageBoard<G extends SecretState, Text extends SharedText, Event>(
  Board: LocalizableBoard<G, Text, Event>,
  texts: Readonly<Record<Language, Text>>,
): PackageBoard<G, Text, Event> {
  function StandaloneBoard({
    language: wanted,
    text,
    ...props
  }: PackageBoardProps<G, Text, Event>): ReactElement {
    const language = isLanguage(wanted) ? wanted : 'en';
    return <Board {...props} language={language} text={text ?? texts[language]} />;
  }
  // As for the board without words.
  return StandaloneBoard as PackageBoard<G, Text, Event>;
}
