import type { ReactNode } from 'react';
import { RulesFigure } from '../../kit/board/IllustratedRules.tsx';
import { seatColour } from '../../kit/board/SeatSign.tsx';
import { seatingOf } from '../../kit/board/seating.ts';
import { ActionCard } from '../board/cards/ActionCard.tsx';
import { type Course, layOut, placed } from '../board/course/geometry.ts';
import { Landscape } from '../board/course/Landscape.tsx';
import { Pawn } from '../board/course/Lanes.tsx';
import type { LaneParts } from '../board/course/lane-parts.ts';
import { SectionTile } from '../board/course/SectionTile.tsx';
import { StageTrophies, ToGo } from '../board/hand/Cups.tsx';
import { Dice } from '../board/hand/Dice.tsx';
import type { Parts } from '../board/parts.ts';
import { Scoring } from '../board/standings/Scoring.tsx';
import type { Shown } from '../board/turn/playback.ts';
import type { GewaltText } from '../locales/text.ts';
import {
  type ActionKind,
  laneCount,
  type Stage,
  sectionsPerStage,
  stageOf,
  stages,
} from '../rules/components.ts';
import { cardOn, laneOf, squaresAt } from '../rules/index.ts';
import { closeSeat, dice, end, positions, race } from './figures.ts';

/** A figure of these rules. */
export function Figure(props: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <RulesFigure className="paddock-frame crazy-race-gewalt crazy-race-gewalt-figure" {...props} />
  );
}

const seatLetters = ['A', 'B', 'C'];

/** What the parts of the board need to draw a position of a figure. */
function partsOf(shown: Shown, text: GewaltText): Parts {
  return {
    G: race,
    viewer: null,
    own: null,
    playback: { shown, event: null, milliseconds: 0, isRolling: false, skip: () => {}, events: [] },
    seating: seatingOf(undefined, { seat: (number) => seatLetters[number - 1] ?? `${number}` }),
    text,
  };
}

/** The sections of one lane in a stage. */
function LaneOf({ lane, stage, parts }: { lane: number; stage: Stage; parts: LaneParts }) {
  const { course, sectionCards, playback } = parts;
  const pawn = playback.shown.pawns[String(lane)];
  const sections = course.sections[lane] ?? [];
  return sections.map((rect, section) => {
    const spot = { lane, section };
    const card = cardOn({ sectionCards }, spot);
    if (stageOf(section) !== stage) return null;
    return (
      <SectionTile
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its number
        key={section}
        stage={stage}
        squares={squaresAt({ sectionCards }, spot)}
        card={card && { putBy: card.placedBy, history: '' }}
        marked={pawn?.section === section ? pawn.square : null}
        markColour={seatColour(String(lane)).fill}
        style={placed(rect, course)}
      />
    );
  });
}

/** From where to where a figure shows the course: some lanes of a stage, with the sky above the first. */
function cutOf(course: Course, stage: Stage, lanes: readonly number[]) {
  const first = stages.indexOf(stage) * sectionsPerStage;
  const top = course.sections[lanes[0] ?? 0]?.[first];
  const foot = course.sections[lanes.at(-1) ?? 0]?.[first];
  const panel = course.panels[stage];
  const from = lanes[0] === 0 || !top ? panel.y : top.y - 6;
  return { from, height: (foot ? foot.y + foot.height : panel.y + panel.height) + 8 - from };
}

interface StageProps {
  readonly shown: Shown;
  readonly stage?: Stage;
  /** Beside each other, in order. */
  readonly lanes: readonly number[];
  readonly text: GewaltText;
}

