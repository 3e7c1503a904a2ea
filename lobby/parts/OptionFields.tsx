import { useId, useState } from 'react';
import { faultOfOptions, type OptionField, type OptionValues } from '../../games/kit/options.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';

/** The options of a new table, made from the game's own list with the game's own words. */
export function OptionFields({
  fields,
  values,
  texts,
  onChange,
}: {
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  readonly texts: GameText['options'];
  readonly onChange: (values: OptionValues) => void;
}) {
  return (
    <div className="options">
      {fields.map((field) => {
        const words = texts[field.name] ?? { label: field.name, help: '' };
        const set = (value: boolean | number) => onChange({ ...values, [field.name]: value });
        return field.kind === 'yesNo' ? (
          <YesNo key={field.name} words={words} isOn={values[field.name] === true} onChange={set} />
        ) : (
          <WholeNumber
            key={field.name}
            field={field}
            words={words}
            value={Number(values[field.name])}
            onChange={set}
          />
        );
      })}
    </div>
  );
}

type Words = { readonly label: string; readonly help: string };

function YesNo({
  words,
  isOn,
  onChange,
}: {
  readonly words: Words;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="option option-yes-no">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{words.label}</label>
      <p id={`${id}-help`} className="field-help">
        {words.help}
      </p>
    </div>
  );
}

function WholeNumber({
  field,
  words,
  value,
  onChange,
}: {
  readonly field: Extract<OptionField, { kind: 'wholeNumber' }>;
  readonly words: Words;
  /** NaN while the field holds no number. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { text, formats } = useText();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isWrong = faultOfOptions([field], { [field.name]: value }) !== undefined;
  const set = (newTyped: string) => {
    setTyped(newTyped);
    onChange(newTyped.trim() === '' ? Number.NaN : Number(newTyped));
  };
  const step = (by: number) => {
    const from = Number.isNaN(value) ? field.standard : value;
    set(String(Math.min(field.most, Math.max(field.least, Math.round(from) + by))));
  };
  const limits = [formats.number(field.least), formats.number(field.most)] as const;
  return (
    <div className="option">
      <label htmlFor={id}>{words.label}</label>
      <div className="stepper">
        <button
          type="button"
          className="button"
          aria-label={text.newTable.less(words.label)}
          disabled={value <= field.least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => set(target.value)}
        />
        <button
          type="button"
          className="button"
          aria-label={text.newTable.more(words.label)}
          disabled={value >= field.most}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-help`} className={isWrong ? 'field-fault' : 'field-help'}>
        {isWrong
          ? text.newTable.outOfRange(...limits)
          : `${words.help} ${text.newTable.range(...limits)}`}
      </p>
    </div>
  );
}
