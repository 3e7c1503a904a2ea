import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameModule } from '../../../games/index.ts';
import { isMotionUnwanted } from '../../../games/kit/board/motion.ts';
import { createStore, useStore } from '../../lib/persisted-store.ts';
import type { PastMatch, Place, Showing } from './past-match.ts';

/** Playback speeds, relative to that at a table. */
export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** The last speed chosen. */
export const chosenSpeed = createStore<Speed>(
  'paddock.replaySpeed',
  (text) => speeds.find((speed) => String(speed) === text) ?? 1,
  String,
);

/** Pause between two moves, in milliseconds. */
const pause = 700;

/** Position in a replay, and functions to change it. */
export interface Replaying extends Place {
  readonly length: number;
  readonly parts: readonly number[];
  /** Whether the match plays by itself. */
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly stepOn: () => void;
  readonly stepBack: () => void;
  readonly partOn: () => void;
  readonly partBack: () => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Must be called when the board reaches a position, and when it starts and ends showing a move. */
  readonly noteShowing: (showing: Showing) => void;
}

/** Plays on once the board has shown the last move. */
function useAutoplay(
  { isPlaying, isShowing, at, isStep }: Place & { isPlaying: boolean; isShowing: boolean },
  millisecondsAt: (at: number) => number,
  goOn: () => void,
): void {
  const speed = useStore(chosenSpeed);
  /** Position whose move the board has reported as showing. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (isShowing) shown.current = at;
    if (!isPlaying || isShowing) return undefined;
    // Some boards don't report what they are showing.
    const isSeen = !isStep || shown.current === at || isMotionUnwanted();
    const wait = (pause + (isSeen ? 0 : millisecondsAt(at))) / speed;
    const timer = setTimeout(goOn, wait);
    return () => clearTimeout(timer);
  }, [isPlaying, isShowing, at, isStep, speed, millisecondsAt, goOn]);
}

/** Manages the position in a replay. `parts` are the positions at which parts begin. */
export function useReplay(
  match: PastMatch,
  {
    parts,
    start,
    module,
    playsAtOnce,
  }: {
    readonly parts: readonly number[];
    readonly start: number;
    readonly playsAtOnce: boolean;
    readonly module: Pick<GameModule, 'playbackMilliseconds'>;
  },
): Replaying {
  const { length } = match;
  const [{ at, isStep }, setPlace] = useState<Place>({ at: start, isStep: false });
  const [wantsToPlay, setPlaying] = useState(playsAtOnce);
  const [isShowing, setShowing] = useState(false);
  const board = useRef<Showing>({ at: start, isPlaying: false });
  const noteShowing = useCallback((showing: Showing) => {
    board.current = showing;
    setShowing(showing.isPlaying);
  }, []);
  const isPlaying = wantsToPlay && at < length;
  const ways = useMemo(() => {
    const jump = (to: (at: number) => number) =>
      setPlace((from) => ({ at: Math.max(0, Math.min(length, to(from.at))), isStep: false }));
    return {
      goTo: (to: number) => jump(() => to),
      stepOn: () => {
        const { at: shownAt, isPlaying: isBusy } = board.current;
        setPlace((from) =>
          // A board that is still busy with an earlier move jumps, or else it would lag behind.
          from.at < length ? { at: from.at + 1, isStep: !isBusy && shownAt === from.at } : from,
        );
      },
      stepBack: () => jump((from) => from - 1),
      partOn: () => jump((from) => parts.find((part) => part > from) ?? length),
      partBack: () => jump((from) => parts.findLast((part) => part < from) ?? 0),
    };
  }, [length, parts]);
  const setPlayingFrom = useCallback(
    (isOn: boolean) => {
      // At the end it starts again.
      if (isOn) setPlace((from) => (from.at < length ? from : { at: 0, isStep: false }));
      setPlaying(isOn);
    },
    [length],
  );
  const millisecondsAt = useCallback(
    (position: number) => module.playbackMilliseconds(match.eventsOf(position)),
    [module, match],
  );
  useAutoplay({ isPlaying, isShowing, at, isStep }, millisecondsAt, ways.stepOn);
  return {
    at,
    isStep,
    length,
    parts,
    isPlaying,
    noteShowing,
    ...ways,
    setPlaying: setPlayingFrom,
  };
}
