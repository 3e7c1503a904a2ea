import { memo } from 'react';
import {
  models,
  type Side,
  type StageCardID,
  type StageSide,
  sides,
  stageSide,
} from '../../rules/components.ts';
import { LocomotiveSilhouette } from '../tracks/Locomotive.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws the mark of a side without a locomotive: any of the three models. */
function AnyLocomotive({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`} className="crazy-race-schacht-any">
      {models.map((model, index) => (
        <g key={model} transform={`translate(${(index - 1) * 15} ${index === 1 ? -13 : 12})`}>
          <circle r="13.500" />
          <text y="7.800">{model}</text>
        </g>
      ))}
    </g>
  );
}

/** Draws locomotive and distance of a side, always upright. */
function Shown({
  side,
  figure,
  number,
}: {
  readonly side: StageSide;
  readonly figure: Point;
  readonly number: Point;
}) {
  return (
    <>
      {side.model ? (
        <LocomotiveSilhouette
          model={side.model}
          x={figure.x - 31}
          y={figure.y - 20}
          width="62"
          height="38.750"
        />
      ) : (
        <AnyLocomotive {...figure} />
      )}
      <text x={number.x} y={number.y + 16} className="crazy-race-schacht-field-number">
        {side.distance}
      </text>
    </>
  );
}

/** Draws one side of a stage card by itself, as a small station board. The arrow marks the first side. */
export const StageFace = memo(function StageFace({
  side,
  isArrow,
}: {
  readonly side: StageSide;
  readonly isArrow: boolean;
}) {
  return (
    <svg
      viewBox="0 0 128 56"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-stage-face crazy-race-schacht-field"
    >
      <rect x="1" y="1" width="126" height="54" rx="7" className="crazy-race-schacht-enamel" />
      <rect x="4.5" y="4.5" width="119" height="47" rx="4" className="crazy-race-schacht-keyline" />
      {isArrow && <path d="M1 19V37L14 28z" className="crazy-race-schacht-arrow" />}
      <Shown side={side} figure={{ x: 50, y: 29 }} number={{ x: 104, y: 28 }} />
    </svg>
  );
});

/** Positions in a field of the board. */
interface FieldPlan {
  readonly outline: string;
  readonly figure: Point;
  /** Position of the distance. */
  readonly number: Point;
  /** Position of the small number of the side itself. */
  readonly mark: Point;
}

/** The fields of the board, clockwise from the top. */
const fields: Readonly<Record<Side, FieldPlan>> = {
  0: {
    outline: 'M6 6H234L156 84H84z',
    figure: { x: 102, y: 41 },
    number: { x: 155, y: 40 },
    mark: { x: 49, y: 26 },
  },
  1: {
    outline: 'M234 6V234L156 156V84z',
    figure: { x: 198, y: 142 },
    number: { x: 200, y: 98 },
    mark: { x: 214, y: 49 },
  },
  2: {
    outline: 'M234 234H6L84 156H156z',
    figure: { x: 102, y: 201 },
    number: { x: 155, y: 200 },
    mark: { x: 191, y: 214 },
  },
  3: {
    outline: 'M6 234V6L84 84V156z',
    figure: { x: 42, y: 142 },
    number: { x: 40, y: 98 },
    mark: { x: 26, y: 191 },
  },
};

function Field({
  cardID,
  side,
  state,
}: {
  readonly cardID: StageCardID;
  readonly side: Side;
  readonly state: 'plain' | 'highlighted' | 'taboo';
}) {
  const { outline, figure, number, mark } = fields[side];
  return (
    <g className="crazy-race-schacht-field" data-state={state}>
      <path d={outline} className="crazy-race-schacht-field-ground" />
      <Shown side={stageSide(cardID, side)} figure={figure} number={number} />
      <g transform={`translate(${mark.x} ${mark.y})`} className="crazy-race-schacht-side-mark">
        <circle r="14" />
        <text y="7.800">{side + 1}</text>
      </g>
      {state === 'taboo' && (
        <path
          d="M-40-6H40V6H-40z"
          transform={`translate(${(figure.x + number.x) / 2} ${(figure.y + number.y) / 2}) rotate(-32)`}
          className="crazy-race-schacht-bar"
        />
      )}
    </g>
  );
}

const screws = [
  [14, 14],
  [226, 14],
  [226, 226],
  [14, 226],
] as const;

/**
 * Draws the station clock in the middle. Its hand points at the first side, and an arc shows the direction of
 * evaluation.
 */
function Dial() {
  return (
    <g transform="translate(120 120)">
      <circle r="38" className="crazy-race-schacht-dial" />
      <g className="crazy-race-schacht-dial-marks">
        <path d="M31 0h-5M0 31v-5M-31 0h5M22-22l-3 3M22 22l-3-3M-22 22l3-3M-22-22l3 3" />
        <path d="M13-13A18 18 0 1 1-15-10M-21-7L-15-11L-12-4" />
      </g>
      <path d="M0-50L13-29H5V6A5 5 0 1 1-5 6V-29H-13z" className="crazy-race-schacht-arrow" />
    </g>
  );
}

/** Draws a stage card as a station board: side 0, to which the hand points, at the top, then clockwise. */
export const StageBoard = memo(function StageBoard({
  cardID,
  highlighted,
  taboo,
}: {
  readonly cardID: StageCardID;
  readonly highlighted: Side | null;
  readonly taboo: Side | null;
}) {
  const stateOf = (side: Side) => {
    if (side === taboo) return 'taboo';
    return side === highlighted ? 'highlighted' : 'plain';
  };
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-schacht-stage-board"
    >
      <rect x="1" y="1" width="238" height="238" rx="14" className="crazy-race-schacht-enamel" />
      {sides.map((side) => (
        <Field key={side} cardID={cardID} side={side} state={stateOf(side)} />
      ))}
      <path
        d="M14 14L84 84M226 14L156 84M226 226L156 156M14 226L84 156"
        className="crazy-race-schacht-mitre"
      />
      <rect x="6" y="6" width="228" height="228" rx="10" className="crazy-race-schacht-keyline" />
      <path d="M7 7H150L7 190z" className="crazy-race-schacht-shine" />
      {screws.map(([x, y]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          className="crazy-race-schacht-screw"
        >
          <circle r="4.5" />
          <path d="M-3-2L3 2" />
        </g>
      ))}
      <Dial />
    </svg>
  );
});
