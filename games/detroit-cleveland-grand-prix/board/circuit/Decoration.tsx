import type { TrackName } from '../../rules/components.ts';
import type { CircuitView, Point } from './geometry.ts';
import {
  Airliner,
  Casino,
  Conservatory,
  Flags,
  Fountain,
  Grandstand,
  Hangars,
  Lighthouse,
  ParkedCars,
  Pits,
  Sailboat,
  Steamer,
  Tower,
} from './Landmarks.tsx';
import { skyline } from './skyline.ts';
import { treePaths, treesOf, turned } from './trees.ts';

function Cleveland({ view }: { readonly view: CircuitView }) {
  const { portrait } = view;
  return (
    <>
      <g transform={portrait ? 'rotate(90)' : undefined}>
        <path
          d="M-5.5-1.9H6.5L5.5 2H-5.5z"
          transform="translate(-.6 -8.7) rotate(21.5)"
          className="grand-prix-apron"
        />
        <Airliner at="translate(1.4 -8.3) rotate(-60)" portrait={portrait} />
        <Airliner at="translate(-2.2 -9.7) rotate(-60)" portrait={portrait} />
        <Hangars at="translate(-7.2 -11.3) rotate(21.5)" portrait={portrait} />
        <ParkedCars at="translate(-11.5 -15.6)" />
        <Grandstand at="translate(-14.4 -9.3) rotate(-73)" portrait={portrait} />
        <Pits at="translate(-1.5 -3.5)" portrait={portrait} />
      </g>
      <Tower at={turned(view, { x: -9.4, y: -6.2 })} />
    </>
  );
}

function Detroit({ view }: { readonly view: CircuitView }) {
  const { portrait } = view;
  // Open where it meets the river, so that no beach closes it off.
  const lagoon =
    'M22-19.2C20.8-17.6 19.5-15.1 17.8-15.2C16-15.4 13.4-15.2 13.4-13.3C13.4-12 14.5-11.5 16-11.3C17.5-11.1 19.3-10.8 19.9-12.6C20.4-14 22-15.4 24.3-16.5';
  return (
    <>
      <g transform={portrait ? 'rotate(90)' : undefined}>
        <path d={lagoon} className="grand-prix-banks" />
        <path d={`${lagoon}L25.700-17.600L23.300-20.300z`} className="grand-prix-water" />
        <path d={lagoon} fill="url(#grand-prix-ripples)" />
        <Fountain at="translate(5.9 -3.3)" />
        <Grandstand at="translate(9.6 -15.7) rotate(-3.7)" portrait={portrait} />
        <Pits at="rotate(42) translate(.6 -3)" portrait={portrait} />
      </g>
      <Casino at={turned(view, { x: -2.4, y: -8.7 })} />
      <Conservatory at={turned(view, { x: 5.4, y: -11.3 })} />
      <Sailboat at={turned(view, { x: 16.4, y: -13 })} kind={1} />
    </>
  );
}

/** Positions of the boats, where each view has room for them. */
interface Lake {
  readonly sails: readonly Point[];
  readonly steamer: Point;
  readonly lighthouse: Point;
}

const lakes: Readonly<Record<TrackName, { readonly landscape: Lake; readonly portrait: Lake }>> = {
  cleveland: {
    landscape: {
      sails: [
        { x: 3, y: -20.6 },
        { x: 7.6, y: -22 },
        { x: 10.4, y: -18 },
        { x: 15.2, y: -16.4 },
      ],
      steamer: { x: 13, y: -21 },
      lighthouse: { x: 18.2, y: -12.4 },
    },
    portrait: {
      sails: [
        { x: 19.6, y: 4 },
        { x: 21.6, y: 7.6 },
        { x: 18, y: 11 },
        { x: 21.4, y: 15 },
      ],
      steamer: { x: 18.6, y: -22.6 },
      lighthouse: { x: 13.6, y: 18.8 },
    },
  },
  detroit: {
    landscape: {
      sails: [
        { x: -8, y: -17.4 },
        { x: -3.8, y: -20 },
        { x: 15.4, y: 2.2 },
        { x: 26.6, y: 1.2 },
        { x: -5.6, y: 4.4 },
      ],
      steamer: { x: 20.8, y: 4.6 },
      lighthouse: { x: -9.6, y: 1.4 },
    },
    portrait: {
      sails: [
        { x: 17.4, y: -8 },
        { x: 20.4, y: -4.4 },
        { x: -2.6, y: 15.6 },
        { x: -0.6, y: 26.4 },
        { x: -4.4, y: -5.8 },
      ],
      steamer: { x: -2.6, y: 21.6 },
      lighthouse: { x: -3.4, y: -9.4 },
    },
  },
};

function OnTheWater({ view }: { readonly view: CircuitView }) {
  const { sails, steamer, lighthouse } =
    lakes[view.track][view.portrait ? 'portrait' : 'landscape'];
  return (
    <>
      <Steamer at={steamer} />
      {sails.map((at, index) => (
        <Sailboat key={`${at.x} ${at.y}`} at={at} kind={index % 2} />
      ))}
      <Lighthouse at={lighthouse} />
    </>
  );
}

/** Draws the city on the other shore, to the right of 0, 0. */
export function Skyline({ width }: { readonly width: number }) {
  const city = skyline(width);
  return (
    <>
      <path d={city.behind} className="grand-prix-skyline-far" />
      <path d={`${city.front}M0-.1h${width}v.35h${-width}z`} className="grand-prix-skyline" />
      <path d={city.windows} className="grand-prix-window" />
    </>
  );
}

/** Draws the decoration around a circuit: trees, buildings and boats. */
export function Decoration({ view }: { readonly view: CircuitView }) {
  const trees = treePaths(treesOf(view));
  return (
    <>
      <OnTheWater view={view} />
      <path d={trees.shadows} className="grand-prix-shadow" />
      <path d={trees.crowns} className="grand-prix-tree" />
      <path d={trees.lights} className="grand-prix-tree-light" />
      {view.track === 'cleveland' ? <Cleveland view={view} /> : <Detroit view={view} />}
      <Flags
        at={turned(view, view.track === 'cleveland' ? { x: 6.4, y: -4.6 } : { x: 8.6, y: -11.8 })}
      />
    </>
  );
}
