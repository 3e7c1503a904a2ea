import { memo } from 'react';
import { type CardID, type Leg, legCards, legs, start } from '../../rules/components.ts';
import { bodyMiddle, legJoints, type Point } from '../track/geometry.ts';

const standing = { body: start.body, legs: { ...start.legs } };

function line(...points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function CardLeg({ leg, moves }: { readonly leg: Leg; readonly moves: boolean }) {
  const { hip, knee, foot } = legJoints(standing, leg);
  if (!moves) {
    return (
      <g className="bug-race-card-rest">
        <polyline points={line(hip, knee, foot)} strokeWidth="2.2" fill="none" />
        <circle cx={foot.x} cy={foot.y} r="2.6" />
      </g>
    );
  }
  return (
    <g className="bug-race-card-moves">
      <polyline points={line(hip, knee, foot)} strokeWidth="4.6" fill="none" />
      <circle cx={foot.x} cy={foot.y} r="7.8" />
      <path d={`M${foot.x - 3.6} ${foot.y + 2}l3.6-4.6l3.6 4.6`} fill="none" />
    </g>
  );
}

/** Draws the face of a leg card: a bug from above. The legs that move are bold, with an arrow at the foot. */
export const LegCardFace = memo(function LegCardFace({ cardID }: { readonly cardID: CardID }) {
  const shown = legCards[cardID]?.legs ?? [];
  const resting = legs.filter((leg) => !shown.includes(leg));
  return (
    <svg viewBox="-39 -76 78 92" aria-hidden="true" focusable="false" className="bug-race-face">
      {resting.map((leg) => (
        <CardLeg key={leg} leg={leg} moves={false} />
      ))}
      {shown.map((leg) => (
        <CardLeg key={leg} leg={leg} moves />
      ))}
      <g transform={`translate(0 ${bodyMiddle(start.body)})`} className="bug-race-card-bug">
        <path d="M-4-26c-2-4-4-6-8-7M4-26c2-4 4-6 8-7" fill="none" strokeWidth="1.6" />
        <path d="M0-28.5c5 0 8 3.5 8 8h-16c0-4.5 3-8 8-8z" />
        <path d="M-8.5-19h17c3 3 4 6 3.5 10.5q-12 3-24 0c-.5-4.5.5-7.5 3.5-10.5z" />
        <path d="M0-6.5c8 0 14 3.5 14.5 12.5c.4 12-6.5 22.5-14.5 22.5s-14.9-10.5-14.5-22.5c.5-9 6.5-12.5 14.5-12.5z" />
        <path d="M0-6v34" className="bug-race-card-seam" />
      </g>
    </svg>
  );
});

/** Draws the back of the leg cards. */
export const LegCardBack = memo(function LegCardBack() {
  return (
    <svg viewBox="-39 -76 78 92" aria-hidden="true" focusable="false" className="bug-race-back">
      <path d="M-27-64h54v68h-54z" fill="none" strokeWidth="1.5" />
      <path d="M0-56v52M-14-44l28 28M14-44l-28 28M-20-30h40" strokeWidth="2" />
      <circle cy="-30" r="9" />
    </svg>
  );
});
