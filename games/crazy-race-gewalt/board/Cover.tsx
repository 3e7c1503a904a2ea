import type { ReactNode } from 'react';

/* Colours of the printed lid. They don't change with the page's theme. */
const ink = '#1d1326';
const cream = '#fffaec';
const yellow = '#ffd52e';
const orange = '#ff6b2c';

/** Speed lines that burst from behind the snail. */
const speed = Array.from({ length: 24 }, (_, index) => {
  const [from, to] = [index * 15, index * 15 + 4].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(226 + Math.cos(angle) * 420).toFixed(0)} ${(196 + Math.sin(angle) * 420).toFixed(0)}`;
  });
  return `M226 196L${from}L${to}z`;
}).join('');

/** Planks of the course, with a crevice between them. */
const planks = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14]
  .map((index) => `M${index * 28 - 14} 262h24v50h-24z`)
  .join('');

/** Halftone dots that grow towards the crevice. */
const dots = [0, 1, 2, 3, 4, 5, 6, 7];

function Wheel({ at, radius }: { readonly at: string; readonly radius: number }) {
  return (
    <g transform={at}>
      <circle r={radius} fill="#3a2d47" />
      <circle r={radius / 2.4} fill={cream} />
    </g>
  );
}

function Snail() {
  return (
    <>
      <path d="M49 27L47 12M54 27L58 13" fill="none" strokeWidth="3.6" />
      <path
        d="M2 52Q8 44 18 45H38Q44 40 44 30Q45 22 52 22Q61 23 60 33Q58 52 44 53H8z"
        fill="#ffdca6"
      />
      <path d="M51 39q5 2 8-3q-1 8-8 3z" fill={orange} />
      <circle cx="25" cy="30" r="19" fill="#e23b2e" />
      <path d="M25 30q1-5 6-2q4 6-4 9q-11 1-11-9q2-11 15-10q12 4 9 18q-6 11-19 8" fill="none" />
      <circle cx="47" cy="11" r="6" fill={cream} />
      <circle cx="58" cy="12" r="6" fill={cream} />
      <circle cx="49" cy="11.500" r="1.500" />
      <circle cx="60" cy="12.500" r="1.500" />
      <Wheel at="translate(15 54)" radius={7} />
      <Wheel at="translate(44 54)" radius={7} />
    </>
  );
}

function Chicken() {
  return (
    <>
      <circle cx="30" cy="49" r="12" fill={cream} strokeWidth="4.500" />
      <path d="M30 37V61M18 49H42M22 41L38 57M38 41L22 57" strokeWidth="1.200" />
      <path d="M22 36H38M30 36V49" strokeWidth="3.600" />
      <path
        d="M14 24L2 14Q-1 22 5 25Q0 28 6 32Q10 34 16 31zM36 13Q40 8 47 9Q54 11 53 18Q52 30 43 35Q30 41 19 35Q9 29 13 19Q24 24 36 13z"
        fill={yellow}
      />
      <path
        d="M40 9Q38 1 43 3Q46-1 48 3Q54 2 51 10zM53 14L62 18L52 21zM51 22q4 4 0 7q-4-2-2-7z"
        fill={orange}
      />
      <path d="M20 25q8 8 16-1" fill="none" />
      <circle cx="47" cy="15" r="4.400" fill={cream} />
      <circle cx="48.400" cy="15" r="1.300" />
      <path d="M35 36L38 44L32 50H38" fill="none" stroke={orange} strokeWidth="2.800" />
    </>
  );
}

function Title({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <g transform={`${at} rotate(-7) skewX(-10)`} fontSize="84" paintOrder="stroke">
      <text x="5" y="6" fill={ink} strokeWidth="14">
        {children}
      </text>
      <text fill={yellow} strokeWidth="11">
        {children}
      </text>
    </g>
  );
}

/**
 * Draws the lid of the box, for the list of games. It stands beside the game's name, so it is hidden from screen
 * readers.
 */
export function Cover() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <rect width="400" height="300" fill="#a56ddb" />
      <path d="M166 0H400V300H106z" fill="#2f97df" />
      <path d="M304 0H400V300H244z" fill="#ef5138" />
      <path d={speed} fill={cream} opacity=".3" />
      <g stroke={ink} strokeLinejoin="round" strokeLinecap="round">
        {dots.map((row) => (
          <path
            key={row}
            d={`M${(row % 2) * 6} ${176 + row * 10}H400`}
            strokeDasharray="0 12"
            strokeWidth={row + 1}
            opacity=".16"
          />
        ))}
        <path d="M170-10L104 310M310-10L244 310" stroke={cream} strokeWidth="9" />
        <path d="M164-10L98 310M176-10L110 310M304-10L238 310M316-10L250 310" strokeWidth="3" />
        <path
          d="M0 250H158L148 266L162 280L152 300H0zM400 250H262L272 264L258 280L268 300H400z"
          fill={ink}
        />
        <path d={planks} fill="#ffb04a" strokeWidth="4" />
        <path d="M-20 252H158M264 252H420" stroke={yellow} strokeWidth="5" />
        <g transform="translate(6 130) rotate(-5) scale(1.950)" strokeWidth="2.400">
          <Chicken />
        </g>
        <g transform="translate(318 150) scale(1.560)" strokeWidth="2.800">
          <path d="M12 14H4q0 15 14 16M36 14h8q0 15-14 16" fill="none" />
          <path d="M10 8H38Q39 30 28 34L30 50H38V64H10V50H18L20 34Q9 30 10 8z" fill={yellow} />
          <path d="M16 14q0 8 3 12" stroke={cream} fill="none" />
        </g>
        <path d="M128 232H158M116 248H152" stroke={cream} strokeWidth="5" />
        <g transform="translate(152 190) rotate(-15) scale(1.800)" strokeWidth="2.400">
          <Snail />
        </g>
        <g
          fontFamily="var(--display, 'Bricolage Grotesque Variable', 'Trebuchet MS', sans-serif)"
          fontWeight="800"
        >
          <Title at="translate(22 98)">CRAZY</Title>
          <Title at="translate(160 155)">RACE</Title>
        </g>
      </g>
    </svg>
  );
}
