import type { GameText, OptionText } from '../../kit/text.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { CounterWindow, GewaltOptions } from '../rules/options.ts';
import type { Refusal } from '../rules/state.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import type { BoardText } from './board/en.ts';

/** Texts of every option. An option that is chosen from a list has a text for each choice. */
type OptionTexts = Readonly<
  Record<Exclude<keyof GewaltOptions, 'counterWindow'>, OptionText> & {
    readonly counterWindow: OptionText & {
      readonly choices: Readonly<Record<CounterWindow, string>>;
    };
  }
>;

/** All words of Crazy Race in one language. */
export interface GewaltText extends GameText<GewaltEvent, Refusal, RulesSectionID> {
  readonly options: OptionTexts;
  readonly board: BoardText;
}
