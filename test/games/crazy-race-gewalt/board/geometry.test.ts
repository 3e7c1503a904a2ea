import { expect } from 'chai';
import {
  type Arrangement,
  type Layout,
  layOut,
  type Point,
  pawnPoint,
  placed,
  type Rect,
} from '../../../../games/crazy-race-gewalt/board/course/geometry.ts';
import {
  laneCount,
  printedSquares,
  sectionsPerLane,
  sectionsPerStage,
  stageOf,
  stages,
} from '../../../../games/crazy-race-gewalt/rules/components.ts';

const arrangements: readonly Arrangement[] = ['beside', 'below'];

/** Returns a layout with all lanes at full height. */
function whole(arrangement: Arrangement): Layout {
  return { arrangement, fullLanes: laneCount };
}

/** Returns the squares of all lanes as printed, except these sections of the first lane. */
function lanes(changed: Readonly<Record<number, number>> = {}): number[][] {
  return Array.from({ length: laneCount }, (_, lane) =>
    Array.from({ length: sectionsPerLane }, (_, section) =>
      lane === 0 ? (changed[section] ?? printedSquares) : printedSquares,
    ),
  );
}

const courses: Readonly<Record<string, number[][]>> = {
  'as printed': lanes(),
  'with cards': lanes({ 0: 8, 1: 0, 4: 1, 7: 6, 14: 0 }),
  'with a stage without squares': lanes({ 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }),
  'with the longest stage': lanes({ 10: 8, 11: 8, 12: 8, 13: 8, 14: 8 }),
};

function isWithin({ x, y }: Point, rect: Rect): boolean {
  const isAcross = x >= rect.x - 0.01 && x <= rect.x + rect.width + 0.01;
  return isAcross && y >= rect.y - 0.01 && y <= rect.y + rect.height + 0.01;
}

function at<Value>(list: readonly Value[] | undefined, index: number): Value {
  const value = list?.[index];
  if (value === undefined) throw new Error(`Nothing at ${index}.`);
  return value;
}

