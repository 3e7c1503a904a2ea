import { useCallback, useState } from 'react';
import { fetchTable } from '../api.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { peopleAt } from './names.ts';

/** How often the page looks who has come to the next table, in milliseconds. */
const lookAgainAfter = 2500;

/** Which people sit at another table; nobody at none. */
export function useNamesAt(matchID: string | null): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const look = useCallback(
    async (isCurrent: () => boolean) => {
      if (matchID === null) return;
      const outcome = await fetchTable(matchID);
      if (!isCurrent()) return;
      if (!outcome.ok) {
        // Everybody has left it again.
        if (outcome.problem === 'notFound') setNames([]);
        return;
      }
      setNames(peopleAt(outcome.value).map(({ name }) => name));
    },
    [matchID],
  );
  useLookAgain(look, lookAgainAfter);
  return names;
}
