import type { ShelfGame } from '../../games/index.ts';
import { botWords } from '../../games/kit/locales/bots.ts';
import type { OptionValues } from '../../games/kit/options.ts';
import { levels } from '../../games/kit/search/levels.ts';
import { useText } from '../i18n/useText.tsx';
import { useOptionTexts } from '../useGameText.ts';
import { OptionFields } from './OptionFields.tsx';

/** How many are to play. */
export function PlayersField({
  game,
  numPlayers,
  onChange,
}: {
  readonly game: ShelfGame;
  readonly numPlayers: number;
  readonly onChange: (numPlayers: number) => void;
}) {
  const { text, formats } = useText();
  const { minPlayers, maxPlayers } = game.info;
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  return (
    <fieldset className="field">
      <legend>{text.newTable.players}</legend>
      <div className="choices">
        {counts.map((count) => (
          <label key={count} className="choice">
            <input
              type="radio"
              name="numPlayers"
              checked={numPlayers === count}
              onChange={() => onChange(count)}
            />
            <span>{text.newTable.playersCount(count, formats.number(count))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The options of a match; nothing for a game without any, and until its words are there. */
export function OptionsField({
  game,
  values,
  onChange,
}: {
  readonly game: ShelfGame;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}) {
  const { text } = useText();
  const { value: texts } = useOptionTexts(game);
  const { options: fields } = game.info;
  if (!texts || fields.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{text.newTable.options}</legend>
      <OptionFields {...{ fields, values, texts, onChange }} />
    </fieldset>
  );
}

/** Who can play at a seat, within a select: the empty value is a person, the others are levels of bots. */
export function SeatChoices() {
  const { text, language } = useText();
  return (
    <>
      <option value="">{text.newTable.person}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {botWords[language][level]}
        </option>
      ))}
    </>
  );
}
