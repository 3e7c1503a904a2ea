import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { type OptionValues, validateOptions, valuesOfOptions } from '../../../games/kit/options.ts';
import { LocalMatchText, useLocalMatchText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { playerName } from '../../lib/settings.ts';
import { Cover } from '../../ui/GameBox.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { lastLevel, lastPeople } from '../local-match/choices.ts';
import { startMatch } from '../local-match/start.ts';
import { preloadLocalMatchPage } from '../local-match-page/preload-page.ts';
import { namesOf, type Planned, PlannedSeats, seatsOfPlan } from './PlannedSeats.tsx';
import '../../style/local-match.css';
import '../../style/table-setup.css';
import { focusFault, OptionsField, PlayersField } from './MatchFields.tsx';

/**
 * Returns the initial plan: the last players here, else this browser's player and a second one; bots on all other
 * seats.
 */
function firstPlan(maxPlayers: number): readonly Planned[] {
  const last = lastPeople.get();
  const people = last.length > 1 ? last : [last[0] ?? playerName.get(), ''];
  return Array.from({ length: maxPlayers }, (_, index) => ({
    bot: index < people.length ? null : lastLevel.get(),
    name: people[index] ?? '',
  }));
}

/** The form for a match in this browser: pass and play, against bots, or both. */
export function NewLocalMatch({ game }: { readonly game: CatalogGame }) {
  return (
    <WaitingRoomText>
      <LocalMatchText>
        <Form game={game} />
      </LocalMatchText>
    </WaitingRoomText>
  );
}

function Form({ game }: { readonly game: CatalogGame }) {
  const { text, language } = useText();
  const here = useLocalMatchText();
  const { title } = game.info.description[language];
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
    const names = namesOf(seats);
    setFault(names.length === 0 ? 'noPerson' : null);
    if (names.length === 0) return;
    if (validateOptions(game.info.options, options) !== undefined) {
      return focusFault(form.current);
    }
    // A second press would start a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    lastPeople.set(names);
    try {
      await preloadLocalMatchPage(game);
      const request = { setupData: options, seats: seatsOfPlan(seats) };
      navigate(addresses.here(await startMatch(game, request)));
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
          <PlannedSeats
            seats={seats}
            onChange={(changed) => setPlan([...changed, ...plan.slice(numPlayers)])}
          />
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
