import type { CatalogGame } from '../../../games/index.ts';
import { botWords } from '../../../games/kit/locales/bots.ts';
import type { OptionValues } from '../../../games/kit/options.ts';
import { levels } from '../../../games/kit/search/levels.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useOptionTexts } from '../../lib/useGameText.ts';
import { optionsInWords } from '../../ui/options-in-words.ts';
import { OptionFields } from './OptionFields.tsx';

/** Field for the number of players. */
export function PlayersField({
  game,
  numPlayers,
  onChange,
  min = 0,
}: {
  readonly game: CatalogGame;
  readonly numPlayers: number;
  /** Number of seats that are taken already. */
  readonly min?: number;
  readonly onChange: (numPlayers: number) => void;
}) {
  const { formats } = useText();
  const room = useWaitingRoomText();
  const { minPlayers, maxPlayers } = game.info;
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  return (
    <fieldset className="field">
      <legend>{room.newTable.players}</legend>
      <div className="choices">
        {counts.map((count) => (
          <label key={count} className="choice">
            <input
              type="radio"
              name="numPlayers"
              checked={numPlayers === count}
              disabled={count < min}
              onChange={() => onChange(count)}
            />
            <span>{room.newTable.playersCount(count, formats.number(count))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Fields for the options of a match, folded under a summary. Renders nothing without options, or before their texts are
 * loaded.
 */
export function OptionsField({
  game,
  values,
  onChange,
}: {
  readonly game: CatalogGame;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}) {
  const speech = useText();
  const { newTable: words } = useWaitingRoomText();
  const { value: texts } = useOptionTexts(game);
  const { options: fields } = game.info;
  if (!texts || fields.length === 0) return null;
  const changed = optionsInWords(game.info, values, texts, speech);
  return (
    <details className="folded">
      <summary>
        <span className="folded-heading">{words.options}</span>
        <span className="field-help">{changed.join(' · ') || words.defaultRules}</span>
      </summary>
      <OptionFields fields={fields} values={values} texts={texts} onChange={onChange} />
    </details>
  );
}

/** Focuses a form's first invalid field, and unfolds it. */
export function focusFault(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.closest('details')?.setAttribute('open', '');
  wrong?.focus();
}

/** Options of a select: a human player (empty value), or a bot of each level. */
export function SeatChoices() {
  const { language } = useText();
  const room = useWaitingRoomText();
  return (
    <>
      <option value="">{room.newTable.person}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {botWords[language][level]}
        </option>
      ))}
    </>
  );
}
