import { expect } from 'chai';
import {
  closeUp,
  isNearOffered,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/close-up.ts';
import { milestones } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/edges.ts';
import {
  type CircuitView,
  type Point,
  rowShapes,
  spacePose,
  trackBox,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/geometry.ts';
import {
  isWithin,
  nearestTarget,
  type Target,
  targetByKey,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/nearest.ts';
import { pictureBox } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/scenery.ts';
import type { Zoom } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/useZoom.ts';
import {
  type Space,
  trackNames,
} from '../../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { raceTable } from '../positions.ts';

const landscape: CircuitView = { track: 'cleveland', portrait: false };
const upright: CircuitView = { track: 'cleveland', portrait: true };

function targetsAt(view: CircuitView, ...spaces: readonly Space[]): readonly Target[] {
  return spaces.map((step) => ({ kind: 'end', step, at: spacePose(view, step) }));
}

function zoomOf(zoom: Partial<Zoom>): Zoom {
  const rest = { isWhole: false, measure: () => {}, setWhole: () => {} };
  return { screen: 'large', pixels: 620, ...rest, ...zoom };
}

describe('the close-up of the circuit', () => {
  const { spaces } = raceTable({ at: { yellow: [20, 1], blue: [40, 2], red: [55, 1] } }).G;

  function seen(view: CircuitView, zoom: Zoom, targets: readonly Target[]) {
    const driver = targets.length > 0 ? ('yellow' as const) : null;
    const rest = { ownCars: ['yellow'], drive: [] } as const;
    return closeUp(view, { zoom, picture: pictureBox(view), spaces, targets, driver, ...rest });
  }

  it('lanes are wide enough for a mouse while a place is chosen, with all places in view', () => {
    const targets = targetsAt(landscape, [26, 1], [26, 2]);
    const box = seen(landscape, zoomOf({}), targets);
    if (!box) throw new Error('All of it is shown.');
    expect(620 / box.width).to.be.at.least(24);
    for (const { at } of targets) expect(isWithin(box, at)).to.equal(true);
    expect(isWithin(box, spacePose(landscape, [20, 1]))).to.equal(true);
    const picture = pictureBox(landscape);
    expect(box.height / box.width).to.be.closeTo(picture.height / picture.width, 0.001);
  });

  it('the whole circuit is shown where it is large enough or the viewer wants it', () => {
    const targets = targetsAt(landscape, [26, 1], [26, 2]);
    expect(seen(landscape, zoomOf({ pixels: 1400 }), targets)).to.equal(null);
    expect(seen(landscape, zoomOf({ isWhole: true }), targets)).to.equal(null);
  });

  it('the viewer’s car is in view where not all cars fit in', () => {
    const apart = raceTable({ at: { yellow: [30, 2], black: [12, 1], red: [60, 2] } }).G.spaces;
    const zoom = zoomOf({ screen: 'portrait', pixels: 340 });
    const rest = { picture: pictureBox(upright), targets: [], driver: null, drive: [] } as const;
    for (const car of ['yellow', 'black', 'red'] as const) {
      const box = closeUp(upright, { ...rest, zoom, spaces: apart, ownCars: [car] });
      const space = apart[car];
      if (!box || !space) throw new Error('All of it is shown.');
      expect(isWithin(box, spacePose(upright, space))).to.equal(true);
    }
  });

  it('the close-up follows a driving car only where the whole circuit is small', () => {
    const picture = pictureBox(upright);
    const drive = [spacePose(upright, [40, 2]), spacePose(upright, [46, 2])];
    const rest = { picture, spaces, ownCars: [], targets: [], driver: null } as const;
    const phone = zoomOf({ screen: 'portrait', pixels: 340 });
    const box = closeUp(upright, { ...rest, zoom: phone, drive });
    if (!box) throw new Error('All of it is shown.');
    for (const point of drive) expect(isWithin(box, point)).to.equal(true);
    expect(box.width).to.be.below(picture.width);
    expect(closeUp(upright, { ...rest, zoom: zoomOf({ pixels: 1400 }), drive })).to.equal(null);
  });

  it('the close-up on an upright screen is a square with all racing cars in view', () => {
    const phone = zoomOf({ screen: 'portrait', pixels: 340 });
    const box = seen(upright, phone, []);
    if (!box) throw new Error('All of it is shown.');
    expect(box.width).to.equal(box.height);
    for (const space of Object.values(spaces)) {
      if (space) expect(isWithin(box, spacePose(upright, space))).to.equal(true);
    }
    const picture = pictureBox(landscape);
    expect(isNearOffered(zoomOf({ screen: 'low', pixels: 400 }), picture)).to.equal(true);
    expect(isNearOffered(zoomOf({}), picture)).to.equal(true);
    expect(isNearOffered(zoomOf({ pixels: 1400 }), picture)).to.equal(false);
  });
});

describe('the choice of places by keys and presses', () => {
  // On the home straight the cars drive to the right; its lanes lie one below the other.
  const targets = targetsAt(landscape, [2, 0], [2, 1], [2, 2], [3, 1]);

  it('an arrow key leads to the next place on its side, or nowhere if there is none', () => {
    expect(targetByKey(targets, 0, 'ArrowDown')).to.equal(1);
    expect(targetByKey(targets, 1, 'ArrowDown')).to.equal(2);
    expect(targetByKey(targets, 2, 'ArrowUp')).to.equal(1);
    expect(targetByKey(targets, 1, 'ArrowRight')).to.equal(3);
    expect(targetByKey(targets, 3, 'ArrowLeft')).to.equal(1);
    expect(targetByKey(targets, 0, 'ArrowUp')).to.equal(null);
    expect(targetByKey(targets, 0, 'Home')).to.equal(0);
    expect(targetByKey(targets, 0, 'End')).to.equal(3);
    expect(targetByKey(targets, 0, 'Enter')).to.equal(null);
  });

  it('a press chooses the nearest place, unless it is far off', () => {
    const [first, second] = targets;
    if (!first || !second) throw new Error('There are four.');
    const between = { x: first.at.x, y: first.at.y + (second.at.y - first.at.y) * 0.6 };
    expect(nearestTarget(targets, between)).to.equal(second);
    expect(nearestTarget(targets, { x: first.at.x, y: first.at.y - 6 })).to.equal(null);
  });
});

describe('the numbers of the rows', () => {
  /** The corners of two figures as large as they are drawn at most. */
  const cornersOf = ({ x, y }: Point): readonly Point[] => [
    { x: x - 1, y: y - 0.65 },
    { x: x + 1, y: y + 0.65 },
  ];

  for (const track of trackNames) {
    for (const portrait of [false, true]) {
      const view = { track, portrait };

      it(`a number stands beside every fifth row, outside the loop and on the picture: ${track}, ${portrait}`, () => {
        const numbers = milestones(view);
        const rows = rowShapes(view);
        expect(numbers.map(({ number }) => number)).to.deep.equal(
          rows.flatMap((_shape, row) => ((row + 1) % 5 === 0 ? [row + 1] : [])),
        );
        const box = trackBox(view);
        const isInside = ({ x, y }: Point) => {
          const crossings = rows.filter((from, index) => {
            const to = rows[(index + 1) % rows.length] ?? from;
            if (from.y > y === to.y > y) return false;
            return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
          });
          return crossings.length % 2 === 1;
        };
        for (const each of numbers) {
          for (const corner of cornersOf(each)) {
            expect(isWithin(pictureBox(view), corner)).to.equal(true);
          }
          expect(isInside(each), `row ${each.number}`).to.equal(false);
          const shape = rows[each.number - 1];
          if (!shape) throw new Error('There is such a row.');
          expect(Math.hypot(shape.x - each.x, shape.y - each.y)).to.be.below(box.width / 4);
        }
      });
    }
  }
});
