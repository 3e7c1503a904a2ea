import { type ReactNode, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { TableAtHand } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { usePractice } from '../../ui/usePractice.ts';
import { peopleAt } from '../table/seats/names.ts';
import { OnlineNow } from './OnlineNow.tsx';
import { useWaitingRoomText } from './WaitingRoomText.tsx';

const LazyPractice = lazyComponent(
  async () => (await import('../local-match/LocalMatchPage.tsx')).LocalMatchPage,
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
