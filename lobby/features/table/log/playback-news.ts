import type { LogEntry } from 'boardgame.io';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { PlaybackNews } from '../../../../games/kit/board/playback/playback-queue.ts';
import { readLog } from '../../../../games/kit/log.ts';

/** Until the board says otherwise. */
export const allShown: PlaybackNews = {
  isPlaying: false,
  isAgain: false,
  shown: Number.POSITIVE_INFINITY,
  canShowAgain: false,
};

/** How far the board is with a match, and whether something has happened that it has not shown yet. */
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
    // A board that begins with nothing to show says nothing that can't wait until it has been painted.
    if (isBeginning) startTransition(() => setNews(latest));
    else setNews(latest);
  }, []);
  const happened = useMemo(() => readLog(log).length, [log]);
  // What the last moment shows counts as told, but has still to be seen.
  const isBehind = news.shown < happened || (news.isPlaying && !news.isAgain);
  return { news, isBehind, note };
}
