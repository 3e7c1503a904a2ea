import { useCallback, useState } from 'react';
import { useText } from '../../i18n/useText.tsx';
import { fetchOnline } from '../../lib/api.ts';
import { usePolling } from '../../lib/usePolling.ts';
import { useWaitingRoomText } from './WaitingRoomText.tsx';

/** Milliseconds. */
const lookAgainAfter = 15_000;

/** Says how many others are at tables of this server; nothing if nobody is. */
export function OnlineNow() {
  const { formats } = useText();
  const { waiting: words } = useWaitingRoomText();
  const [others, setOthers] = useState(0);
  const look = useCallback(async (isCurrent: () => boolean) => {
    const outcome = await fetchOnline();
    // The reader is at a table, too.
    if (isCurrent() && outcome.ok) setOthers(outcome.value.atTables - 1);
  }, []);
  usePolling(look, lookAgainAfter);
  return others > 0 ? <p>{words.online(others, formats.number(others))}</p> : null;
}
