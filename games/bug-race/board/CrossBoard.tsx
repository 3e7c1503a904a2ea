import { type CSSProperties, memo, useMemo } from 'react';
import { seatColour, seatOutline } from '../../kit/board/SeatSign.tsx';
import type { Bug, Step } from '../state.ts';
import { Apple } from './Apple.tsx';
import { BugFigure } from './BugFigure.tsx';
import { thingCount } from './Defs.tsx';
import {
  type Arm,
  armsOf,
  armTransform,
  boardBox,
  bodyMiddle,
  centreHalfSide,
  onBoard,
} from './geometry.ts';
import { Lane, LastSpaces } from './Lane.tsx';
import { scatter } from './scenery.ts';
import type { Side } from './side.ts';
import { useGlide } from './useGlide.ts';

/** From the middle of a track to a medal: its ribbons must not hang into the leg spaces. */
const medalAcross = 68;

export interface Runner {
  readonly playerID: string;
  readonly bug: Bug;
  /** All steps that the log knows of, for the order in which they are shown. */
  readonly steps: readonly Step[];
  /** Place at the apple; null: still on the way. */
  readonly place: number | null;
}

/** The part with the apple, around 0, 0. */
export function Centre({ side }: { readonly side: Side }) {
  if (side === 'forest') {
    return (
      <g>
        <circle r={centreHalfSide - 4} fill="var(--bug-race-bed)" />
        <circle r={centreHalfSide - 24} fill="var(--bug-race-clearing)" />
        <circle
          r={centreHalfSide - 29}
          fill="none"
          stroke="var(--bug-race-path-edge)"
          strokeWidth="2"
          strokeDasharray="3 7"
          strokeLinecap="round"
        />
        <Apple />
      </g>
    );
  }
  const far = centreHalfSide + 4;
  const cut = 36;
  return (
    <g>
      <path
        d={`M${-cut} ${-far}H${cut}L${far} ${-cut}V${cut}L${cut} ${far}H${-cut}L${-far} ${cut}V${-cut}z`}
        fill="var(--bug-race-hull)"
        stroke="var(--bug-race-hull-edge)"
        strokeWidth="2"
      />
      <circle
        r="57"
        fill="var(--bug-race-clearing)"
        stroke="var(--bug-race-lamp)"
        strokeWidth="2.5"
      />
      <circle r="53" fill="none" stroke="var(--bug-race-hull-edge)" strokeDasharray="2 6" />
      <g transform="scale(.94)">
        <Apple />
      </g>
    </g>
  );
}

/** All that never moves; drawn once. */
const Ground = memo(function Ground({
  arms,
  trackLength,
  side,
}: {
  readonly arms: readonly Arm[];
  readonly trackLength: number;
  readonly side: Side;
}) {
  const box = boardBox(arms, trackLength);
  return (
    <g>
      <rect {...box} fill="url(#bug-race-ground)" />
      {scatter(box, arms, thingCount).map(({ x, y, kind, degrees, scale }) => (
        <use
          key={`${x} ${y}`}
          href={`#bug-race-thing-${kind}`}
          transform={`translate(${x} ${y}) rotate(${kind === 0 && side === 'forest' ? (degrees % 50) - 25 : degrees}) scale(${scale})`}
        />
      ))}
      {arms.map((arm) => (
        <g key={arm.playerID} transform={armTransform(arm, trackLength)}>
          <Lane trackLength={trackLength} side={side} />
        </g>
      ))}
      <Centre side={side} />
      {arms.map((arm) => (
        <g key={arm.playerID} transform={armTransform(arm, trackLength)}>
          <LastSpaces trackLength={trackLength} />
        </g>
      ))}
      {arms.map((arm) => {
        const { x, y } = onBoard(arm, { x: 0, y: 11 }, trackLength);
        const { fill, ink } = seatColour(arm.playerID);
        return (
          <g key={arm.playerID} transform={`translate(${x} ${y})`}>
            <circle r="11.5" fill={fill} stroke="var(--bug-race-outline)" strokeWidth="1.5" />
            <path
              d={seatOutline(arm.playerID)}
              fill={ink}
              transform="translate(-6.6 -6.6) scale(.55)"
            />
          </g>
        );
      })}
    </g>
  );
});

/** A medal with a place on it, around 0, 0. */
export function Medal({ place }: { readonly place: number }) {
  const metal = ['#f4c430', '#d4dbe2', '#d99a5b'][place - 1] ?? '#f3e8d0';
  return (
    <g stroke="#2a1a08" strokeLinejoin="round">
      <path
        d="M-9 6l-5 17l7-3l4 6l4-17M9 6l5 17l-7-3l-4 6l-4-17"
        fill="#b23a22"
        strokeWidth="1.3"
      />
      <circle r="15" fill={metal} strokeWidth="1.6" />
      <circle r="11.5" fill="none" strokeWidth=".8" strokeDasharray="2 2" />
      <text className="bug-race-medal" y="5" stroke="none" fill="#2a1a08">
        {place}
      </text>
    </g>
  );
}

function Runs({
  arm,
  runner,
  trackLength,
  side,
}: {
  readonly arm: Arm;
  readonly runner: Runner;
  readonly trackLength: number;
  readonly side: Side;
}) {
  const bug = useGlide(runner.bug, runner.steps, trackLength);
  return (
    <g transform={armTransform(arm, trackLength)}>
      <BugFigure bug={bug} playerID={runner.playerID} side={side} />
    </g>
  );
}

/** The whole board with all bugs: a picture; the same in words is in the table of bugs. */
export function CrossBoard({
  runners,
  viewer,
  trackLength,
  side,
}: {
  readonly runners: readonly Runner[];
  readonly viewer: string | null;
  readonly trackLength: number;
  readonly side: Side;
}) {
  const seats = runners.map(({ playerID }) => playerID).join(' ');
  const arms = useMemo(() => armsOf(seats.split(' '), viewer), [seats, viewer]);
  const { x, y, width, height } = boardBox(arms, trackLength);
  // React's type has no custom properties; the style sheet keeps the picture within the window by it.
  const ratio = { '--bug-race-ratio': width / height } as CSSProperties;
  return (
    <div className="bug-race-cross" style={ratio}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        <Ground arms={arms} trackLength={trackLength} side={side} />
      </svg>
      {/* Apart, so that a step of a bug does not paint the whole ground anew. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        {arms.map((arm) => {
          const runner = runners.find(({ playerID }) => playerID === arm.playerID);
          return (
            runner && (
              <Runs
                key={arm.playerID}
                arm={arm}
                runner={runner}
                trackLength={trackLength}
                side={side}
              />
            )
          );
        })}
        {arms.map((arm) => {
          const runner = runners.find(({ playerID }) => playerID === arm.playerID);
          if (!runner || runner.place === null) return null;
          const beside = { x: medalAcross, y: bodyMiddle(runner.bug.body) };
          const at = onBoard(arm, beside, trackLength);
          return (
            <g key={arm.playerID} transform={`translate(${at.x} ${at.y})`}>
              <Medal place={runner.place} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
