import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Table } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { fetchTable } from '../../lib/api.ts';
import { formerTable } from '../../lib/navigation.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { usePolling } from '../../lib/usePolling.ts';

/** Interval in milliseconds at which the page fetches the former table. */
const lookAgainAfter = 10_000;

/** Returns the names of the former table's players who have not declined; empty without a former table. */
function useFormerPeople(): readonly string[] {
  const [search] = useSearchParams();
  const former = search.get(formerTable);
  const [names, setNames] = useState<readonly string[]>([]);
  const look = useCallback(
    async (isCurrent: () => boolean) => {
      const outcome = former === null ? null : await fetchTable(former);
      if (!isCurrent() || !outcome?.ok) return;
      const { declined } = outcome.value;
      const asked = peopleAt(outcome.value).filter(({ playerID }) => !declined.includes(playerID));
      setNames(asked.map(({ name }) => name));
    },
    [former],
  );
  usePolling(look, lookAgainAfter);
  return names;
}

/** Lists the former table's players who have been asked for a rematch and are not here yet. */
export function AskedAgain({ table }: { readonly table: Table }) {
  const { formats } = useText();
  const { waiting: words } = useWaitingRoomText();
  const former = useFormerPeople();
  const here = peopleAt(table).map(({ name }) => name);
  const missing = former.filter((name) => !here.includes(name));
  if (missing.length === 0) return null;
  return <p className="note">{words.notHereYet(formats.list(missing))}</p>;
}
