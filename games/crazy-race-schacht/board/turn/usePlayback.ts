import type { RefObject } from 'react';
import type { PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  usePlayback as usePlaybackOf,
} from '../../../kit/board/playback/usePlayback.ts';
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

/** Shows the log's new events one after another. */
export function usePlayback(
  props: PlaybackProps & { readonly G: SchachtState },
  board: RefObject<HTMLElement | null>,
): Playback {
  return usePlaybackOf(props, board, standOf, framesBetween);
}
