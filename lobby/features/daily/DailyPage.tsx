import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import type { DailyStandings } from '../../../protocol/daily.ts';
import { dayBefore } from '../../../protocol/days.ts';
import { DailyText, useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { notePlace, tryAt, useDailyTries, useOwnTry } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import { seatAt } from '../../lib/seats.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ErrorPage, Loading } from '../../ui/ErrorStates.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PractiseButton } from './DailyStart.tsx';
import { DailyWay } from './DailyWay.tsx';
import { dayInWords } from './days.ts';
import { BestOfDay, BestOfWeek } from './Leaderboards.tsx';
import { OwnResult } from './OwnResult.tsx';
import { fetchStandings } from './requests.ts';
import { distributionOf, rarestChoices } from './standings.ts';
import './daily.css';

/** Shows the results of a game's challenge of a day. */
export function DailyPage({ game }: { readonly game: CatalogGame }) {
  const { day = '' } = useParams<{ readonly day: string }>();
  return (
    <DailyText>
      <Results day={day} game={game} />
    </DailyText>
  );
}

interface ChallengeProps {
  readonly day: string;
  readonly game: CatalogGame;
}

function Results({ day, game }: ChallengeProps) {
  const { text, language } = useText();
  const words = useDailyText();
  const { name, description } = game.info;
  const own = tryAt(useDailyTries(), day, name);
  const matchID = own?.matchID;
  const load = useCallback(() => fetchStandings(day, name, matchID), [day, name, matchID]);
  const { value, tryAgain } = useLoaded(load);
  const gameText = useGameText(game);
  const place = value?.ok ? value.value.own?.place : undefined;
  // The match may have ended while no page was open.
  useEffect(() => {
    if (matchID !== undefined && place !== undefined) notePlace(matchID, place);
  }, [matchID, place]);
  if (!value || !(gameText.value || gameText.hasFailed)) return <Loading />;
  if (!value.ok && (value.problem === 'notFound' || value.problem === 'badRequest')) {
    return <ErrorPage heading={words.page.unknown.heading} help={words.page.unknown.help} />;
  }
  const heading = words.page.title(description[language].title);
  return (
    <div className="page daily-page">
      <div>
        <PageHeading title={heading}>{heading}</PageHeading>
        <p className="lead">
          <time dateTime={day}>{value.ok ? dayInWords(day, language) : day}</time>
        </p>
      </div>
      {value.ok ? (
        <Standings
          day={day}
          game={game}
          standings={value.value}
          scoreInWords={gameText.value?.score}
        />
      ) : (
        <div className="note note-bad" role="alert">
          <p>{value.problem === 'offline' ? words.offline : text.problems[value.problem]}</p>
          <button type="button" className="button" onClick={tryAgain}>
            {text.tryAgain}
          </button>
        </div>
      )}
      <OtherGames day={day} game={game} hasDayBefore={value.ok && value.value.hasDayBefore} />
    </div>
  );
}

interface StandingsProps extends ChallengeProps {
  readonly standings: DailyStandings;
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: ((score: number) => string) | undefined;
}

function Standings({ day, game, standings, scoreInWords }: StandingsProps) {
  const words = useDailyText().page;
  const own = tryAt(useDailyTries(), day, game.info.name);
  const { isOver, results, named } = standings;
  return (
    <>
      <OwnResult day={day} game={game} standings={standings} scoreInWords={scoreInWords}>
        <WaysOn day={day} game={game} isOver={isOver} best={standings.best} />
      </OwnResult>
      {own && <Choices standings={standings} matchID={own.matchID} />}
      <section aria-labelledby="daily-distribution" className="daily-part">
        <h2 id="daily-distribution">{words.distribution}</h2>
        {results.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <Distribution standings={standings} scoreInWords={scoreInWords} />
        )}
      </section>
      <div className="daily-tables">
        <BestOfDay named={named} scoreInWords={scoreInWords} />
        <BestOfWeek />
      </div>
      <Seeds standings={standings} />
    </>
  );
}

