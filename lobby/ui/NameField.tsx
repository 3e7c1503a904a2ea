import { type RefObject, useId } from 'react';
import { maxName } from '../../protocol/tables.ts';
import { useText } from '../i18n/useText.tsx';

/** Field for a player's name. `isMissing` marks a required name that was left empty. */
export function NameField({
  name,
  onChange,
  isMissing,
  input,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly isMissing: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}) {
  const { text, formats } = useText();
  const id = useId();
  const isFault = isMissing && name.trim() === '';
  return (
    <div className="field">
      <label htmlFor={id}>{text.name.label}</label>
      <input
        id={id}
        ref={input}
        value={name}
        maxLength={maxName}
        autoComplete="nickname"
        aria-describedby={`${id}-help`}
        aria-invalid={isFault}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={isFault ? 'field-fault' : 'field-help'}>
        {isFault ? text.name.missing : text.name.help(formats.number(maxName))}
      </p>
    </div>
  );
}
