/** Panels around a board of Crazy Race: `import … from 'paddock-games/crazy-race-gewalt/board/panels'`. */

import { logOf } from '../../kit/board/package/panels.tsx';
import { eventPlaybackOf } from '../../kit/board/playback/event-playback.ts';
import { playbackMilliseconds } from '../animation-timing.ts';
import { type GewaltEvent, isTransient, startsSection } from '../rules/events.ts';

export {
  type LogProps,
  Ranking,
  type RankingProps,
  Rules,
  type RulesProps,
} from '../../kit/board/package/panels.tsx';
export type { EventPlayback, EventPlaybackProps } from '../../kit/board/playback/event-playback.ts';

/** Shows the log of a race, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = logOf<GewaltEvent>({ isTransient, startsSection });

/**
 * Hook for custom boards: returns the events since the board was mounted, one after another, each for as long as our
 * own board shows it. Events that take no time are shown at once. So are all events for players who prefer reduced
 * motion.
 */
export const usePlayback = eventPlaybackOf<GewaltEvent>(playbackMilliseconds);
