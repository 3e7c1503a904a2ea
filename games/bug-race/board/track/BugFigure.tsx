import { memo } from 'react';
import { seatColour, seatOutline } from '../../../kit/board/SeatSign.tsx';
import { type Leg, legs } from '../../rules/components.ts';
import type { Bug } from '../../rules/state.ts';
import { bodyMiddle, legJoints, type Point } from './geometry.ts';
import type { Side } from './side.ts';

const legInk = 'var(--bug-race-leg, #2d2119)';
const outline = 'var(--bug-race-outline, #23180f)';
const gloss = 'var(--bug-race-gloss, #fff)';
const metal = 'var(--bug-race-metal, #8d9aa6)';

function points(...list: readonly Point[]): string {
  return list.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function LegFigure({
  bug,
  leg,
  side,
  fill,
}: {
  readonly bug: Bug;
  readonly leg: Leg;
  readonly side: Side;
  readonly fill: string;
}) {
  const { hip, knee, foot } = legJoints(bug, leg);
  const robo = side === 'station';
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <polyline points={points(hip, knee, foot)} stroke={legInk} strokeWidth="3" />
      <polyline points={points(hip, knee)} stroke={legInk} strokeWidth={robo ? 5.5 : 4.6} />
      {robo && <polyline points={points(hip, knee)} stroke={metal} strokeWidth="2.4" />}
      <circle cx={knee.x} cy={knee.y} r={robo ? 2.6 : 1.9} fill={robo ? metal : legInk} />
      {robo ? (
        <rect
          x={foot.x - 4.2}
          y={foot.y - 4.2}
          width="8.4"
          height="8.4"
          rx="2"
          fill={fill}
          stroke={outline}
          strokeWidth="1.4"
        />
      ) : (
        <path
          d={`M${foot.x} ${foot.y - 5.4}c3.4 1.6 4.4 4.4 3.6 7c-.9 2.7-2.2 3.6-3.6 3.6s-2.7-.9-3.6-3.6c-.8-2.6.2-5.4 3.6-7z`}
          fill={fill}
          stroke={outline}
          strokeWidth="1.4"
        />
      )}
    </g>
  );
}

function Sign({ playerID, ink }: { readonly playerID: string; readonly ink: string }) {
  return (
    <path
      d={seatOutline(playerID)}
      transform="translate(-7.2 3.4) scale(.6)"
      fill={ink}
      opacity=".92"
    />
  );
}

function Beetle({ playerID }: { readonly playerID: string }) {
  const { fill, ink } = seatColour(playerID);
  return (
    <g stroke={outline} strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-4-26c-2-5-5-8-10-9M4-26c2-5 5-8 10-9"
        fill="none"
        stroke={legInk}
        strokeWidth="1.7"
      />
      <path d="M-3-27q-3-2-2-5M3-27q3-2 2-5" fill="none" stroke={legInk} strokeWidth="1.7" />
      <path d="M0-28.5c5 0 8 3.5 8 8h-16c0-4.5 3-8 8-8z" fill={legInk} stroke="none" />
      <circle cx="-5.6" cy="-23.5" r="2.1" fill={gloss} />
      <circle cx="5.6" cy="-23.5" r="2.1" fill={gloss} />
      <path d="M-8.5-20.5h17c3 3 4 7.5 3.5 12.5q-12 3-24 0c-.5-5 .5-9.5 3.5-12.5z" fill={fill} />
      <path d="M-8-18.5h8" stroke={gloss} opacity=".55" />
      <path
        d="M0-8c8 0 14 4 14.5 14c.4 12-6.5 22.5-14.5 22.5s-14.9-10.5-14.5-22.5c.5-10 6.5-14 14.5-14z"
        fill={fill}
      />
      <path d="M0-8v36" fill="none" opacity=".55" />
      <path
        d="M-11 7c-.2-6 2.5-10 6.5-11.5M-10.5 14q.4 3 1.8 5.5"
        fill="none"
        stroke={gloss}
        strokeWidth="2.2"
        opacity=".6"
      />
      <g stroke="none">
        <Sign playerID={playerID} ink={ink} />
      </g>
    </g>
  );
}

function RoboBug({ playerID }: { readonly playerID: string }) {
  const { fill, ink } = seatColour(playerID);
  return (
    <g stroke={outline} strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-5-24l-6-9M5-24l6-9" stroke={legInk} strokeWidth="1.7" />
      <circle cx="-11" cy="-33.5" r="2" fill={fill} />
      <circle cx="11" cy="-33.5" r="2" fill={fill} />
      <path d="M-6-28.5h12l3.5 8h-19z" fill={metal} />
      <path d="M-5-25h10l1 3h-12z" fill="var(--bug-race-visor, #7ff0e0)" />
      <path d="M-9-20.5h18l3.5 5v6.5h-25v-6.5z" fill={fill} />
      <path d="M-12.5-13h25" fill="none" opacity=".5" />
      <path d="M-11-9h22l4 8v17l-7 12.5h-16l-7-12.5v-17z" fill={fill} />
      <path d="M-15 17l30 0M-15-.5h30" fill="none" opacity=".45" />
      <path d="M-5.5 28.5v-5h11v5" fill={metal} />
      <path d="M-11.5-4l2-2.5h5" fill="none" stroke={gloss} strokeWidth="1.8" opacity=".65" />
      <g fill={outline} stroke="none" opacity=".7">
        <circle cx="-12" cy="3" r="1.1" />
        <circle cx="12" cy="3" r="1.1" />
        <circle cx="-12" cy="14" r="1.1" />
        <circle cx="12" cy="14" r="1.1" />
      </g>
      <g stroke="none" transform="translate(0 -1.5)">
        <Sign playerID={playerID} ink={ink} />
      </g>
    </g>
  );
}

/**
 * Draws a bug on its lane, in lane coordinates. Each leg reaches from the body to the section it stands in. Sections
 * may be fractions while the bug moves.
 */
export const BugFigure = memo(function BugFigure({
  bug,
  playerID,
  side,
  inking,
}: {
  readonly bug: Bug;
  readonly playerID: string;
  readonly side: Side;
  /** CSS class for the whole figure. */
  readonly inking?: string;
}) {
  const { fill } = seatColour(playerID);
  const middle = bodyMiddle(bug.body);
  return (
    <g className={inking}>
      <ellipse cx="2" cy={middle + 4} rx="16" ry="27" fill="#000" opacity=".2" />
      {legs.map((leg) => (
        <LegFigure key={leg} bug={bug} leg={leg} side={side} fill={fill} />
      ))}
      <g transform={`translate(0 ${middle.toFixed(2)})`}>
        {side === 'station' ? <RoboBug playerID={playerID} /> : <Beetle playerID={playerID} />}
      </g>
    </g>
  );
});
