import { type RefObject, useCallback, useMemo } from 'react';
import type { BoardProps, PlaybackProps } from '../../../kit/board/board-props.ts';
import { useEvents, usePlayback as useFrames } from '../../../kit/board/playback/usePlayback.ts';
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

/** The board's present display. */
export interface Playback {
  readonly shown: Shown;
  /** The event being shown, or null if the board shows the present state. */
  readonly event: GrandPrixEvent | null;
  /** Duration for which it is shown. */
  readonly milliseconds: number;
  readonly skip: () => void;
  /** All events of the match so far. */
  readonly events: readonly GrandPrixEvent[];
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
  { G, ...told }: PlaybackProps & Pick<BoardProps<GrandPrixState, GrandPrixText, unknown>, 'G'>,
  sent: SentCard | null,
  board: RefObject<HTMLElement | null>,
): Playback {
  const events = useEvents<GrandPrixEvent>(told.log);
  const now = useMemo(() => shownOf(G), [G]);
  const framesBetween = useCallback(
    (before: Shown, news: readonly GrandPrixEvent[], end: Shown): readonly Frame[] => {
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
  const { frame, skip } = useFrames({
    ...told,
    events,
    now,
    board,
    framesOf: framesBetween,
  });
  return useMemo(
    () => ({
      shown: frame?.shown ?? now,
      event: frame?.event ?? null,
      milliseconds: frame?.milliseconds ?? 0,
      skip,
      events,
    }),
    [frame, now, skip, events],
  );
}
