import { useEffect } from 'react';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import { tableSpeed, tableSpeeds } from './table-speed.ts';

/** Elements in which the key has another meaning. */
const elsewhere = 'input, select, textarea, [contenteditable], dialog';

function isAskedFor({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'Backspace' || altKey || ctrlKey || metaKey) return false;
  return !(target instanceof Element && target.closest(elsewhere));
}

/** Replays the last moves on the board. `onAgain` is null if there is nothing to replay. */
export function ReplayLastMoves({ onAgain }: { readonly onAgain: (() => void) | null }) {
  const words = useTableText().again;
  useEffect(() => {
    if (!onAgain) return undefined;
    const showByKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && isAskedFor(event)) onAgain();
    };
    document.addEventListener('keydown', showByKey);
    return () => document.removeEventListener('keydown', showByKey);
  }, [onAgain]);
  return (
    <button
      type="button"
      className="button button-small play-menu play-again"
      aria-label={words.button}
      title={words.help}
      aria-keyshortcuts="Backspace"
      // The button stays in its place and keeps the focus.
      aria-disabled={!onAgain}
      onClick={onAgain ?? undefined}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M5 5v5h5M5.6 10a7.5 7.5 0 1 1-.9 5" />
      </svg>
    </button>
  );
}

/** The option that shows everything at once until the viewer's next turn. */
const skip = 'skip';

/** Chooses the playback speed of boards. */
export function SpeedChoice({
  isSkipping,
  onSkip,
}: {
  readonly isSkipping: boolean;
  /** Null if the viewer has no turn to skip to. */
  readonly onSkip: ((isSkipping: boolean) => void) | null;
}) {
  const { formats } = useText();
  const words = useTableText().again;
  const speed = useStore(tableSpeed);
  return (
    <label className="play-speed">
      {words.speed}
      <select
        value={isSkipping ? skip : String(speed)}
        onChange={({ target }) => {
          onSkip?.(target.value === skip);
          const chosen = tableSpeeds.find((each) => String(each) === target.value);
          if (chosen !== undefined) tableSpeed.set(chosen);
        }}
      >
        {tableSpeeds.map((each) => (
          <option key={each} value={String(each)}>
            {each === Number.POSITIVE_INFINITY ? words.atOnce : words.times(formats.number(each))}
          </option>
        ))}
        {onSkip && <option value={skip}>{words.skip}</option>}
      </select>
    </label>
  );
}
