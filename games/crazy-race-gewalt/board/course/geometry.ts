/**
 * Geometry of the course. The three stages are panels as in a comic, beside or below each other; the five lanes run
 * through all of them. A stage is equally long on every lane. Its sections share that length by their squares, so a
 * card stretches or shrinks its neighbours, and the lines are the same for all lanes. The unit is the course's own; the
 * page scales it.
 */
import { laneCount, type Stage, sectionsPerStage, stages } from '../../rules/components.ts';
import type { PawnPosition } from '../../rules/state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Arrangement of the panels. Below each other they fit a phone. */
export type Arrangement = 'beside' | 'below';

interface Measures {
  readonly width: number;
  /** Height of the sky above the first lane, where the trophies wait. */
  readonly sky: number;
  /** Distance from one lane to the next. */
  readonly pitch: number;
  /** Height of a section. The rest of the pitch is landscape. */
  readonly sectionHeight: number;
  /** Height of the landscape below the last lane. */
  readonly foot: number;
  /** Gap between two panels. */
  readonly gutter: number;
  /** Distance from a panel's left edge to its first section. */
  readonly before: Readonly<Record<Stage, number>>;
  /** Distance from a panel's last section to its right edge. The line and the won trophies are there. */
  readonly behind: Readonly<Record<Stage, number>>;
  /** Total length of a stage's sections. */
  readonly stageLength: number;
  /** Distance from one waiting trophy to the next, and the size of a trophy. */
  readonly trophyStep: number;
  readonly trophySize: number;
  readonly pawnSize: number;
}

const measures: Readonly<Record<Arrangement, Measures>> = {
  beside: {
    width: 1240,
    sky: 88,
    pitch: 68,
    sectionHeight: 54,
    foot: 10,
    gutter: 10,
    before: { lilac: 58, blue: 8, red: 8 },
    behind: { lilac: 52, blue: 52, red: 104 },
    stageLength: 938 / 3,
    trophyStep: 45,
    trophySize: 46,
    pawnSize: 52,
  },
  below: {
    width: 360,
    sky: 46,
    pitch: 47,
    sectionHeight: 39,
    foot: 8,
    gutter: 12,
    before: { lilac: 28, blue: 28, red: 28 },
    behind: { lilac: 71, blue: 71, red: 71 },
    stageLength: 261,
    trophyStep: 32,
    trophySize: 33,
    pawnSize: 38,
  },
};

/** Width of a course, in its own units. */
export const widths: Readonly<Record<Arrangement, number>> = {
  beside: measures.beside.width,
  below: measures.below.width,
};

/** Height of an unused lane, as a share of the others' pitch. */
const spareHeight = 0.55;

/** Length that a section takes beside its squares, and its minimum, both in squares. */
const edge = 0.8;
const crevice = 1.7;

const lineWidth = 10;

/** Margin between a lane's head and the first section, where the pawn stands, as a share of the pitch. */
const headMargin = 0.12;

/** Size of a won trophy, as a share of a waiting one. */
const wonSize = 0.8;

/** Height of a pawn above the middle of its lane, as a share of its size. Its square is visible below it. */
const lift = 0.16;

/** Positions of everything on the course, for the present squares of its sections. */
export interface Course {
  readonly arrangement: Arrangement;
  readonly width: number;
  readonly height: number;
  readonly pawnSize: number;
  readonly trophySize: number;
  readonly wonSize: number;
  readonly panels: Readonly<Record<Stage, Rect>>;
  /** The chequered line at the end of each stage, across all lanes. */
  readonly lines: Readonly<Record<Stage, Rect>>;
  /** The flag or arch above each line and the won trophies. */
  readonly gates: Readonly<Record<Stage, Rect>>;
  /** By lane: the room before the first section of a panel. Beside each other, only the first panel has it. */
  readonly heads: Readonly<Record<Stage, readonly Rect[]>>;
  /** By lane and section. */
  readonly sections: readonly (readonly Rect[])[];
  /** By lane, section and square: the middle of each square. */
  readonly squares: readonly (readonly (readonly Point[])[])[];
  /** By place: the middle of each waiting trophy. */
  readonly trophies: Readonly<Record<Stage, readonly Point[]>>;
  /** By lane: the middle of a won trophy, behind the stage's line. */
  readonly won: Readonly<Record<Stage, readonly Point[]>>;
  /** By lane: the position of a pawn that is over the finish line. */
  readonly finish: readonly Point[];
}

