import type { Ctx } from 'boardgame.io';
import type { BoardProps as FrameworkBoardProps } from 'boardgame.io/react';
import { type ComponentType, type ReactElement, useCallback, useRef } from 'react';
import type { GameIdentity } from '../../game-info.ts';
import { readLog } from '../../log.ts';
import type { Result } from '../../result.ts';
import type { GameText } from '../../text.ts';
import { whyUnsupported } from '../../unsupported-match.ts';
import type { PlayerView, SecretState } from '../../view.ts';
import type { BoardProps, OnRule } from '../board-props.ts';
import type { PlaybackNews } from '../playback/playback-queue.ts';
import { completeText, isText } from './complete-text.ts';
import './package.css';

/** Settings that a page can give a board. */
export interface BoardSettings<Text, Event> {
  /** All words of the board: `text` of `paddock-games/<game>/locales/<language>`, or your own. Missing ones are English. */
  readonly text?: Text | undefined;
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
   * Opens your page's rules at a section, a key of `text.headings`. If given, prompts and refusals have a button that
   * leads to their explanation.
   */
  readonly onRule?: OnRule | undefined;
}

/** Words that every board needs, whatever its game. */
type SharedText = Pick<GameText, 'language' | 'refusals' | 'watching' | 'bots'>;

/** Props of a packaged board: those of boardgame.io's React client, and the settings. */
export type PackageBoardProps<G, Text, Event> = FrameworkBoardProps<G> & BoardSettings<Text, Event>;

/** boardgame.io's board props of one game for custom boards: G as a player sees it, moves with their arguments. */
export type OwnBoardProps<SeenG, Moves> = Omit<FrameworkBoardProps<SeenG>, 'moves' | 'ctx'> & {
  readonly moves: Moves;
  readonly ctx: Omit<Ctx, 'gameover'> & { readonly gameover?: Result | undefined };
};

/** Props of a packaged board without a language of its own. */
export type TranslatedBoardProps<G, Text, Event> = PackageBoardProps<G, Text, Event> & {
  /** All words of the board: a complete `text` of `paddock-games/<game>/locales/<language>`, or your own. */
  readonly text: Text;
};

/**
 * A board for boardgame.io's React client, which can also be placed inside another board. boardgame.io's `Client` uses
 * the second signature: it has one type of G for server and players.
 */
export interface PackageBoard<G extends SecretState, Text, Event> {
  (props: PackageBoardProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: PackageBoardProps<G, Text, Event>): ReactElement;
}

/** A board that brings no text, not even English. boardgame.io's `Client` uses the second signature. */
export interface TranslatedPackageBoard<G extends SecretState, Text, Event> {
  (props: TranslatedBoardProps<PlayerView<G>, Text, Event>): ReactElement;
  (props: TranslatedBoardProps<G, Text, Event>): ReactElement;
}

/** A game's board, and what it needs beside boardgame.io's props. */
interface Parts<G, Text, Moves> {
  readonly Board: ComponentType<BoardProps<G, Text, Moves>>;
  readonly info: Pick<GameIdentity, 'rulesVersion'>;
}

/** Reports each event once, when a board shows it, and the board's progress. */
function useNews<G, Text, Event>({ log, onEvent, onPlayback }: PackageBoardProps<G, Text, Event>) {
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

/** Throws an error with an explanation if a page in JavaScript gives the board wrong props. */
function checkProps({ text, log }: { readonly text: unknown; readonly log: unknown }): void {
  if (!isText(text)) {
    throw new Error(
      'The board’s prop `text` must be like `text` of `paddock-games/<game>/locales/en`. Only `Board` can do without it, in English.',
    );
  }
  if (!Array.isArray(log)) {
    throw new Error('The board needs the prop `log`, which boardgame.io’s client gives it.');
  }
}

/**
 * Creates a game's board for boardgame.io's own React client and lobby. If a match is unsupported here, the board shows
 * only the reason. To a viewer without a seat it says that they are watching.
 */
export function translatedBoard<G extends SecretState, Text extends SharedText, Event, Moves>({
  Board,
  info,
}: Parts<G, Text, Moves>): TranslatedPackageBoard<G, Text, Event> {
  function BoardInPage(props: TranslatedBoardProps<G, Text, Event>): ReactElement {
    const { G, ctx, moves, playerID, matchData, log, text, speed, again, onRule } = props;
    checkProps({ text, log });
    const { language } = text;
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
          // boardgame.io's client makes them from the game, but doesn't type them.
          moves={moves as Moves}
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
  return BoardInPage as TranslatedPackageBoard<G, Text, Event>;
}

/** Adds English to a game's board: for a page that gives it no text, and in place of missing words. */
export function inEnglish<G extends SecretState, Text extends object, Event>(
  Translated: TranslatedPackageBoard<G, Text, Event>,
  english: Text,
): PackageBoard<G, Text, Event> {
  function BoardInEnglish(props: PackageBoardProps<G, Text, Event>): ReactElement {
    const { text = english } = props;
    return <Translated {...props} text={completeText(text, english)} />;
  }
  // Typed with the whole state, as the board that it completes.
  return BoardInEnglish as PackageBoard<G, Text, Event>;
}
