import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useStore } from '../../lib/persisted-store.ts';
import { hasBegunLocalMatch } from './has-begun.ts';
import type { Listed } from './match-database.ts';

/** The matches in this browser, and the component that lists them. */
export interface LocalMatches {
  readonly matches: readonly Listed[];
  readonly MatchList: ComponentType<{ readonly matches: readonly Listed[] }>;
}

/**
 * Returns the matches in this browser that are not over, last played first; of one game, or of all. Returns null while
 * they are loading or if there are none. Loads nothing in a browser where no match was ever started.
 */
export function useLocalMatches(game: string | undefined): LocalMatches | null {
  const hasBegun = useStore(hasBegunLocalMatch);
  const [here, setHere] = useState<LocalMatches | null>(null);
  const watch = useCallback(async (isCurrent: () => boolean) => {
    const [{ list, onChange }, { MatchList }] = await Promise.all([
      import('./match-database.ts'),
      import('./MatchList.tsx'),
    ]);
    const look = async () => {
      const matches = await list(Date.now());
      if (isCurrent()) setHere({ matches, MatchList });
    };
    void look();
    return onChange(() => void look());
  }, []);
  useEffect(() => {
    if (!hasBegun) return undefined;
    let isCurrent = true;
    const forget = watch(() => isCurrent).catch((error: unknown) => {
      // Without a connection the list comes with the next visit.
      console.warn(error);
      return () => {};
    });
    return () => {
      isCurrent = false;
      void forget.then((end) => end());
    };
  }, [hasBegun, watch]);
  const matches = (here?.matches ?? []).filter(
    ({ table }) => table?.isOver !== true && (game === undefined || table?.game === game),
  );
  return here && matches.length > 0 ? { ...here, matches } : null;
}
