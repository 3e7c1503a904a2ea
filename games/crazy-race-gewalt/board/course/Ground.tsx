import { memo } from 'react';
import type { Stage } from '../../rules/components.ts';
import type { Arrangement } from './geometry.ts';

/** Width of a drawn landscape, its horizon, and the default size of a panel, in SVG units. */
const width = 440;
const horizon = 88;
const defaultSize = { across: 422, height: 438 } as const;

/** Draws rows of halftone dots. They grow towards the last row. */
function Halftone({
  from,
  to,
  className,
}: {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}) {
  const step = 8;
  const rows = Array.from({ length: Math.round(Math.abs(to - from) / step) + 1 }, (_, row) => row);
  const direction = Math.sign(to - from);
  return (
    <g className={className}>
      {rows.map((row) => (
        <path
          key={row}
          d={`M${row % 2 === 0 ? 0 : step / 2} ${from + direction * row * step}H${width}`}
          strokeDasharray={`0 ${step}`}
          strokeWidth={(1 + (row / rows.length) * 4).toFixed(1)}
        />
      ))}
    </g>
  );
}

/** Returns the path of every other ray from a point below the horizon. */
function rays(x: number, y: number): string {
  return Array.from({ length: 10 }, (_, index) => {
    const [from, to] = [index * 18 + 2, index * 18 + 10].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return `${Math.round(x - Math.cos(angle) * 460)} ${Math.round(y - Math.sin(angle) * 460)}`;
    });
    return `M${x} ${y}L${from}L${to}z`;
  }).join('');
}

/** Returns the path of little marks on the open ground, in the gaps between lanes. */
function marks(shape: string): string {
  const spots = Array.from({ length: 66 }, (_, index) => {
    const x = (index * 97 + (index % 7) * 13) % width;
    const y = horizon + 1 + (index % 6) * 68 + ((index * 5) % 7);
    return `M${x} ${y}${shape}`;
  });
  return spots.join('');
}

function Lilac() {
  return (
    <>
      <g className="crazy-race-gewalt-light">
        <path d={rays(64, 66)} />
        <circle cx="64" cy="60" r="30" className="crazy-race-gewalt-sun" />
      </g>
      <g className="crazy-race-gewalt-inked">
        <path
          d="M0 62Q40 30 96 58Q150 22 216 56Q268 34 330 60Q390 34 450 58V100H0z"
          className="crazy-race-gewalt-far"
        />
        <path
          d="M0 84Q60 52 128 76Q190 56 250 80Q330 58 450 84V110H0z"
          className="crazy-race-gewalt-near"
        />
        <path
          d="M22 86L30 46Q32 30 20 22L26 18Q34 22 38 34L46 86z"
          className="crazy-race-gewalt-wood"
        />
        <path
          d="M-6 28Q-4 12 14 12Q22-6 42 4Q62 0 62 16Q74 24 62 34Q50 42 38 34Q24 44 14 36Q-4 42-6 28z"
          className="crazy-race-gewalt-leaf"
        />
        <path
          d="M110 66Q104 58 112 54Q114 44 124 48Q132 42 138 50Q148 50 146 60Q148 68 138 70H118Q110 72 110 66z"
          className="crazy-race-gewalt-wool"
        />
        <path d="M116 70V78M122 71V79M134 71V79M140 69V77" />
        <path d="M140 50Q146 46 154 51L158 60Q152 66 144 62z" className="crazy-race-gewalt-wood" />
        <path d="M145 53.500l9 1.500" className="crazy-race-gewalt-glint" />
      </g>
    </>
  );
}

