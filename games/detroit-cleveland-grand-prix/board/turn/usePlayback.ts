import { type RefObject, useCallback } from 'react';
import type { PlaybackProps } from '../../../kit/board/board-props.ts';
import {
  type Playback as PlaybackOf,
  usePlayback as usePlaybackOf,
} from '../../../kit/board/playback/usePlayback.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
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

/** What the board displays. */
interface Stand {
  readonly shown: Shown;
}

export type Playback = PlaybackOf<GrandPrixEvent, Stand>;

function standOf(G: GrandPrixState): Stand {
  return { shown: shownOf(G) };
}

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
  props: PlaybackProps & { readonly G: GrandPrixState },
  sent: SentCard | null,
  board: RefObject<HTMLElement | null>,
): Playback {
  const framesBetween = useCallback(
    (
      { shown: before }: Stand,
      news: readonly GrandPrixEvent[],
      { shown: end }: Stand,
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
  return usePlaybackOf(props, board, standOf, framesBetween);
}
