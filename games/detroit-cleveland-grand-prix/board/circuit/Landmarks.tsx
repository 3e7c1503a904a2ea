import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';

/** Draws something raised above the ground, from above. Its shadow falls to the page's lower right. */
function Raised({
  outline,
  at,
  portrait,
  children,
}: {
  readonly outline: string;
  /** Its position, as an SVG transform. */
  readonly at: string;
  readonly portrait: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <g transform={portrait ? 'translate(.3 -.3)' : 'translate(.3 .3)'}>
        <path d={outline} transform={at} className="grand-prix-shadow" />
      </g>
      <g transform={at}>{children}</g>
    </>
  );
}

interface Lying {
  readonly at: string;
  readonly portrait: boolean;
}

/** Draws a stand for spectators, its front towards smaller y. */
export function Grandstand({ at, portrait }: Lying) {
  return (
    <Raised outline="M-3.8-.9H3.8V1.3H-3.8z" at={at} portrait={portrait}>
      <path d="M-3.8-.9H3.8V1.3H-3.8z" className="grand-prix-wall" />
      <path d="M-3.5-.55H3.5M-3.4 .05H3.5" className="grand-prix-crowd grand-prix-crowd-1" />
      <path d="M-3.4-.25H3.5M-3.5 .3H3.5" className="grand-prix-crowd grand-prix-crowd-2" />
      <path d="M-3.8 .5H3.8V1.3H-3.8z" className="grand-prix-roof-light" />
      <path
        d="M-3.8 .5h.69v.8h-.69zM-2.42 .5h.69v.8h-.69zM-1.04 .5h.69v.8h-.69zM.34 .5h.69v.8h-.69zM1.72 .5h.69v.8h-.69zM3.1 .5h.7v.8h-.7z"
        className="grand-prix-roof"
      />
    </Raised>
  );
}

/** Draws the pits beside the start: a lane and a row of boxes, the lane towards larger y. */
export function Pits({ at, portrait }: Lying) {
  return (
    <>
      <path d="M-6.5 1L-5.3 .35H5.3L6.5 1z" transform={at} className="grand-prix-apron" />
      <Raised outline="M-5-.9H5V.3H-5z" at={at} portrait={portrait}>
        <path d="M-5-.9H5V.3H-5z" className="grand-prix-roof-light" />
        <path
          d="M-5-.9h1V.3h-1zM-3-.9h1V.3h-1zM-1-.9h1V.3h-1zM1-.9h1V.3h-1zM3-.9h1V.3h-1z"
          className="grand-prix-roof-pits"
        />
        <path d="M-5-.45H5" className="grand-prix-ridge" />
      </Raised>
    </>
  );
}

/** Draws an airliner with two propellers, nose to the right. */
export function Airliner({ at, portrait }: Lying) {
  const outline =
    'M1.7 0C1.6-.2 1.2-.28 .7-.28L.25-1.9H-.2L-.05-.28C-.6-.26-1-.2-1.25-.15L-1.45-.65H-1.7L-1.65 0L-1.7 .65H-1.45L-1.25 .15C-1 .2-.6 .26-.05 .28L-.2 1.9H.25L.7 .28C1.2 .28 1.6 .2 1.7 0z';
  return (
    <Raised outline={outline} at={at} portrait={portrait}>
      <path d={outline} className="grand-prix-plane" />
      <path d="M1.35 0H-1.6" className="grand-prix-plane-stripe" />
      <path d="M.1-.95H.75M.1 .95H.75" className="grand-prix-plane-engine" />
      <path d="M.75-1.25V-.65M.75 .65V1.25" className="grand-prix-propeller" />
    </Raised>
  );
}

/** Draws two hangars of an airfield, side by side. */
export function Hangars({ at, portrait }: Lying) {
  return (
    <Raised outline="M-2.3-1.1H2.3V1.1H-2.3z" at={at} portrait={portrait}>
      <path d="M-2.3-1.1H2.3V1.1H-2.3z" className="grand-prix-wall" />
      <path d="M-2.3-1.1H-.1V0H-2.3zM.1-1.1H2.3V0H.1z" className="grand-prix-roof" />
      <path d="M-2.3 0H-.1V1.1H-2.3zM.1 0H2.3V1.1H.1z" className="grand-prix-roof-dark" />
      <path d="M-1.2-1.1V1.1M1.2-1.1V1.1" className="grand-prix-ridge" />
    </Raised>
  );
}

/** Draws a meadow full of visitors' cars. */
export function ParkedCars({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-2.6-1.5H2.6V1.5H-2.6z" className="grand-prix-apron" />
      <path d="M-2.3-.9H2.4M-2.3 .05H2.4M-2.3 1H1.4" className="grand-prix-parked" />
      <path
        d="M-2.3-.9H2.4M-1.3 .05H2.4M-1.8 1H1.4"
        className="grand-prix-parked grand-prix-parked-red"
      />
      <path
        d="M-1.8-.9H2.4M-2.3 .05H2.4M-.8 1H1.4"
        className="grand-prix-parked grand-prix-parked-pale"
      />
    </g>
  );
}

/** Draws a round fountain in the park. */
export function Fountain({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <circle r="2" className="grand-prix-apron" />
      <circle r="1.45" className="grand-prix-stone" />
      <circle r="1.25" className="grand-prix-water" />
      <circle r=".85" className="grand-prix-ripple" />
      <circle r=".42" className="grand-prix-stone" />
      <path
        d="M0 0V-.95M0 0V.95M0 0H.95M0 0H-.95M0 0L.67-.67M0 0L-.67-.67M0 0L.67 .67M0 0L-.67 .67"
        className="grand-prix-jet"
      />
    </g>
  );
}

