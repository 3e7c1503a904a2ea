import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  arrowPoses,
  crossLines,
  finishLine,
  gridPoses,
  kerbs,
  laneLines,
  milestones,
  tarmacOutline,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/edges.ts';
import {
  type CircuitView,
  finishPose,
  type Place,
  type Point,
  pathThrough,
  pointInRow,
  posesThrough,
  rowShapes,
  type ShapedSpace,
  spaceOutline,
  spacePose,
  spaceShape,
  spaceShapes,
  trackBox,
} from '../../../../games/detroit-cleveland-grand-prix/board/circuit/geometry.ts';
import { isWithin } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/nearest.ts';
import { pictureBox } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/scenery.ts';
import { treesOf } from '../../../../games/detroit-cleveland-grand-prix/board/circuit/trees.ts';
import {
  cars,
  trackNames,
  tracks,
} from '../../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { stepsInFront } from '../../../../games/detroit-cleveland-grand-prix/rules/index.ts';

const views: readonly CircuitView[] = trackNames.flatMap((track) => [
  { track, portrait: false },
  { track, portrait: true },
]);

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns where a space begins and ends, at its left and its right edge. */
function corners({ shape, offset }: ShapedSpace) {
  const at = (along: number, side: -1 | 1) =>
    pointInRow(shape, { along, offset: offset + side / 2 });
  return { begin: [at(0, -1), at(0, 1)] as const, end: [at(1, -1), at(1, 1)] as const };
}

/** Returns a space's outline as a polygon, fine enough for its arcs. */
function polygon({ shape, offset }: ShapedSpace): readonly Point[] {
  const parts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  return [
    ...parts.map((along) => pointInRow(shape, { along, offset: offset - 0.5 })),
    ...parts.toReversed().map((along) => pointInRow(shape, { along, offset: offset + 0.5 })),
  ];
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  const crossings = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return (
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    );
  });
  return crossings.length % 2 === 1;
}

/** Returns the nose, tail and wheels of a car on its space, in order around it. */
function carCorners({ x, y, heading, size }: Place): readonly Point[] {
  const angle = (heading * Math.PI) / 180;
  const leftToNose = [
    [-0.7, -0.09],
    [-0.67, -0.43],
    [-0.35, -0.43],
    [0.6, -0.4],
    [0.72, -0.1],
  ] as const;
  const rightToTail = leftToNose.map(([ahead, right]) => [ahead, -right] as const).toReversed();
  return [...leftToNose, ...rightToTail].map(([ahead, right]) => ({
    x: x + size * (ahead * Math.cos(angle) - right * Math.sin(angle)),
    y: y + size * (ahead * Math.sin(angle) + right * Math.cos(angle)),
  }));
}

/** Two convex shapes are apart if a line through an edge of one parts them. */
function areApart(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].some((shape) =>
    shape.some((from, index) => {
      const to = shape[(index + 1) % shape.length] ?? from;
      const across = ({ x, y }: Point) => x * (to.y - from.y) - y * (to.x - from.x);
      const [a, b] = [one.map(across), other.map(across)];
      return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
    }),
  );
}

