import type { Stage } from '../../rules/components.ts';
import type { SectionRef } from '../../rules/state.ts';
import type { Parts, TableParts } from '../parts.ts';
import type { Shown } from '../turn/playback.ts';
import type { Course } from './geometry.ts';

/** Props shared by the parts of the course, regardless of where a card could be placed. */
export interface CourseParts extends TableParts {
  readonly course: Course;
  /** The displayed section cards: those of the playback, or with the draft. */
  readonly sectionCards: Shown['sectionCards'];
  /** The stages that are drawn. On small screens it is only the first one, until that has been painted. */
  readonly drawn: readonly Stage[];
}

/** Props shared by the parts of the course on which a card can be placed. */
export interface LaneParts extends CourseParts, Parts {
  /** The sections that can be pressed now. */
  readonly open: readonly SectionRef[];
}
