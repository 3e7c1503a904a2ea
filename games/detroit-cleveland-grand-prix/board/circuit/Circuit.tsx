import type { SVGProps } from 'react';
import type { Space, TrackName } from '../../rules/components.ts';
import {
  arrowPoses,
  crossLines,
  finishLine,
  gridPoses,
  kerbs,
  laneLines,
  milestones,
  tarmacOutline,
} from './edges.ts';
import { type CircuitView, type Pose, spaceOutline } from './geometry.ts';
import { Scenery } from './Scenery.tsx';
import { pictureBox } from './scenery.ts';

function placed({ x, y, heading }: Pose): string {
  return `translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${heading.toFixed(2)})`;
}

/** Returns the path of the line's dark squares, two deep, as wide as the track. */
function chequers(width: number): string {
  const square = 0.25;
  return Array.from({ length: Math.round(width / square) }, (_, index) => {
    const x = index % 2 === 0 ? -square : 0;
    return `M${x} ${index * square - width / 2}h${square}v${square}h${-square}z`;
  }).join('');
}

function FinishLine({ view }: { readonly view: CircuitView }) {
  const line = finishLine(view);
  return (
    <g transform={placed(line)}>
      <path
        d={`M-.25${-line.width / 2}h.5v${line.width}h-.5z`}
        className="grand-prix-chequers-light"
      />
      <path d={chequers(line.width)} className="grand-prix-chequers-dark" />
    </g>
  );
}

function Grid({ view }: { readonly view: CircuitView }) {
  return gridPoses(view).map((pose, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the start position
    <g key={index}>
      <path d="M.3-.42H.76V.42H.3" transform={placed(pose)} className="grand-prix-grid-box" />
      <text x={pose.x} y={pose.y} dy=".35em" className="grand-prix-grid-number">
        {index + 1}
      </text>
    </g>
  ));
}

/** Draws the numbers of the rows, by which texts name them. */
function Milestones({ view }: { readonly view: CircuitView }) {
  return milestones(view).map(({ x, y, number, mark }) => (
    <g key={number}>
      <path d={mark} className="grand-prix-row-mark" />
      <text x={x} y={y} dy=".35em" className="grand-prix-row-number">
        {number}
      </text>
    </g>
  ));
}

/** Draws the track itself, without the ground around it. */
export function Tarmac({ view }: { readonly view: CircuitView }) {
  const outline = tarmacOutline(view);
  const edging = kerbs(view);
  return (
    <>
      <path d={outline} className="grand-prix-verge" />
      <path d={edging.map(({ path }) => path).join('')} className="grand-prix-kerb-light" />
      {edging.map(({ path, stones }) => (
        <path key={path} d={path} pathLength={stones} className="grand-prix-kerb" />
      ))}
      <path d={outline} className="grand-prix-tarmac" />
      <path d={crossLines(view)} className="grand-prix-cross-lines" />
      <path d={laneLines(view)} className="grand-prix-lane-lines" />
      {arrowPoses(view).map((pose) => (
        <path
          key={`${pose.x} ${pose.y}`}
          d="M-.7-.14H.05V-.42L.75 0L.05.42V.14H-.7z"
          transform={placed(pose)}
          className="grand-prix-arrow"
        />
      ))}
      <FinishLine view={view} />
      <Grid view={view} />
      <Milestones view={view} />
    </>
  );
}

/**
 * Draws a circuit from above, with the ground around it. It is hidden from screen readers, as are its `children`, which
 * use the same coordinates (see geometry.ts). Portrait is for screens that are higher than wide.
 */
export function Circuit({
  track,
  portrait,
  children,
  ...svg
}: { readonly track: TrackName; readonly portrait: boolean } & SVGProps<SVGSVGElement>) {
  const view = { track, portrait };
  const { x, y, width, height } = pictureBox(view);
  const box = [x, y, width, height].map((value) => value.toFixed(2)).join(' ');
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      focusable="false"
      className="grand-prix-circuit"
      data-track={track}
      {...svg}
    >
      <Scenery view={view} />
      <Tarmac view={view} />
      {children}
    </svg>
  );
}

/** Draws the area of a space, a little smaller than the space, for highlights and hit areas. */
export function SpaceShape({
  track,
  portrait,
  row,
  lane,
  inset = 0.07,
  ...path
}: {
  readonly track: TrackName;
  readonly portrait: boolean;
  readonly row: number;
  readonly lane: number;
  readonly inset?: number;
} & SVGProps<SVGPathElement>) {
  const space: Space = [row, lane];
  return <path d={spaceOutline({ track, portrait }, space, inset)} {...path} />;
}