describe('The geometry of the course', () => {
  for (const arrangement of arrangements) {
    for (const [name, squares] of Object.entries(courses)) {
      const course = layOut(squares, whole(arrangement));

      it(`adjoining sections make all stages equally long on a course ${name} (stages ${arrangement} each other)`, () => {
        const lengths = course.sections.flatMap((lane) =>
          stages.map((_, stage) => {
            const own = lane.slice(stage * sectionsPerStage, (stage + 1) * sectionsPerStage);
            for (const [index, { x, width }] of own.entries()) {
              const next = own[index + 1];
              if (next) expect(next.x).to.be.closeTo(x + width, 1e-6);
            }
            return own.reduce((sum, { width }) => sum + width, 0);
          }),
        );
        expect(lengths).to.have.length(laneCount * stages.length);
        for (const length of lengths) expect(length).to.be.closeTo(at(lengths, 0), 1e-6);
      });

      it(`everything on a course ${name} lies within its panel and every square within its section (stages ${arrangement} each other)`, () => {
        for (const [lane, sections] of course.sections.entries()) {
          for (const [section, rect] of sections.entries()) {
            const panel = course.panels[stageOf(section)];
            expect(isWithin(rect, panel)).to.equal(true);
            expect(isWithin({ x: rect.x + rect.width, y: rect.y + rect.height }, panel)).to.equal(
              true,
            );
            const middles = at(at(course.squares, lane), section);
            expect(middles).to.have.length(at(at(squares, lane), section));
            for (const middle of middles) expect(isWithin(middle, rect)).to.equal(true);
          }
        }
        for (const stage of stages) {
          const panel = course.panels[stage];
          for (const point of [...course.trophies[stage], ...course.won[stage]]) {
            expect(isWithin(point, panel)).to.equal(true);
          }
          expect(course.trophies[stage]).to.have.length(laneCount);
        }
      });
    }

    it(`all squares of a stage on a lane are spaced equally (stages ${arrangement} each other)`, () => {
      const course = layOut(courses['with cards'] ?? [], whole(arrangement));
      const steps = at(course.squares, 0)
        .slice(0, sectionsPerStage)
        .flatMap((middles) => middles.slice(1).map(({ x }, index) => x - at(middles, index).x));
      expect(steps.length).to.be.above(5);
      for (const step of steps) expect(step).to.be.closeTo(at(steps, 0), 1e-6);
    });

    it(`a long card stretches its section and shrinks the neighbouring sections (stages ${arrangement} each other)`, () => {
      const before = layOut(lanes(), whole(arrangement)).sections;
      const after = layOut(lanes({ 2: 8 }), whole(arrangement)).sections;
      const widths = (sections: typeof before, lane: number) =>
        at(sections, lane).map(({ width }) => width);
      expect(at(widths(after, 0), 2)).to.be.above(at(widths(before, 0), 2) * 1.5);
      expect(at(widths(after, 0), 1)).to.be.below(at(widths(before, 0), 1));
      expect(at(widths(after, 0), 5)).to.equal(at(widths(before, 0), 5));
      expect(widths(after, 1)).to.deep.equal(widths(before, 1));
    });

    it(`a section without squares remains a narrow gap (stages ${arrangement} each other)`, () => {
      const course = layOut(lanes({ 1: 0 }), whole(arrangement));
      const { width } = at(at(course.sections, 0), 1);
      expect(width).to.be.within(course.width * 0.01, at(at(course.sections, 0), 0).width / 2);
      expect(at(at(course.squares, 0), 1)).to.deep.equal([]);
    });

    it(`a pawn stands above its square or, once finished, beyond the last line (stages ${arrangement} each other)`, () => {
      const course = layOut(lanes(), whole(arrangement));
      const pawn = pawnPoint(course, 2, { section: 3, square: 4 });
      const square = at(at(at(course.squares, 2), 3), 3);
      expect(pawn.x).to.equal(square.x);
      expect(pawn.y).to.be.below(square.y);
      expect(isWithin(pawn, at(at(course.sections, 2), 3))).to.equal(true);
      expect(pawnPoint(course, 2, null).x).to.be.above(course.lines.red.x);
      expect(() => pawnPoint(course, 2, { section: 3, square: 5 })).to.throw('square 5');
      expect(() => pawnPoint(course, 7, null)).to.throw('lane 7');
    });
  }

  it('a printed section is large enough for a finger on a phone', () => {
    const course = layOut(lanes(), whole('below'));
    const pixels = 344 / course.width;
    expect(at(at(course.sections, 0), 0).width * pixels).to.be.at.least(44);
    expect(
      (at(at(course.sections, 1), 0).y - at(at(course.sections, 0), 0).y) * pixels,
    ).to.be.above(44);
  });

  it('unused lanes take up less room, and all lanes stay within their panels', () => {
    for (const arrangement of arrangements) {
      const course = layOut(lanes(), { arrangement, fullLanes: 3 });
      const full = layOut(lanes(), whole(arrangement));
      expect(course.panels.lilac.height).to.be.below(full.panels.lilac.height * 0.9);
      const heightOf = (lane: number) => at(at(course.sections, lane), 0).height;
      expect(heightOf(2)).to.equal(at(at(full.sections, 2), 0).height);
      expect(heightOf(4)).to.be.below(heightOf(2) * 0.6);
      for (const [lane, sections] of course.sections.entries()) {
        const last = at(sections, sectionsPerLane - 1);
        expect(isWithin({ x: last.x, y: last.y + last.height }, course.panels.red)).to.equal(true);
        const above = lane > 0 && at(at(course.sections, lane - 1), 0);
        if (above) expect(at(sections, 0).y).to.be.at.least(above.y + above.height);
      }
    }
  });

  it('positions are given as percentages of the course', () => {
    const course = layOut(lanes(), whole('beside'));
    const all = { x: 0, y: 0, width: course.width, height: course.height };
    expect(placed(all, course)).to.deep.equal({
      left: '0%',
      top: '0%',
      width: '100%',
      height: '100%',
    });
  });
});
