import { useId, useState } from 'react';
import {
  fieldsThatMatter,
  type OptionField,
  type OptionValue,
  type OptionValues,
  validateOptions,
} from '../../../games/kit/options.ts';
import type { GameText, OptionText } from '../../../games/kit/text.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';

/** Fields for the options of a new table, from the game's metadata and texts. */
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
      {fieldsThatMatter(fields, values).map((field) => {
        const words = texts[field.name] ?? { label: field.name, help: '' };
        const set = (value: OptionValue) => onChange({ ...values, [field.name]: value });
        const value = values[field.name];
        const { name: key } = field;
        const shared = { words, onChange: set };
        if (field.kind === 'yesNo') return <YesNo key={key} {...shared} isOn={value === true} />;
        if (field.kind === 'wholeNumber') {
          return <WholeNumber key={key} {...shared} field={field} value={Number(value)} />;
        }
        if (field.kind === 'numberList') {
          const numbers = Array.isArray(value) ? value.map(Number) : field.defaultValue;
          return <NumberList key={key} {...shared} field={field} value={numbers} />;
        }
        return <Choice key={key} {...shared} field={field} value={value} />;
      })}
    </div>
  );
}

function YesNo({
  words,
  isOn,
  onChange,
}: {
  readonly words: OptionText;
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
  readonly words: OptionText;
  /** NaN while the field holds no number. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { formats } = useText();
  const room = useWaitingRoomText();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isWrong = validateOptions([field], { [field.name]: value }) !== undefined;
  const set = (newTyped: string) => {
    setTyped(newTyped);
    onChange(newTyped.trim() === '' ? Number.NaN : Number(newTyped));
  };
  const step = (by: number) => {
    const from = Number.isNaN(value) ? field.defaultValue : value;
    set(String(Math.min(field.max, Math.max(field.min, Math.round(from) + by))));
  };
  const limits = [formats.number(field.min), formats.number(field.max)] as const;
  return (
    <div className="option">
      <label htmlFor={id}>{words.label}</label>
      <div className="stepper">
        <button
          type="button"
          className="button"
          aria-label={room.newTable.less(words.label)}
          disabled={value <= field.min}
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
          aria-label={room.newTable.more(words.label)}
          disabled={value >= field.max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-help`} className={isWrong ? 'field-fault' : 'field-help'}>
        {isWrong
          ? room.newTable.outOfRange(...limits)
          : `${words.help} ${room.newTable.range(...limits)}`}
      </p>
    </div>
  );
}

function Choice({
  field,
  words,
  value,
  onChange,
}: {
  readonly field: Extract<OptionField, { kind: 'choice' }>;
  readonly words: OptionText;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset className="option option-choice" aria-describedby={`${id}-help`}>
      <legend>{words.label}</legend>
      <p id={`${id}-help`} className="field-help">
        {words.help}
      </p>
      <div className="choices">
        {field.choices.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name={id}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>{words.choices?.[choice] ?? choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NumberList({
  field,
  words,
  value,
  onChange,
}: {
  readonly field: Extract<OptionField, { kind: 'numberList' }>;
  readonly words: OptionText;
  /** NaN where a field holds no number. */
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}) {
  const { formats } = useText();
  const room = useWaitingRoomText();
  const id = useId();
  const [typed, setTyped] = useState(() => value.map(String));
  const isWrong = (number: number) => {
    const all = field.defaultValue.map(() => number);
    return validateOptions([field], { [field.name]: all }) !== undefined;
  };
  const set = (index: number, newTyped: string) => {
    const all = typed.map((each, at) => (at === index ? newTyped : each));
    setTyped(all);
    onChange(all.map((each) => (each.trim() === '' ? Number.NaN : Number(each))));
  };
  const limits = [field.step, field.min, field.max].map(formats.number);
  const range = room.newTable.multiples(limits[0] ?? '', limits[1] ?? '', limits[2] ?? '');
  return (
    <fieldset className="option option-choice" aria-describedby={`${id}-help`}>
      <legend>{words.label}</legend>
      <p id={`${id}-help`} className={value.some(isWrong) ? 'field-fault' : 'field-help'}>
        {value.some(isWrong) ? range : `${words.help} ${range}`}
      </p>
      <ol className="number-list">
        {typed.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have nothing but their place
          <li key={index}>
            <input
              inputMode="numeric"
              aria-label={`${words.label}: ${formats.number(index + 1)}`}
              value={each}
              aria-invalid={isWrong(value[index] ?? Number.NaN)}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => set(index, target.value)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
