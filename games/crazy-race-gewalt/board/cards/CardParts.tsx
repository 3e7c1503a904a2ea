import type { ReactNode } from 'react';
import type { Stage } from '../../rules/components.ts';

/** Size of all cards, in SVG units. */
const cardBox = { width: 63, height: 88 } as const;

/** Position of the picture inside a card's frame. An SVG placed there clips its content. */
export const picture = { x: 4, y: 4, width: 55, height: 80, viewBox: '4 4 55 80' } as const;

/** Draws halftone dots that grow towards the foot of a card. */
function CardDots() {
  return (
    <svg {...picture} aria-hidden="true" className="crazy-race-gewalt-card-dots">
      {Array.from({ length: 13 }, (_, row) => row).map((row) => (
        <path
          key={row}
          d={`M${row % 2 === 0 ? 4 : 7} ${8 + row * 6}H60`}
          strokeDasharray="0 6"
          strokeWidth={(0.6 + row * 0.28).toFixed(1)}
        />
      ))}
    </svg>
  );
}

/** Draws a printed card with its frame; `ground` names the colour of the picture. */
export function Card({
  ground,
  children,
}: {
  readonly ground: 'section' | 'circle' | 'arrow' | 'bet';
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${cardBox.width} ${cardBox.height}`}
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-card"
      data-ground={ground}
    >
      <rect x="1" y="1" width="61" height="86" rx="6" className="crazy-race-gewalt-card-paper" />
      <rect
        x="4"
        y="4"
        width="55"
        height="80"
        rx="3.500"
        className="crazy-race-gewalt-card-ground"
      />
      <CardDots />
      {children}
    </svg>
  );
}

/** Returns the path of a jagged comic burst around 0, 0. */
export function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Icon of each stage beside its colour, in a box of 24 × 24: a heather flower, waves, a cactus. */
const stageSigns: Readonly<Record<Stage, string>> = {
  lilac:
    'M12 23V13M12 20Q6 20 5 15Q11 14 12 20Q13 14 19 15Q18 20 12 20M12 2Q15.500 2 15 6Q19 6 18 10Q16 13 12 13Q8 13 6 10Q5 6 9 6Q8.500 2 12 2z',
  blue: 'M2 17Q6 10 12 17T22 17V22H2zM3 12Q3 3 13 3Q20 4 19 10Q15 6 13 9Q12 12 15 13Q8 16 3 12z',
  red: 'M9.500 23V5Q9.500 1.500 12 1.500T14.500 5V14H17V9Q17 7 19 7T21 9V14Q21 18 17 18H14.500V23zM9.500 16H7Q3 16 3 12V8Q3 6 5 6T7 8V12H9.500z',
};

/** Returns the path data of a stage's icon in a box of 24 × 24. */
export function stageSign(stage: Stage): string {
  return stageSigns[stage];
}
