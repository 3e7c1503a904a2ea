import { type ReactNode, useRef, useState } from 'react';
import type { ShelfGame } from '../../games/index.ts';
import type { TableAtHand } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { late } from '../parts/late.tsx';
import { createPractice } from '../parts/practice.ts';
import { Loading } from '../parts/Trouble.tsx';
import { peopleAt } from '../table/names.ts';
import { useRoomText } from './RoomText.tsx';

const LatePractice = late(async () => (await import('../here/HerePage.tsx')).HerePage, <Loading />);

/**
 * Offers a player who is alone at a table a match against bots in this browser. It takes the room's place, which comes
 * back as soon as somebody joins.
 */
export function Meanwhile({
  table,
  game,
  children,
}: {
  readonly table: TableAtHand;
  readonly game: ShelfGame;
  /** The waiting room, given the offer; null: others are here. */
  readonly children: (offer: ReactNode) => ReactNode;
}) {
  const { text, language } = useText();
  const { waiting: words } = useRoomText();
  const [practice, setPractice] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isStarting = useRef(false);
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
        <LatePractice matchID={practice} />
      </>
    );
  }
  const start = async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      setPractice(await createPractice(game, language));
      setFailed(false);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    isStarting.current = false;
  };
  return children(
    <div className="note">
      <p>{words.alone}</p>
      <button type="button" className="button" onClick={start}>
        {words.meanwhile}
      </button>
      {hasFailed && <p role="alert">{text.ways.notStarted}</p>}
    </div>,
  );
}