describe('the circuits’ geometry', () => {
  for (const view of views) {
    const name = `${view.track}, ${view.portrait ? 'portrait' : 'landscape'}`;
    const spaces = spaceShapes(view);

    it(`the rows close the loop within a hundredth of a lane: ${name}`, () => {
      const rows = rowShapes(view);
      const [first, last] = [rows[0], rows.at(-1)];
      if (!first || !last) throw new Error('no rows');
      const end = pointInRow(last, { along: 1, offset: 0 });
      expect(distance(end, { x: 0, y: 0 })).to.be.below(0.01);
      expect(Math.abs(end.heading - first.heading)).to.be.closeTo(360, 0.01);
    });

    it(`no two spaces overlap: ${name}`, () => {
      const polygons = spaces.map(polygon);
      for (const [index, { shape, offset }] of spaces.entries()) {
        for (const along of [0.03, 0.5, 0.97]) {
          for (const side of [-0.47, 0, 0.47]) {
            const point = pointInRow(shape, { along, offset: offset + side });
            const holders = polygons.flatMap((each, other) =>
              isInside(each, point) ? [other] : [],
            );
            expect(holders, String(spaces[index]?.space)).to.deep.equal([index]);
          }
        }
      }
    });

    it(`every space touches the spaces that it leads to: ${name}`, () => {
      for (const here of spaces) {
        for (const step of stepsInFront(view.track, here.space)) {
          const there = step === 'finish' ? null : spaceShape(view, step);
          if (!there) continue;
          const gaps = corners(here).end.flatMap((end) =>
            corners(there).begin.map((begin) => distance(end, begin)),
          );
          expect(Math.min(...gaps), `${here.space} to ${step}`).to.be.below(0.01);
        }
      }
    });

    it(`the last row leads over the line to the first: ${name}`, () => {
      const line = finishLine(view);
      expect(distance(line, { x: 0, y: 0 })).to.be.below(0.6);
      for (const { space, shape, offset } of spaces) {
        if (!stepsInFront(view.track, space).includes('finish')) continue;
        const end = pointInRow(shape, { along: 1, offset });
        expect(distance(end, line)).to.be.at.most(line.width / 2);
        const [, lane] = space;
        expect(distance(finishPose(view, lane), end)).to.be.within(0.5, 1.2);
      }
    });

    it(`every space has room for a car: ${name}`, () => {
      const boxes = spaces.map(({ space }) => carCorners(spacePose(view, space)));
      for (const [index, box] of boxes.entries()) {
        for (const [further, other] of boxes.slice(index + 1).entries()) {
          const pair = `${spaces[index]?.space} and ${spaces[index + 1 + further]?.space}`;
          expect(areApart(box, other), pair).to.equal(true);
        }
      }
    });

    it(`the track lies inside the picture, and the trees stand off the track: ${name}`, () => {
      const [track, picture] = [trackBox(view), pictureBox(view)];
      expect(track.x).to.be.above(picture.x);
      expect(track.y).to.be.above(picture.y);
      expect(track.x + track.width).to.be.below(picture.x + picture.width);
      expect(track.y + track.height).to.be.below(picture.y + picture.height);
      const polygons = spaces.map(polygon);
      const trees = treesOf(view);
      expect(trees.length).to.be.within(10, 120);
      for (const tree of trees) {
        expect(polygons.some((each) => isInside(each, tree))).to.equal(false);
        const toCars = spaces.map(({ space }) => distance(spacePose(view, space), tree));
        expect(Math.min(...toCars)).to.be.above(tree.radius + 0.5);
      }
    });

    it(`the paths of outlines, kerbs and lines contain only valid numbers: ${name}`, () => {
      const paths = [
        ...spaces.flatMap(({ space }) => [
          spaceOutline(view, space),
          spaceOutline(view, space, 0.1),
        ]),
        ...kerbs(view).map(({ path }) => path),
        tarmacOutline(view),
        crossLines(view),
        laneLines(view),
      ];
      for (const path of paths) expect(path).to.match(/^M[-\d. MLAZ]+$/);
      for (const { stones } of kerbs(view)) expect(stones % 2).to.equal(1);
      expect(kerbs(view).length).to.be.above(8);
    });

    it(`the cars start on their grid, and the arrows keep off it: ${name}`, () => {
      const poses = gridPoses(view);
      expect(poses).to.have.length(6);
      for (const [index, space] of tracks[view.track].grid.entries()) {
        expect(poses[index]).to.deep.equal(spacePose(view, space));
      }
      const arrows = arrowPoses(view);
      expect(arrows.length).to.be.at.least(4);
      for (const arrow of arrows) {
        for (const pose of poses) expect(distance(arrow, pose)).to.be.above(1.5);
      }
    });
  }

  it('each track has the bounds that the layouts were made for', () => {
    const bounds = {
      cleveland: [-22.5, 18.8, -22.3, 2],
      detroit: [-10.5, 27.8, -20.9, 5.5],
    } as const;
    for (const track of trackNames) {
      const { x, y, width, height } = trackBox({ track, portrait: false });
      const [left, right, top, bottom] = bounds[track];
      expect(x).to.be.closeTo(left, 0.15);
      expect(x + width).to.be.closeTo(right, 0.15);
      expect(y).to.be.closeTo(top, 0.15);
      expect(y + height).to.be.closeTo(bottom, 0.15);
    }
  });

  it('the portrait view is turned by a quarter to the right', () => {
    for (const track of trackNames) {
      for (const { space } of spaceShapes({ track, portrait: false })) {
        const flat = spacePose({ track, portrait: false }, space);
        const upright = spacePose({ track, portrait: true }, space);
        expect(upright.x).to.be.closeTo(-flat.y, 1e-6);
        expect(upright.y).to.be.closeTo(flat.x, 1e-6);
        expect(upright.heading - flat.heading).to.be.closeTo(90, 1e-6);
      }
    }
  });

  it('a space on the inside is drawn longer than those beside it', () => {
    for (const view of views) {
      for (const { shape, offset, rows } of spaceShapes(view)) {
        if (rows === 1) continue;
        const radius = Math.abs(shape.length / ((shape.turn * Math.PI) / 180));
        const inside = Math.sign(shape.turn) * offset;
        expect(inside, 'on the inner side').to.be.at.least(0);
        const length = shape.length * (1 - inside / radius);
        const beside = (shape.length / rows) * (1 + (1 - inside) / radius);
        expect(length).to.be.above(beside);
      }
    }
  });

  it('spacePose throws an error for a space that does not exist', () => {
    expect(() => spacePose({ track: 'detroit', portrait: false }, [15, 0])).to.throw('no space');
  });

  describe('the way of a car', () => {
    const view: CircuitView = { track: 'cleveland', portrait: false };
    const way = [[60, 2], [61, 1], [62, 1], 'finish'] as const;

    it('the way goes through the middle of its spaces without a jump or a spin', () => {
      const poses = posesThrough(view, way, 5);
      expect(poses).to.have.length(1 + 3 * 5);
      expect(spacePose(view, [60, 2])).to.include(poses[0]);
      expect(
        distance(poses[5] ?? poses[0] ?? { x: 9, y: 9 }, spacePose(view, [61, 1])),
      ).to.be.below(1e-6);
      for (const [index, pose] of poses.slice(1).entries()) {
        const before = poses[index] ?? expect.fail('a pose is missing');
        expect(distance(before, pose)).to.be.within(0.05, 0.8);
        expect(Math.abs(pose.heading - before.heading)).to.be.below(35);
      }
    });

    it('the way of a finishing car ends behind the line', () => {
      const end = posesThrough(view, way).at(-1);
      expect(end && distance(end, finishPose(view, 1))).to.be.below(1e-6);
      expect(end?.x).to.be.above(0);
    });

    it('the path data has a curve for each step', () => {
      expect(pathThrough(view, way)).to.match(/^M[^C]+(C[-\d. ]+){3}$/);
      expect(pathThrough(view, [])).to.equal('');
    });

    it('the heading turns by about 360 degrees all around the loop', () => {
      for (const each of views) {
        const lap = rowShapes(each).flatMap(({ row, lanes }) => {
          const spaces = spaceShapes(each).filter(({ space }) => space[0] === row);
          return spaces.length > 0 && lanes.includes(1) ? [spaces[spaces.length - 1]] : [];
        });
        const steps = lap.flatMap((shaped) => (shaped ? [shaped.space] : []));
        const poses = posesThrough(each, steps);
        const turned = (poses.at(-1)?.heading ?? 0) - (poses[0]?.heading ?? 0);
        expect(Math.abs(turned)).to.be.within(330, 390);
      }
    });
  });
});

