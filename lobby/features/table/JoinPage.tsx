import { type FormEvent, useRef, useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { Seat } from '../../../protocol/tables.ts';
import { useWaitingRoomText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { joinTable } from '../../lib/join-table.ts';
import { playerName, tidyName, usePlayerName } from '../../lib/settings.ts';
import { Cover, GameFacts } from '../../ui/GameBox.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { ShortRules } from '../../ui/ShortRules.tsx';
import { TableOptions } from '../../ui/TableOptions.tsx';
import { ToLesson } from '../../ui/ToLesson.tsx';
import { timeControlInWords } from '../../ui/time-controls.ts';
import type { RoomProps } from '../connection/room-props.ts';
import { Chairs } from '../table-seats/Seats.tsx';

/** Offers a visitor of a table with free seats to join or to watch. */
export function JoinPage(props: JoinProps) {
  return (
    <WaitingRoomText>
      <Form {...props} />
    </WaitingRoomText>
  );
}

type JoinProps = Pick<RoomProps, 'table' | 'game' | 'gameText'> & {
  readonly hasBegun: boolean;
  readonly onWatch: () => void;
  /** Called when the seat could not be taken: the table may be full by now, and this page disappear. */
  readonly onTooLate: (problem: Problem) => void;
};

function Form({ table, game, gameText, hasBegun, onWatch, onTooLate }: JoinProps) {
  const { text, language } = useText();
  const room = useWaitingRoomText();
  const { title, line } = game.info.description[language];
  const [name, setName] = useState(usePlayerName());
  const [isMissing, setMissing] = useState(false);
  const [wished, setWished] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const free = table.seats.filter(({ name: sitting, isOffered }) => sitting === null || isOffered);
  const chosen = free.find(({ playerID }) => playerID === wished) ?? free[0];
  const heading = hasBegun ? room.join.headingRunning(title) : room.join.heading(title);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ownName = tidyName(name);
    setMissing(ownName === '');
    if (ownName === '') return input.current?.focus();
    playerName.set(ownName);
    // A second press would take a second seat.
    if (isSending.current) return;
    isSending.current = true;
    const refused = await joinTable(table, { name: ownName, playerID: chosen?.playerID });
    isSending.current = false;
    if (!refused) return;
    setProblem(refused);
    onTooLate(refused);
  };

  return (
    <div className="page form-page">
      <div className="form-page-side join-side">
        <div className="box">
          <Cover game={game} />
        </div>
        <p className="lead">{line}</p>
        <GameFacts game={game} />
        <ToLesson game={game} className="button button-small" />
      </div>
      <form className="card form" onSubmit={submit} noValidate>
        <PageHeading title={heading}>{heading}</PageHeading>
        {hasBegun && <p>{chosen?.isOffered ? room.join.offeredHelp : room.join.runningHelp}</p>}
        {free.length === 0 && <p className="note">{room.join.full}</p>}
        <Chairs table={table} ownID={undefined} />
        {chosen && <NameField name={name} onChange={setName} isMissing={isMissing} input={input} />}
        {free.length > 1 && <SeatChoice free={free} chosen={chosen} onChoose={setWished} />}
        <ProblemNote problem={problem} />
        <div className="buttons">
          {chosen && (
            <button type="submit" className="button button-main button-large">
              {room.join.sitDown}
            </button>
          )}
          <button type="button" className="button button-large" onClick={onWatch}>
            {room.join.watch}
          </button>
        </div>
        <TableOptions setupData={table.setupData} game={game} gameText={gameText} />
        <p>{timeControlInWords(table.timeControl, { room, language })}</p>
      </form>
      <section className="card join-rules" aria-labelledby="join-rules">
        <h2 id="join-rules">{text.game.rules}</h2>
        <ShortRules game={game} gameText={gameText} setupData={table.setupData} />
      </section>
    </div>
  );
}

/** Lets the visitor choose one of several free seats. Some belong to players who are away. */
function SeatChoice({
  free,
  chosen,
  onChoose,
}: {
  readonly free: readonly Seat[];
  readonly chosen: Seat | undefined;
  readonly onChoose: (playerID: string) => void;
}) {
  const { text, formats } = useText();
  const { join: words } = useWaitingRoomText();
  return (
    <fieldset className="field">
      <legend>{words.whichSeat}</legend>
      <div className="choices">
        {free.map(({ playerID, name }) => {
          const seat = text.seat(formats.number(Number(playerID) + 1));
          return (
            <label key={playerID} className="choice">
              <input
                type="radio"
                name="seat"
                checked={chosen?.playerID === playerID}
                onChange={() => onChoose(playerID)}
              />
              <span>
                <SeatSign playerID={playerID} /> {name === null ? seat : words.offered(seat, name)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
