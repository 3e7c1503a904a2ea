import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import { type ComponentType, type ReactElement, useCallback, useRef } from 'react';
import type { GameIdentity } from '../../game-info.ts';
import { readLog } from '../../log.ts';
import type { GameText } from '../../text.ts';
import { whyUnsupported } from '../../unsupported-match.ts';
import type { PlayerView, SecretState } from '../../view.ts';
import type { BoardProps } from '../board-props.ts';
import type { PlaybackNews } from '../playback/playback-queue.ts';
import type { OnRule } from '../ToRules.tsx';
import './standalone.css';

/** What a page may want of a board, in whatever language. */
export interface BoardSettings<Event> {
  /**
   * Called with each event of the log when the board comes to show it: for sounds, or to count. Of what had happened
   * before the board was there it tells nothing.
   */
  readonly onEvent?: ((event: Event) => void) | undefined;
  /** How many times as fast as usual the board shows what has happened; Infinity: at once. Left out: 1. */
  readonly speed?: number | undefined;
  /** Each new number has the board show once more what happened since the viewer last moved. */
  readonly again?: number | undefined;
  /** Told how far the board is with showing what has happened: what is to come is no news yet, for a log beside it. */
  readonly onPlayback?: ((news: PlaybackNews) => void) | undefined;
  /**
   * Opens your page's rules at one of the sections of `text.rules`. With it prompts and refusals have a button that leads
   * to what explains them.
   */
  readonly onRule?: OnRule | undefined;
}

/** The words that every board says, whatever its game. */
export type SharedText = Pick<GameText, 'refusals' | 'watching' | 'bots'>;

/** What boardgame.io's React client gives a board that has no words of its own, and the words. */
export type LocalizableProps<G, Text, Event> = FrameworkBoardProps<G> &
  BoardSettings<Event> & {
    /** The language of `text` (BCP 47). */
    readonly language: string;
    /** All words of the game, as `paddock/<game>/locales/…` has them. */
    readonly text: Text;
  };

/**
 * A board without words for boardgame.io's React client, to be put into a board of one's own as well.
 * The last of the two is the one that boardgame.io's `Client` goes by: it has one G for server and players.
 */
export interface LocalizableBoard<G extends SecretState, Text, Event> {
  (props: LocalizableProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: LocalizableProps<G, Text, Event>): ReactElement;
}

/** A game's board, and what it needs beside boardgame.io's props. */
interface Parts<G, Text> {
  readonly Board: ComponentType<BoardProps<G, Text>>;
  readonly info: Pick<GameIdentity, 'rulesVersion'>;
}

/** Tells each event once, when a board comes to show it, and how far the board is. */
function useNews<G, Text, Event>({ log, onEvent, onPlayback }: LocalizableProps<G, Text, Event>) {
  /** How many events have been told, or were there before; null: nothing is known yet. */
  const told = useRef<number | null>(null);
  return useCallback(
    (news: PlaybackNews) => {
      const { shown } = news;
      const events = readLog<Event>(log);
      const before = Math.min(told.current ?? shown, events.length);
      told.current = Math.max(before, shown);
      for (const { event } of events.slice(before, shown)) onEvent?.(event);
      onPlayback?.(news);
    },
    [log, onEvent, onPlayback],
  );
}

/**
 * A game's board for boardgame.io's own React client and lobby, which know nothing of languages and texts.
 * Of a match that can't be played here it says why, and draws nothing; to who has no seat it says so.
 */
export function localizableBoard<G extends SecretState, Text extends SharedText, Event>({
  Board,
  info,
}: Parts<G, Text>): LocalizableBoard<G, Text, Event> {
  function BoardInPage(props: LocalizableProps<G, Text, Event>): ReactElement {
    const { G, ctx, moves, playerID, matchData, log, language, text, speed, again, onRule } = props;
    const onPlayback = useNews(props);
    const unsupported = whyUnsupported(G, info);
    if (unsupported) {
      return (
        <div className="paddock-board">
          <p role="alert" lang={language}>
            {text.refusals[unsupported]}
          </p>
        </div>
      );
    }
    const hasSeat = typeof playerID === 'string' && Object.hasOwn(G.players, playerID);
    return (
      <div className="paddock-board">
        {!hasSeat && ctx.gameover === undefined && (
          <p className="paddock-watching" lang={language}>
            {text.watching}
          </p>
        )}
        <Board
          G={G}
          moves={moves}
          log={log}
          language={language}
          text={text}
          onRule={onRule}
          onPlayback={onPlayback}
          {...(matchData && { matchData })}
          {...(speed !== undefined && { speed })}
          {...(again !== undefined && { again })}
          playerID={playerID ?? null}
        />
      </div>
    );
  }
  // Boards are typed with the whole state, as boardgame.io has it, but read only what their viewer sees.
  return BoardInPage as LocalizableBoard<G, Text, Event>;
}
