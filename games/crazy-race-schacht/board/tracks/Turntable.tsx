import { turntable } from './geometry.ts';

/** Flattening of a circle on the ground, seen from the line. */
const flatness = 0.38;

const length = turntable.radius - 3;

/** Path of the planks across the bridge. */
const planks = Array.from({ length: 13 }, (_, index) => `M${-42 + index * 7}-15v30`).join('');

/** Draws the turntable around 0, 0, for use inside an SVG: a round pit with a bridge that turns by half. */
export function Turntable({ turned }: { readonly turned: boolean }) {
  const { radius } = turntable;
  return (
    <g transform={`scale(1 ${flatness})`}>
      <circle r={radius} cy="4" className="crazy-race-schacht-pit-rim" />
      <circle r={radius} className="crazy-race-schacht-pit-rim" />
      <circle r={radius - 4} className="crazy-race-schacht-pit" />
      <circle r={radius - 11} cy="3" className="crazy-race-schacht-pit-rail" />
      <g className="crazy-race-schacht-bridge" data-turned={turned}>
        <path
          d={`M${-length}-16L-20-20H20L${length}-16V16L20 20H-20L${-length} 16z`}
          className="crazy-race-schacht-bridge-deck"
        />
        <path d={planks} className="crazy-race-schacht-bridge-planks" />
        <path
          d={`M${-length}-9H${length}M${-length} 6H${length}`}
          className="crazy-race-schacht-rails"
        />
        <path d="M26-20h12v7H26z" className="crazy-race-schacht-bridge-hut" />
      </g>
    </g>
  );
}
