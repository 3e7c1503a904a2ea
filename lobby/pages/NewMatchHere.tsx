import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShelfGame } from '../../games/index.ts';
import { SeatSign } from '../../games/kit/board/SeatSign.tsx';
import { faultOfOptions, type OptionValues, valuesOfOptions } from '../../games/kit/options.ts';
import { isLevel, type Level } from '../../games/kit/search/levels.ts';
import { longestName } from '../../server/protocol.ts';
import { lastLevel, lastPeople } from '../here/choices.ts';
import { HereText, useHereText } from '../here/HereText.tsx';
import { seatsWith, startMatch } from '../here/start.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { Cover } from '../parts/GameBox.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { playerName, tidyName } from '../settings.ts';
import '../style/here.css';
import { OptionsField, PlayersField, SeatChoices } from '../parts/MatchFields.tsx';

/** Who is to play at a seat, as the form has it. */
interface Planned {
  /** null: a person. */
  readonly bot: Level | null;
  /** Kept while a bot is chosen, in case it is changed back. */
  readonly name: string;
}

/** Who sat here last; else whoever this browser belongs to, and somebody else. Bots on all other seats. */
function firstPlan(maxPlayers: number): readonly Planned[] {
  const last = lastPeople.get();
  const people = last.length > 1 ? last : [last[0] ?? playerName.get(), ''];
  return Array.from({ length: maxPlayers }, (_, index) => ({
    bot: index < people.length ? null : lastLevel.get(),
    name: people[index] ?? '',
  }));
}

/** The form for a match in this browser: several at one screen, one against bots, and all between. */
export function NewMatchHere({ game }: { readonly game: ShelfGame }) {
  return (
    <HereText>
      <Form game={game} />
    </HereText>
  );
}

function Form({ game }: { readonly game: ShelfGame }) {
  const { text, language } = useText();
  const here = useHereText();
  const { title } = game.info.shelf[language];
  const { maxPlayers, usualPlayers } = game.info;
  const [, navigate] = useLocation();
  const [numPlayers, setNumPlayers] = useState(usualPlayers);
  const [plan, setPlan] = useState(() => firstPlan(maxPlayers));
  const [options, setOptions] = useState<OptionValues>(() =>
    valuesOfOptions(game.info.options, undefined),
  );
  const [fault, setFault] = useState<'noPerson' | 'notStarted' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isStarting = useRef(false);
  const seats = plan.slice(0, numPlayers);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const names = seats.flatMap(({ bot, name }) => (bot === null ? [tidyName(name)] : []));
    setFault(names.length === 0 ? 'noPerson' : null);
    if (names.length === 0) return;
    if (faultOfOptions(game.info.options, options) !== undefined) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    // A second press would begin a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    lastPeople.set(names);
    const level = seats.find(({ bot }) => bot !== null)?.bot;
    if (level) lastLevel.set(level);
    const wanted = seats.map(({ bot, name }) => (bot ? { bot } : { person: tidyName(name) }));
    try {
      const wish = { setupData: options, seats: seatsWith(wanted) };
      navigate(addresses.here(await startMatch(game, wish)));
    } catch (error) {
      console.warn(error);
      setFault('notStarted');
    }
    isStarting.current = false;
  };

  return (
    <div className="page form-page">
      <div className="form-page-side">
        <div className="box">
          <Cover game={game} />
        </div>
      </div>
      <form ref={form} className="card form" onSubmit={submit} noValidate>
        <PageHeading title={here.heading(title)}>{here.heading(title)}</PageHeading>
        <PlayersField game={game} numPlayers={numPlayers} onChange={setNumPlayers} />
        <fieldset className="field">
          <legend>{here.who}</legend>
          <ul className="here-seats">
            {seats.map((planned, index) => (
              <SeatFields
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
                key={index}
                playerID={String(index)}
                planned={planned}
                onChange={(changed) =>
                  setPlan(plan.map((each, at) => (at === index ? changed : each)))
                }
              />
            ))}
          </ul>
        </fieldset>
        <OptionsField game={game} values={options} onChange={setOptions} />
        {fault && (
          <p className="note note-bad" role="alert">
            {fault === 'noPerson' ? here.noPerson : text.ways.notStarted}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="button button-main button-large">
            {here.start}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Who plays at one seat: a person with a name, or a bot. */
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
  const here = useHereText();
  const id = useId();
  const seat = text.table.seat(formats.number(Number(playerID) + 1));
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
          maxLength={longestName}
          autoComplete="off"
          onChange={({ target }) => onChange({ bot, name: target.value })}
        />
      )}
    </li>
  );
}
