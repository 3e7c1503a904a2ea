import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Words } from '../chat/chat-props.ts';
import type { MatchConnection, MatchSnapshot } from './connection.ts';
import { type Connecting, connectionTo, endOpening } from './early-table.ts';

/** Connects to a match and returns it, kept up to date. Another seat makes another connection. */
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
  const match = useSnapshot(connection);
  const say = useCallback((words: Words) => connection.say(words), [connection]);
  return { match, say };
}

/**
 * Returns the state of a connection. With React's `useSyncExternalStore`, each message during the first render would
 * restart it, in one piece.
 */
function useSnapshot(connection: MatchConnection): MatchSnapshot {
  const [seen, setSeen] = useState({ connection, match: connection.snapshot() });
  useEffect(() => {
    const look = () => {
      const match = connection.snapshot();
      setSeen((last) => (last.match === match ? last : { connection, match }));
    };
    look();
    return connection.subscribe(look);
  }, [connection]);
  return seen.connection === connection ? seen.match : connection.snapshot();
}
