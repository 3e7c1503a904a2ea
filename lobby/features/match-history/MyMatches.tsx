import { useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type CatalogGame, catalog, catalogGame } from '../../../games/index.ts';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { NameOf } from '../../../games/kit/text.ts';
import type { MatchHistoryMessages } from '../../i18n/en/match-history.ts';
import { createMessages } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { type TryOfToday, triesOfToday } from '../../lib/daily-history.ts';
import { useDailyTries } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import { useSeats } from '../../lib/seats.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useSeatNames } from '../../lib/useSeatNames.ts';
import { BotMark } from '../../ui/BotMark.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { remove } from '../local-match/match-database.ts';
import { deleteFile } from '../past-match/record-files.ts';
import { hideMatch, listMatches, type PlayedMatchEntry, talliesOf } from './match-history.ts';
import { noteMissed } from './note-match.ts';
import './match-history.css';

/** Provides the text for the list of matches in this browser. */
const { Provider: MatchHistoryText, useWords: useMatchHistoryText } =
  createMessages<MatchHistoryMessages>(
    'MatchHistoryText',
    (language) => import(`../../i18n/${language}/match-history.ts`),
  );

const gameNames = catalog.map(({ info }) => info.name);

/** Lists the matches played in this browser with their replays, and the number of wins. */
export function MyMatches() {
  return (
    <MatchHistoryText>
      <MatchHistory />
    </MatchHistoryText>
  );
}

function MatchHistory() {
  const words = useMatchHistoryText();
  const seats = useSeats();
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was forgotten is a reason to look again
  const load = useCallback(async () => {
    await noteMissed(seats).catch((error: unknown) => console.warn(error));
    return listMatches();
  }, [seats, changes]);
  const { value: races, hasFailed } = useLoaded(load);
  const tries = useDailyTries();
  const today = triesOfToday(tries, Date.now()).filter(
    ({ matchID }) => !races?.some((race) => race.matchID === matchID),
  );
  const isEmpty = races?.length === 0 && today.length === 0;
  const section = useRef<HTMLElement>(null);
  const forget = async (race: PlayedMatchEntry) => {
    // A local match that still exists would be listed in its place.
    await Promise.all([hideMatch(race), deleteFile(race.fileID), remove(race.matchID)]);
    setChanges((before) => before + 1);
    section.current?.focus();
  };
  return (
    <section aria-label={words.heading} ref={section} tabIndex={-1} className="races">
      <p className="lead">{words.help}</p>
      {(isEmpty || hasFailed) && <p className="note">{words.none}</p>}
      {races && !isEmpty && (
        <>
          <Tallies races={races} today={today} />
          <h2>{words.list}</h2>
          <ul className="tables races-list">
            {today.map((match) => {
              const game = catalogGame(match.game);
              return (
                game && (
                  <li key={match.matchID}>
                    <TodaysCard match={match} game={game} />
                  </li>
                )
              );
            })}
            {races.map((race) => {
              const game = catalogGame(race.game);
              return (
                game && (
                  <li key={race.matchID}>
                    <MatchCard race={race} game={game} onForget={() => forget(race)} />
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

/** Shows wins and places by game; nothing if the player has only shared a screen. */
function Tallies({
  races,
  today,
}: {
  readonly races: readonly PlayedMatchEntry[];
  readonly today: readonly TryOfToday[];
}) {
  const { language, formats } = useText();
  const words = useMatchHistoryText();
  const tallies = talliesOf(races, gameNames, today);
  if (tallies.length === 0) return null;
  return (
    <>
      <h2>{words.tallies}</h2>
      <dl className="races-tallies">
        {tallies.map(({ game, ran, won }) => (
          <div key={game} className="card">
            <dt>{catalogGame(game)?.info.description[language].title}</dt>
            <dd>{words.ran(ran, formats.number(ran))}</dd>
            <dd className={won > 0 ? 'races-won' : undefined}>
              {words.won(won, formats.number(won))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shows a daily match of today, whose replay the server gives out when the day is over. */
function TodaysCard({
  match: { day, place },
  game,
}: {
  readonly match: TryOfToday;
  readonly game: CatalogGame;
}) {
  const { language } = useText();
  const words = useMatchHistoryText();
  const { title } = game.info.description[language];
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{title}</h3>
        <p className="table-card-facts">
          {words.daily} · {place === 1 ? words.wonIt : words.place(place)} · {words.replayTomorrow}
        </p>
      </div>
      <div className="table-card-ways">
        <Link
          href={addresses.daily(day, game.info.name)}
          className="button"
          aria-label={words.resultsOf(title)}
        >
          {words.results}
        </Link>
      </div>
    </article>
  );
}

function MatchCard({
  race,
  game,
  onForget,
}: {
  readonly race: PlayedMatchEntry;
  readonly game: CatalogGame;
  readonly onForget: () => void;
}) {
  const { language, formats } = useText();
  const words = useMatchHistoryText();
  const { title } = game.info.description[language];
  const when = formats.day(race.endedAt);
  const nameOf = useSeatNames(race.seats);
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{title}</h3>
        <ul className="seat-names">
          {race.seats.map(({ bot }, index) => {
            const playerID = String(index);
            return (
              <li key={playerID}>
                <SeatSign playerID={playerID} />
                {playerID === race.own ? <strong>{nameOf(playerID)}</strong> : nameOf(playerID)}
                <BotMark level={bot} language={language} />
              </li>
            );
          })}
        </ul>
        <p className="table-card-facts">
          {when} · <Outcome race={race} nameOf={nameOf} />
          {race.isPlayedOn && ` · ${words.playedOn}`}
        </p>
      </div>
      <div className="table-card-ways">
        <Link
          href={addresses.replayFile(race.fileID, race.own)}
          className="button button-main"
          aria-label={words.lookAgainLabel(title, when)}
        >
          {words.lookAgain}
        </Link>
        <ConfirmButton
          words={words.forget}
          label={words.forgetLabel(title, when)}
          title={words.forgetTitle}
          help={words.forgetHelp}
          onConfirm={onForget}
        />
      </div>
    </article>
  );
}

function Outcome({ race, nameOf }: { readonly race: PlayedMatchEntry; readonly nameOf: NameOf }) {
  const { formats } = useText();
  const words = useMatchHistoryText();
  const { own, result } = race;
  if (!result) return words.without;
  if (own === null) {
    return words.oneScreen(formats.list(result.winners.map(nameOf)));
  }
  const place = result.ranking.find(({ playerID }) => playerID === own)?.place;
  if (place === 1) return words.wonIt;
  return place === undefined ? words.without : words.place(place);
}