function Blue() {
  return (
    <>
      <g className="crazy-race-gewalt-light">
        <circle cx="30" cy="22" r="18" className="crazy-race-gewalt-sun" />
      </g>
      <g className="crazy-race-gewalt-inked">
        <path
          d="M150 24Q146 12 160 12Q168 0 182 8Q198 6 196 20Q208 26 196 32H156Q142 32 150 24zM330 40Q326 30 338 30Q346 20 358 28Q372 28 370 38Q376 46 366 46H336Q324 46 330 40z"
          className="crazy-race-gewalt-wool"
        />
        <path
          d="M-10 96L36 38L58 62L88 26L132 84L160 64L196 96z"
          className="crazy-race-gewalt-far"
        />
        <path
          d="M88 26L102 44L94 42L88 52L80 42L74 44zM36 38L46 49L38 48L32 54L26 50z"
          className="crazy-race-gewalt-wool"
        />
        <path d="M64 96Q70 72 60 62L78 58Q74 76 86 96z" className="crazy-race-gewalt-fall" />
        <path d="M66 92Q72 76 68 64M76 92Q76 80 72 68" className="crazy-race-gewalt-glint" />
        <path
          d="M-10 92Q20 80 50 92T110 92T170 92T230 92T290 92T350 92T410 92T470 92V110H-10z"
          className="crazy-race-gewalt-near"
        />
        <g transform="translate(-92 -2)">
          <path
            d="M118 92Q122 68 142 64Q160 62 166 76Q156 72 148 78Q138 80 134 92z"
            className="crazy-race-gewalt-fish"
          />
          <path
            d="M166 76L178 66L176 84zM140 66L146 56L152 64z"
            className="crazy-race-gewalt-fish"
          />
          <circle cx="128" cy="80" r="2" className="crazy-race-gewalt-dot" />
          <path d="M106 84q-4-6-9-5M112 76q-2-6-6-7" />
        </g>
      </g>
    </>
  );
}

function Red() {
  return (
    <>
      <g className="crazy-race-gewalt-light">
        <path d={rays(96, 90)} />
        <circle cx="96" cy="82" r="44" className="crazy-race-gewalt-sun" />
      </g>
      <g className="crazy-race-gewalt-inked">
        <path
          d="M-10 92L-4 58H12L20 92zM182 92L196 58H214L218 36H262L268 62L286 66L296 92zM330 92L344 52H400L418 92z"
          className="crazy-race-gewalt-far"
        />
        <path
          d="M-6 70H14M216 48H260M194 68H284M342 62H402M338 74H408"
          className="crazy-race-gewalt-strata"
        />
        <path
          d="M-10 90Q50 80 110 88T230 88T350 86T450 90V110H-10z"
          className="crazy-race-gewalt-near"
        />
        <g transform="translate(-46 0)">
          <path
            d="M86 94V30Q86 20 94 20T102 30V58H110V44Q110 38 115 38T120 44V60Q120 68 112 68H102V94zM86 78H76Q68 78 68 70V54Q68 48 73 48T78 54V68H86z"
            className="crazy-race-gewalt-leaf"
          />
          <path d="M94 28V88M73 54V68M115 44V58" className="crazy-race-gewalt-strata" />
          <path d="M88 21Q90 11 97 17Q104 13 102 23z" className="crazy-race-gewalt-fish" />
        </g>
        <path
          d="M150 94Q150 84 160 84L166 78Q176 76 178 84Q188 86 188 94z"
          className="crazy-race-gewalt-stone"
        />
      </g>
    </>
  );
}

const sceneries = { lilac: Lilac, blue: Blue, red: Red } as const;

const groundMarks: Readonly<Record<Stage, string>> = {
  lilac: marks('v-5a2.800 2.800 0 1 0-.1 0'),
  blue: marks('q4-5 8 0t8 0'),
  red: marks('l5-2l2 3l6-4'),
};

/** Draws the landscape of a stage's panel. It fills its box: scenery up to the first lane, open ground below it. */
export const Ground = memo(function Ground({
  stage,
  arrangement = 'beside',
  across = defaultSize.across,
  height = defaultSize.height,
}: {
  readonly stage: Stage;
  readonly arrangement?: Arrangement;
  /** Width and height of its panel, in units of the course. */
  readonly across?: number;
  readonly height?: number;
}) {
  const Scenery = sceneries[stage];
  const scale = arrangement === 'beside' ? 1 : width / across;
  return (
    <svg
      viewBox={`0 ${arrangement === 'beside' ? 0 : 28} ${across * scale} ${height * scale}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-ground"
      data-stage={stage}
    >
      <rect width={width} height="440" className="crazy-race-gewalt-sky" />
      <Halftone from={52} to={4} className="crazy-race-gewalt-sky-dots" />
      <Scenery />
      <rect y="98" width={width} height="342" className="crazy-race-gewalt-field" />
      <Halftone from={240} to={440} className="crazy-race-gewalt-field-dots" />
      <path d={groundMarks[stage]} className="crazy-race-gewalt-marks" />
    </svg>
  );
});