describe('the numbers of the rows', () => {
  for (const view of views) {
    it(`a number stands beside every fifth row, outside the loop and on the picture: ${view.track}, ${view.portrait}`, () => {
      const rows = rowShapes(view);
      const numbers = milestones(view);
      expect(numbers.map(({ number }) => number)).to.deep.equal(
        rows.flatMap((_shape, row) => ((row + 1) % 5 === 0 ? [row + 1] : [])),
      );
      for (const { x, y, number } of numbers) {
        // The corners of two figures as large as they are drawn at most.
        for (const side of [-1, 1]) {
          const corner = { x: x + side, y: y + 0.65 * side };
          expect(isWithin(pictureBox(view), corner)).to.equal(true);
        }
        expect(isInside(rows, { x, y }), `row ${number}`).to.equal(false);
        const shape = rows[number - 1] ?? expect.fail('There is such a row.');
        expect(distance(shape, { x, y })).to.be.below(trackBox(view).width / 4);
      }
    });
  }
});

describe('the colours of the cars', () => {
  const css = readFileSync(
    new URL(
      '../../../../games/detroit-cleveland-grand-prix/board/circuit/world.css',
      import.meta.url,
    ),
    'utf8',
  );

  function luminance(property: string): number {
    const hex = new RegExp(`${property}: #([0-9a-f]{6});`).exec(css)?.[1];
    if (!hex) throw new Error(`${property} is not a plain colour`);
    const [red, green, blue] = [0, 2, 4].map((from) => {
      const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  }

  for (const car of [...cars, 'white']) {
    it(`the number of the ${car} car has enough contrast to be read in both themes`, () => {
      const [body, ink] = [
        luminance(`--grand-prix-car-${car}`),
        luminance(`--grand-prix-car-${car}-ink`),
      ];
      const contrast = (Math.max(body, ink) + 0.05) / (Math.min(body, ink) + 0.05);
      expect(contrast).to.be.at.least(4.5);
    });
  }
});
