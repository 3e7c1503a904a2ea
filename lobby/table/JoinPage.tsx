import { type FormEvent, useRef, useState } from 'react';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import type { Problem } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { Cover } from '../parts/GameBox.tsx';
import { NameField } from '../parts/NameField.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { playerName, tidyName, usePlayerName } from '../settings.ts';
import { sitDown } from '../sitDown.ts';
import { Chairs } from './Seats.tsx';
import { TableOptions } from './TableOptions.tsx';
import type { RoomProps } from './TableRoom.tsx';

/** Asks who comes to a table with a free seat: take it, or just watch. */
export function JoinPage({
  table,
  game,
  gameText,
  hasBegun,
  onWatch,
  onTooLate,
}: Pick<RoomProps, 'table' | 'game' | 'gameText'> & {
  readonly hasBegun: boolean;
  readonly onWatch: () => void;
  /** The seat could not be had: the table may be full by now, and this page go away with what it says. */
  readonly onTooLate: (problem: Problem) => void;
}) {
  const { text, language, formats } = useText();
  const { title } = game.info.shelf[language];
  const [name, setName] = useState(usePlayerName());
  const [isMissing, setMissing] = useState(false);
  const [wished, setWished] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const free = table.seats.filter((seat) => seat.name === null);
  const chosen = free.find(({ playerID }) => playerID === wished) ?? free[0];
  const heading = hasBegun ? text.join.headingRunning(title) : text.join.heading(title);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ownName = tidyName(name);
    setMissing(ownName === '');
    if (ownName === '') return input.current?.focus();
    playerName.set(ownName);
    // A second press would take a second seat.
    if (isSending.current) return;
    isSending.current = true;
    const refused = await sitDown(table, { name: ownName, playerID: chosen?.playerID });
    isSending.current = false;
    if (!refused) return;
    setProblem(refused);
    onTooLate(refused);
  };

  return (
    <div className="page form-page">
      <div className="form-page-side">
        <div className="box">
          <Cover game={game} />
        </div>
      </div>
      <form className="card form" onSubmit={submit} noValidate>
        <PageHeading title={heading}>{heading}</PageHeading>
        {hasBegun && <p>{text.join.runningHelp}</p>}
        <Chairs table={table} ownID={undefined} />
        <TableOptions setupData={table.setupData} game={game} gameText={gameText} />
        <NameField name={name} onChange={setName} isMissing={isMissing} input={input} />
        {free.length > 1 && (
          <fieldset className="field">
            <legend>{text.join.whichSeat}</legend>
            <div className="choices">
              {free.map(({ playerID }) => (
                <label key={playerID} className="choice">
                  <input
                    type="radio"
                    name="seat"
                    checked={chosen?.playerID === playerID}
                    onChange={() => setWished(playerID)}
                  />
                  <span>
                    <SeatSign playerID={playerID} />{' '}
                    {text.table.seat(formats.number(Number(playerID) + 1))}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {problem && (
          <p role="alert" className="note note-bad">
            {text.problems[problem]}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="button button-main button-large">
            {text.join.sitDown}
          </button>
          <button type="button" className="button button-large" onClick={onWatch}>
            {text.join.watch}
          </button>
        </div>
      </form>
    </div>
  );
}
