import { type RefObject, useMemo } from 'react';
import type { BoardProps, PlaybackProps } from '../../../kit/board/board-props.ts';
import { useEvents, usePlayback as useFrames } from '../../../kit/board/playback/usePlayback.ts';
import type { SchachtText } from '../../locales/text.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import type { SchachtState } from '../../rules/state.ts';
import { type Frame, framesOf, type Stand, standOf } from './playback.ts';

/** What the board displays now. */
export interface Playback extends Stand {
  /** The event that is being shown; null: what is displayed is where the match stands. */
  readonly event: SchachtEvent | null;
  readonly skip: () => void;
  /** All events of the match so far. */
  readonly events: readonly SchachtEvent[];
}

function framesBetween(
  before: Stand,
  events: readonly SchachtEvent[],
  now: Stand,
): readonly Frame[] {
  const frames = framesOf(before, events, now.shown);
  // What the last frame shows is where the match stands: it needs no time of its own.
  return frames.length < 2 ? [] : frames;
}

/** Shows what the log tells of one thing after another; a press on the board ends it. */
export function usePlayback(
  { G, ...told }: PlaybackProps & Pick<BoardProps<SchachtState, SchachtText>, 'G'>,
  board: RefObject<HTMLElement | null>,
): Playback {
  const events = useEvents<SchachtEvent>(told.log);
  const now = useMemo(() => standOf(G), [G]);
  const { frame, skip } = useFrames({
    ...told,
    events,
    now,
    board,
    framesOf: framesBetween,
  });
  const { shown, side } = frame ?? now;
  return { shown, side, event: frame?.event ?? null, skip, events };
}
