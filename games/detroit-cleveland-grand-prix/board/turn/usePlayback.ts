import { type RefObject, useCallback, useMemo } from 'react';
import type { BoardProps, PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  useEvents,
  usePlayback as useFrames,
} from '../../../kit/board/playback/usePlayback.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import type { GrandPrixText } from '../../locales/text.ts';
import type { CardNumber } from '../../rules/components.ts';
import type { GrandPrixEvent } from '../../rules/events.ts';
import type { GrandPrixState } from '../../rules/state.ts';
import {
  afterEvent,
  countDisplayed,
  countSeen,
  type Frame,
  framesOf,
  type Shown,
  shownOf,
} from './playback.ts';

export type Playback = PlaybackOf<GrandPrixEvent, { readonly shown: Shown }>;

/** A card that the viewer has drafted on the board and sent. */
export interface SentCard {
  readonly playerID: PlayerID;
  readonly number: CardNumber;
  readonly race: number;
}

/**
 * Shows the log's new events one after another. The viewer's own card is left out, because it was seen in the draft.
 */
export function usePlayback(
  { G, ...props }: PlaybackProps & Pick<BoardProps<GrandPrixState, GrandPrixText, unknown>, 'G'>,
  sent: SentCard | null,
  board: RefObject<HTMLElement | null>,
): Playback {
  const events = useEvents<GrandPrixEvent>(props.log);
  const now = useMemo(() => ({ shown: shownOf(G) }), [G]);
  const framesBetween = useCallback(
    (
      { shown: before }: { readonly shown: Shown },
      news: readonly GrandPrixEvent[],
      { shown: end }: { readonly shown: Shown },
    ): readonly Frame[] => {
      const displayed = countDisplayed(news, before);
      const fresh = news.slice(displayed);
      const known = displayed + countSeen(fresh, sent?.race === before.race ? sent : null);
      const begun = news
        .slice(displayed, known)
        .reduce((shown, event) => afterEvent(shown, event, end), before);
      const frames = framesOf(begun, news.slice(known), end);
      // The last frame shows the present state. It needs no time of its own, unless a car drives.
      return frames.length < 2 && frames[0]?.event.type !== 'moved' ? [] : frames;
    },
    [sent],
  );
  return useFrames({ ...props, events, now, board, framesOf: framesBetween });
}
