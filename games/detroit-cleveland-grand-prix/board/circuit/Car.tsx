import { memo, type Ref, type SVGProps } from 'react';
import type { Car } from '../../rules/components.ts';
import {
  type CarColour,
  carColour,
  fromAbove,
  fromAside,
  patternsFromAbove,
  patternsFromAside,
  racingNumber,
} from './car-shapes.ts';

/**
 * Draws a car from above, around 0, 0 in lane widths, in the direction of `heading`. Its number stays upright. It takes
 * SVG properties of a group, such as the transform that puts it onto its space.
 */
export function CarFigure({
  car,
  heading = 0,
  size = 1,
  hull,
  ...group
}: {
  readonly car: Car;
  /** In degrees, clockwise from the right. */
  readonly heading?: number;
  /** Relative size, from `spacePose`. */
  readonly size?: number;
  /** Ref for the part that turns with the heading. */
  readonly hull?: Ref<SVGGElement>;
} & SVGProps<SVGGElement>) {
  const { fill, ink } = carColour(car);
  return (
    <g {...group}>
      <g transform={`scale(${0.01 * size})`} className="grand-prix-car" data-car={car}>
        <g ref={hull} transform={`rotate(${heading})`} className="grand-prix-car-hull">
          <path
            d={`${fromAbove.tyres}${fromAbove.body}`}
            className="grand-prix-car-halo"
            stroke="var(--grand-prix-halo)"
          />
          <path d={fromAbove.pipes} className="grand-prix-car-pipes" />
          <path d={fromAbove.axles} className="grand-prix-car-axles" />
          <path d={fromAbove.tyres} className="grand-prix-car-tyres" />
          <path d={fromAbove.body} fill={fill} className="grand-prix-car-body" />
          <path
            d={patternsFromAbove[car]}
            fill={`var(--grand-prix-car-${car}-pattern)`}
            className="grand-prix-car-pattern"
          />
          <path d={fromAbove.light} className="grand-prix-car-light" />
          <path d={fromAbove.cockpit} className="grand-prix-car-cockpit" />
          <circle cx="-40" r="8.5" className="grand-prix-car-helmet" />
          <path d={fromAbove.screen} className="grand-prix-car-screen" />
        </g>
        <circle r="40" fill={fill} className="grand-prix-car-plate" />
        <text y="37" fill={ink} className="grand-prix-car-number">
          {racingNumber(car)}
        </text>
      </g>
    </g>
  );
}

/**
 * Draws a car from the side, driving to the right, for cards, auction and chart. White has a question mark. It takes
 * SVG properties (x, y, width, height), so that it can stand alone or inside another SVG.
 */
export const CarIcon = memo(function CarIcon({
  car,
  ...position
}: { readonly car: CarColour } & SVGProps<SVGSVGElement>) {
  const { fill, ink } = carColour(car);
  const { roundel, head } = fromAside;
  return (
    <svg
      viewBox="-1.5 0 63 31"
      aria-hidden="true"
      focusable="false"
      className="grand-prix-icon"
      data-car={car}
      {...position}
    >
      <path d={fromAside.body} className="grand-prix-icon-halo" />
      <circle cx={head.x} cy={head.y} r={head.radius} className="grand-prix-icon-helmet" />
      <path d={fromAside.visor} className="grand-prix-icon-visor" />
      <path d={fromAside.screen} className="grand-prix-icon-screen" />
      <path d={fromAside.body} fill={fill} className="grand-prix-icon-body" />
      {car !== 'white' && (
        <path
          d={patternsFromAside[car]}
          fill={`var(--grand-prix-car-${car}-pattern)`}
          className="grand-prix-icon-pattern"
        />
      )}
      <path d={fromAside.light} className="grand-prix-icon-light" />
      <path d={fromAside.body} className="grand-prix-icon-outline" />
      <path d={fromAside.pipe} className="grand-prix-icon-pipe" />
      <path d={fromAside.tyres} className="grand-prix-icon-tyre" />
      <path d={fromAside.rims} className="grand-prix-icon-rim" />
      <circle
        cx={roundel.x}
        cy={roundel.y}
        r={roundel.radius}
        fill={fill}
        className="grand-prix-icon-plate"
      />
      <text x={roundel.x} y={roundel.y + 7.7} fill={ink} className="grand-prix-icon-number">
        {car === 'white' ? '?' : racingNumber(car)}
      </text>
    </svg>
  );
});
