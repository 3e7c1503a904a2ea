import type { GameText } from '../../kit/text.ts';
import type { BugRaceEvent } from '../rules/events.ts';
import type { BugRaceOptions } from '../rules/options.ts';
import type { Refusal } from '../rules/state.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import type { BoardText } from './board/en.ts';

/** All words of Bug Race in one language. */
export interface BugRaceText extends GameText<BugRaceEvent, Refusal, RulesSectionID> {
  readonly options: Readonly<
    Record<keyof BugRaceOptions, { readonly label: string; readonly help: string }>
  >;
  readonly board: BoardText;
}
