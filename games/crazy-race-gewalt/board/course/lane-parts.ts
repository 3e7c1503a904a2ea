import type { SectionRef } from '../../rules/state.ts';
import type { Parts, TableParts } from '../parts.ts';
import type { Shown } from '../turn/playback.ts';
import type { Course } from './geometry.ts';

/** What the parts of the course share, wherever a card could be placed. */
export interface CourseParts extends TableParts {
  readonly course: Course;
  /** The sections as they are displayed: played back, or tried out. */
  readonly laid: Shown['laid'];
}

/** The same for what a card is placed on. */
export interface LaneParts extends CourseParts, Parts {
  /** The sections that can be pressed now. */
  readonly open: readonly SectionRef[];
}
