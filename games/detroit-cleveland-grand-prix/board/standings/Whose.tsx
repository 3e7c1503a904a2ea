import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import type { PlayerID } from '../../../kit/player-id.ts';
import type { Parts } from '../parts.ts';

/** Shows the owner of something with icon and name, or that there is none. */
export function Whose({
  seat,
  parts,
}: {
  readonly seat: PlayerID | null;
  readonly parts: Pick<Parts, 'seating' | 'text'>;
}) {
  if (seat === null) return parts.text.board.positions.noOwner;
  return (
    <>
      <SeatSign playerID={seat} /> {parts.seating.nameOf(seat)}
    </>
  );
}
