import type { GameText, OptionText } from '../../kit/text.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import type { GrandPrixOptions, TrackOrder } from '../rules/options.ts';
import type { Refusal } from '../rules/state.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import type { BoardText } from './board/en.ts';

/** Texts of every option. An option that is chosen from a list has a text for each choice. */
type OptionTexts = Readonly<
  Record<Exclude<keyof GrandPrixOptions, 'tracks'>, OptionText> & {
    readonly tracks: OptionText & { readonly choices: Readonly<Record<TrackOrder, string>> };
  }
>;

/** All words of Detroit–Cleveland Grand Prix in one language. */
export interface GrandPrixText extends GameText<GrandPrixEvent, Refusal, RulesSectionID> {
  readonly options: OptionTexts;
  readonly board: BoardText;
}
