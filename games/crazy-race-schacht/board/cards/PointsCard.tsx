import { memo, type ReactNode } from 'react';
import type { PointsPile } from '../../rules/components.ts';

/** Returns a point on a circle around 0, 0, as SVG coordinates. */
function onCircle({ radius, turn }: { readonly radius: number; readonly turn: number }): string {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** Path of a sun with pointed rays, every other one shorter. */
const sun = `M${Array.from({ length: 32 }, (_, index) => {
  const ray = index % 4 === 0 ? 44 : 38;
  return onCircle({ radius: index % 2 === 0 ? ray : 31, turn: index / 32 });
}).join('L')}z`;

/** Paths of the spokes of a driving wheel. */
const spokes = Array.from(
  { length: 12 },
  (_, index) =>
    `M${onCircle({ radius: 28, turn: index / 12 })}L${onCircle({ radius: 38, turn: index / 12 })}`,
).join('');

function Emblem({ pile }: { readonly pile: PointsPile }) {
  if (pile === 'turntable') {
    return (
      <>
        <path d={sun} className="crazy-race-schacht-emblem" />
        <circle r="29.5" className="crazy-race-schacht-emblem-disc" />
        <circle r="26.5" className="crazy-race-schacht-emblem-ring" />
      </>
    );
  }
  return (
    <>
      <path d={spokes} className="crazy-race-schacht-emblem-spokes" />
      <circle r="39.500" className="crazy-race-schacht-emblem-tyre" />
      <circle r="29.5" className="crazy-race-schacht-emblem-disc" />
      <circle r="26.5" className="crazy-race-schacht-emblem-ring" />
    </>
  );
}

function Card({
  pile,
  isBack,
  children,
}: {
  readonly pile: PointsPile;
  readonly isBack: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-points"
      data-pile={pile}
      data-back={isBack}
    >
      <rect
        x="1.500"
        y="1.500"
        width="97"
        height="137"
        rx="8"
        className="crazy-race-schacht-points-card"
      />
      <rect x="6" y="6" width="88" height="128" rx="5" className="crazy-race-schacht-points-rule" />
      <path d="M6 24H94M6 116H94" className="crazy-race-schacht-points-rule" />
      <g transform="translate(50 70)">
        <Emblem pile={pile} />
      </g>
      {children}
    </svg>
  );
}

/** Draws the face of a points card: a brass sun from the turntable, a steel wheel from the finish. */
export const PointsFace = memo(function PointsFace({
  value,
  pile,
}: {
  readonly value: number;
  readonly pile: PointsPile;
}) {
  return (
    <Card pile={pile} isBack={false}>
      <text
        x="50"
        y="88.5"
        className="crazy-race-schacht-card-number crazy-race-schacht-points-value"
      >
        {value}
      </text>
    </Card>
  );
});

/** Draws the back of the points cards of a pile. */
export const PointsBack = memo(function PointsBack({ pile }: { readonly pile: PointsPile }) {
  return <Card pile={pile} isBack />;
});
