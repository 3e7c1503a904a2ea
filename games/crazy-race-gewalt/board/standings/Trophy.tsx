import { memo, type SVGProps } from 'react';
import type { Stage } from '../../rules/components.ts';

/** Shape of each stage's cup: a bowl, a goblet, and one with horns. */
const cups: Readonly<
  Record<Stage, { readonly handles: string; readonly cup: string; readonly gloss: string }>
> = {
  lilac: {
    handles: 'M13 12H5q-1 15 12 16M35 12h8q1 15-12 16',
    cup: 'M11 7H37Q38 30 24 33Q10 30 11 7z',
    gloss: 'M16 12q0 8 4 13',
  },
  blue: {
    handles: 'M13 25q-9 1-8-6q2-5 7-2M35 25q9 1 8-6q-2-5-7-2',
    cup: 'M12 6q3 2.500 6 0t6 0t6 0t6 0L33 29q-4 5-9 5t-9-5z',
    gloss: 'M17 12l2 14',
  },
  red: {
    handles: 'M12 21L4 16V5l7 6M36 21l8-5V5l-7 6',
    cup: 'M10 8L24 4L38 8L34 27L24 34L14 27z',
    gloss: 'M16 12l2 12',
  },
};

const foot = 'M21 32H27L28 39H20zM12 38H36L38 45H10z';

/**
 * Draws a trophy with its place. It takes SVG properties (x, y, width, height), so that it can stand alone or inside
 * another SVG.
 */
export const Trophy = memo(function Trophy({
  stage,
  place,
  ...position
}: { readonly stage: Stage; readonly place: number } & SVGProps<SVGSVGElement>) {
  const { handles, cup, gloss } = cups[stage];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-trophy"
      data-stage={stage}
      {...position}
    >
      <path d={`${foot}${cup}`} className="crazy-race-gewalt-trophy-halo" />
      <path d={handles} className="crazy-race-gewalt-trophy-halo" data-handles="true" />
      <path d={handles} className="crazy-race-gewalt-trophy-rim" />
      <path d={handles} className="crazy-race-gewalt-trophy-handles" />
      <path d={foot} className="crazy-race-gewalt-trophy-foot" />
      <path d={cup} className="crazy-race-gewalt-trophy-cup" />
      <path d={gloss} className="crazy-race-gewalt-trophy-gloss" />
      <text x="24" y="27" className="crazy-race-gewalt-trophy-place">
        {place}
      </text>
    </svg>
  );
});
