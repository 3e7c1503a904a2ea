import type { Spot } from '../state.ts';
import type { Course } from './geometry.ts';
import type { Parts } from './parts.ts';
import type { Shown } from './playback.ts';

/** What the parts of the course share. */
export interface LaneParts extends Parts {
  readonly course: Course;
  /** The sections as they are displayed: played back, or tried out. */
  readonly laid: Shown['laid'];
  /** The sections that can be pressed now. */
  readonly open: readonly Spot[];
}
