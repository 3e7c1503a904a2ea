import { useId } from 'react';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import { type Pace, paceRange } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { clockPace, clockSpeeds, daysInWords, paceInWords, speedOf } from './paces.ts';

/** An option of a row of choices. */
interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly pace: Pace;
}

/** Field for the time control: no clock, clock, or turn-based. */
export function PaceField({
  info,
  pace,
  onChange,
}: {
  readonly info: Pick<GameInfo, 'decisionSeconds'>;
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}) {
  const { language } = useText();
  const room = useWaitingRoomText();
  const id = useId();
  const { kinds, clocks } = room.pace;
  const ways: readonly Pace[] = [
    { kind: 'together' },
    clockPace(info, 'normal'),
    { kind: 'days', days: paceRange.days[0] },
  ];
  return (
    <fieldset className="field" aria-describedby={`${id}-help`}>
      <legend>{room.pace.legend}</legend>
      <Choices
        choices={ways.map((way) => ({
          label: kinds[way.kind],
          isChosen: way.kind === pace.kind,
          pace: way,
        }))}
        onChange={onChange}
      />
      {pace.kind === 'clock' && (
        <Choices
          label={room.pace.whichClock}
          choices={clockSpeeds.map((speed) => ({
            label: clocks[speed],
            isChosen: speedOf(info, pace) === speed,
            pace: clockPace(info, speed),
          }))}
          onChange={onChange}
        />
      )}
      {pace.kind === 'days' && (
        <Choices
          label={room.pace.whichDays}
          choices={paceRange.days.map((days) => ({
            label: daysInWords(days, language),
            isChosen: pace.days === days,
            pace: { kind: 'days', days },
          }))}
          onChange={onChange}
        />
      )}
      <p id={`${id}-help`} className="field-help">
        {paceInWords(pace, { room, language })} {pace.kind !== 'together' && room.pace.timeUp}
      </p>
    </fieldset>
  );
}

/** A row of choices. A row below the first has its own legend. */
function Choices({
  label,
  choices,
  onChange,
}: {
  readonly label?: string;
  readonly choices: readonly Choice[];
  readonly onChange: (pace: Pace) => void;
}) {
  const name = useId();
  const row = choices.map((choice) => (
    <label key={choice.label} className="choice">
      <input
        type="radio"
        name={name}
        checked={choice.isChosen}
        onChange={() => onChange(choice.pace)}
      />
      <span>{choice.label}</span>
    </label>
  ));
  if (label === undefined) return <div className="choices">{row}</div>;
  return (
    <fieldset className="choices choices-below" aria-label={label}>
      {row}
    </fieldset>
  );
}
