import { type RefObject, useMemo } from 'react';
import type { BoardProps, PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  useEvents,
  usePlayback as useFrames,
} from '../../../kit/board/playback/usePlayback.ts';
import type { SchachtText } from '../../locales/text.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import type { SchachtState } from '../../rules/state.ts';
import { type Frame, framesOf, type Stand, standOf } from './playback.ts';

export type Playback = PlaybackOf<SchachtEvent, Stand>;

function framesBetween(
  before: Stand,
  events: readonly SchachtEvent[],
  now: Stand,
): readonly Frame[] {
  const frames = framesOf(before, events, now.shown);
  // The last frame shows the present state, so it needs no time of its own.
  return frames.length < 2 ? [] : frames;
}

/** Shows the log's new events one after another. A press on the board ends the playback. */
export function usePlayback(
  { G, ...props }: PlaybackProps & Pick<BoardProps<SchachtState, SchachtText, unknown>, 'G'>,
  board: RefObject<HTMLElement | null>,
): Playback {
  const events = useEvents<SchachtEvent>(props.log);
  const now = useMemo(() => standOf(G), [G]);
  return useFrames({ ...props, events, now, board, framesOf: framesBetween });
}
