import { seatsOf } from '../rules.ts';
import type { Parts } from './parts.ts';
import { placeName } from './words.ts';

/** The pawns in words, for who doesn't see them. */
export function PawnTable({ G, seating, text }: Parts) {
  const { board: words } = text;
  return (
    <div className="crazy-race-gewalt-unseen">
      <table>
        <caption>{words.pawns}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.place}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(G).map((playerID) => (
            <tr key={playerID}>
              <th scope="row">{seating.nameOf(playerID)}</th>
              <td>
                {placeName(
                  G,
                  { playerID, place: G.pawns[playerID] ?? null },
                  seating.nameOf,
                  words,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
