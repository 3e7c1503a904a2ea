import { useEffect, useRef, useState } from 'react';
import type { PlaybackProps } from '../../../kit/board/board-props.ts';
import { usePageLayoutEffect } from '../../../kit/board/hooks/usePageLayoutEffect.ts';
import { isMotionUnwanted } from '../../../kit/board/motion.ts';
import { endsWithOwnMove, useEvents } from '../../../kit/board/playback/usePlayback.ts';
import { playbackMilliseconds } from '../../animation-timing.ts';
import type { BugRaceEvent } from '../../rules/events.ts';

/**
 * Reports how many events have been seen. Events of other players count once their bugs have arrived, the viewer's own
 * moves at once. All bugs move at the same time, so no event waits for another.
 */
export function useGlideNews(source: PlaybackProps): void {
  const { log, onPlayback, speed = 1 } = source;
  const events = useEvents<BugRaceEvent>(log);
  const { length } = events;
  const [shown, setShown] = useState(length);
  const isOwn = endsWithOwnMove(source);
  const isWaiting = shown < length && speed !== Infinity && !isOwn && !isMotionUnwanted();
  if (shown !== length && !isWaiting) setShown(length);

  /** Number of events already scheduled, and when they will have been seen. */
  const known = useRef({ length, due: 0 });
  useEffect(() => {
    const { length: before, due: dueBefore } = known.current;
    const news = events.slice(before);
    const now = performance.now();
    const due = Math.max(dueBefore, now + playbackMilliseconds(news) / speed);
    known.current = { length: events.length, due: isWaiting ? due : 0 };
    if (!isWaiting || news.length === 0) return;
    // Never cleared: later events must not delay earlier ones.
    setTimeout(() => setShown((seen) => Math.max(seen, events.length)), due - now);
  }, [events, speed, isWaiting]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    // A press ends the movement of the bugs, too.
    const finish = () => setShown(length);
    window.addEventListener('pointerdown', finish);
    return () => window.removeEventListener('pointerdown', finish);
  }, [isWaiting, length]);

  usePageLayoutEffect(
    () => onPlayback?.({ isPlaying: false, isAgain: false, shown, canShowAgain: false }),
    [onPlayback, shown],
  );
}
