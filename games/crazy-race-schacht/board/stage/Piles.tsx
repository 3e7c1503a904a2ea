import type { BoardText } from '../../locales/board/en.ts';
import { type PointsPile, pointsCards } from '../../rules/components.ts';
import type { VisiblePile } from '../../rules/state.ts';
import { PointsBack, PointsFace } from '../cards/PointsCard.tsx';

/** Shows a pile of points cards: its visible faces, the top card first. */
export function Pile({
  pile,
  cards: { count, seen },
  words,
}: {
  readonly pile: PointsPile;
  readonly cards: VisiblePile;
  readonly words: BoardText;
}) {
  const faces = seen.flatMap((cardID) => pointsCards[cardID] ?? []);
  return (
    <div className="crazy-race-schacht-points-pile" data-pile={pile}>
      <p>{words.piles[pile](count)}</p>
      {faces.length > 0 && (
        <span className="paddock-unseen">{words.pileCards(faces.map(({ value }) => value))}</span>
      )}
      <ol aria-hidden="true">
        {faces.map(({ id, value }) => (
          <li key={id}>
            <PointsFace value={value} pile={pile} />
          </li>
        ))}
        {count > faces.length && (
          <li>
            <PointsBack pile={pile} />
          </li>
        )}
      </ol>
    </div>
  );
}
