import type { ReactNode } from 'react';

/* Colours of the printed lid. They don't change with the page's theme. */
const ink = '#1b1626';
const cream = '#fff1d2';
const brass = '#e5aa3c';
const iron = '#3b3547';
const night = '#17355f';
const red = '#d63f2a';

/** The vanishing point of all lines. */
const far = { x: 200, y: 132 };

/** Rails and sleepers of three lines that come straight towards the viewer. */
const lines = [26, 200, 374].map((middle) => {
  const at = (x: number, near: number) =>
    `${(far.x + (x - far.x) * near).toFixed(0)} ${(far.y + 180 * near).toFixed(0)}`;
  const sleepers = [0.3, 0.38, 0.48, 0.6, 0.74, 0.9, 1.08].map(
    (near) =>
      `M${at(middle - 72, near)}L${at(middle + 72, near)}L${at(middle + 74, near * 1.09)}L${at(middle - 74, near * 1.09)}z`,
  );
  const rails = [-46, 46].map(
    (x) => `M${far.x} ${far.y}L${at(middle + x - 5, 1.1)}L${at(middle + x + 5, 1.1)}z`,
  );
  return { sleepers: sleepers.join(''), rails: rails.join('') };
});

/** Every other ray of the low sun. */
const rays = Array.from({ length: 9 }, (_, index) => {
  const [from, to] = [index * 20 + 6, index * 20 + 16].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(far.x - Math.cos(angle) * 330).toFixed(0)} ${(far.y - Math.sin(angle) * 330).toFixed(0)}`;
  });
  return `M${far.x} ${far.y}L${from}L${to}z`;
}).join('');

function Letter({ y, children }: { readonly y: number; readonly children: ReactNode }) {
  return (
    <>
      <circle cy={y} r="13" fill={cream} />
      <text y={y + 7} fontSize="20" fill={ink} stroke="none">
        {children}
      </text>
    </>
  );
}

/** Draws beam and buffers at the foot of a locomotive's front. The rails are at 0. */
function Beam({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-30-8h16V0h-16zM14-8h16V0H14z" fill={iron} />
      <path d="M-50-24H50V-8H-50z" fill={fill} />
      <circle cx="-34" cy="-16" r="9.5" fill={iron} />
      <circle cx="34" cy="-16" r="9.5" fill={iron} />
      <path d="M-39-18q1-4 5-4M29-18q1-4 5-4" fill="none" stroke={cream} strokeWidth="2" />
      <path d="M-5-22H5V-12q-5 5-10 0z" fill={brass} />
    </>
  );
}

function Pioneer() {
  return (
    <>
      <path d="M-42-58h12V0h-12zM30-58h12V0H30z" fill={iron} />
      <path d="M-42-26h12M-42-34h12M-42-42h12M30-26h12M30-34h12M30-42h12" strokeWidth="1.5" />
      <path d="M-42-70q2-20 20-20t20 20z" fill={night} />
      <path d="M-33-101q1-10 11-10t11 10q0 13-11 15q-11-2-11-15z" fill="#f6c9a0" />
      <path d="M-30-93q8-7 16 0q-8-2-16 0z" fill={ink} strokeWidth="2" />
      <path d="M-40-107h36M-31-107l-1-20h20l-1 20z" fill={ink} />
      <path d="M-31-111h18" stroke={red} strokeWidth="4" />
      <path d="M-27-99v1M-18-99v1" strokeLinecap="round" />
      <path d="M-9-82h18v-62H-9z" fill={iron} />
      <path d="M-12-144L-20-166H20L12-144z" fill={brass} />
      <path d="M3-146V-86" stroke={cream} strokeWidth="2" opacity=".6" />
      <circle cy="-58" r="30" fill="#efb62f" />
      <circle cy="-58" r="22" fill={iron} />
      <Letter y={-58}>A</Letter>
      <Beam fill="#efb62f" />
    </>
  );
}

function Tank() {
  return (
    <>
      <path d="M-44-24V-112H44V-24z" fill="#2f79c4" />
      <path d="M-50-110Q0-134 50-110L47-102Q0-124-47-102z" fill={iron} />
      <path d="M-37-100h14v16h-14zM23-100h14v16H23z" fill="#ffe08a" />
      <path d="M-52-76h20v52h-20zM32-76h20v52H32z" fill="#2f79c4" />
      <path d="M-48-70v40M-44-70v40M48-70v40M44-70v40" strokeWidth="1.2" />
      <path d="M-14-90h28v-32h-28zM-18-132h36v10h-36z" fill={iron} />
      <circle cy="-64" r="35" fill={iron} />
      <circle cy="-64" r="27" fill="none" stroke={cream} strokeWidth="1.5" opacity=".7" />
      <path d="M-27-72H27M-27-56H27" strokeWidth="4" />
      <Letter y={-64}>B</Letter>
      <Beam fill={red} />
    </>
  );
}

function Express() {
  return (
    <>
      <path d="M-50-20V-62C-50-108-28-130 0-130S50-108 50-62V-20z" fill={red} />
      <path
        d="M-36-97Q-24-116-5-119V-101Q-18-101-27-92zM36-97Q24-116 5-119V-101Q18-101 27-92z"
        fill="#ffe08a"
      />
      <path d="M-50-48L0-66L50-48V-34L0-54L-50-34z" fill={cream} strokeWidth="2" />
      <path
        d="M-44-66Q-42-84-38-90M-40-66Q-38-80-34-87M44-66Q42-84 38-90M40-66Q38-80 34-87M-46-30H46M-40-26H40"
        fill="none"
        strokeWidth="1.4"
      />
      <circle cy="-80" r="17" fill={brass} />
      <Letter y={-80}>C</Letter>
      <Beam fill={iron} />
    </>
  );
}

/**
 * Draws the lid of the box, for the list of games. It stands beside the game's name, so it is hidden from screen
 * readers.
 */
export function Cover() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <rect width="400" height="300" fill="#ee9440" />
      <path d={rays} fill="#f8c565" />
      <circle cx="200" cy="132" r="62" fill={cream} />
      <path d="M0 132Q60 104 120 126T240 122T330 118T400 130V170H0z" fill="#a8442c" />
      <path d="M0 142H400V300H0z" fill="#3a2440" />
      {lines.map(({ sleepers, rails }) => (
        <g key={rails}>
          <path d={sleepers} fill="#7d5138" />
          <path d={rails} fill="#d9c9b4" />
        </g>
      ))}
      <path
        d="M76 138C58 136 60 120 46 124C34 136 14 132 8 124C2 128-4 128-8 126V90C4 84 16 90 20 96C34 88 48 94 50 102C70 98 92 118 76 138zM318 104C316 92 332 82 346 90C356 80 374 82 380 92C388 86 400 88 408 94V128C396 134 384 130 380 124C366 132 352 126 350 116C338 122 320 116 318 104zM188 124C172 120 172 104 184 102C186 90 206 88 212 98C228 98 232 114 222 122z"
        fill={cream}
        stroke={ink}
        strokeWidth="3"
      />
      <g
        fontFamily="var(--display, 'Bricolage Grotesque Variable', 'Trebuchet MS', sans-serif)"
        fontWeight="800"
        textAnchor="middle"
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      >
        <g transform="translate(76 272) rotate(-3) scale(1.06)">
          <Tank />
        </g>
        <g transform="translate(324 272) rotate(4) scale(1.06)">
          <Pioneer />
        </g>
        <g transform="translate(200 294) scale(1.36)">
          <Express />
        </g>
        <path d="M18 16H382V88H18z" fill={night} strokeWidth="4" />
        <path d="M25 23H375V81H25z" fill="none" stroke={cream} strokeWidth="2.5" />
        <text x="200" y="71" fontSize="56" textLength="324" fill={cream} stroke="none">
          CRAZY RACE
        </text>
      </g>
    </svg>
  );
}
