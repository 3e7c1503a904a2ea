import type { GameText, OptionText, RulesIn } from '../../kit/text.ts';
import type { CrazyRaceEvent } from '../events.ts';
import type { CounterWindow, CrazyRaceOptions } from '../options.ts';
import type { rulesSections } from '../rules-sections.ts';
import type { Refusal } from '../state.ts';
import type { BoardText } from './board-text.ts';

/** The words of every option; the one that is chosen from a list has words for each choice. */
type OptionTexts = Readonly<
  Record<Exclude<keyof CrazyRaceOptions, 'counterWindow'>, OptionText> & {
    readonly counterWindow: OptionText & {
      readonly choices: Readonly<Record<CounterWindow, string>>;
    };
  }
>;

/** All words of Crazy Race in one language. */
export interface CrazyRaceText extends GameText<CrazyRaceEvent, Refusal> {
  readonly options: OptionTexts;
  readonly rules: RulesIn<typeof rulesSections>;
  readonly board: BoardText;
}