/** What stands and lies on some lanes of a stage. */
function OnLanes({
  stage,
  lanes,
  parts,
}: {
  stage: Stage;
  lanes: readonly number[];
  parts: LaneParts;
}) {
  const { pawns } = parts.playback.shown;
  const seats = Object.keys(pawns).filter((seat) => {
    const place = pawns[seat];
    return place && lanes.includes(laneOf(seat)) && stageOf(place.section) === stage;
  });
  return (
    <>
      {lanes.map((lane) => (
        <LaneOf key={lane} lane={lane} stage={stage} parts={parts} />
      ))}
      <StageTrophies stage={stage} parts={parts} />
      {seats.map((seat) => (
        <ToGo key={seat} playerID={seat} parts={parts} />
      ))}
      {seats.map((seat) => (
        <Pawn key={seat} playerID={seat} parts={parts} />
      ))}
    </>
  );
}

/** Some lanes of a stage. */
function StageFigure({ shown, stage = 'lilac', lanes, text }: StageProps) {
  const { sectionCards, pawns } = shown;
  const squares = sectionCards.map((sections, lane) =>
    sections.map((_, section) => squaresAt({ sectionCards }, { lane, section })),
  );
  const course = layOut(squares, { arrangement: 'below', fullLanes: laneCount });
  const onCourse = { course, sectionCards, drawn: stages };
  const parts: LaneParts = { ...partsOf(shown, text), ...onCourse, open: [] };
  const { from, height } = cutOf(course, stage, lanes);
  return (
    <div
      className="crazy-race-gewalt-course-frame crazy-race-gewalt-cut"
      style={{ aspectRatio: `${course.width} / ${height}` }}
    >
      <div
        className="crazy-race-gewalt-course"
        data-arrangement="below"
        style={{
          aspectRatio: `${course.width} / ${course.height}`,
          marginBlockStart: `${(-from / course.width) * 100}%`,
        }}
      >
        <Landscape course={course} only={[stage]} isUsed={(lane) => String(lane) in pawns} />
        <OnLanes stage={stage} lanes={lanes} parts={parts} />
      </div>
    </div>
  );
}

interface TextProps {
  readonly text: GewaltText;
}

/** A stage with three pawns on their way. */
export function CourseFigure({ text }: TextProps) {
  return <StageFigure shown={positions.course} lanes={[0, 1, 2]} text={text} />;
}

/** One lane, as a card makes it. */
export function LaneFigure({
  of,
  text,
}: TextProps & { readonly of: 'plain' | 'stretched' | 'shrunk' }) {
  return <StageFigure shown={positions[of]} lanes={[laneOf(closeSeat)]} text={text} />;
}

/** Dice, and where they bring the pawn. */
export function RollFigure({ text }: TextProps) {
  return (
    <>
      <Dice values={dice} />
      <StageFigure shown={positions.rolled} lanes={[laneOf(closeSeat)]} text={text} />
    </>
  );
}

/** A line that was crossed: the trophies taken, and where the move ended. */
export function CrossingFigure({ text }: TextProps) {
  const lanes = [laneOf(closeSeat), laneOf(closeSeat) + 1];
  return (
    <>
      <StageFigure shown={positions.crossed} lanes={lanes} text={text} />
      <StageFigure shown={positions.crossed} stage="blue" lanes={lanes} text={text} />
    </>
  );
}

/** The end of a race, as the board counts it. */
export function PointsFigure({ text }: TextProps) {
  const parts = partsOf(end, text);
  const G = { ...race, result: { winners: ['0'], ranking: [] } };
  return (
    <div className="paddock-frame crazy-race-gewalt">
      <Scoring {...parts} G={G} />
    </div>
  );
}

/** Action cards, each with what the rules say of it. */
export function CardList({
  kinds,
  lines,
}: {
  readonly kinds: readonly ActionKind[];
  readonly lines: readonly string[];
}) {
  return (
    <ul className="paddock-frame crazy-race-gewalt crazy-race-gewalt-card-list">
      {kinds.map((kind, index) => (
        <li key={kind}>
          <ActionCard kind={kind} />
          <span>{lines[index]}</span>
        </li>
      ))}
    </ul>
  );
}
