import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MatchConnection, MatchSnapshot, Words } from './connection.ts';
import { type Connecting, connectionTo, endOpening } from './opening.ts';

/** A match as this page sees it, live. Another seat means another connection. */
export function useMatch({ game, matchID, numPlayers, playerID, credentials }: Connecting): {
  readonly match: MatchSnapshot;
  readonly say: MatchConnection['say'];
} {
  const connection = useMemo(
    () => connectionTo({ game, matchID, numPlayers, playerID, credentials }),
    [game, matchID, numPlayers, playerID, credentials],
  );
  useEffect(() => {
    endOpening(connection);
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const match = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const say = useCallback((words: Words) => connection.say(words), [connection]);
  return { match, say };
}
