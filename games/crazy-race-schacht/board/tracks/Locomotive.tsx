import { memo, type SVGProps } from 'react';
import { seatColour, seatOutline } from '../../../kit/board/SeatSign.tsx';
import type { Model } from '../../rules/components.ts';
import { engines } from './engines.ts';

const boxWidth = 64;

/** Returns the path of lines from the middle of a wheel to its rim. */
function spokes({ radius, count }: { readonly radius: number; readonly count: number }): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * index) / count;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${(-x).toFixed(1)} ${(-y).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

function Wheels({ model }: { readonly model: Model }) {
  return engines[model].wheels.map(({ x, y, radius }) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <circle r={radius - 0.5} className="crazy-race-schacht-tyre" />
      <circle r={radius - 1} />
      <path d={spokes({ radius: radius - 1, count: radius > 6 ? 5 : 3 })} />
      <circle r={radius * 0.22} />
    </g>
  ));
}

/**
 * Draws a locomotive in its seat's colour, with the seat's icon and the letter of its model. Its rail is near the lower
 * edge. It takes SVG properties (x, y, width, height), so that it can stand inside another SVG.
 */
export const LocomotiveFigure = memo(function LocomotiveFigure({
  model,
  playerID,
  heading,
  ...position
}: {
  readonly model: Model;
  readonly playerID: string;
  readonly heading: 'out' | 'home';
} & SVGProps<SVGSVGElement>) {
  const { body, iron, brass, glass, lines, hatch, gloss, plate, sign } = engines[model];
  const { fill, ink } = seatColour(playerID);
  const isHomebound = heading === 'home';
  const seen = (x: number) => (isHomebound ? boxWidth - x : x);
  return (
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-locomotive"
      {...position}
    >
      <g {...(isHomebound && { transform: `translate(${boxWidth} 0) scale(-1 1)` })}>
        <path d={body} fill={fill} className="crazy-race-schacht-body" />
        <path d={iron} className="crazy-race-schacht-iron" />
        <path d={brass} className="crazy-race-schacht-brass" />
        <path d={glass} className="crazy-race-schacht-glass" />
        <path d={hatch} className="crazy-race-schacht-hatch" />
        <path d={gloss} className="crazy-race-schacht-gloss" />
        <g className="crazy-race-schacht-wheels">
          <Wheels model={model} />
        </g>
        <path d={lines} className="crazy-race-schacht-lines" />
      </g>
      <circle cx={seen(plate.x)} cy={plate.y} r="10.500" className="crazy-race-schacht-plate" />
      <text x={seen(plate.x)} y={plate.y + 7} className="crazy-race-schacht-plate-letter">
        {model}
      </text>
      <path
        d={seatOutline(playerID)}
        fill={ink}
        transform={`translate(${seen(sign.x) - sign.size / 2} ${sign.y - sign.size / 2}) scale(${sign.size / 24})`}
      />
    </svg>
  );
});

/** Draws a locomotive in one colour (`currentColor`), for stage cards. Its letter is cut out. */
export function LocomotiveSilhouette({
  model,
  ...position
}: { readonly model: Model } & SVGProps<SVGSVGElement>) {
  const { body, iron, brass, glass, lines, gloss, plate } = engines[model];
  return (
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-silhouette"
      {...position}
    >
      <path d={`${body}${iron}${brass}`} className="crazy-race-schacht-silhouette-ink" />
      <path d={glass} className="crazy-race-schacht-silhouette-gap" />
      <path d={`${lines}${gloss}`} className="crazy-race-schacht-silhouette-cut" />
      <g className="crazy-race-schacht-wheels">
        <Wheels model={model} />
      </g>
      <text x={plate.x} y={plate.y + 7.8} className="crazy-race-schacht-silhouette-letter">
        {model}
      </text>
    </svg>
  );
}
