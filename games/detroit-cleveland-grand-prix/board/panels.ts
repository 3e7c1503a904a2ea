/** What stands around a board of Detroit–Cleveland Grand Prix: `import … from 'paddock/detroit-cleveland-grand-prix/board/panels'`. */

import { logOf } from '../../kit/board/package/panels.tsx';
import { eventPlaybackOf } from '../../kit/board/playback/event-playback.ts';
import { playbackMilliseconds } from '../animation-timing.ts';
import { type GrandPrixEvent, isTransient, startsSection } from '../rules/events.ts';

export {
  type LogProps,
  Ranking,
  type RankingProps,
  Rules,
  type RulesProps,
} from '../../kit/board/package/panels.tsx';
export type { EventPlayback, EventPlaybackProps } from '../../kit/board/playback/event-playback.ts';

/** The race in words, the newest line last; a line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = logOf<GrandPrixEvent>({ isTransient, startsSection });

/**
 * For a board of one's own: what has happened since it was there, one event after another, each for as long as our board
 * shows it. Events that take no time, and all of them for players who want no motion, are there at once.
 */
export const usePlayback = eventPlaybackOf<GrandPrixEvent>(playbackMilliseconds);
