import type { LogEntry } from 'boardgame.io';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlaybackNews } from '../../../games/kit/board/playback/playback-queue.ts';
import { readLog } from '../../../games/kit/log.ts';

/** State before the board reports any. */
const allShown: PlaybackNews = {
  isPlaying: false,
  isAgain: false,
  shown: Number.POSITIVE_INFINITY,
  canShowAgain: false,
};

/** Returns the board's progress with playback, and whether it is behind the state. */
export function usePlaybackNews(log: readonly LogEntry[]): {
  readonly news: PlaybackNews;
  readonly isBehind: boolean;
  readonly note: (news: PlaybackNews) => void;
} {
  const [news, setNews] = useState(allShown);
  const isFirst = useRef(true);
  const note = useCallback((latest: PlaybackNews) => {
    const isBeginning = isFirst.current && !latest.isPlaying;
    isFirst.current = false;
    // The first report of a board with nothing to show can wait until it is painted.
    if (isBeginning) startTransition(() => setNews(latest));
    else setNews(latest);
  }, []);
  const happened = useMemo(() => readLog(log).length, [log]);
  // The event being shown counts as told, but has still to be seen.
  const isBehind = news.shown < happened || (news.isPlaying && !news.isAgain);
  return { news, isBehind, note };
}

/** Returns the progress of a page's board, and the ways to show its last moves again. */
export function useBoardPlayback(
  log: readonly LogEntry[],
  onPlayback: ((news: PlaybackNews) => void) | undefined,
) {
  const { news, isBehind, note } = usePlaybackNews(log);
  const [again, setAgain] = useState(0);
  const showAgain = useCallback(() => setAgain((times) => times + 1), []);
  const notePlayback = useCallback(
    (latest: PlaybackNews) => {
      note(latest);
      onPlayback?.(latest);
    },
    [note, onPlayback],
  );
  useEffect(() => () => onPlayback?.(allShown), [onPlayback]);
  return {
    shown: news.shown,
    isBehind,
    /** Number of times that the last moves were to be shown again. */
    again,
    /** Null if there is nothing to show again. */
    showAgain: news.canShowAgain ? showAgain : null,
    notePlayback,
  };
}
