import { memo, type SVGProps } from 'react';

/** Icons of the seats, in their order: a second mark beside the colour, the same in every game. */
export const seatSigns = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;
export type SeatSignName = (typeof seatSigns)[number];

/** Outlines in a box of 24 × 24, drawn to look equally large. */
const outlines: Readonly<Record<SeatSignName, string>> = {
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  triangle: 'M12 1.8L23 21H1z',
  square: 'M3.2 3.2h17.6v17.6H3.2z',
  diamond: 'M12 .8L23.2 12L12 23.2L.8 12z',
  star: 'M12 .9l3.4 7.2l7.9 1l-5.8 5.4l1.5 7.8L12 18.5l-7 3.8l1.5-7.8L.7 9.1l7.9-1z',
  hexagon: 'M6.4 2h11.2L23 12l-5.4 10H6.4L1 12z',
};

function seatIndex(playerID: string): number {
  return Math.max(0, Number.parseInt(playerID, 10) || 0) % seatSigns.length;
}

/** Returns the name of a seat's icon. */
export function seatSign(playerID: string): SeatSignName {
  return seatSigns[seatIndex(playerID)] ?? 'circle';
}

/** Returns a seat's colour as a CSS value, the text colour on it, and the edge that a pale one needs on paper. */
export function seatColour(playerID: string): {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
} {
  const index = seatIndex(playerID);
  return {
    fill: `var(--seat-${index})`,
    ink: `var(--seat-${index}-ink)`,
    edge: `var(--seat-${index}-edge, none)`,
  };
}

/** Returns the path data of a seat's icon in a box of 24 × 24, for drawing it into another picture. */
export function seatOutline(playerID: string): string {
  return outlines[seatSign(playerID)];
}

/**
 * A seat's icon in its colour. It decorates a name, so it is hidden from screen readers. It takes SVG properties (x, y,
 * width, height) so that it can be placed inside another SVG.
 */
export const SeatSign = memo(function SeatSign({
  playerID,
  ...position
}: { readonly playerID: string } & SVGProps<SVGSVGElement>) {
  const { fill, edge } = seatColour(playerID);
  return (
    <svg
      className="seat-sign"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...position}
    >
      <path
        d={seatOutline(playerID)}
        fill={fill}
        stroke={edge}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  );
});
