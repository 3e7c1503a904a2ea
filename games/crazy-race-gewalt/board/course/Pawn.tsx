import { memo, type ReactNode, type SVGProps } from 'react';
import { seatColour, seatOutline } from '../../../kit/board/SeatSign.tsx';

const skin = 'var(--crazy-race-gewalt-skin)';
const sun = 'var(--crazy-race-gewalt-sun)';
const paper = 'var(--crazy-race-gewalt-paper)';
const pink = 'var(--crazy-race-gewalt-pink)';
const glass = 'var(--crazy-race-gewalt-glass)';
const flame = 'var(--crazy-race-gewalt-flame)';
const tyre = 'var(--crazy-race-gewalt-tyre)';

function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={tyre} />
      <circle r={radius * 0.42} fill={paper} strokeWidth="1.400" />
    </g>
  );
}

/** Position of the seat's icon, on a white plate. */
interface Plate {
  readonly x: number;
  readonly y: number;
}

interface Racer {
  readonly plate: Plate;
  draw(fill: string): ReactNode;
}

const snail: Racer = {
  plate: { x: 25, y: 31 },
  draw: (fill) => (
    <>
      <path d="M49 27L47 12M54 27L58 13" fill="none" strokeWidth="3.600" />
      <path
        d="M2 52Q8 44 18 45H38Q44 40 44 30Q45 22 52 22Q61 23 60 33Q58 52 44 53H8z"
        fill={skin}
      />
      <path d="M53 37q4 1 6-2" fill="none" strokeWidth="1.800" />
      <circle cx="25" cy="30" r="19" fill={fill} />
      <path
        d="M10 33A15 15 0 0 1 38 24M40 32A15 15 0 0 1 14 41"
        fill="none"
        strokeWidth="2"
        opacity=".75"
      />
      <circle cx="47" cy="11" r="5.500" fill={paper} />
      <circle cx="58" cy="12" r="5.500" fill={paper} />
      <circle cx="49" cy="11.500" r="1.500" />
      <circle cx="60" cy="12.500" r="1.500" />
      <Wheel x={15} y={54} radius={7} />
      <Wheel x={44} y={54} radius={7} />
    </>
  ),
};

const bathtub: Racer = {
  plate: { x: 31, y: 41 },
  draw: (fill) => (
    <>
      <path d="M8 32V8Q8 4 13 4H20" fill="none" strokeWidth="3.600" />
      <path d="M17 4H27L29 10H15z" fill={paper} />
      <path d="M24 32V27Q26 20 34 21Q38 12 47 15Q54 18 52 27L50 32z" fill={sun} />
      <path d="M52 19L63 22L52 27z" fill={flame} />
      <path d="M35 22Q40 18 53 20" fill="none" strokeWidth="3" />
      <circle cx="47.500" cy="20" r="4.400" fill={glass} />
      <circle cx="48.800" cy="20" r="1.200" />
      <path d="M7 33Q9 53 22 54H42Q54 52 57 33z" fill={fill} />
      <rect x="3" y="28" width="58" height="7" rx="3.500" fill={paper} />
      <circle cx="15" cy="26" r="6" fill={paper} />
      <circle cx="23" cy="28" r="4.500" fill={paper} />
      <circle cx="24" cy="17" r="2.600" fill={paper} />
      <Wheel x={17} y={55} radius={6.5} />
      <Wheel x={46} y={55} radius={6.5} />
    </>
  ),
};

const chicken: Racer = {
  plate: { x: 27, y: 24.5 },
  draw: (fill) => (
    <>
      <circle cx="30" cy="49" r="12" fill={paper} strokeWidth="4.500" />
      <path
        d="M30 37V61M18 49H42M21.500 40.500L38.500 57.500M38.500 40.500L21.500 57.500"
        strokeWidth="1.200"
      />
      <path d="M22 36H38M30 36V49" fill="none" strokeWidth="3.600" />
      <path d="M14 24L2 14Q-1 22 5 25Q0 28 6 32Q10 34 16 31z" fill={fill} />
      <path
        d="M36 13Q40 8 47 9Q54 11 53 18Q52 30 43 35Q30 41 19 35Q9 29 13 19Q24 24 36 13z"
        fill={fill}
      />
      <path d="M40 9Q38 1 43 3Q46-1 48 3Q54 2 51 10z" fill={flame} />
      <path d="M53 14L62 18L52 21z" fill={flame} />
      <path d="M51 22q4 4 0 7q-4-2-2-7z" fill={flame} strokeWidth="1.800" />
      <circle cx="47" cy="15" r="4" fill={paper} />
      <circle cx="48.400" cy="15" r="1.300" />
      <path d="M35 36L38 44L32 50M32 50H38" fill="none" stroke={flame} strokeWidth="2.800" />
      <circle cx="30" cy="49" r="2.600" fill={paper} />
    </>
  ),
};

