/** The picture of a circuit: its extent, and the land in it. */
import { milestones } from './edges.ts';
import {
  type Box,
  type CircuitView,
  oncePerView,
  type Point,
  pointInRow,
  polyline,
  rowShapes,
  trackBox,
} from './geometry.ts';

/** Margin of ground around the tarmac, and above it the height of water and sky with the skyline. */
const margin = 1.3;
const skyHeight = 4.8;
/** Half of the width and height of a row's number at its largest. */
const numberReach = { across: 1.05, down: 0.65 };

/** Returns the y coordinate where sky and water meet. */
export function horizon(view: CircuitView): number {
  return pictureBox(view).y + 3.6;
}

/**
 * Returns the box of the whole picture: the track with ground around it, enough for the numbers of the rows, and a band
 * of sky above.
 */
export const pictureBox = /* @__PURE__ */ oncePerView((view): Box => {
  const { x, y, width, height } = trackBox(view);
  const numbers = milestones(view);
  const { across, down } = numberReach;
  const left = Math.min(x - margin, ...numbers.map((each) => each.x - across));
  const right = Math.max(x + width + margin, ...numbers.map((each) => each.x + across));
  const top = y - margin - skyHeight;
  const bottom = Math.max(y + height + margin, ...numbers.map((each) => each.y + down));
  return { x: left, y: top, width: right - left, height: bottom - top };
});

/** Returns the middle of the tarmac along the whole circuit. */
export function centreLine(view: CircuitView): readonly Point[] {
  return rowShapes(view).flatMap((shape) =>
    [0, 0.5].map((along) => pointInRow(shape, { along, offset: 0 })),
  );
}

/** Returns the centre line as a closed loop. Widened by a stroke, it is the land around a circuit. */
export function centreLoop(view: CircuitView): string {
  return `${polyline(centreLine(view))}Z`;
}
