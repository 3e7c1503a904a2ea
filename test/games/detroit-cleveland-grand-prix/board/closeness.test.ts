import { expect } from 'chai';
import {
  closeUp,
  isNearOffered,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/close-up.ts';
import {
  type CircuitView,
  spacePose,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/geometry.ts';
import {
  isWithin,
  nearestTarget,
  type Target,
  targetByKey,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/nearest.ts';
import { pictureBox } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/scenery.ts';
import type { Zoom } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/useZoom.ts';
import type { Space } from '../../../../games/detroit-cleveland-grand-prix/rules/components.ts';
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
    const box = seen(landscape, zoomOf({}), targets) ?? expect.fail('All of it is shown.');
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
    const box =
      closeUp(upright, { ...rest, zoom: phone, drive }) ?? expect.fail('All of it is shown.');
    for (const point of drive) expect(isWithin(box, point)).to.equal(true);
    expect(box.width).to.be.below(picture.width);
    expect(closeUp(upright, { ...rest, zoom: zoomOf({ pixels: 1400 }), drive })).to.equal(null);
  });

  it('the close-up on an upright screen is a square with all racing cars in view', () => {
    const phone = zoomOf({ screen: 'portrait', pixels: 340 });
    const box = seen(upright, phone, []) ?? expect.fail('All of it is shown.');
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
