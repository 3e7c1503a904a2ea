import { type ReactNode, useEffect, useState } from 'react';
import type { CircuitView } from './geometry.ts';
import { centreLoop, horizon, pictureBox } from './scenery.ts';

function Patterns({ view }: { readonly view: CircuitView }) {
  return (
    <defs>
      <pattern id="grand-prix-waves" width="5" height="2.4" patternUnits="userSpaceOnUse">
        <path d="M.3.7q.35-.35.7 0t.7 0t.7 0M2.9 1.9q.3-.3.6 0t.6 0" className="grand-prix-wave" />
      </pattern>
      <pattern
        id="grand-prix-ripples"
        href="#grand-prix-waves"
        patternTransform={view.portrait ? 'rotate(-90)' : undefined}
      />
      <pattern
        id="grand-prix-field"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-38)"
      >
        <rect width="5" height="5" className="grand-prix-field" />
        <rect width="5" height="2.5" className="grand-prix-field-stripe" />
      </pattern>
      <pattern id="grand-prix-grain" width="4" height="4" patternUnits="userSpaceOnUse">
        <path
          d="M.2.3h0M1.1.1h0M2.3.6h0M3.4.2h0M.7 1.2h0M1.8 1.5h0M2.9 1.1h0M3.8 1.6h0M.3 2.2h0M1.3 2.5h0M2.2 2.1h0M3.2 2.6h0M.9 3.3h0M1.7 3.7h0M2.7 3.2h0M3.6 3.5h0"
          className="grand-prix-grain"
        />
      </pattern>
    </defs>
  );
}

/** Returns the path of the sun's rays as wedges around 0, 0. */
function rays(length: number): string {
  const end = (ray: number) => {
    const angle = (ray * Math.PI) / 12;
    return `${(-Math.cos(angle) * length).toFixed(2)} ${(-Math.sin(angle) * length).toFixed(2)}`;
  };
  return Array.from({ length: 12 }, (_, index) => `M0 0L${end(index)}L${end(index + 0.5)}z`).join(
    '',
  );
}

/** Draws sky and sun; `children` stand on the horizon, from the left edge of the picture on. */
function Sky({ view, children }: { readonly view: CircuitView; readonly children: ReactNode }) {
  const { x, y, width } = pictureBox(view);
  const level = horizon(view);
  const sun = { x: x + width * 0.74, y: level };
  return (
    <>
      <rect x={x} y={y} width={width} height={level - y} className="grand-prix-sky" />
      <g transform={`translate(${sun.x} ${sun.y})`}>
        <path d={rays(50)} className="grand-prix-ray" />
        <path d="M-2.7 0A2.7 2.7 0 0 1 2.7 0z" className="grand-prix-sun" />
        <path d="M-2.2 .55H2.2M-1.5 .95H1.7M-.9 1.35H.6" className="grand-prix-glitter" />
      </g>
      <g transform={`translate(${x} ${level})`}>{children}</g>
    </>
  );
}

/** Draws the beach and the land: the circuit's own, and at Cleveland the shore, which reaches up to the city. */
function Land({ view }: { readonly view: CircuitView }) {
  const loop = centreLoop(view);
  const flat = view.portrait ? 'rotate(90)' : undefined;
  const shore =
    view.track === 'cleveland' ? 'M-40-2C-30-2-27-3.5-21-9H18C22-9 24-7.5 40-7V20H-40z' : '';
  const fill = 'url(#grand-prix-field)';
  return (
    <>
      <path d={shore} transform={flat} className="grand-prix-beach" />
      <path d={loop} className="grand-prix-beach grand-prix-island-beach" />
      <path d={shore} transform={flat} fill={fill} />
      <path d={loop} className="grand-prix-island" fill={fill} stroke={fill} />
    </>
  );
}

type Decoration = typeof import('./Decoration.tsx');

/** The loaded decoration, which can be rendered at once. */
let loadedDecoration: Decoration | null = null;

/**
 * Hook that loads the decoration. The game doesn't need it, so it is loaded last. If that fails, the land stays bare.
 */
function useDecoration(): Decoration | null {
  const [decoration, setDecoration] = useState(loadedDecoration);
  useEffect(() => {
    if (decoration) return;
    import('./Decoration.tsx').then(
      (loaded) => {
        loadedDecoration = loaded;
        setDecoration(loaded);
      },
      () => {},
    );
  }, [decoration]);
  return decoration;
}

/** Draws the ground under and around a circuit: sky, water, land, and later the city, trees and buildings. */
export function Scenery({ view }: { readonly view: CircuitView }) {
  const { x, y, width, height } = pictureBox(view);
  const later = useDecoration();
  return (
    <>
      <Patterns view={view} />
      <rect x={x} y={y} width={width} height={height} className="grand-prix-water" />
      <rect x={x} y={y} width={width} height={height} fill="url(#grand-prix-waves)" />
      {view.track === 'cleveland' ? <Land view={view} /> : null}
      <Sky view={view}>{later && <later.Skyline width={width} />}</Sky>
      {view.track === 'detroit' ? <Land view={view} /> : null}
      {later && <later.Decoration view={view} />}
      <rect x={x} y={y} width={width} height={height} fill="url(#grand-prix-grain)" />
    </>
  );
}
