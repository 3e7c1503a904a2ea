import { type ReactNode, useCallback, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { TableAtHand } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { fetchOnline } from '../../lib/api.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { usePolling } from '../../lib/usePolling.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { usePractice } from '../ways-to-play/usePractice.ts';

const LazyPractice = lazyComponent(
  async () => (await import('../local-match-page/LocalMatchPage.tsx')).LocalMatchPage,
  <Loading />,
);

/**
 * Offers a player who is alone at a table a match against bots in this browser. The match replaces the waiting room
 * until another player joins.
 */
export function Meanwhile({
  table,
  game,
  children,
}: {
  readonly table: TableAtHand;
  readonly game: CatalogGame;
  /** Renders the waiting room with the offer, or with null if others are here. */
  readonly children: (offer: ReactNode) => ReactNode;
}) {
  const { text } = useText();
  const { waiting: words } = useWaitingRoomText();
  const [practice, setPractice] = useState<string | null>(null);
  const { start, hasFailed } = usePractice(game, setPractice);
  const isAlone = peopleAt(table).length === 1 && table.seats.some(({ name }) => name === null);

  if (!isAlone) {
    if (practice !== null) setPractice(null);
    return children(null);
  }
  if (practice !== null) {
    return (
      <>
        <div className="note meanwhile">
          <p>{words.meanwhileNote}</p>
          <button type="button" className="button button-small" onClick={() => setPractice(null)}>
            {words.backToTable}
          </button>
        </div>
        <LazyPractice matchID={practice} />
      </>
    );
  }
  return children(
    <div className="note">
      <p>{words.alone}</p>
      <OnlineNow />
      <button type="button" className="button" onClick={start}>
        {words.meanwhile}
      </button>
      {hasFailed && <p role="alert">{text.ways.notStarted}</p>}
    </div>,
  );
}

/** Milliseconds. */
const lookAgainAfter = 15_000;

/** Says how many others are at tables of this server; nothing if nobody is. */
function OnlineNow() {
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
