import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ReactElement } from 'react';
import { isLanguage, type Language } from '../../language.ts';
import type { PlayerView, SecretState } from '../../view.ts';
import type { BoardSettings, LocalizableBoard, SharedText } from './localizable-board.tsx';

/** Props of a packaged board: those of boardgame.io's React client, a language, and the settings. */
export type PackageBoardProps<G, Text, Event> = FrameworkBoardProps<G> &
  BoardSettings<Event> & {
    /**
     * Language of the board. Defaults to English. Props of the client are passed on: `<BugRaceClient language="it" …
     * />`.
     */
    readonly language?: Language | undefined;
    /** Words that replace those of the package: `{ ...it, watching: '…' }`. They must be in the same language. */
    readonly text?: Text | undefined;
  };

/** boardgame.io's board props of one game for custom boards: G as a player sees it, moves with their arguments. */
export type OwnBoardProps<SeenG, Moves> = Omit<FrameworkBoardProps<SeenG>, 'moves'> & {
  readonly moves: Moves;
};

/**
 * A board for boardgame.io's React client, which can also be placed inside another board. boardgame.io's `Client` uses
 * the second signature: it has one type of G for server and players.
 */
export interface PackageBoard<G extends SecretState, Text, Event> {
  (props: PackageBoardProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: PackageBoardProps<G, Text, Event>): ReactElement;
}

/** Creates a board with words in four languages from one without words. */
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
  // The types differ as for the board without words.
  return StandaloneBoard as PackageBoard<G, Text, Event>;
}
