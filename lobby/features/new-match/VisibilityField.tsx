import { useId } from 'react';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';

/** Field for the table's visibility: listed, or link only. */
export function VisibilityField({
  isUnlisted,
  onChange,
}: {
  readonly isUnlisted: boolean;
  readonly onChange: (isUnlisted: boolean) => void;
}) {
  const { newTable: words } = useWaitingRoomText();
  const name = useId();
  const ways = [
    { unlisted: true, label: words.private, help: words.privateHelp },
    { unlisted: false, label: words.listed, help: words.listedHelp },
  ];
  return (
    <fieldset className="field">
      <legend>{words.who}</legend>
      <div className="choices choices-wide">
        {ways.map(({ unlisted, label, help }) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name={name}
              checked={isUnlisted === unlisted}
              onChange={() => onChange(unlisted)}
            />
            <span>
              <strong>{label}</strong>
              <small>{help}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
