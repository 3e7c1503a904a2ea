import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { BotMark } from '../../ui/BotMark.tsx';
import type { DescribedEvent } from './events.ts';
import { type LogMove, logEntries } from './log-entries.ts';

/** Level of the bots that replace players. */
const standInLevel = 'fair';

const noEvents: readonly DescribedEvent[] = [];

/** Shows the log of the match, the newest line last. `told` is null before the log is formatted. */
export function LogPanel({ events: all }: { readonly events: readonly DescribedEvent[] | null }) {
  // Rendered after the board: a long log takes as long as the board.
  const told = useDeferredValue(all ?? noEvents, noEvents);
  const entries = useMemo(() => logEntries(told), [told]);
  const { language } = useText();
  const words = useTableText();
  if (all?.length === 0) return <p className="panel-empty">{words.panel.emptyLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="panel-scroll panel-newest" tabIndex={0} aria-label={words.panel.log}>
      <ol className="log">
        {entries.map(({ key, playerID, startsSection, isByBot, moves }) => (
          <li key={key} className={startsSection ? 'log-turn' : 'log-line'}>
            {playerID !== null && <SeatSign playerID={playerID} />}
            <div>
              {moves.map((move) => (
                <Move key={move.key} move={move} />
              ))}
            </div>
            <BotMark level={isByBot ? standInLevel : null} language={language} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Move({ move: { sentences, details } }: { readonly move: LogMove }) {
  const line = sentences.join(' ');
  if (details.length === 0) return <p>{line}</p>;
  return (
    <details>
      <summary>{line}</summary>
      {details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: details only ever come at the end
        <p key={index}>{detail}</p>
      ))}
    </details>
  );
}

/** Announces new events to screen readers, but none from before the page was opened. */
export function LiveLog({ events }: { readonly events: readonly DescribedEvent[] }) {
  // An event of the table can have the same state as the move before it.
  const known = useRef<ReadonlySet<string> | null>(null);
  const [sentences, setSentences] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...events.map(({ key }) => key)]);
    const news = before ? events.filter(({ key }) => !before.has(key)) : [];
    const sentence = news
      .filter(({ isDetail }) => !isDetail)
      .map((each) => each.sentence)
      .join(' ');
    if (sentence === '') return;
    // In a task of its own: a board that shows many short moments has the page drawn again at each, and with one more
    // drawing owed every time React takes that for a loop without an end.
    setTimeout(() => setSentences(sentence));
  }, [events]);
  return (
    <div className="only-read" aria-live="polite">
      {sentences}
    </div>
  );
}
