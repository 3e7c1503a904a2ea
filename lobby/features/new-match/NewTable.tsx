import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { type OptionValues, validateOptions, valuesOfOptions } from '../../../games/kit/options.ts';
import type { TimeControl } from '../../../protocol/tables.ts';
import { useWaitingRoomText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { createTable, type Problem, seatBots } from '../../lib/api.ts';
import { joinTable } from '../../lib/join-table.ts';
import { addresses } from '../../lib/navigation.ts';
import { seatAt } from '../../lib/seats.ts';
import { playerName, tidyName, usePlayerName } from '../../lib/settings.ts';
import { WithoutServer } from '../../offline/WithoutServer.tsx';
import { Cover } from '../../ui/GameBox.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { focusFault, OptionsField, PlayersField } from './MatchFields.tsx';
import { botsOfPlan, OtherSeats, onlyPeople } from './OtherSeats.tsx';
import { TimeControlField } from './TimeControlField.tsx';
import { VisibilityField } from './VisibilityField.tsx';
import '../../style/table-setup.css';

/** The host takes the first seat. */
const hostSeat = '0';

/** The form for a new table. */
export function NewTable({ game }: { readonly game: CatalogGame }) {
  return (
    <WaitingRoomText>
      <Form game={game} />
    </WaitingRoomText>
  );
}

function Form({ game }: { readonly game: CatalogGame }) {
  const { text, language } = useText();
  const room = useWaitingRoomText();
  const { title } = game.info.description[language];
  const { name: gameName, minPlayers } = game.info;
  const [, navigate] = useLocation();
  const [name, setName] = useState(usePlayerName());
  const [isNameMissing, setNameMissing] = useState(false);
  const [numPlayers, setNumPlayers] = useState(minPlayers);
  const [others, setOthers] = useState(onlyPeople);
  const [options, setOptions] = useState<OptionValues>(() =>
    valuesOfOptions(game.info.options, undefined),
  );
  const [isUnlisted, setUnlisted] = useState(true);
  const [timeControl, setTimeControl] = useState<TimeControl>({ kind: 'together' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const fillSeats = async (matchID: string): Promise<Problem | null> => {
    const bots = botsOfPlan(others, numPlayers);
    const host = seatAt(matchID);
    if (!host || Object.keys(bots).length === 0) return null;
    const seated = await seatBots(gameName, matchID, host, bots);
    return seated.ok ? null : seated.problem;
  };

  const lay = async (hostName: string): Promise<Problem | null> => {
    const created = await createTable(gameName, {
      numPlayers,
      setupData: options,
      unlisted: isUnlisted,
      timeControl,
      language,
    });
    if (!created.ok) return created.problem;
    const { matchID } = created.value;
    const refused = await joinTable(
      { game: gameName, matchID },
      { name: hostName, playerID: hostSeat },
    );
    if (refused) return refused;
    // If its bots fail, the table exists all the same, and its page can add them again.
    const withoutBots = await fillSeats(matchID);
    navigate(addresses.table(matchID), { state: { withoutBots } });
    return null;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const hostName = tidyName(name);
    setNameMissing(hostName === '');
    if (hostName === '') return nameInput.current?.focus();
    if (validateOptions(game.info.options, options) !== undefined) {
      return focusFault(form.current);
    }
    playerName.set(hostName);
    setSending(true);
    setProblem(await lay(hostName));
    setSending(false);
  };

  return (
    <div className="page form-page">
      <div className="form-page-side">
        <div className="box">
          <Cover game={game} />
        </div>
      </div>
      <form ref={form} className="card form" onSubmit={submit} noValidate>
        <PageHeading title={room.newTable.heading(title)}>
          {room.newTable.heading(title)}
        </PageHeading>
        <NameField name={name} onChange={setName} isMissing={isNameMissing} input={nameInput} />
        <PlayersField game={game} numPlayers={numPlayers} onChange={setNumPlayers} />
        <OtherSeats plan={others} numPlayers={numPlayers} onChange={setOthers} />
        <VisibilityField isUnlisted={isUnlisted} onChange={setUnlisted} />
        <TimeControlField info={game.info} timeControl={timeControl} onChange={setTimeControl} />
        <OptionsField game={game} values={options} onChange={setOptions} />
        <ProblemNote problem={problem} />
        {problem === 'offline' && (
          <WithoutServer>
            <Link href={addresses.newHere(gameName)} className="button">
              {text.ways.oneScreen}
            </Link>
          </WithoutServer>
        )}
        <div className="buttons">
          <button type="submit" className="button button-main button-large" disabled={isSending}>
            {room.newTable.openTable}
          </button>
        </div>
      </form>
    </div>
  );
}
