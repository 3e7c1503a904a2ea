import type { CSSProperties, ReactNode } from 'react';
import type { Leg } from '../rules/components.ts';
import { Apple } from './track/Apple.tsx';
import { BugFigure } from './track/BugFigure.tsx';

/** Colours of the printed lid. They don't change with the page's theme. */
const printed = {
  '--seat-0': '#d8412c',
  '--seat-0-ink': '#fff3dc',
  '--seat-1': '#2f79c4',
  '--seat-1-ink': '#fff3dc',
  '--seat-2': '#efb62f',
  '--seat-2-ink': '#3a2708',
  '--bug-race-leg': '#1d140d',
  '--bug-race-outline': '#1d140d',
  '--bug-race-gloss': '#fff',
} as CSSProperties; // React's type has no custom properties

const cream = '#fff3d6';
const shade = '#173a26';

const stride: Readonly<Record<Leg, number>> = {
  leftFront: 3,
  leftMiddle: 1,
  leftRear: -1,
  rightFront: 2,
  rightMiddle: 0.6,
  rightRear: 0,
};
const otherStride: Readonly<Record<Leg, number>> = {
  leftFront: 2,
  leftMiddle: 1.4,
  leftRear: 0,
  rightFront: 3,
  rightMiddle: 1,
  rightRear: -0.9,
};

function Racer({
  playerID,
  at,
  legs,
}: {
  readonly playerID: string;
  readonly at: string;
  readonly legs: Readonly<Record<Leg, number>>;
}) {
  return (
    <g transform={at}>
      <BugFigure bug={{ body: 2, legs }} playerID={playerID} side="forest" />
    </g>
  );
}

function Letters({ word, at }: { readonly word: string; readonly at: string }) {
  const tilts = [-4, 3, -2, 5];
  let x = 0;
  const letters: ReactNode[] = [...word].map((letter, index) => {
    const place = x;
    x += { B: 52, U: 53, G: 54, R: 50, A: 50, C: 53, E: 50 }[letter] ?? 54;
    return (
      <text
        key={letter}
        transform={`translate(${place} ${index % 2 === 0 ? 0 : 4}) rotate(${tilts[index] ?? 0})`}
      >
        {letter}
      </text>
    );
  });
  return <g transform={at}>{letters}</g>;
}

function Leaf({
  at,
  fill,
  vein,
}: {
  readonly at: string;
  readonly fill: string;
  readonly vein: string;
}) {
  return (
    <g transform={at}>
      <path d="M0 0C-34-22-46-70 0-124C46-70 34-22 0 0z" fill={fill} />
      <path
        d="M0 22V-104M0-24l-20-18M0-24l20-18M0-50l-22-20M0-50l22-20M0-76l-15-15M0-76l15-15"
        fill="none"
        stroke={vein}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/**
 * Draws the lid of the box, for the list of games. It stands beside the game's name, so it is hidden from screen
 * readers.
 */
export function Cover() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false" style={printed}>
      <rect width="400" height="300" fill="#2c6a41" />
      <path d="M0 300V190C60 150 120 250 210 214S330 120 400 140V300z" fill="#24593a" />
      <Leaf at="translate(18 312) rotate(-34) scale(1.25)" fill="#3b8450" vein="#2c6a41" />
      <Leaf at="translate(392 322) rotate(14) scale(1.1)" fill="#3b8450" vein="#24593a" />
      <Leaf at="translate(330 -34) rotate(200) scale(1.0)" fill="#347a4a" vein="#2c6a41" />
      <Leaf at="translate(428 196) rotate(-62) scale(.9)" fill="#78a83f" vein="#5d8a31" />
      <Leaf at="translate(-22 176) rotate(58) scale(.72)" fill="#78a83f" vein="#5d8a31" />
      <path
        d="M28 318C92 236 208 238 300 112"
        fill="none"
        stroke="#d9b678"
        strokeWidth="86"
        strokeLinecap="round"
      />
      <path
        d="M28 318C92 236 208 238 300 112"
        fill="none"
        stroke="#e9cd97"
        strokeWidth="76"
        strokeLinecap="round"
        strokeDasharray="30 4"
      />
      <g transform="translate(318 84) rotate(12) scale(1.32)">
        <Apple />
      </g>
      <Racer playerID="1" at="translate(66 262) rotate(58) scale(1.1)" legs={otherStride} />
      <Racer playerID="2" at="translate(272 284) rotate(38) scale(1)" legs={stride} />
      <Racer playerID="0" at="translate(196 218) rotate(48) scale(1.4)" legs={stride} />
      <g
        fontFamily="var(--display, 'Bricolage Grotesque Variable', 'Trebuchet MS', sans-serif)"
        fontSize="78"
        fontWeight="800"
        fill={cream}
        stroke={shade}
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        <Letters word="BUG" at="translate(20 78)" />
        <Letters word="RACE" at="translate(24 146)" />
      </g>
    </svg>
  );
}
