import type { ReactNode } from 'react';
import { RulesFigure } from '../../kit/board/IllustratedRules.tsx';
import { SeatSign } from '../../kit/board/SeatSign.tsx';
import { BidCard, RaceCardFace } from '../board/cards/RaceCard.tsx';
import { CarFigure, CarIcon } from '../board/circuit/Car.tsx';
import { SpaceShape, Tarmac } from '../board/circuit/Circuit.tsx';
import { type CircuitView, pathThrough, spacePose } from '../board/circuit/geometry.ts';
import type { BoardText } from '../locales/board/en.ts';
import { cars } from '../rules/components.ts';
import { type Driven, exchange, sale } from './figures.ts';

/** A figure of these rules. */
export function Figure(props: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <RulesFigure
      className="paddock-frame detroit-cleveland-grand-prix grand-prix-figure"
      {...props}
    />
  );
}

/** The first sale, bid by bid. */
export function SaleFigure({
  words,
  money,
}: {
  readonly words: BoardText;
  readonly money: (dollars: number) => string;
}) {
  const { car, bids, buyer } = sale();
  return (
    <>
      <div className="grand-prix-figure-card">
        <BidCard car={car} />
      </div>
      <ol className="grand-prix-figure-bids">
        {bids.map(({ playerID, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bids have an order and nothing else
          <li key={index} data-best={amount === buyer.price}>
            <SeatSign playerID={playerID} />{' '}
            {amount === null ? words.actions.passBid : money(amount)}
          </li>
        ))}
      </ol>
    </>
  );
}

const straight: CircuitView = { track: 'cleveland', portrait: false };
/** The start straight and the way to its first curve, in lane widths. */
const window = { before: 1.2, rows: 9 } as const;

function boxOfStraight(): string {
  const first = spacePose(straight, [0, 0]);
  const last = spacePose(straight, [window.rows - 1, 3]);
  const [left, top] = [first.x - window.before, first.y - 1.1];
  const [width, height] = [last.x - left + window.before, last.y - top + 1.1];
  return `${left} ${top} ${width} ${height}`;
}

/** A card beside the cars that it moves: their routes, and what is open still. */
export function DrivenFigure({ of }: { readonly of: Driven }) {
  const { number, before, after, ways, ends, whiteCars } = of;
  return (
    <>
      <div className="grand-prix-figure-card">
        <RaceCardFace number={number} />
      </div>
      <svg viewBox={boxOfStraight()} className="grand-prix-figure-track" aria-hidden="true">
        <Tarmac view={straight} />
        {ends.map((end) =>
          end === 'finish' ? null : (
            <SpaceShape
              key={String(end)}
              {...straight}
              row={end[0]}
              lane={end[1]}
              className="grand-prix-lit-end"
            />
          ),
        )}
        {ways.map(({ car, path }) => {
          const from = before[car];
          if (!from) return null;
          const way = pathThrough(straight, [from, ...path]);
          const stroke = `var(--grand-prix-car-${car})`;
          return (
            <g key={car}>
              <path d={way} className="grand-prix-trail-edge" />
              <path d={way} className="grand-prix-trail" style={{ stroke }} />
            </g>
          );
        })}
        {cars.map((car) => {
          const space = after[car];
          if (!space) return null;
          const { x, y, heading, size } = spacePose(straight, space);
          return (
            <g key={car} transform={`translate(${x} ${y})`}>
              {whiteCars.includes(car) && <circle r="0.6" className="grand-prix-figure-ring" />}
              <CarFigure car={car} heading={heading} size={size} />
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** An exchange card, and two cards as they count while it is in force. */
export function ExchangeFigure() {
  return (
    <>
      <div className="grand-prix-figure-card">
        <RaceCardFace number={exchange.number} />
      </div>
      <span className="grand-prix-figure-then">→</span>
      {[35, 7].map((number) => (
        <div key={number} className="grand-prix-figure-card">
          <RaceCardFace number={number} exchanges={[exchange]} />
        </div>
      ))}
    </>
  );
}

/** The prizes of the places, with these amounts, for cars as they may come home. */
export function PrizesFigure({
  prizes,
  words,
  money,
}: {
  /** In dollars, the first place first. */
  readonly prizes: readonly number[];
  readonly words: BoardText;
  readonly money: (dollars: number) => string;
}) {
  const order = ['red', 'blue', 'yellow', 'orange', 'black', 'green'] as const;
  return (
    <ol className="grand-prix-figure-prizes">
      {order.map((car, index) => (
        <li key={car}>
          <b>{words.results.place(index + 1)}</b>
          <CarIcon car={car} />
          <span>{money(prizes[index] ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}
