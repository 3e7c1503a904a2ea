import { useEffect, useState } from 'react';
import { useTableText } from '../../i18n/messages.tsx';
import type { MatchSnapshot } from './connection.ts';
import { maxGreeting } from './held-move.ts';

/** In milliseconds. */
const times = {
  /** Shorter breaks are not mentioned. */
  untilWorthAWord: 1500,
  /** A restart takes less; after that the server counts as unreachable. */
  untilNotBelieved: 30_000,
} as const;

/** Returns whether a condition has lasted for some time. */
function useHasLasted(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return isSo && hasLasted;
}

/** Says that the connection is lost and what cannot be done meanwhile. Screen readers are also told when it is back. */
export function ConnectionBar({
  match: { isConnected, isLate: isAnswerLate, isServerClosing },
  isPlayer,
}: {
  readonly match: Pick<MatchSnapshot, 'isConnected' | 'isLate' | 'isServerClosing'>;
  /** A spectator misses only updates. */
  readonly isPlayer: boolean;
}) {
  const { connection: words } = useTableText();
  const [wasConnected, setWasConnected] = useState(false);
  useEffect(() => {
    if (isConnected) setWasConnected(true);
  }, [isConnected]);
  const patience = wasConnected ? times.untilWorthAWord : maxGreeting;
  const isLate = useHasLasted(!isConnected, patience);
  const isOverdue = useHasLasted(isServerClosing, times.untilNotBelieved);
  const isRestarting = isServerClosing && !isOverdue;
  const isTold = isLate || isRestarting;
  const [wasTold, setWasTold] = useState(false);
  useEffect(() => {
    if (isTold) setWasTold(true);
  }, [isTold]);
  return (
    <div role="status" className="connection-bar">
      {isTold && (
        <p>
          <strong>{isRestarting ? words.restarting : words.lost}</strong>
          {isPlayer && ` ${words.untilThen}`}
        </p>
      )}
      {isConnected && isAnswerLate && <p>{words.waiting}</p>}
      {isConnected && wasTold && <span className="only-read">{words.isBack}</span>}
    </div>
  );
}
