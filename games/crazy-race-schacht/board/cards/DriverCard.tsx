import { memo } from 'react';
import { seatColour, seatOutline } from '../../../kit/board/SeatSign.tsx';

/** Outline of a ticket: round corners, and a notch at each side where the stub tears off. */
const ticket =
  'M9 1.500H91A7.500 7.500 0 0 1 98.500 9V91A6 6 0 0 0 98.500 103V131A7.500 7.500 0 0 1 91 138.500H9A7.500 7.500 0 0 1 1.500 131V103A6 6 0 0 0 1.500 91V9A7.500 7.500 0 0 1 9 1.500z';

/** Outline of the stub below the notches. */
const stub =
  'M7.300 97H92.700A6 6 0 0 0 98.500 103V131A7.500 7.500 0 0 1 91 138.500H9A7.500 7.500 0 0 1 1.500 131V103A6 6 0 0 0 7.300 97z';

/** Angles of the ellipses that make a rosette, as on old tickets, in degrees. */
const petals = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5];

function Rosette({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {petals.map((angle) => (
        <ellipse key={angle} rx={radius} ry={radius * 0.42} transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

/** Draws a seat's icon around a point. */
function Sign({
  playerID,
  at,
  size,
  fill,
}: {
  readonly playerID: string;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly fill: string;
}) {
  const [x, y] = at;
  return (
    <path
      d={seatOutline(playerID)}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** Draws the face of a driver card: a ticket with its value, and a stub with the seat's colour and icon. */
export const DriverFace = memo(function DriverFace({
  value,
  playerID,
}: {
  readonly value: number;
  readonly playerID: string;
}) {
  const { fill, ink } = seatColour(playerID);
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-driver"
    >
      <path d={ticket} className="crazy-race-schacht-ticket-board" />
      <g className="crazy-race-schacht-guilloche">
        <Rosette x={50} y={50} radius={38} />
      </g>
      <path d={stub} fill={fill} />
      <path d="M8 97H93" className="crazy-race-schacht-perforation" />
      <path
        d="M10 112H33M10 118H28M10 124H33M67 112H90M72 118H90M67 124H90"
        stroke={ink}
        className="crazy-race-schacht-rules"
      />
      <Sign playerID={playerID} at={[50, 118]} size={29} fill={ink} />
      <path d={ticket} className="crazy-race-schacht-ticket-edge" />
      <text x="50" y="84" className="crazy-race-schacht-card-number crazy-race-schacht-large">
        {value}
      </text>
    </svg>
  );
});

/** Draws the back of a player's driver cards. */
export const DriverBack = memo(function DriverBack({ playerID }: { readonly playerID: string }) {
  const { fill, ink } = seatColour(playerID);
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-driver"
    >
      <path d={ticket} fill={fill} />
      <g stroke={ink} className="crazy-race-schacht-back-lines">
        <rect x="8" y="8" width="84" height="124" rx="4" />
        <Rosette x={50} y={70} radius={38} />
      </g>
      <circle cx="50" cy="70" r="27" fill={fill} />
      <circle cx="50" cy="70" r="27" stroke={ink} className="crazy-race-schacht-back-ring" />
      <Sign playerID={playerID} at={[50, 70]} size={34} fill={ink} />
      <path d={ticket} className="crazy-race-schacht-ticket-edge" />
    </svg>
  );
});
