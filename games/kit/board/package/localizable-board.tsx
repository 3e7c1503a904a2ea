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

/** Settings that a page can give a board, in any language. */
export interface BoardSettings<Event> {
  /**
   * Called with each event of the log when the board shows it: for sounds, or for counting. It is not called for events
   * from before the board was mounted.
   */
  readonly onEvent?: ((event: Event) => void) | undefined;
  /** Speed of the playback as a multiple of the usual one; Infinity shows everything at once. Defaults to 1. */
  readonly speed?: number | undefined;
  /** Replays the events since the viewer's last move whenever this number changes. */
  readonly again?: number | undefined;
  /** Called with the board's progress in showing events, so that a log beside it doesn't reveal later ones. */
  readonly onPlayback?: ((news: PlaybackNews) => void) | undefined;
  /**
   * Opens your page's rules at one of the sections of `text.rules`. If given, prompts and refusals have a button that
   * leads to their explanation.
   */
  readonly onRule?: OnRule | undefined;
}

/** Words that every board needs, whatever its game. */
export type SharedText = Pick<GameText, 'refusals' | 'watching' | 'bots'>;

/** Props of a board without words of its own: those of boardgame.io's React client, the settings, and the words. */
export type LocalizableProps<G, Text, Event> = FrameworkBoardProps<G> &
  BoardSettings<Event> & {
    /** Language of `text` (BCP 47). */
    readonly language: string;
    /** All words of the game, in the form of `paddock-games/<game>/locales/…`. */
    readonly text: Text;
  };

/**
 * A board without words for boardgame.io's React client, which can also be placed inside another board. boardgame.io's
 * `Client` uses the second signature: it has one type of G for server and players.
 */
export interface LocalizableBoard<G extends SecretState, Text, Event> {
  (props: LocalizableProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: LocalizableProps<G, Text, Event>): ReactElement;
}

/** A game's board, and the data that it needs beside boardgame.io's props. */
interface Parts<G, Text> {
  readonly Board: ComponentType<BoardProps<G, Text>>;
  readonly info: Pick<GameIdentity, 'rulesVersion'>;
}

/** Reports each event once, when a board shows it, and the board's progress. */
function useNews<G, Text, Event>({ log, onEvent, onPlayback }: LocalizableProps<G, Text, Event>) {
  /** Number of events that were reported or preceded the board, or null before the first progress. */
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

/** Throws an error with an explanation if a page in JavaScript has left out a prop. */
function checkProps({ text, log }: { readonly text: unknown; readonly log: unknown }): void {
  if (typeof text !== 'object' || text === null) {
    throw new Error('The board needs its words: the prop `text`, in the form of `locales/en`.');
  }
  if (!Array.isArray(log)) {
    throw new Error('The board needs the prop `log`, which boardgame.io’s client gives it.');
  }
}

/**
 * Creates a game's board for boardgame.io's own React client and lobby, which don't handle languages and texts. If a
 * match is unsupported here, the board shows only the reason. To a viewer without a seat it says that they are
 * watching.
 */
export function localizableBoard<G extends SecretState, Text extends SharedText, Event>({
  Board,
  info,
}: Parts<G, Text>): LocalizableBoard<G, Text, Event> {
  function BoardInPage(props: LocalizableProps<G, Text, Event>): ReactElement {
    const { G, ctx, moves, playerID, matchData, log, language, text, speed, again, onRule } = props;
    checkProps(props);
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
  // Boards are typed with the whole state, as in boardgame.io, but read only what their viewer can see.
  return BoardInPage as LocalizableBoard<G, Text, Event>;
}
