import { type RefObject, useCallback, useMemo } from 'react';
import type { BoardProps, PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  useEvents,
  usePlayback as useFrames,
} from '../../../kit/board/playback/usePlayback.ts';
import type { GewaltText } from '../../locales/text.ts';
import type { GewaltEvent } from '../../rules/events.ts';
import type { GewaltState } from '../../rules/state.ts';
import { framesFor, framesOf, type Stand, shownOf } from './playback.ts';

export type Playback = PlaybackOf<GewaltEvent, Stand>;

/** Shows the log's new events one after another. The viewer's own action is left out if it is the only one. */
export function usePlayback(
  { G, ...props }: PlaybackProps & Pick<BoardProps<GewaltState, GewaltText, unknown>, 'G'>,
  viewer: string | null,
  board: RefObject<HTMLElement | null>,
): Playback {
  const events = useEvents<GewaltEvent>(props.log);
  const now = useMemo<Stand>(() => ({ shown: shownOf(G, events), isRolling: false }), [G, events]);
  const framesBetween = useCallback(
    ({ shown }: Stand, news: readonly GewaltEvent[]) => framesFor(viewer, framesOf(shown, news)),
    [viewer],
  );
  return useFrames({ ...props, events, now, board, framesOf: framesBetween });
}
