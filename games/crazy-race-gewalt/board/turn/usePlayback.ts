import { type RefObject, useCallback } from 'react';
import type { PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  usePlayback as usePlaybackOf,
} from '../../../kit/board/playback/usePlayback.ts';
import type { GewaltEvent } from '../../rules/events.ts';
import type { GewaltState } from '../../rules/state.ts';
import { framesFor, framesOf, type Stand, standOf } from './playback.ts';

export type Playback = PlaybackOf<GewaltEvent, Stand>;

/** Shows the log's new events one after another. The viewer's own action is left out if it is the only one. */
export function usePlayback(
  props: PlaybackProps & { readonly G: GewaltState },
  viewer: string | null,
  board: RefObject<HTMLElement | null>,
): Playback {
  const framesBetween = useCallback(
    ({ shown }: Stand, news: readonly GewaltEvent[]) => framesFor(viewer, framesOf(shown, news)),
    [viewer],
  );
  return usePlaybackOf(props, board, standOf, framesBetween);
}