const lanes: readonly number[] = Array.from({ length: laneCount }, (_, lane) => lane);

/** Layout of the course on the page. */
export interface Layout {
  readonly arrangement: Arrangement;
  /** Number of lanes with full height. The last ones, which are unused, can be lower. */
  readonly fullLanes: number;
  /**
   * Minimum width and height of a section with the landscape around it, as far as there is room. Defaults to no
   * minimum.
   */
  readonly minSection?: number;
}

function heightOf(lane: number, { arrangement, fullLanes, minSection = 0 }: Layout): number {
  const height = measures[arrangement].pitch * (lane < fullLanes ? 1 : spareHeight);
  return Math.max(height, minSection);
}

/**
 * Returns the distance from the top of a panel to that of a lane. For one lane too many, it leads to the foot of the
 * last lane.
 */
function topOf(lane: number, layout: Layout): number {
  const { sky } = measures[layout.arrangement];
  return lanes.slice(0, lane).reduce((sum, above) => sum + heightOf(above, layout), sky);
}

function byStage<Value>(make: (stage: Stage, index: number) => Value): Record<Stage, Value> {
  return { lilac: make('lilac', 0), blue: make('blue', 1), red: make('red', 2) };
}

function panelsOf(layout: Layout): Record<Stage, Rect> {
  const { arrangement } = layout;
  const { width, foot, gutter, before, behind, stageLength } = measures[arrangement];
  const height = topOf(laneCount, layout) + foot;
  if (arrangement === 'below') {
    return byStage((_, index) => ({ x: 0, y: index * (height + gutter), width, height }));
  }
  const widthOf = (stage: Stage) => before[stage] + stageLength + behind[stage];
  const leftOf = (index: number) =>
    stages.slice(0, index).reduce((sum, stage) => sum + widthOf(stage) + gutter, 0);
  return byStage((stage, index) => ({ x: leftOf(index), y: 0, width: widthOf(stage), height }));
}

/** Shares out a length. A share below the minimum gets the minimum, and the others get the rest. */
function sharedOut(shares: readonly number[], length: number, min: number): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const isShort = shares.map((share) => share > 0 && (share / sum) * length < min);
  const short = isShort.filter(Boolean).length;
  if (short === 0) return shares.map((share) => (share / sum) * length);
  const others = shares.map((share, index) => (isShort[index] ? 0 : share));
  const left = sharedOut(others, length - short * min, min);
  return shares.map((_, index) => (isShort[index] ? min : (left[index] ?? 0)));
}

/** Returns the length of each section of one stage, `length` in total. */
function sectionLengths(
  squares: readonly number[],
  length: number,
  min: number,
): readonly number[] {
  const shares = squares.map((count) => Math.max(count + edge, crevice));
  return sharedOut(shares, length, Math.min(min, (length / squares.length) * 0.999));
}

function sectionsOf(squares: readonly number[], lane: number, layout: Layout): Rect[] {
  const { pitch, sectionHeight, before, stageLength } = measures[layout.arrangement];
  const panels = panelsOf(layout);
  const laneHeight = heightOf(lane, layout);
  const height = (sectionHeight / pitch) * laneHeight;
  return stages.flatMap((stage, index) => {
    const panel = panels[stage];
    const own = squares.slice(index * sectionsPerStage, (index + 1) * sectionsPerStage);
    let x = panel.x + before[stage];
    return sectionLengths(own, stageLength, layout.minSection ?? 0).map((width) => {
      const y = panel.y + topOf(lane, layout) + (laneHeight - height) / 2;
      const rect = { x, y, width, height };
      x += width;
      return rect;
    });
  });
}

/** Returns the middles of `count` squares in a section. Half an `edge` is free at either end. */
function squaresIn({ x, y, width, height }: Rect, count: number): Point[] {
  const step = width / (count + edge);
  return Array.from({ length: count }, (_, index) => ({
    x: x + (edge / 2 + index + 0.5) * step,
    y: y + height / 2,
  }));
}