function standing({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** Draws the airfield's control tower. */
export function Tower({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M.3 0L3 2.7L4.1 2.7L.5-.9z" className="grand-prix-shadow" />
      <path d="M-.5 0L-.34-2.3H.34L.5 0z" className="grand-prix-wall" />
      <path d="M.05 0V-2.3H.34L.5 0z" className="grand-prix-wall-shade" />
      <path d="M-.75-2.9H.75L.55-2.2H-.55z" className="grand-prix-wood" />
      <path d="M-.75-2.9H.75V-3.08H-.75z" className="grand-prix-roof" />
      <path d="M0-3.08V-3.8" className="grand-prix-mast" />
      <path d="M0-3.8L.7-3.62L0-3.44z" className="grand-prix-roof" />
    </g>
  );
}

/** Draws a white house with columns, where the island's guests dance. */
export function Casino({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M2.1 0L3 .9H-.4L-2.1 0z" className="grand-prix-shadow" />
      <path d="M-2.1 0V-1.2H2.1V0z" className="grand-prix-wall" />
      <path d="M-2.3-1.2L-1.8-1.75H1.8L2.3-1.2z" className="grand-prix-roof" />
      <path d="M-.95-1.2V-2.05H.95V-1.2z" className="grand-prix-wall" />
      <path d="M-1.15-2.05L0-2.65L1.15-2.05z" className="grand-prix-roof" />
      <path d="M0-2.65V-3.25L.55-3.08L0-2.9" className="grand-prix-mast-flag" />
      <path
        d="M-1.8 0V-.75h.4V0zM-1.1 0V-.75h.4V0zM-.25 0V-.9h.5V0zM.7 0V-.75h.4V0zM1.4 0V-.75h.4V0zM-.6-1.35V-1.85h.3V-1.35zM-.15-1.35V-1.85h.3V-1.35zM.3-1.35V-1.85h.3V-1.35z"
        className="grand-prix-pane"
      />
    </g>
  );
}

/** Draws a glass house for palms. */
export function Conservatory({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M1.9 0L2.8 .9H-.6L-1.9 0z" className="grand-prix-shadow" />
      <path d="M-1.9 0V-.75H1.9V0z" className="grand-prix-glass" />
      <path d="M-1 0V-.9C-1-2.5 1-2.5 1-.9V0z" className="grand-prix-glass" />
      <path
        d="M-1.9-.75H1.9M-1.5 0V-.75M1.5 0V-.75M-1 0V-.9H1V0M-.4 0V-1.95M.4 0V-1.95M0-2.1V-2.5"
        className="grand-prix-glazing"
      />
    </g>
  );
}

/** Draws a lighthouse on its rock. */
export function Lighthouse({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M-1.1 .35C-1.1-.3-.6-.35 0-.35S1.1-.3 1.1 .35z" className="grand-prix-beach-fill" />
      <path d="M-.42-.1L-.26-2H.26L.42-.1z" className="grand-prix-wall" />
      <path
        d="M-.38-.6L-.34-1.05H.34L.38-.6zM-.3-1.5L-.26-2H.26L.3-1.5z"
        className="grand-prix-roof"
      />
      <path d="M-.2-2H.2V-2.4H-.2z" className="grand-prix-lamp" />
      <path d="M-.32-2.4L0-2.75L.32-2.4z" className="grand-prix-wood" />
    </g>
  );
}

/** Draws a sailing boat. The second kind has a coloured sail. */
export function Sailboat({ at, kind }: { readonly at: Point; readonly kind: number }) {
  return (
    <g transform={standing(at)}>
      <path d="M-.7 .1Q.2 .62 .95 .1" className="grand-prix-wake" />
      <path d="M-.6 0H.7L.45 .3H-.4z" className="grand-prix-wood" />
      <path
        d="M.02-.08V-1.5L.78-.08z"
        className={kind === 0 ? 'grand-prix-sail' : 'grand-prix-roof'}
      />
      <path d="M-.08-.08V-1.25L-.58-.08z" className="grand-prix-sail" />
    </g>
  );
}

/** Draws a lake steamer on its way to the left. */
export function Steamer({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M1.75-1.25C2.2-1.75 3-1.55 3.3-1.95S4.4-2.3 4.7-2" className="grand-prix-smoke" />
      <path d="M-2.9-.35H2.6L2.3 .35H-2.5z" className="grand-prix-wood" />
      <path d="M-2.68 .05H2.43L2.3 .35H-2.5z" className="grand-prix-roof" />
      <path d="M-2.3-.35V-.95H-1.4V-.35zM1-.35V-.85H2.3V-.35z" className="grand-prix-wall" />
      <path d="M1.45-.85V-1.45H1.95V-.85z" className="grand-prix-roof" />
      <path d="M-.9-.35V-.5H.5V-.35z" className="grand-prix-wall-shade" />
      <path d="M-3 .42Q0 .75 3 .42" className="grand-prix-wake" />
    </g>
  );
}

/** Draws flags without any emblem on them. */
export function Flags({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M-.9 0V-1.4M0 0V-1.4M.9 0V-1.4" className="grand-prix-mast" />
      <path d="M-.9-1.4L-.2-1.18L-.9-.96z" className="grand-prix-roof" />
      <path d="M0-1.4L.7-1.18L0-.96z" className="grand-prix-flag-yellow" />
      <path d="M.9-1.4L1.6-1.18L.9-.96z" className="grand-prix-flag-blue" />
    </g>
  );
}
