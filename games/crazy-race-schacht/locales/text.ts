import type { GameText, OptionText } from '../../kit/text.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { PointsOrder, SchachtOptions } from '../rules/options.ts';
import type { Refusal } from '../rules/state.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import type { BoardText } from './board/en.ts';

/** Texts of every option. An option that is chosen from a list has a text for each choice. */
type OptionTexts = Readonly<
  Record<Exclude<keyof SchachtOptions, 'pointsOrder'>, OptionText> & {
    readonly pointsOrder: OptionText & { readonly choices: Readonly<Record<PointsOrder, string>> };
  }
>;

/** All words of Crazy Race in one language. */
export interface SchachtText extends GameText<SchachtEvent, Refusal, RulesSectionID> {
  readonly options: OptionTexts;
  readonly board: BoardText;
}
