import { memo, useRef } from 'react';
import { usePageLayoutEffect } from '../../../kit/board/hooks/usePageLayoutEffect.ts';
import { isMotionUnwanted } from '../../../kit/board/motion.ts';
import { type Car, cars, type Space } from '../../rules/components.ts';
import type { RouteStep } from '../../rules/state.ts';
import { CarFigure } from './Car.tsx';
import {
  type CircuitView,
  finishPose,
  type Place,
  type Pose,
  posesThrough,
  spacePose,
} from './geometry.ts';

/** An animated route of a car. */
export interface Drive {
  readonly car: Car;
  readonly from: Space;
  readonly path: readonly RouteStep[];
  /** Milliseconds before the car sets off, and for the whole route. */
  readonly delay: number;
  readonly milliseconds: number;
}

/** Returns where a car is drawn, or null. A car that has just crossed the line is drawn behind it. */
function poseOf(view: CircuitView, space: Space | null, drive: Drive | null): Place | null {
  if (space) return spacePose(view, space);
  if (drive?.path.at(-1) !== 'finish') return null;
  const before = drive.path.at(-2);
  return finishPose(view, before === undefined || before === 'finish' ? drive.from[1] : before[1]);
}

function translation({ x, y }: Pose): string {
  return `translate(${x}px, ${y}px)`;
}

/** Animates the group along its route, and the hull's turns with it. */
function animate(
  group: SVGGElement,
  hull: SVGGElement | null,
  poses: readonly Pose[],
  { delay, milliseconds }: Drive,
): () => void {
  const timing: KeyframeAnimationOptions = {
    duration: milliseconds,
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  };
  const running = [
    group.animate(
      poses.map((pose) => ({ transform: translation(pose) })),
      timing,
    ),
    hull?.animate(
      poses.map(({ heading }) => ({ transform: `rotate(${heading}deg)` })),
      timing,
    ),
  ];
  return () => {
    for (const each of running) each?.cancel();
  };
}

const CarOnTrack = memo(function CarOnTrack({
  car,
  view,
  space,
  drive,
  isLit,
}: {
  readonly car: Car;
  readonly view: CircuitView;
  readonly space: Space | null;
  readonly drive: Drive | null;
  readonly isLit: boolean;
}) {
  const group = useRef<SVGGElement>(null);
  const hull = useRef<SVGGElement>(null);
  usePageLayoutEffect(() => {
    if (!drive || !group.current?.animate || isMotionUnwanted()) return undefined;
    const poses = posesThrough(view, [drive.from, ...drive.path]);
    return animate(group.current, hull.current, poses, drive);
  }, [drive, view]);
  const pose = poseOf(view, space, drive);
  if (!pose) return null;
  return (
    <g
      ref={group}
      className="grand-prix-on-track"
      data-lit={isLit}
      data-home={space === null}
      style={{ transform: translation(pose) }}
    >
      {isLit && <circle r="0.95" className="grand-prix-spot" />}
      <CarFigure hull={hull} car={car} heading={pose.heading} size={pose.size} />
    </g>
  );
});

/** Draws the cars in their places. Some of them may be driving. */
export function CarsOnTrack({
  view,
  spaces,
  drives,
  lit,
}: {
  readonly view: CircuitView;
  readonly spaces: Readonly<Record<Car, Space | null>>;
  readonly drives: readonly Drive[];
  /** The cars of the present decision. */
  readonly lit: readonly Car[];
}) {
  return cars.map((car) => (
    <CarOnTrack
      key={car}
      car={car}
      view={view}
      space={spaces[car]}
      drive={drives.find((each) => each.car === car) ?? null}
      isLit={lit.includes(car)}
    />
  ));
}
