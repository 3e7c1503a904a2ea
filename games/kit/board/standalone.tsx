import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import type { ComponentType, ReactElement } from 'react';
import type { GameInfo } from '../game-info.ts';
import { isLanguage, type Language } from '../language.ts';
import type { GameText } from '../text.ts';
import { whyUnplayable } from '../unplayable.ts';
import type { SecretState, Seen } from '../view.ts';
import type { BoardProps } from './board-props.ts';
import './standalone.css';

/** What boardgame.io's React client gives a board, and the language that it speaks. */
export type StandaloneProps<G> = FrameworkBoardProps<G> & {
  /** Left out: English. Props of the client come here, too: `<BugRaceClient language="it" … />`. */
  readonly language?: Language | undefined;
};

/** boardgame.io's board props of one game for a board of one's own: G as a player sees it, moves with their arguments. */
export type OwnBoardProps<SeenG, Moves> = Omit<FrameworkBoardProps<SeenG>, 'moves'> & {
  readonly moves: Moves;
};

/**
 * A board for boardgame.io's React client, to be put into a board of one's own as well.
 * The last of the two is the one that boardgame.io's `Client` goes by: it has one G for server and players.
 */
export interface StandaloneBoard<G extends SecretState> {
  (props: StandaloneProps<Seen<G>>): ReactElement;
  (props: StandaloneProps<G>): ReactElement;
}

/** A game's board, and what it needs beside boardgame.io's props. */
interface Parts<G, Text extends Pick<GameText, 'refusals'>> {
  readonly Board: ComponentType<BoardProps<G, Text>>;
  readonly info: GameInfo;
  readonly texts: Readonly<Record<Language, Text>>;
}

/**
 * A game's board for boardgame.io's own React client and lobby, which know nothing of languages and texts.
 * Of a match that can't be played here it says why, and draws nothing.
 */
export function standaloneBoard<G extends SecretState, Text extends Pick<GameText, 'refusals'>>({
  Board,
  info,
  texts,
}: Parts<G, Text>): StandaloneBoard<G> {
  function StandaloneBoard({ language: wanted, ...props }: StandaloneProps<G>): ReactElement {
    const { G, moves, playerID, matchData, log } = props;
    const language = isLanguage(wanted) ? wanted : 'en';
    const text = texts[language];
    const unplayable = whyUnplayable(G, info);
    return (
      <div className="paddock-board">
        {unplayable ? (
          <p role="alert" lang={language}>
            {text.refusals[unplayable]}
          </p>
        ) : (
          <Board
            {...{ G, moves, log, language, text }}
            {...(matchData && { matchData })}
            playerID={playerID ?? null}
          />
        )}
      </div>
    );
  }
  // Boards are typed with the whole state, as boardgame.io has it, but read only what their viewer sees.
  return StandaloneBoard as StandaloneBoard<G>;
}
