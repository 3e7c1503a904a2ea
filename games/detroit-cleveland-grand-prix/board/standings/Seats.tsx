import { memo } from 'react';
import { BotMark } from '../../../kit/board/BotMark.tsx';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { seatsSeenBy } from '../../../kit/board/seating.ts';
import type { Car } from '../../rules/components.ts';
import {
  carsOwnedBy,
  playersToMove,
  resultOf,
  seatsOf,
  tensInHand,
  whyShutOut,
} from '../../rules/index.ts';
import { RaceCardBack, tenSpaces } from '../cards/RaceCard.tsx';
import { CarIcon } from '../circuit/Car.tsx';
import type { Parts } from '../parts.ts';

/** Returns the status of a seat in the auction, as far as it has been shown. */
function biddingStatus({ G, playback, text }: Parts, seat: string): string {
  const { status } = text.board;
  const { shown, event } = playback;
  const { sale } = shown;
  if (event === null && playersToMove(G).includes(seat)) return status.bidding;
  if (!sale) return status.waiting;
  if (sale.highestBid?.playerID === seat) return status.highest(sale.highestBid.amount);
  if (sale.passed.includes(seat)) return status.passed;
  if (sale.bidders.includes(seat)) return status.waiting;
  return whyShutOut({ options: G.options, money: shown.money, grid: shown.grid }, seat) ===
    'atLimit'
    ? status.atLimit
    : status.shutOut;
}

/** Returns the status of a seat. */
export function statusOf(parts: Parts, seat: string): string {
  const { G, playback, seating, text } = parts;
  const { status } = text.board;
  const { shown, event } = playback;
  const place = resultOf(G)?.ranking.find(({ playerID }) => playerID === seat)?.place;
  if (place !== undefined && event === null) return status.place(place);
  if (seating.isFree(seat)) return status.free;
  if (shown.phase === 'auction') return biddingStatus(parts, seat);
  if (event === null && playersToMove(G).includes(seat)) return status.playing;
  return shown.handSizes[seat] === 0 ? status.noCards : status.waiting;
}

/** Shows the cars of a seat. It includes the places of those at home, and the ten-cards known to be in hand. */
function OwnedCars({
  owned,
  home,
  tens,
  text,
}: Pick<Parts, 'text'> & {
  readonly owned: readonly Car[];
  readonly home: readonly Car[];
  /** The cars whose ten-cards are in their owner's hand. */
  readonly tens: readonly Car[];
}) {
  const { board: words } = text;
  const held = owned.filter((car) => tens.includes(car));
  return (
    <span className="grand-prix-owned">
      <span className="paddock-unseen">
        {owned.length === 0 ? words.noCars : words.carsOwned(owned.map((car) => words.cars[car]))}
        {held.length > 0 && `. ${words.tensInHand(held.map((car) => words.cars[car]))}`}
      </span>
      {owned.map((car) => {
        const place = home.indexOf(car) + 1;
        return (
          <span key={car} className="grand-prix-owned-car" aria-hidden="true">
            <CarIcon car={car} />
            {(place > 0 || held.includes(car)) && (
              <span className="grand-prix-owned-marks">
                {place > 0 && <span>{words.results.place(place)}</span>}
                {held.includes(car) && <span data-ten="true">{tenSpaces}</span>}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

function Seat({ parts, seat }: { readonly parts: Parts; readonly seat: string }) {
  const { G, viewer, playback, seating, text, money } = parts;
  const { shown, event } = playback;
  const { board: words } = text;
  const name = seating.nameOf(seat);
  const status = statusOf(parts, seat);
  const cards = shown.handSizes[seat] ?? 0;
  const isAsked = event === null && playersToMove(G).includes(seat);
  const isOut = shown.phase === 'auction' && shown.sale !== null && !isBidding(shown.sale, seat);
  return (
    <li className="grand-prix-seat" data-asked={isAsked} data-out={isOut}>
      <SeatSign playerID={seat} />
      <span className="grand-prix-name">
        <span className="grand-prix-who" title={name}>
          <strong>{name}</strong>
          {/* It follows the name in every language. Only the name is shortened. */}
          {seat === viewer && <span>{words.you('')}</span>}
        </span>
        <BotMark level={seating.botAt(seat)} names={text.bots} />
        {shown.dealer === seat && shown.phase === 'auction' && (
          <span className="grand-prix-mark">{words.status.dealer}</span>
        )}
      </span>
      <span className="grand-prix-money">{money(shown.money[seat] ?? 0)}</span>
      <span className="grand-prix-belongings">
        <OwnedCars
          owned={carsOwnedBy(shown, seat)}
          home={shown.home}
          tens={tensInHand({ ...shown, options: G.options }).map(({ car }) => car)}
          text={text}
        />
        <span className="grand-prix-count">
          <RaceCardBack />
          <span aria-hidden="true">{cards}</span>
          <span className="paddock-unseen">{words.cardsInHand(cards)}</span>
        </span>
      </span>
      <span className="grand-prix-status" data-quiet={status === words.status.waiting}>
        {status}
        {seating.isAway(seat) && ` · ${words.status.away}`}
      </span>
    </li>
  );
}

function isBidding(
  sale: { readonly bidders: readonly string[]; readonly passed: readonly string[] },
  seat: string,
): boolean {
  return sale.bidders.includes(seat) && !sale.passed.includes(seat);
}

/** Shows all players at the table, the viewer first and then clockwise. */
export const Seats = memo(function Seats(parts: Parts) {
  const { G, viewer, text } = parts;
  const seats = seatsOf(G);
  return (
    <ul className="grand-prix-seats" aria-label={text.board.seats} data-count={seats.length}>
      {seatsSeenBy(viewer, seats).map((seat) => (
        <Seat key={seat} parts={parts} seat={seat} />
      ))}
    </ul>
  );
});
