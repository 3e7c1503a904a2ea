import { memo, type ReactNode, useMemo } from 'react';
import type { Bug, Step } from '../../rules/state.ts';
import { BugFigure } from './BugFigure.tsx';
import { thingCount } from './Defs.tsx';
import { Goal } from './Goal.tsx';
import {
  boardBox,
  goalDepth,
  sectionLength,
  type Track,
  trackSpacing,
  tracksOf,
  trackTransform,
} from './geometry.ts';
import { Lane, LastSpaces } from './Lane.tsx';
import { Medal } from './Medal.tsx';
import { scatter } from './scenery.ts';
import type { Side } from './side.ts';
import { useGlide } from './useGlide.ts';

export interface Runner {
  readonly playerID: string;
  readonly bug: Bug;
  /** All steps in the log, for the order in which they are shown. */
  readonly steps: readonly Step[];
  /** Place at the apple. Null while the bug is still racing. */
  readonly place: number | null;
}

/** Draws everything that never moves. It is drawn only once. */
const Ground = memo(function Ground({
  tracks,
  trackLength,
  side,
}: {
  readonly tracks: readonly Track[];
  readonly trackLength: number;
  readonly side: Side;
}) {
  const box = boardBox(tracks, trackLength);
  const each = (draw: (track: Track) => ReactNode) =>
    tracks.map((track) => (
      <g key={track.playerID} transform={trackTransform(track)}>
        {draw(track)}
      </g>
    ));
  return (
    <g>
      <rect {...box} fill="url(#bug-race-ground)" />
      {scatter(box, tracks, thingCount).map(({ x, y, kind, degrees, scale }) => (
        <use
          key={`${x} ${y}`}
          href={`#bug-race-thing-${kind}`}
          transform={`translate(${x} ${y}) rotate(${kind === 0 && side === 'forest' ? (degrees % 50) - 25 : degrees}) scale(${scale})`}
        />
      ))}
      {each(() => (
        <Lane trackLength={trackLength} side={side} />
      ))}
      <g transform={`translate(0 ${-trackLength * sectionLength})`}>
        <Goal side={side} width={tracks.length * trackSpacing - 8} />
      </g>
      {each(() => (
        <LastSpaces trackLength={trackLength} />
      ))}
    </g>
  );
});

function Runs({
  track,
  runner,
  trackLength,
  side,
  speed,
}: {
  readonly track: Track;
  readonly runner: Runner;
  readonly trackLength: number;
  readonly side: Side;
  readonly speed: number;
}) {
  const bug = useGlide(runner.bug, { steps: runner.steps, trackLength, speed });
  // Beside the apple where that is beyond this track.
  const medalAcross = track.x === 0 ? 47 : 0;
  return (
    <g transform={trackTransform(track)}>
      <BugFigure bug={bug} playerID={runner.playerID} side={side} />
      {runner.place !== null && (
        <g
          transform={`translate(${medalAcross} ${-trackLength * sectionLength - goalDepth / 2 - 11})`}
        >
          <Medal place={runner.place} />
        </g>
      )}
    </g>
  );
}

/**
 * Draws all tracks side by side with their bugs, and the apple beyond. The table of bugs describes the same in words.
 */
export function Tracks({
  runners,
  viewer,
  trackLength,
  side,
  speed = 1,
}: {
  readonly runners: readonly Runner[];
  readonly viewer: string | null;
  readonly trackLength: number;
  readonly side: Side;
  /** Speed of the bugs as a multiple of the usual one. Defaults to 1. */
  readonly speed?: number;
}) {
  const seats = runners.map(({ playerID }) => playerID).join(' ');
  const tracks = useMemo(() => tracksOf(seats.split(' '), viewer), [seats, viewer]);
  const { x, y, width, height } = boardBox(tracks, trackLength);
  return (
    <div className="bug-race-tracks">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        <Ground tracks={tracks} trackLength={trackLength} side={side} />
      </svg>
      {/* A separate SVG, so that a step of a bug doesn't repaint the ground. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
        {tracks.map((track) => {
          const runner = runners.find(({ playerID }) => playerID === track.playerID);
          return (
            runner && (
              <Runs
                key={track.playerID}
                track={track}
                runner={runner}
                trackLength={trackLength}
                side={side}
                speed={speed}
              />
            )
          );
        })}
      </svg>
    </div>
  );
}
