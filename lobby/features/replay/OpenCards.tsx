import { memo, useDeferredValue } from 'react';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import type { PastMatch } from '../past-match/past-match.ts';

interface OpenCardsProps extends Pick<BoardModule, 'HiddenPart'> {
  readonly match: PastMatch;
  readonly at: number;
  readonly seats: readonly string[];
  readonly gameText: GameText;
  readonly nameOf: NameOf;
}

/** Shows side by side what each seat alone could see. */
export function OpenCards(props: OpenCardsProps) {
  return <Shown {...useDeferredValue(props)} />;
}

const Shown = memo(function Shown({
  match,
  at,
  seats,
  HiddenPart,
  gameText,
  nameOf,
}: OpenCardsProps) {
  const words = useReplayText();
  return (
    <section className="card replay-open" aria-labelledby="replay-open">
      <h2 id="replay-open">{words.openCards}</h2>
      <ul>
        {seats.map((playerID) => (
          <li key={playerID}>
            <h3>
              <SeatSign playerID={playerID} />
              <bdi>{nameOf(playerID)}</bdi>
            </h3>
            <div className="replay-hidden">
              <HiddenPart G={match.seenAt(at, playerID)} playerID={playerID} text={gameText} />
            </div>
            <p className="replay-none">{words.noCards}</p>
          </li>
        ))}
      </ul>
    </section>
  );
});
