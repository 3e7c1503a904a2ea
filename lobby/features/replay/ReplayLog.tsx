import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { useTableText } from '../../i18n/messages.tsx';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import type { Line } from '../past-match/lines.ts';

const LogLine = memo(function LogLine({
  line,
  isNow,
  isLast,
  onGo,
}: {
  readonly line: Line;
  readonly isNow: boolean;
  readonly isLast: boolean;
  readonly onGo: (at: number) => void;
}) {
  const { sentence, playerID, startsSection, at } = line;
  return (
    <li className="replay-line" data-now={isNow}>
      <button
        type="button"
        className={startsSection ? 'log-turn' : 'log-line'}
        aria-current={isNow && isLast ? 'step' : undefined}
        onClick={() => onGo(at)}
      >
        {playerID !== null && <SeatSign playerID={playerID} />}
        <span>{sentence}</span>
      </button>
    </li>
  );
});

/** Number of lines shown at first, since a long match has thousands. */
const linesAtOnce = 25;
/** Number of earlier lines that each press adds. */
const earlierLines = 200;

interface ReplayLogProps {
  /** Lines up to the position, including those of its move. */
  readonly lines: readonly Line[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** Shows the log up to a position, newest line last. A press on a line goes to its position. */
export function ReplayLog(props: ReplayLogProps) {
  return <ShownLog {...useDeferredValue(props)} />;
}

const ShownLog = memo(function ShownLog({ lines, at, onGo }: ReplayLogProps) {
  const table = useTableText();
  const words = useReplayText();
  const [max, setMost] = useState(linesAtOnce);
  const list = useRef<HTMLElement>(null);
  const isScrolledBack = useRef(false);
  // The style sheet keeps the newest line in view unless the visitor has scrolled back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is the reason to scroll
  useEffect(() => {
    if (list.current && isScrolledBack.current) list.current.scrollTop = 0;
  }, [at]);
  if (lines.length === 0) return <p className="panel-empty">{table.panel.emptyLog}</p>;
  const shown = lines.slice(-max);
  return (
    <section
      ref={list}
      className="panel-scroll panel-newest replay-log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={table.panel.log}
      onScroll={({ currentTarget }) => {
        // The position counts from the end, so it is negative further back.
        isScrolledBack.current = currentTarget.scrollTop < 0;
      }}
    >
      <div>
        {shown.length < lines.length && (
          <button
            type="button"
            className="button button-small"
            onClick={() => setMost(max + earlierLines)}
          >
            {words.earlier}
          </button>
        )}
        <ol className="log">
          {shown.map((line, index) => (
            <LogLine
              key={line.key}
              line={line}
              isNow={line.at === at}
              isLast={index === shown.length - 1}
              onGo={onGo}
            />
          ))}
        </ol>
      </div>
    </section>
  );
});
