import type { TrackName } from '../components.ts';
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
import { treePaths, treesOf, turned } from './trees.ts';

function Cleveland({ view }: { readonly view: CircuitView }) {
  const { portrait } = view;
  return (
    <>
      <g transform={portrait ? 'rotate(90)' : undefined}>
        <path
          d="M-5.500-1.900H6.500L5.500 2H-5.500z"
          transform="translate(-.6 -8.700) rotate(21.500)"
          className="grand-prix-apron"
        />
        <Airliner at="translate(1.400 -8.300) rotate(-60)" portrait={portrait} />
        <Airliner at="translate(-2.200 -9.700) rotate(-60)" portrait={portrait} />
        <Hangars at="translate(-7.200 -11.300) rotate(21.500)" portrait={portrait} />
        <ParkedCars at="translate(-11.500 -15.600)" />
        <Grandstand at="translate(-14.400 -9.300) rotate(-73)" portrait={portrait} />
        <Pits at="translate(-1.500 -3.500)" portrait={portrait} />
      </g>
      <Tower at={turned(view, { x: -9.4, y: -6.2 })} />
    </>
  );
}

function Detroit({ view }: { readonly view: CircuitView }) {
  const { portrait } = view;
  // Open where it meets the river, so that no beach shuts it off.
  const lagoon =
    'M22-19.200C20.800-17.600 19.500-15.100 17.800-15.200C16-15.400 13.400-15.200 13.400-13.300C13.400-12 14.500-11.500 16-11.300C17.500-11.100 19.300-10.800 19.900-12.600C20.400-14 22-15.400 24.300-16.500';
  return (
    <>
      <g transform={portrait ? 'rotate(90)' : undefined}>
        <path d={lagoon} className="grand-prix-banks" />
        <path d={`${lagoon}L25.700-17.600L23.300-20.300z`} className="grand-prix-water" />
        <path d={lagoon} fill="url(#grand-prix-ripples)" />
        <Fountain at="translate(5.900 -3.300)" />
        <Grandstand at="translate(9.600 -15.700) rotate(-3.700)" portrait={portrait} />
        <Pits at="rotate(42) translate(.6 -3)" portrait={portrait} />
      </g>
      <Casino at={turned(view, { x: -2.4, y: -8.7 })} />
      <Conservatory at={turned(view, { x: 5.4, y: -11.3 })} />
      <Sailboat at={turned(view, { x: 16.4, y: -13 })} kind={1} />
    </>
  );
}

/** What is afloat, where each view has room for it. */
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

/** What stands and swims around a circuit: trees, buildings and boats. */
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
