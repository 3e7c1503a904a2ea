import { memo } from 'react';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';

/** Draws the icon of a seat at the start of its lane. It is struck through if the lane is unused. */
export const LaneHead = memo(function LaneHead({
  lane,
  isUsed = true,
}: {
  readonly lane: number;
  readonly isUsed?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 40 48"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-signpost"
      data-used={isUsed}
    >
      <path d="M20 34V47" className="crazy-race-gewalt-gate-pole" />
      <circle cx="20" cy="19" r="16.500" className="crazy-race-gewalt-signpost-plate" />
      {isUsed ? (
        <SeatSign playerID={String(lane)} x="8.500" y="7.500" width="23" height="23" />
      ) : (
        <path d="M12 27L28 11" className="crazy-race-gewalt-signpost-stroke" />
      )}
    </svg>
  );
});
