import type { GameInfo } from '../../games/kit/game-info.ts';
import { fieldsThatMatter, type OptionValue, valuesOfOptions } from '../../games/kit/options.ts';
import type { GameText, OptionText } from '../../games/kit/text.ts';
import type { Messages } from '../i18n/en/common.ts';
import type { Formats } from '../i18n/formats.ts';

function optionInWords(
  value: OptionValue | undefined,
  { label, choices }: OptionText,
  speech: { readonly text: Messages; readonly formats: Formats },
): string {
  if (typeof value === 'number') return `${label}: ${speech.formats.number(value)}`;
  if (Array.isArray(value)) {
    const parts = value.map((each) =>
      typeof each === 'number' ? speech.formats.number(each) : (choices?.[each] ?? each),
    );
    return `${label}: ${parts.join(' · ')}`;
  }
  if (typeof value === 'string') return `${label}: ${choices?.[value] ?? value}`;
  return value ? label : speech.text.tables.withoutOption(label);
}

/** Returns the options of a table that differ from the defaults, each in a few words. */
export function optionsInWords(
  info: GameInfo,
  setupData: unknown,
  optionTexts: GameText['options'],
  speech: { readonly text: Messages; readonly formats: Formats },
): string[] {
  const values = valuesOfOptions(info.options, setupData);
  return fieldsThatMatter(info.options, values)
    .filter((field) => JSON.stringify(values[field.name]) !== JSON.stringify(field.defaultValue))
    .map((field) => {
      const words = optionTexts[field.name] ?? { label: field.name, help: '' };
      return optionInWords(values[field.name], words, speech);
    });
}