const cart: Racer = {
  plate: { x: 36, y: 35 },
  draw: (fill) => (
    <>
      <path d="M25 11L22 3L32 6zM43 6L51 2L49 12z" fill={pink} />
      <path d="M22 16Q23 5 37 5Q51 6 51 18Q50 28 37 28Q23 28 22 16z" fill={pink} />
      <path d="M22 13Q32 9 50 12" fill="none" strokeWidth="3.400" />
      <circle cx="35" cy="13" r="4.800" fill={glass} />
      <circle cx="46" cy="13" r="4.800" fill={glass} />
      <circle cx="36.500" cy="13" r="1.200" />
      <circle cx="47.500" cy="13" r="1.200" />
      <ellipse cx="46" cy="21" rx="6" ry="4" fill={pink} />
      <path d="M44.500 20.500v1.500M48 20.500v1.500" strokeWidth="1.800" />
      <path d="M5 20H13L20 46H51" fill="none" strokeWidth="4" />
      <path d="M14 24H60L53 44H19z" fill={fill} />
      <path
        d="M16 30.500H58M17.500 37H56M25 24L27 44M48 24L46 44M55 24L51 44"
        fill="none"
        strokeWidth="1.600"
        opacity=".8"
      />
      <path d="M20 46L17 52M51 44L52 52" fill="none" strokeWidth="3" />
      <Wheel x={19} y={55} radius={6} />
      <Wheel x={51} y={55} radius={6} />
    </>
  ),
};

const pram: Racer = {
  plate: { x: 38, y: 37.5 },
  draw: (fill) => (
    <>
      <path d="M14 36Q5 33 1 38Q4 40 0 43Q5 44 3 48Q9 48 14 45z" fill={flame} />
      <path d="M11 34H26V47H11z" fill={paper} />
      <path d="M15 34V47" fill="none" strokeWidth="1.800" />
      <path d="M40 30Q38 14 48 13Q58 15 57 24Q56 31 50 33z" fill={skin} />
      <path d="M40 24Q37 9 49 8Q58 9 58 17Q49 13 40 24z" fill={sun} />
      <circle cx="52" cy="20" r="1.600" />
      <path d="M53 25q4-3 6 0q1 3-2 4" fill={flame} strokeWidth="1.800" />
      <path d="M38 29V6Q17 8 17 29z" fill={fill} />
      <path d="M38 29L30 8M38 29L21 15" fill="none" strokeWidth="1.800" />
      <path d="M17 29H60Q61 49 39 49Q18 49 17 29z" fill={fill} />
      <path d="M15 29H62" fill="none" strokeWidth="3.600" />
      <path d="M58 29L63 20" fill="none" strokeWidth="3" />
      <Wheel x={26} y={54} radius={7} />
      <Wheel x={51} y={54} radius={7} />
    </>
  ),
};

const racers: readonly Racer[] = [snail, bathtub, chicken, cart, pram];

/**
 * Draws a seat's comic racer, driving to the right, in the seat's colour and with its icon. Inside an element with
 * `data-moving="true"` it has speed lines. It takes SVG properties (x, y, width, height), so that it can stand alone or
 * inside another SVG.
 */
export const PawnFigure = memo(function PawnFigure({
  playerID,
  ...position
}: { readonly playerID: string } & SVGProps<SVGSVGElement>) {
  const racer = racers[Number.parseInt(playerID, 10)] ?? snail;
  const { fill, ink } = seatColour(playerID);
  const { x, y } = racer.plate;
  return (
    <svg
      viewBox="-2 -2 68 66"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-pawn"
      {...position}
    >
      <path d="M-4 22H-18M-6 36H-28M-4 50H-20" className="crazy-race-gewalt-pawn-speed" />
      <g className="crazy-race-gewalt-pawn-halo">{racer.draw(fill)}</g>
      <g className="crazy-race-gewalt-pawn-figure">{racer.draw(fill)}</g>
      <path
        d={seatOutline(playerID)}
        transform={`translate(${x - 6} ${y - 6}) scale(.5)`}
        fill={ink}
      />
    </svg>
  );
});
