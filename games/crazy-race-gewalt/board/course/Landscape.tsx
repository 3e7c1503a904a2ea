import { Fragment, memo } from 'react';
import { type Stage, stages } from '../../rules/components.ts';
import { Gate, StageLine } from './Gate.tsx';
import { Ground } from './Ground.tsx';
import { type Course, placed } from './geometry.ts';
import { LaneHead } from './LaneHead.tsx';

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