/** Shows what can be done next: the challenge itself, practice, or the best match to watch. */
function WaysOn({
  day,
  game,
  isOver,
  best,
}: ChallengeProps & Pick<DailyStandings, 'isOver' | 'best'>) {
  const words = useDailyText();
  const { own, state } = useOwnTry(day, game.info.name);
  if (isOver) {
    // A match that the player left was deleted.
    const mine = own && own.place !== null && seatAt(own.matchID) ? own.matchID : null;
    return (
      <div className="buttons">
        {mine !== null && (
          <Link
            href={addresses.replayTable(mine, seatAt(mine)?.playerID ?? null)}
            className="button button-main"
          >
            {words.page.watchOwn}
          </Link>
        )}
        {best !== null && best !== mine && (
          <Link href={addresses.replayTable(best, null)} className="button">
            {words.page.watchBest}
          </Link>
        )}
      </div>
    );
  }
  if (state !== 'ended') {
    return (
      <div className="buttons">
        <DailyWay day={day} game={game} isMain={true} />
      </div>
    );
  }
  return (
    <>
      <div className="buttons">
        <PractiseButton day={day} game={game} />
      </div>
      <p>{words.page.practiseHelp}</p>
      <p>{words.page.later}</p>
    </>
  );
}

/** Shows by what the deal of the challenge can be checked. */
function Seeds({ standings: { secret, fingerprint } }: { readonly standings: DailyStandings }) {
  const words = useDailyText().page;
  return (
    <details className="daily-seeds">
      <summary>{words.seeds}</summary>
      <p>{words.seedsHelp}</p>
      <dl>
        <dt>{words.commitment}</dt>
        <dd>{fingerprint}</dd>
        <dt>{words.serverSeed}</dt>
        <dd>{secret ?? words.seedLater}</dd>
      </dl>
    </details>
  );
}

function OtherGames({
  day,
  game,
  hasDayBefore,
}: ChallengeProps & { readonly hasDayBefore: boolean }) {
  const { text, language } = useText();
  const words = useDailyText();
  return (
    <nav aria-label={words.others} className="daily-part">
      <h2>{words.others}</h2>
      <ul className="daily-others">
        {catalog
          .filter((each) => each !== game)
          .map(({ info }) => (
            <li key={info.name}>
              <Link href={addresses.daily(day, info.name)} className="button button-small">
                {info.description[language].title}
              </Link>
            </li>
          ))}
        {hasDayBefore && (
          <li>
            <Link
              href={addresses.daily(dayBefore(day), game.info.name)}
              className="button button-small"
            >
              {words.dayBefore}
            </Link>
          </li>
        )}
        <li>
          <Link href={addresses.home} className="button button-small">
            {text.toTheShelf}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Shows the reader's rarest decisions, by how many of the others who came to the same position decided alike. When the
 * day is over, each links to its position in the replay.
 */
function Choices({
  standings,
  matchID,
}: {
  readonly standings: DailyStandings;
  /** The reader's match. */
  readonly matchID: string;
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  const rarest = rarestChoices(standings);
  if (rarest.length === 0) return null;
  const own = seatAt(matchID)?.playerID ?? null;
  const at = (position: number) => addresses.replayTable(matchID, own, position);
  return (
    <section aria-labelledby="daily-choices" className="daily-part">
      <h2 id="daily-choices">{words.choices}</h2>
      <p>{words.choicesHelp}</p>
      <ul className="daily-choices">
        {rarest.map(({ position, others, same, number }) => {
          const decision = words.decision(formats.number(number));
          return (
            <li key={position}>
              {standings.isOver ? <Link href={at(position)}>{decision}</Link> : decision}
              {' – '}
              {words.alike(same, formats.number(same), formats.number(others))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Lists how many players had each result, with bars. */
function Distribution({
  standings,
  scoreInWords,
}: {
  readonly standings: DailyStandings;
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: ((score: number) => string) | undefined;
}) {
  const { formats } = useText();
  const words = useDailyText().page;
  const rows = distributionOf(standings, scoreInWords !== undefined);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="daily-bars">
      {rows.map(({ place, score, count, isOwn }) => (
        <li key={`${place} ${score}`} className={isOwn ? 'daily-row-own' : undefined}>
          <span className="daily-bar-of">
            {words.place(place)}
            {score !== null && scoreInWords && ` · ${scoreInWords(score)}`}
            {isOwn && ` (${words.you})`}
            <span className="only-read">: </span>
          </span>
          <span className="daily-bar" aria-hidden="true">
            <span style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <span className="daily-bar-count">{words.players(count, formats.number(count))}</span>
        </li>
      ))}
    </ol>
  );
}
