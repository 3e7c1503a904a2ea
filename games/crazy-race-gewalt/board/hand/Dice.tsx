import { type CSSProperties, memo } from 'react';

/** Positions of the pips, by value, in a face of 40 × 40 around 0, 0. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-10, 10],
    [10, -10],
  ],
  [
    [-10, 10],
    [0, 0],
    [10, -10],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
  [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 0],
    [10, 0],
    [-10, 10],
    [10, 10],
  ],
];

/** Draws the pips of one face, around 0, 0. */
export function Pips({ value }: { readonly value: number }) {
  return (
    <g className="crazy-race-gewalt-pips">
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.300" />
      ))}
    </g>
  );
}

/** Values that a rolling die shows in turn. They are always the same, so they reveal nothing. */
const tumbled = [5, 2, 6] as const;

function Die({ value, tilt, rolling }: { value: number; tilt: number; rolling: boolean }) {
  // React's type has no custom properties.
  const style = { '--crazy-race-gewalt-tilt': `${tilt}deg` } as CSSProperties;
  return (
    <svg
      viewBox="-32 -34 64 68"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-die"
      data-rolling={rolling}
      style={style}
    >
      <ellipse cy="27" rx="22" ry="5" className="crazy-race-gewalt-die-shadow" />
      <g className="crazy-race-gewalt-die-body">
        <path
          d="M-12-24L-20-18V14Q-20 20-14 20H16L24 12V-18Q24-24 18-24z"
          transform="translate(0 2)"
          className="crazy-race-gewalt-die-side"
        />
        <rect
          x="-20"
          y="-20"
          width="40"
          height="40"
          rx="9"
          className="crazy-race-gewalt-die-face"
        />
        {rolling ? (
          tumbled.map((face, index) => (
            <g key={face} className="crazy-race-gewalt-die-turn" data-turn={index}>
              <Pips value={face} />
            </g>
          ))
        ) : (
          <Pips value={value} />
        )}
      </g>
    </svg>
  );
}

/** Draws the two dice. While they roll, they tumble and their values are hidden. */
export const Dice = memo(function Dice({
  values,
  rolling = false,
}: {
  readonly values: readonly [number, number];
  readonly rolling?: boolean;
}) {
  const [first, second] = values;
  return (
    <span className="crazy-race-gewalt-dice" data-rolling={rolling} aria-hidden="true">
      <Die value={first} tilt={-9} rolling={rolling} />
      <Die value={second} tilt={7} rolling={rolling} />
    </span>
  );
});
