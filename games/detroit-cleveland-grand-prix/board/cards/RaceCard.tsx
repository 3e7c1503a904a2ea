import { memo, type ReactNode } from 'react';
import { type Entry, linesInPlay } from '../../rules/card-effects.ts';
import { type Car, type CardNumber, cars, handCard } from '../../rules/components.ts';
import type { ActiveExchange } from '../../rules/state.ts';
import { CarIcon } from '../circuit/Car.tsx';
import { type CarColour, carColour, racingNumber } from '../circuit/car-shapes.ts';

/** Width and height of all cards, in SVG units. */
const cardBox = { width: 100, height: 150 } as const;

const viewBox = `0 0 ${cardBox.width} ${cardBox.height}`;

/** Number of spaces on the ten-cards. */
export const tenSpaces = 10;

/** Outline of the printed area within the card's edge. */
const printed = 'M9 5H91A4 4 0 0 1 95 9V141A4 4 0 0 1 91 145H9A4 4 0 0 1 5 141V9A4 4 0 0 1 9 5z';

/** Draws a card with its edge; `children` is its content. */
function Card({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false" className="grand-prix-card-picture">
      <rect x=".75" y=".75" width="98.5" height="148.5" rx="7" className="grand-prix-card-edge" />
      {children}
    </svg>
  );
}

/** Draws the ground of every face: paper with rays from a corner. */
function Paper() {
  return (
    <>
      <path d={printed} className="grand-prix-card-paper" />
      <path
        d="M5 145V120L95 40V80L5 145zM5 145L95 110V141A4 4 0 0 1 91 145zM5 96L87 5H58L5 82zM5 60L36 5H18L5 40z"
        className="grand-prix-card-ray"
      />
    </>
  );
}

function Corner({ number, ink }: { readonly number: CardNumber; readonly ink: string }) {
  return (
    <text x="9" y="20.5" fill={ink} className="grand-prix-card-corner">
      {number}
    </text>
  );
}

/** Draws all six colours, for white, which stands for any of them. */
function AnyCar({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {cars.map((car, index) => (
        <circle key={car} cx={index * 6.2} r="2.3" fill={carColour(car).fill} />
      ))}
    </g>
  );
}

/** Draws a car as a disc with its number, where there is no room for its shape. */
function Disc({ car, x, y }: { readonly car: CarColour; readonly x: number; readonly y: number }) {
  const { fill, ink } = carColour(car);
  return (
    <>
      <circle cx={x} cy={y} r="10" fill={fill} className="grand-prix-card-printed" />
      <text x={x} y={y + 6} fill={ink} className="grand-prix-card-printed-number">
        {car === 'white' ? '?' : racingNumber(car)}
      </text>
    </>
  );
}

function Becomes({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d="M-5.5 0H5M1-3.5L5 0L1 3.5"
      transform={`translate(${x} ${y})`}
      className="grand-prix-card-becomes"
    />
  );
}

/** Draws the printed colour of a line that an exchange has changed, and the car it stands for. */
function Exchanged({
  printed,
  car,
  x,
  y,
}: {
  readonly printed: Car;
  readonly car: CarColour;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <>
      <Becomes x={x} y={y} />
      <Disc car={printed} x={x - 17} y={y} />
      <Disc car={car} x={x + 17} y={y} />
    </>
  );
}

/** Upper edge of the lines of a card, and the height that they share. */
const lineTop = 23;
const lineRoom = 120;

/**
 * Position of the cars on the lines. They are as large as six of them can be, so that their numbers are legible on
 * small cards.
 */
const lineCar = { left: 8, width: 50 } as const;

/** Draws the car of a line. Below it, white has all colours, and an exchanged line has the printed car. */
function LineCar({
  line: { shown, car },
  middle,
  height,
}: {
  readonly line: Entry;
  readonly middle: number;
  readonly height: number;
}) {
  const isWhite = shown === 'white' || car === null;
  if (!isWhite && shown !== car) return <Exchanged printed={shown} car={car} x={33} y={middle} />;
  const { left, width } = lineCar;
  const hasColours = isWhite && height > 36;
  return (
    <>
      <CarIcon
        car={isWhite ? 'white' : car}
        x={left}
        y={middle - width / 4 - (hasColours ? 3.5 : 0.5)}
        width={width}
        height={width / 2}
      />
      {hasColours && <AnyCar x={17.5} y={middle + width / 4 + 1.5} />}
    </>
  );
}

