import type { Game } from 'boardgame.io';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { MatchConnection, type MatchSnapshot } from './connection.ts';

/** A match as this page sees it, live. Another seat means another connection. */
export function useMatch({
  game,
  matchID,
  numPlayers,
  playerID,
  credentials,
}: {
  readonly game: Game;
  readonly matchID: string;
  readonly numPlayers: number;
  /** Left out: a spectator. */
  readonly playerID: string | undefined;
  readonly credentials: string | undefined;
}): { readonly match: MatchSnapshot; readonly say: MatchConnection['say'] } {
  const connection = useMemo(() => {
    const isSeated = playerID !== undefined && credentials !== undefined;
    const viewer = isSeated ? { playerID, credentials } : undefined;
    return new MatchConnection({ game, matchID, numPlayers, viewer });
  }, [game, matchID, numPlayers, playerID, credentials]);
  useEffect(() => {
    connection.start();
    return () => connection.stop();
  }, [connection]);
  const match = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const say = useCallback((text: string) => connection.say(text), [connection]);
  return { match, say };
}