/** Returns the middle of a lane in a panel. */
function laneMiddle(panel: Rect, lane: number, layout: Layout): number {
  return panel.y + topOf(lane, layout) + heightOf(lane, layout) / 2;
}

/** Returns the parts of a course that don't depend on cards. */
function fixedParts(layout: Layout) {
  const { arrangement } = layout;
  const measure = measures[arrangement];
  const { sky, pitch, before, behind, stageLength, trophyStep, trophySize } = measure;
  const panels = panelsOf(layout);
  const lineOf = (stage: Stage) => panels[stage].x + before[stage] + stageLength;
  return {
    panels,
    lines: byStage((stage) => ({
      x: lineOf(stage) + 3,
      y: panels[stage].y + sky,
      width: lineWidth,
      height: topOf(laneCount, layout) - sky,
    })),
    gates: byStage((stage) => ({
      x: lineOf(stage) + 2,
      y: panels[stage].y + 4,
      width: behind[stage] - 4,
      height: sky + 4,
    })),
    heads: byStage((stage) =>
      lanes.map((lane) => ({
        x: panels[stage].x,
        y: panels[stage].y + topOf(lane, layout),
        width: before[stage] - headMargin * pitch,
        height: heightOf(lane, layout),
      })),
    ),
    trophies: byStage((stage) =>
      lanes.map((rank) => ({
        x: lineOf(stage) - (laneCount - 0.5 - rank) * trophyStep,
        y: panels[stage].y + sky - trophySize * 0.52,
      })),
    ),
    won: byStage((stage) =>
      lanes.map((lane) => ({
        x: lineOf(stage) + 4 + lineWidth + (wonSize * trophySize) / 2,
        y: laneMiddle(panels[stage], lane, layout),
      })),
    ),
    finish: lanes.map((lane) => ({
      x:
        panels.red.x + panels.red.width - measure.pawnSize / 2 - (arrangement === 'beside' ? 4 : 0),
      y: laneMiddle(panels.red, lane, layout),
    })),
  };
}

/** Returns the layout of the course; `squares` are the present ones of each section, by lane and section. */
export function layOut(squares: readonly (readonly number[])[], layout: Layout): Course {
  const { arrangement } = layout;
  const { width, pawnSize, trophySize } = measures[arrangement];
  const fixed = fixedParts(layout);
  const sections = lanes.map((lane) => sectionsOf(squares[lane] ?? [], lane, layout));
  const { red } = fixed.panels;
  return {
    arrangement,
    width,
    height: red.y + red.height,
    pawnSize,
    trophySize,
    wonSize: wonSize * trophySize,
    ...fixed,
    sections,
    squares: sections.map((lane, index) =>
      lane.map((rect, section) => squaresIn(rect, squares[index]?.[section] ?? 0)),
    ),
  };
}

/** Returns the middle of a pawn at a place. Null means over the finish line. */
export function pawnPoint(course: Course, lane: number, place: PawnPosition | null): Point {
  if (place === null) {
    const finish = course.finish[lane];
    if (!finish) throw new Error(`There is no lane ${lane}.`);
    return finish;
  }
  const { section, square } = place;
  const middle = course.squares[lane]?.[section]?.[square - 1];
  if (!middle) throw new Error(`Lane ${lane} has no square ${square} in section ${section}.`);
  return { x: middle.x, y: middle.y - lift * course.pawnSize };
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1e5) / 1e3}%`;
}

/** Returns a rectangle as CSS, in percentages of the course. */
export function placed({ x, y, width, height }: Rect, course: Course) {
  return {
    left: percent(x, course.width),
    top: percent(y, course.height),
    width: percent(width, course.width),
    height: percent(height, course.height),
  };
}

/**
 * Returns a square box around a point as CSS. A transform moves it there, which needs no layout while it is animated.
 */
export function placedAround({ x, y }: Point, size: number, course: Course) {
  return {
    ...placed({ x: 0, y: 0, width: size, height: size }, course),
    translate: `${percent(x - size / 2, size)} ${percent(y - size / 2, size)}`,
  };
}
