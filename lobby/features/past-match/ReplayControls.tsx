import { type CSSProperties, memo } from 'react';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import { chosenSpeed, type Replaying, speeds } from './useReplay.ts';
import './controls.css';

/** Paths in a box of 24 × 24. */
const icons = {
  toStart: 'M6 5v14M19 5L9 12l10 7z',
  partBack: 'M12 5L3 12l9 7zM21 5l-9 7l9 7z',
  moveBack: 'M16 5L6 12l10 7z',
  play: 'M7 4l13 8L7 20z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  moveOn: 'M8 5l10 7L8 19z',
  partOn: 'M12 5l9 7l-9 7zM3 5l9 7l-9 7z',
  toEnd: 'M18 5v14M5 5l10 7l-10 7z',
} as const;

function Way({
  icon,
  label,
  isOpen,
  onGo,
}: {
  readonly icon: keyof typeof icons;
  readonly label: string;
  /** Whether the button works. If not, it stays in its place and keeps the focus. */
  readonly isOpen: boolean;
  readonly onGo: () => void;
}) {
  return (
    <button
      type="button"
      className="replay-way"
      data-way={icon}
      aria-label={label}
      title={label}
      aria-disabled={!isOpen}
      onClick={isOpen ? onGo : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

/** Shows where parts begin, under the slider. The slider's values say the same in words. */
const Marks = memo(function Marks({ parts, length }: Pick<Replaying, 'parts' | 'length'>) {
  return (
    <span className="replay-marks" aria-hidden="true">
      {parts.map((part) => (
        // React's type lacks custom properties.
        <i key={part} style={{ '--replay-share': part / Math.max(1, length) } as CSSProperties} />
      ))}
    </span>
  );
});

function SpeedChoice() {
  const { formats } = useText();
  const words = useReplayText();
  const speed = useStore(chosenSpeed);
  return (
    <select
      className="replay-speed"
      aria-label={words.speed}
      title={words.speed}
      value={speed}
      onChange={({ target }) => {
        const chosen = speeds.find((each) => String(each) === target.value);
        if (chosen !== undefined) chosenSpeed.set(chosen);
      }}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {words.times(formats.number(each))}
        </option>
      ))}
    </select>
  );
}

/**
 * Shows the replay controls: slider, steps, parts and playback. `inWords` describes the position and the move that led
 * to it.
 */
export function ReplayControls({
  replaying,
  inWords,
}: {
  readonly replaying: Replaying;
  readonly inWords: string;
}) {
  const words = useReplayText();
  const { at, length, parts, isPlaying, goTo } = replaying;
  const isOn = at > 0;
  const hasMore = at < length;
  return (
    <section className="replay-controls" aria-label={words.controls}>
      <p className="replay-now" aria-hidden="true">
        {inWords}
      </p>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={length}
          step={1}
          value={at}
          aria-label={words.slider}
          aria-valuetext={inWords}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
        <Marks parts={parts} length={length} />
      </div>
      <SpeedChoice />
      <div className="replay-ways">
        <Way icon="toStart" label={words.toStart} isOpen={isOn} onGo={() => goTo(0)} />
        <Way icon="partBack" label={words.partBack} isOpen={isOn} onGo={replaying.partBack} />
        <Way icon="moveBack" label={words.moveBack} isOpen={isOn} onGo={replaying.stepBack} />
        <Way
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          isOpen={length > 0}
          onGo={() => replaying.setPlaying(!isPlaying)}
        />
        <Way icon="moveOn" label={words.moveOn} isOpen={hasMore} onGo={replaying.stepOn} />
        <Way icon="partOn" label={words.partOn} isOpen={hasMore} onGo={replaying.partOn} />
        <Way icon="toEnd" label={words.toEnd} isOpen={hasMore} onGo={() => goTo(length)} />
      </div>
    </section>
  );
}
