import { type ReactNode, useEffect } from 'react';
import { type CatalogGame, catalogGame } from '../../../games/index.ts';
import type { DailyAnswer, DailyChallenge, Day } from '../../../protocol/daily.ts';
import { DailyText, prepareDailyText, useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useDailyTries } from '../../lib/daily-tries.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useServerNow } from '../../lib/useServerNow.ts';
import { wholeMinutesInWords } from '../../ui/format-duration.ts';
import { Cover } from '../../ui/GameBox.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { DailyWay } from './DailyWay.tsx';
import { fetchDaily, knownDaily } from './requests.ts';
import './daily.css';

export { prepareDailyText };

const minute = 60_000;

/** The results of the last days, loaded once there are any. */
const LazyLastDays = lazyComponent(
  async () => (await import('./LastDays.tsx')).LastDays,
  <div className="daily-days" />,
);

/** Shows the challenges of today, or nothing if the server has none. */
export function HomeDaily() {
  return (
    <DailyText>
      <Today />
    </DailyText>
  );
}

function Today() {
  const { text } = useText();
  const words = useDailyText();
  const { value, tryAgain } = useLoaded(fetchDaily, knownDaily());
  const hasTries = Object.keys(useDailyTries()).length > 0;
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  if (!value) return <div className="daily-room" />;
  if (value.ok && value.value.challenges.length === 0) return null;
  return (
    <section aria-labelledby="daily-heading" className="daily-room">
      <div className="daily-head">
        <h2 id="daily-heading">{words.heading}</h2>
        <p className="daily-explained">{words.explained}</p>
      </div>
      {value.ok && hasTries && <LazyLastDays today={value.value.day} />}
      {value.ok ? (
        <Challenges answer={value.value} onOver={tryAgain} />
      ) : (
        <p className="note">
          {value.problem === 'offline' ? words.offline : text.problems[value.problem]}
        </p>
      )}
    </section>
  );
}

/** A challenge whose game this lobby knows. */
interface KnownChallenge {
  readonly challenge: DailyChallenge;
  readonly game: CatalogGame;
}

function knownIn({ challenges }: DailyAnswer): readonly KnownChallenge[] {
  return challenges.flatMap((challenge) => {
    const game = catalogGame(challenge.game);
    return game ? [{ challenge, game }] : [];
  });
}

function Challenges({
  answer,
  onOver,
}: {
  readonly answer: DailyAnswer;
  readonly onOver: () => void;
}) {
  const words = useDailyText();
  const now = useServerNow(answer.now, minute);
  const left = answer.endsAt - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const known = knownIn(answer);
  const main = known.find(({ game }) => game.info.name === answer.main) ?? known[0];
  if (!main) return null;
  return (
    <MainChallenge {...main} day={answer.day} left={left}>
      <div className="daily-part">
        <h3 id="daily-others">{words.othersToday}</h3>
        <ul className="daily-others" aria-labelledby="daily-others">
          {known
            .filter((each) => each !== main)
            .map(({ game }) => (
              <li key={game.info.name}>
                <DailyWay day={answer.day} game={game} isMain={false} />
              </li>
            ))}
        </ul>
      </div>
    </MainChallenge>
  );
}

function MainChallenge({
  challenge,
  game,
  day,
  left,
  children,
}: KnownChallenge & {
  readonly day: Day;
  /** Milliseconds until the end of the day. */
  readonly left: number;
  /** The other challenges. */
  readonly children: ReactNode;
}) {
  const { text, language, formats } = useText();
  const words = useDailyText();
  const { numPlayers, level, played } = challenge;
  // Never less than a minute before the next day begins.
  const span = wholeMinutesInWords(Math.max(minute, left), language);
  return (
    <>
      <article className="card daily-card">
        <div className="box daily-box">
          <Cover game={game} />
        </div>
        <div className="daily-facts">
          <h3>{game.info.description[language].title}</h3>
          <p>
            {text.shelf.players(formats.range(numPlayers, numPlayers))} ·{' '}
            {words.bots(words.levels[level])}
          </p>
        </div>
        <p className="daily-count">
          {words.left(span)} · {words.played(played, formats.number(played))}
        </p>
        <div className="daily-way">
          <DailyWay day={day} game={game} isMain={true} />
        </div>
      </article>
      {children}
    </>
  );
}
