import { useId } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { isLevel, type Level } from '../../../games/kit/search/levels.ts';
import { maxName } from '../../../protocol/tables.ts';
import { useLocalMatchText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { tidyName } from '../../lib/settings.ts';
import { lastLevel } from '../local-match/choices.ts';
import type { LocalSeat } from '../local-match/match.ts';
import { seatsWith } from '../local-match/start.ts';
import { SeatChoices } from './MatchFields.tsx';

/** Planned player of a seat, as entered in the form. */
export interface Planned {
  /** Level of the bot, or null for a person. */
  readonly bot: Level | null;
  /** Stored while a bot is chosen, in case the choice is changed back. */
  readonly name: string;
}

/** Returns the names of the people. */
export function namesOf(seats: readonly Planned[]): readonly string[] {
  return seats.flatMap(({ bot, name }) => (bot === null ? [tidyName(name)] : []));
}

/** Returns the seats as chosen. The level of the bots is stored as the proposal for the next match. */
export function seatsOfPlan(seats: readonly Planned[]): readonly LocalSeat[] {
  const level = seats.find(({ bot }) => bot !== null)?.bot;
  if (level) lastLevel.set(level);
  return seatsWith(seats.map(({ bot, name }) => (bot ? { bot } : { person: tidyName(name) })));
}

/** Shows the form fields for all seats. */
export function PlannedSeats({
  seats,
  onChange,
}: {
  readonly seats: readonly Planned[];
  readonly onChange: (seats: readonly Planned[]) => void;
}) {
  return (
    <ul className="here-seats">
      {seats.map((planned, index) => (
        <SeatFields
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
          key={index}
          playerID={String(index)}
          planned={planned}
          onChange={(changed) => onChange(seats.map((each, at) => (at === index ? changed : each)))}
        />
      ))}
    </ul>
  );
}

/** Shows the fields of one seat: a person with a name, or a bot. */
function SeatFields({
  playerID,
  planned: { bot, name },
  onChange,
}: {
  readonly playerID: string;
  readonly planned: Planned;
  readonly onChange: (planned: Planned) => void;
}) {
  const { text, formats } = useText();
  const here = useLocalMatchText();
  const id = useId();
  const seat = text.seat(formats.number(Number(playerID) + 1));
  return (
    <li>
      <SeatSign playerID={playerID} />
      <select
        id={id}
        aria-label={here.playerAt(seat)}
        value={bot ?? ''}
        onChange={({ target: { value } }) => onChange({ bot: isLevel(value) ? value : null, name })}
      >
        <SeatChoices />
      </select>
      {bot === null && (
        <input
          aria-label={here.nameAt(seat)}
          placeholder={seat}
          value={name}
          maxLength={maxName}
          autoComplete="off"
          onChange={({ target }) => onChange({ bot, name: target.value })}
        />
      )}
    </li>
  );
}
