import { useId } from 'react';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import { type TimeControl, timeControlRange } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import {
  clockControl,
  clockSpeeds,
  daysInWords,
  speedOf,
  timeControlInWords,
} from '../../ui/time-controls.ts';

/** An option of a row of choices. */
interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly timeControl: TimeControl;
}

/** Field for the time control: no clock, clock, or turn-based. */
export function TimeControlField({
  info,
  timeControl,
  onChange,
}: {
  readonly info: Pick<GameInfo, 'decisionSeconds'>;
  readonly timeControl: TimeControl;
  readonly onChange: (timeControl: TimeControl) => void;
}) {
  const { language } = useText();
  const room = useWaitingRoomText();
  const id = useId();
  const { kinds, clocks } = room.timeControl;
  const ways: readonly TimeControl[] = [
    { kind: 'together' },
    clockControl(info, 'normal'),
    { kind: 'days', days: timeControlRange.days[0] },
  ];
  return (
    <fieldset className="field" aria-describedby={`${id}-help`}>
      <legend>{room.timeControl.legend}</legend>
      <Choices
        choices={ways.map((way) => ({
          label: kinds[way.kind],
          isChosen: way.kind === timeControl.kind,
          timeControl: way,
        }))}
        onChange={onChange}
      />
      {timeControl.kind === 'clock' && (
        <Choices
          label={room.timeControl.whichClock}
          choices={clockSpeeds.map((speed) => ({
            label: clocks[speed],
            isChosen: speedOf(info, timeControl) === speed,
            timeControl: clockControl(info, speed),
          }))}
          onChange={onChange}
        />
      )}
      {timeControl.kind === 'days' && (
        <Choices
          label={room.timeControl.whichDays}
          choices={timeControlRange.days.map((days) => ({
            label: daysInWords(days, language),
            isChosen: timeControl.days === days,
            timeControl: { kind: 'days', days },
          }))}
          onChange={onChange}
        />
      )}
      <p id={`${id}-help`} className="field-help">
        {timeControlInWords(timeControl, { room, language })}{' '}
        {timeControl.kind !== 'together' && room.timeControl.timeUp}
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
  readonly onChange: (timeControl: TimeControl) => void;
}) {
  const name = useId();
  const row = choices.map((choice) => (
    <label key={choice.label} className="choice">
      <input
        type="radio"
        name={name}
        checked={choice.isChosen}
        onChange={() => onChange(choice.timeControl)}
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
