import { useId } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { isLevel, type Level, levels } from '../../../games/kit/search/levels.ts';
import type { BotsRequest } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { SeatChoices } from './MatchFields.tsx';

/** Plan for the seats of a new table other than the host's: a bot's level, or null for a human player. */
export interface OthersPlan {
  /** Choice for all seats without one of their own. */
  readonly everywhere: Level | null;
  readonly isSeatBySeat: boolean;
  /** Choices for single seats; the others follow `everywhere`. */
  readonly bySeat: Readonly<Record<string, Level | null>>;
}

/** The default: a table waits for human players. */
export const onlyPeople: OthersPlan = { everywhere: null, isSeatBySeat: false, bySeat: {} };

function otherSeats(numPlayers: number): readonly string[] {
  return Array.from({ length: numPlayers - 1 }, (_, index) => String(index + 1));
}

function plannedAt({ everywhere, isSeatBySeat, bySeat }: OthersPlan, playerID: string) {
  const own = isSeatBySeat ? bySeat[playerID] : undefined;
  return own === undefined ? everywhere : own;
}

/** Returns the bots to add to a table of so many players. */
export function botsOfPlan(plan: OthersPlan, numPlayers: number): BotsRequest['bots'] {
  const planned = otherSeats(numPlayers).map((seat) => [seat, plannedAt(plan, seat)] as const);
  return Object.fromEntries(planned.filter(([, level]) => level !== null));
}

interface PlanProps {
  readonly plan: OthersPlan;
  readonly numPlayers: number;
  readonly onChange: (plan: OthersPlan) => void;
}

/** Chooses who plays on the other seats of a new table: people, bots of one level, or seat by seat. */
export function OtherSeats({ plan, numPlayers, onChange }: PlanProps) {
  const room = useWaitingRoomText();
  const id = useId();
  const others = otherSeats(numPlayers);
  const isSeatBySeat = plan.isSeatBySeat && others.length > 1;
  const { levelHelp } = room.bots;
  const helpOf = (level: Level | null) =>
    level === null ? room.newTable.peopleHelp : levelHelp[level];
  const areAllBots = Object.keys(botsOfPlan(plan, numPlayers)).length === others.length;
  const choices = [null, ...levels].map((level) => ({
    label:
      level === null
        ? room.newTable.people
        : room.newTable.bots(others.length, room.bots.levels[level]),
    isChosen: !isSeatBySeat && plan.everywhere === level,
    plan: { ...onlyPeople, everywhere: level },
  }));
  const bySeat = {
    label: room.newTable.seatBySeat,
    isChosen: isSeatBySeat,
    plan: { ...plan, isSeatBySeat: true },
  };
  return (
    <fieldset className="field" aria-describedby={`${id}-help`}>
      <legend>{room.newTable.others}</legend>
      <div className="choices">
        {(others.length > 1 ? [...choices, bySeat] : choices).map((choice) => (
          <label key={choice.label} className="choice">
            <input
              type="radio"
              name="others"
              checked={choice.isChosen}
              onChange={() => onChange(choice.plan)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className="field-help">
        {isSeatBySeat ? room.newTable.seatBySeatHelp : helpOf(plan.everywhere)}
      </p>
      {isSeatBySeat && <SeatBySeat plan={plan} numPlayers={numPlayers} onChange={onChange} />}
      <p role="status" className="note">
        {areAllBots && room.newTable.allBots}
      </p>
    </fieldset>
  );
}

/** One choice for each seat but the host's. */
function SeatBySeat({ plan, numPlayers, onChange }: PlanProps) {
  const { text, formats } = useText();
  const id = useId();
  return (
    <ul className="other-seats">
      {otherSeats(numPlayers).map((playerID) => (
        <li key={playerID}>
          <label htmlFor={`${id}-${playerID}`}>
            <SeatSign playerID={playerID} />
            {text.seat(formats.number(Number(playerID) + 1))}
          </label>
          <select
            id={`${id}-${playerID}`}
            value={plannedAt(plan, playerID) ?? ''}
            onChange={({ target: { value } }) => {
              const level = isLevel(value) ? value : null;
              onChange({ ...plan, bySeat: { ...plan.bySeat, [playerID]: level } });
            }}
          >
            <SeatChoices />
          </select>
        </li>
      ))}
    </ul>
  );
}
