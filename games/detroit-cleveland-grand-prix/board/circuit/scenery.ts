/** The picture of a circuit: its extent, and the land in it. */
import {
  type Box,
  type CircuitView,
  type Point,
  pointInRow,
  polyline,
  rowShapes,
  trackBox,
} from './geometry.ts';

/** Margin of ground around the tarmac, and above it the height of water and sky with the skyline. */
const margin = 1.3;
const skyHeight = 4.8;
/** Margin on the sides where the rows' numbers stand: for their height, and for their width. */
const numberMargin = { below: 1.8, beside: 2.2 };

/** Returns the y coordinate where sky and water meet. */
export function horizon(view: CircuitView): number {
  return pictureBox(view).y + 3.6;
}

/** Returns the box of the whole picture: the track with ground around it, and a band of sky above. */
export function pictureBox(view: CircuitView): Box {
  const { x, y, width, height } = trackBox(view);
  const beside = view.portrait ? numberMargin.beside : margin;
  const below = view.portrait ? margin : numberMargin.below;
  return {
    x: x - beside,
    y: y - margin - skyHeight,
    width: width + 2 * beside,
    height: height + margin + below + skyHeight,
  };
}

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
