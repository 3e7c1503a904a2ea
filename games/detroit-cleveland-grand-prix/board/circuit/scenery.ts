/** The picture of a circuit: what it takes, and the land in it. */
import {
  type Box,
  type CircuitView,
  type Point,
  pointInRow,
  polyline,
  rowShapes,
  trackBox,
} from './geometry.ts';

/** Ground around the tarmac, and above it the water's edge and the sky with the skyline. */
const margin = 1.3;
const skyHeight = 4.8;

/** Where sky and water meet. */
export function horizon(view: CircuitView): number {
  return pictureBox(view).y + 3.6;
}

/** All of the picture: the track with ground around it, and a band of sky above. */
export function pictureBox(view: CircuitView): Box {
  const { x, y, width, height } = trackBox(view);
  return {
    x: x - margin,
    y: y - margin - skyHeight,
    width: width + 2 * margin,
    height: height + 2 * margin + skyHeight,
  };
}

/** The middle of the tarmac, all along. */
export function centreLine(view: CircuitView): readonly Point[] {
  return rowShapes(view).flatMap((shape) =>
    [0, 0.5].map((along) => pointInRow(shape, { along, offset: 0 })),
  );
}

/** The centre line as a closed loop: widened by a stroke it is the land a circuit lies on. */
export function centreLoop(view: CircuitView): string {
  return `${polyline(centreLine(view))}Z`;
}