/** Draws cars in the order in which they move, with their numbers of spaces on a strip of tarmac. */
function ManyLines({ lines }: { readonly lines: readonly Entry[] }) {
  const height = lineRoom / lines.length;
  const size = Math.min(30, height);
  return (
    <>
      <path
        d="M70 5H91A4 4 0 0 1 95 9V141A4 4 0 0 1 91 145H60z"
        className="grand-prix-card-tarmac"
      />
      <path d="M68.5 5L58.5 145" className="grand-prix-card-chequer" />
      {lines.map((line, index) => {
        const middle = lineTop + height * (index + 0.5);
        // The strip leans to the left.
        const centre = 82.5 - (middle - 5) * 0.036;
        return (
          <g key={line.shown}>
            {index > 0 && (
              <path d={`M9 ${lineTop + height * index}H57`} className="grand-prix-card-divider" />
            )}
            <LineCar line={line} middle={middle} height={height} />
            <text
              x={centre}
              y={middle + size * 0.35}
              fontSize={size}
              className="grand-prix-card-number"
            >
              {line.spaces}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Draws a single car, with its number large. */
function OneLine({ line }: { readonly line: Entry }) {
  const { shown, spaces } = line;
  const car = line.car ?? 'white';
  const isTen = spaces === tenSpaces;
  const { fill } = carColour(car);
  return (
    <>
      <path d="M5 112L95 70V141A4 4 0 0 1 91 145H9A4 4 0 0 1 5 141z" fill={fill} />
      <path d={`M5 109L95 67${isTen ? 'M5 118L95 76' : ''}`} className="grand-prix-card-chequer" />
      <text x="50" y="72" className="grand-prix-card-giant">
        {spaces}
      </text>
      <CarIcon car={car} x="9" y="92" width="82" height="41" />
      {shown === 'white' && <AnyCar x={34.5} y={138} />}
      {shown !== car && shown !== 'white' && (
        <>
          <Disc car={shown} x={18} y={88} />
          <Becomes x={36} y={88} />
        </>
      )}
    </>
  );
}

/** Draws each car on the other's colour. */
function Exchange({ shown }: { readonly shown: readonly [Car, Car] }) {
  const [one, other] = shown;
  return (
    <>
      <path d="M9 5H91A4 4 0 0 1 95 9V46L5 104V9A4 4 0 0 1 9 5z" fill={carColour(other).fill} />
      <path d="M95 46V141A4 4 0 0 1 91 145H9A4 4 0 0 1 5 141V104z" fill={carColour(one).fill} />
      <path d="M5 104L95 46" className="grand-prix-card-seam" />
      <CarIcon car={one} x="11" y="24" width="72" height="36" />
      <CarIcon car={other} x="17" y="99" width="72" height="36" />
      <g transform="translate(50 75)">
        <circle r="17" className="grand-prix-card-swap-ground" />
        <path
          d="M-4 9.5V-9.5M-9-4L-4-9.5L1-4M4-9.5V9.5M-1 4L4 9.5L9 4"
          className="grand-prix-card-swap"
        />
      </g>
    </>
  );
}

/**
 * Draws the face of a card held in hand: its cars top to bottom with their numbers of spaces, or the two that are
 * exchanged. With `exchanges` it shows the cars that its colours stand for now, beside the printed ones.
 */
export const RaceCardFace = memo(function RaceCardFace({
  number,
  exchanges = [],
}: {
  readonly number: CardNumber;
  readonly exchanges?: readonly ActiveExchange[];
}) {
  const card = handCard(number);
  const lines = linesInPlay(exchanges, number).entries;
  const [first] = lines;
  return (
    <Card>
      <Paper />
      {card.kind === 'exchange' && <Exchange shown={card.cars} />}
      {lines.length === 1 && first && <OneLine line={first} />}
      {lines.length > 1 && <ManyLines lines={lines} />}
      <Corner
        number={number}
        ink={card.kind === 'exchange' ? carColour(card.cars[1]).ink : 'var(--grand-prix-print)'}
      />
    </Card>
  );
});

/** Path of three rows of squares along a diagonal. */
const flag = Array.from({ length: 42 }, (_, index) => {
  const [column, row] = [Math.floor(index / 3), index % 3];
  return (column + row) % 2 === 0 ? `M${column * 11} ${row * 11}h11v11h-11z` : '';
}).join('');

/** Draws the back of the cards held in hand. */
export const RaceCardBack = memo(function RaceCardBack() {
  return (
    <Card>
      <svg x="5" y="5" width="90" height="140" viewBox="0 0 90 140" aria-hidden="true">
        <rect width="90" height="140" className="grand-prix-card-back" />
        <path
          d="M0 62L90 8V30L0 84zM0 118L90 64V86L0 140z"
          className="grand-prix-card-back-stripe"
        />
        <g transform="translate(-24 100) rotate(-31)">
          <path d="M0 0H154V33H0z" className="grand-prix-card-back-light" />
          <path d={flag} className="grand-prix-card-back-dark" />
        </g>
      </svg>
    </Card>
  );
});

/** Draws a car's bid card: its portrait as a poster. */
export const BidCard = memo(function BidCard({ car }: { readonly car: Car }) {
  const { fill, ink } = carColour(car);
  return (
    <Card>
      <path d={printed} fill={fill} />
      <path
        d="M5 100L48 5H24L5 60zM5 100L95 5H72L5 86zM5 100L95 28V50zM5 100L95 72V92z"
        fill={ink}
        className="grand-prix-card-rays"
      />
      <text x="50" y="84" fill={ink} className="grand-prix-card-race-number">
        {racingNumber(car)}
      </text>
      <path
        d="M5 118L95 106V141A4 4 0 0 1 91 145H9A4 4 0 0 1 5 141z"
        className="grand-prix-card-tarmac"
      />
      <path d="M5 116.5L95 104.5" className="grand-prix-card-chequer" />
      <g transform="rotate(-4 50 110)">
        <path d="M10 125H40M8 131H24M13 137H32" className="grand-prix-card-speed" />
        <CarIcon car={car} x="9" y="88" width="86" height="43" />
      </g>
    </Card>
  );
});
