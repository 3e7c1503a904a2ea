import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';

/** Something raised above the ground that is drawn from above: its shadow falls to the page's lower right. */
function Raised({
  outline,
  at,
  portrait,
  children,
}: {
  readonly outline: string;
  /** Where it lies, as an SVG transform. */
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

/** Stand for spectators, its front towards smaller y. */
export function Grandstand({ at, portrait }: Lying) {
  return (
    <Raised outline="M-3.800-.9H3.800V1.300H-3.800z" at={at} portrait={portrait}>
      <path d="M-3.800-.9H3.800V1.300H-3.800z" className="grand-prix-wall" />
      <path
        d="M-3.500-.55H3.500M-3.400 .05H3.500"
        className="grand-prix-crowd grand-prix-crowd-1"
      />
      <path d="M-3.400-.25H3.500M-3.500 .3H3.500" className="grand-prix-crowd grand-prix-crowd-2" />
      <path d="M-3.800 .5H3.800V1.300H-3.800z" className="grand-prix-roof-light" />
      <path
        d="M-3.800 .5h.69v.8h-.69zM-2.420 .5h.69v.8h-.69zM-1.040 .5h.69v.8h-.69zM.34 .5h.69v.8h-.69zM1.720 .5h.69v.8h-.69zM3.100 .5h.7v.8h-.7z"
        className="grand-prix-roof"
      />
    </Raised>
  );
}

/** Pits beside the start: a lane and a row of boxes, the lane towards larger y. */
export function Pits({ at, portrait }: Lying) {
  return (
    <>
      <path d="M-6.500 1L-5.300 .35H5.300L6.500 1z" transform={at} className="grand-prix-apron" />
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

/** An airliner with two propellers, nose to the right. */
export function Airliner({ at, portrait }: Lying) {
  const outline =
    'M1.700 0C1.600-.2 1.200-.28 .7-.28L.25-1.900H-.2L-.05-.28C-.6-.26-1-.2-1.250-.15L-1.450-.65H-1.700L-1.650 0L-1.700 .65H-1.450L-1.250 .15C-1 .2-.6 .26-.05 .28L-.2 1.900H.25L.7 .28C1.200 .28 1.600 .2 1.700 0z';
  return (
    <Raised outline={outline} at={at} portrait={portrait}>
      <path d={outline} className="grand-prix-plane" />
      <path d="M1.350 0H-1.600" className="grand-prix-plane-stripe" />
      <path d="M.1-.95H.75M.1 .95H.75" className="grand-prix-plane-engine" />
      <path d="M.75-1.250V-.65M.75 .65V1.250" className="grand-prix-propeller" />
    </Raised>
  );
}

/** Hangars of an airfield, two side by side. */
export function Hangars({ at, portrait }: Lying) {
  return (
    <Raised outline="M-2.300-1.100H2.300V1.100H-2.300z" at={at} portrait={portrait}>
      <path d="M-2.300-1.100H2.300V1.100H-2.300z" className="grand-prix-wall" />
      <path d="M-2.300-1.100H-.1V0H-2.300zM.1-1.100H2.300V0H.1z" className="grand-prix-roof" />
      <path d="M-2.300 0H-.1V1.100H-2.300zM.1 0H2.300V1.100H.1z" className="grand-prix-roof-dark" />
      <path d="M-1.200-1.100V1.100M1.200-1.100V1.100" className="grand-prix-ridge" />
    </Raised>
  );
}

/** A meadow full of visitors' cars. */
export function ParkedCars({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <path d="M-2.600-1.500H2.600V1.500H-2.600z" className="grand-prix-apron" />
      <path d="M-2.300-.9H2.400M-2.300 .05H2.400M-2.300 1H1.400" className="grand-prix-parked" />
      <path
        d="M-2.300-.9H2.400M-1.300 .05H2.400M-1.800 1H1.400"
        className="grand-prix-parked grand-prix-parked-red"
      />
      <path
        d="M-1.800-.9H2.400M-2.300 .05H2.400M-.8 1H1.400"
        className="grand-prix-parked grand-prix-parked-pale"
      />
    </g>
  );
}

/** A round fountain in the park. */
export function Fountain({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <circle r="2" className="grand-prix-apron" />
      <circle r="1.450" className="grand-prix-stone" />
      <circle r="1.250" className="grand-prix-water" />
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

/** The airfield's control tower. */
export function Tower({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M.3 0L3 2.700L4.100 2.700L.5-.9z" className="grand-prix-shadow" />
      <path d="M-.5 0L-.34-2.300H.34L.5 0z" className="grand-prix-wall" />
      <path d="M.05 0V-2.300H.34L.5 0z" className="grand-prix-wall-shade" />
      <path d="M-.75-2.900H.75L.55-2.200H-.55z" className="grand-prix-wood" />
      <path d="M-.75-2.900H.75V-3.080H-.75z" className="grand-prix-roof" />
      <path d="M0-3.080V-3.800" className="grand-prix-mast" />
      <path d="M0-3.800L.7-3.620L0-3.440z" className="grand-prix-roof" />
    </g>
  );
}

/** A white house with columns, where the island's guests dance. */
export function Casino({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M2.100 0L3 .9H-.4L-2.100 0z" className="grand-prix-shadow" />
      <path d="M-2.100 0V-1.200H2.100V0z" className="grand-prix-wall" />
      <path d="M-2.300-1.200L-1.800-1.750H1.800L2.300-1.200z" className="grand-prix-roof" />
      <path d="M-.95-1.200V-2.050H.95V-1.200z" className="grand-prix-wall" />
      <path d="M-1.150-2.050L0-2.650L1.150-2.050z" className="grand-prix-roof" />
      <path d="M0-2.650V-3.250L.55-3.080L0-2.900" className="grand-prix-mast-flag" />
      <path
        d="M-1.800 0V-.75h.4V0zM-1.100 0V-.75h.4V0zM-.25 0V-.9h.5V0zM.7 0V-.75h.4V0zM1.400 0V-.75h.4V0zM-.6-1.350V-1.850h.3V-1.350zM-.15-1.350V-1.850h.3V-1.350zM.3-1.350V-1.850h.3V-1.350z"
        className="grand-prix-pane"
      />
    </g>
  );
}

/** A glass house for palms. */
export function Conservatory({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M1.900 0L2.800 .9H-.6L-1.900 0z" className="grand-prix-shadow" />
      <path d="M-1.900 0V-.75H1.900V0z" className="grand-prix-glass" />
      <path d="M-1 0V-.9C-1-2.500 1-2.500 1-.9V0z" className="grand-prix-glass" />
      <path
        d="M-1.900-.75H1.900M-1.500 0V-.75M1.500 0V-.75M-1 0V-.9H1V0M-.4 0V-1.950M.4 0V-1.950M0-2.100V-2.500"
        className="grand-prix-glazing"
      />
    </g>
  );
}

/** A lighthouse on its rock. */
export function Lighthouse({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path
        d="M-1.100 .35C-1.100-.3-.6-.35 0-.35S1.100-.3 1.100 .35z"
        className="grand-prix-beach-fill"
      />
      <path d="M-.42-.1L-.26-2H.26L.42-.1z" className="grand-prix-wall" />
      <path
        d="M-.38-.6L-.34-1.050H.34L.38-.6zM-.3-1.500L-.26-2H.26L.3-1.500z"
        className="grand-prix-roof"
      />
      <path d="M-.2-2H.2V-2.400H-.2z" className="grand-prix-lamp" />
      <path d="M-.32-2.400L0-2.750L.32-2.400z" className="grand-prix-wood" />
    </g>
  );
}

/** A sailing boat; the second kind has a coloured sail. */
export function Sailboat({ at, kind }: { readonly at: Point; readonly kind: number }) {
  return (
    <g transform={standing(at)}>
      <path d="M-.7 .1Q.2 .62 .95 .1" className="grand-prix-wake" />
      <path d="M-.6 0H.7L.45 .3H-.4z" className="grand-prix-wood" />
      <path
        d="M.02-.08V-1.500L.78-.08z"
        className={kind === 0 ? 'grand-prix-sail' : 'grand-prix-roof'}
      />
      <path d="M-.08-.08V-1.250L-.58-.08z" className="grand-prix-sail" />
    </g>
  );
}

/** A lake steamer under way to the left. */
export function Steamer({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path
        d="M1.750-1.250C2.200-1.750 3-1.550 3.300-1.950S4.400-2.300 4.700-2"
        className="grand-prix-smoke"
      />
      <path d="M-2.900-.35H2.600L2.300 .35H-2.500z" className="grand-prix-wood" />
      <path d="M-2.680 .05H2.430L2.300 .35H-2.500z" className="grand-prix-roof" />
      <path d="M-2.300-.35V-.95H-1.400V-.35zM1-.35V-.85H2.300V-.35z" className="grand-prix-wall" />
      <path d="M1.450-.85V-1.450H1.950V-.85z" className="grand-prix-roof" />
      <path d="M-.9-.35V-.5H.5V-.35z" className="grand-prix-wall-shade" />
      <path d="M-3 .42Q0 .75 3 .42" className="grand-prix-wake" />
    </g>
  );
}

/** Flags without any sign on them. */
export function Flags({ at }: { readonly at: Point }) {
  return (
    <g transform={standing(at)}>
      <path d="M-.9 0V-1.400M0 0V-1.400M.9 0V-1.400" className="grand-prix-mast" />
      <path d="M-.9-1.400L-.2-1.180L-.9-.96z" className="grand-prix-roof" />
      <path d="M0-1.400L.7-1.180L0-.96z" className="grand-prix-flag-yellow" />
      <path d="M.9-1.400L1.600-1.180L.9-.96z" className="grand-prix-flag-blue" />
    </g>
  );
}
