import { Fragment, memo } from 'react';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { type Stage, stages } from '../../rules/components.ts';
import { Gate, StageLine } from './Gate.tsx';
import { Ground } from './Ground.tsx';
import { type Course, placed } from './geometry.ts';

/** Draws the icon of a seat at the start of its lane. It is struck through if the lane is unused. */
const LaneHead = memo(function LaneHead({
  lane,
  isUsed = true,
}: {
  readonly lane: number;
  readonly isUsed?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 40 48"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-signpost"
      data-used={isUsed}
    >
      <path d="M20 34V47" className="crazy-race-gewalt-gate-pole" />
      <circle cx="20" cy="19" r="16.500" className="crazy-race-gewalt-signpost-plate" />
      {isUsed ? (
        <SeatSign playerID={String(lane)} x="8.500" y="7.500" width="23" height="23" />
      ) : (
        <path d="M12 27L28 11" className="crazy-race-gewalt-signpost-stroke" />
      )}
    </svg>
  );
});

/** Minimum room before a lane for its icon, in units of the course. */
const minHead = 12;

/** Draws what doesn't change in a race: the stages with their lines, and the seat of each lane. */
export const Landscape = memo(function Landscape({
  course,
  only = stages,
  isUsed,
}: {
  readonly course: Course;
  /** The stages to draw. Defaults to all. */
  readonly only?: readonly Stage[];
  /** Returns whether a player runs on a lane. */
  readonly isUsed: (lane: number) => boolean;
}) {
  return only.map((stage) => (
    <Fragment key={stage}>
      <div
        className="crazy-race-gewalt-panel"
        data-stage={stage}
        style={placed(course.panels[stage], course)}
      >
        <Ground
          stage={stage}
          arrangement={course.arrangement}
          across={course.panels[stage].width}
          height={course.panels[stage].height}
        />
      </div>
      <div className="crazy-race-gewalt-placed" style={placed(course.lines[stage], course)}>
        <StageLine stage={stage} />
      </div>
      <div className="crazy-race-gewalt-placed" style={placed(course.gates[stage], course)}>
        <Gate stage={stage} />
      </div>
      {course.heads[stage].map(
        (head, lane) =>
          head.width > minHead && (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
              key={lane}
              className="crazy-race-gewalt-placed crazy-race-gewalt-lane-head"
              style={placed(head, course)}
            >
              <LaneHead lane={lane} isUsed={isUsed(lane)} />
            </div>
          ),
      )}
    </Fragment>
  ));
});
