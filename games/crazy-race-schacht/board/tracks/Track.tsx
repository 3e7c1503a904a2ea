import type { SVGProps } from 'react';
import { trackSpaces } from '../../rules/components.ts';
import { lineSpaces, spaceX, stationEnd, trackBox, turntable } from './geometry.ts';

/** Draws a milestone in front of the line, with the number of its space. */
function Milestone({ space }: { readonly space: number }) {
  return (
    <g transform={`translate(${spaceX(space)} 83)`}>
      <path
        d="M-13.500 0V-12Q-13.500-22.500 0-22.500T13.500-12V0z"
        className="crazy-race-schacht-stone"
      />
      <text y="-3" className="crazy-race-schacht-stone-number">
        {space}
      </text>
    </g>
  );
}

/** Draws poles with their wires, far behind the line. */
function TelegraphLine() {
  const between = lineSpaces.map((space) => spaceX(space) + 39);
  const wires = between
    .map((x, index) => `M${index === 0 ? stationEnd : x - 78} 12Q${x - 39} 20 ${x} 12`)
    .join('');
  const poles = between.map((x) => `M${x} 9V44M${x - 6} 12h12`).join('');
  return (
    <g className="crazy-race-schacht-scenery-lines">
      <path d="M208 36Q250 24 300 34T400 31T500 35T600 29T700 35" />
      <path d={wires} />
      <path d={poles} className="crazy-race-schacht-poles" />
    </g>
  );
}

/** Draws the roof over the platform, behind the engines: iron posts, brackets, a pointed valance and a clock. */
function Station() {
  const valance = Array.from({ length: 25 }, (_, index) => `${index === 0 ? 'M4 9' : ''}l4 5l4-5`);
  const posts = [8, 70, 138, 204];
  return (
    <g>
      <path d="M2 9L8 2H204L210 9z" className="crazy-race-schacht-roof" />
      <path d={`${valance.join('')}z`} className="crazy-race-schacht-roof" />
      <path
        d={posts
          .map((x) => `M${x} 10V44M${x - 10} 14Q${x} 14 ${x} 24Q${x} 14 ${x + 10} 14`)
          .join('')}
        className="crazy-race-schacht-posts"
      />
      <path d="M0 60H206L212 66V70H0z" className="crazy-race-schacht-platform" />
      <path d="M0 70H212V76H0z" className="crazy-race-schacht-platform-wall" />
      <path d="M2 63H206" className="crazy-race-schacht-platform-edge" />
      <Semaphore />
    </g>
  );
}

/** Draws the signal at the end of the platform: the line is clear. */
function Semaphore() {
  return (
    <g transform={`translate(${stationEnd + 3} 62)`} className="crazy-race-schacht-semaphore">
      <path d="M-1.500 6V-52H1.500V6z" />
      <path d="M1-50L17-57L15.5-62L-1.5-54z" className="crazy-race-schacht-semaphore-arm" />
    </g>
  );
}

/** Flattening of a circle on the ground, seen from the line. */
const flatness = 0.38;

const bridgeEnd = turntable.radius - 3;

/** Path of the planks across the bridge. */
const planks = Array.from({ length: 13 }, (_, index) => `M${-42 + index * 7}-15v30`).join('');

/** Draws the turntable around 0, 0, for use inside an SVG: a round pit with a bridge that turns by half. */
function Turntable({ turned }: { readonly turned: boolean }) {
  const { radius } = turntable;
  return (
    <g transform={`scale(1 ${flatness})`}>
      <circle r={radius} cy="4" className="crazy-race-schacht-pit-rim" />
      <circle r={radius} className="crazy-race-schacht-pit-rim" />
      <circle r={radius - 4} className="crazy-race-schacht-pit" />
      <circle r={radius - 11} cy="3" className="crazy-race-schacht-pit-rail" />
      <g className="crazy-race-schacht-bridge" data-turned={turned}>
        <path
          d={`M${-bridgeEnd}-16L-20-20H20L${bridgeEnd}-16V16L20 20H-20L${-bridgeEnd} 16z`}
          className="crazy-race-schacht-bridge-deck"
        />
        <path d={planks} className="crazy-race-schacht-bridge-planks" />
        <path
          d={`M${-bridgeEnd}-9H${bridgeEnd}M${-bridgeEnd} 6H${bridgeEnd}`}
          className="crazy-race-schacht-rails"
        />
        <path d="M26-20h12v7H26z" className="crazy-race-schacht-bridge-hut" />
      </g>
    </g>
  );
}

/**
 * Draws the ground of a player's track in the box of `trackBox`: the station on the left, five spaces with milestones,
 * and the turntable. Its bridge turns by half when `turned` changes. It takes SVG properties, so that it can stand
 * alone or inside another SVG.
 */
export function TrackBed({
  turned,
  ...position
}: { readonly turned: boolean } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox={`0 0 ${trackBox.width} ${trackBox.height}`}
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-track"
      {...position}
    >
      <TelegraphLine />
      <path d="M0 58L4 43H612V58z" className="crazy-race-schacht-ballast" />
      <path
        d="M6 55.500H606M2 57.500H606M9 45H606M12 50H606"
        className="crazy-race-schacht-pebbles"
      />
      <path d="M6 49H606" className="crazy-race-schacht-sleepers" />
      <path d="M0 45.800H606M0 50.800H606" className="crazy-race-schacht-rails" />
      <path d="M0 50.200H606" className="crazy-race-schacht-rail-shine" />
      <Station />
      <g transform={`translate(${turntable.x} ${turntable.y})`}>
        <Turntable turned={turned} />
      </g>
      {[...lineSpaces, trackSpaces].map((space) => (
        <Milestone key={space} space={space} />
      ))}
    </svg>
  );
}
