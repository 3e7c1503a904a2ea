import { Action } from '../../../kit/board/frame/Action.tsx';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { seatsSeenBy } from '../../../kit/board/seating.ts';
import { bidStep, type Car, cars } from '../../rules/components.ts';
import { carLimit, carsOwnedBy, forcedSale, seatsOf, whyShutOut } from '../../rules/index.ts';
import type { StartingCar } from '../../rules/state.ts';
import { BidCard, RaceCardBack } from '../cards/RaceCard.tsx';
import { CarIcon } from '../circuit/Car.tsx';
import type { Parts } from '../parts.ts';
import { statusOf } from '../standings/Seats.tsx';
import { Whose } from '../standings/Whose.tsx';
import type { ShownSale } from '../turn/playback.ts';
import type { OwnBid, OwnTurn } from '../turn/useOwnTurn.ts';

/** Raises that can be chosen with one press, in dollars above the minimum bid. */
const quickRaises = [20_000, 50_000];

/** Controls for the viewer's bid: it is set in steps, then made. */
function BidControls({
  bid,
  isOpen,
  isAsked,
  parts,
}: {
  bid: OwnBid;
  isOpen: boolean;
  /** Whether the viewer must bid. If false, the controls are hidden but keep their room. */
  isAsked: boolean;
  parts: Parts;
}) {
  const { G, viewer, text, money } = parts;
  const { actions, auction } = text.board;
  const { min, max, amount, set } = bid;
  return (
    <div className="grand-prix-bid" data-hidden={!isAsked} aria-hidden={!isAsked}>
      <fieldset ref={oneTabStop} className="grand-prix-stepper">
        <button
          type="button"
          aria-label={actions.bidLess}
          aria-disabled={amount <= min}
          onClick={() => set(amount - bidStep)}
        >
          −
        </button>
        <output className="grand-prix-amount">{money(amount)}</output>
        <button
          type="button"
          aria-label={actions.bidMore}
          aria-disabled={amount >= max}
          onClick={() => set(amount + bidStep)}
        >
          +
        </button>
      </fieldset>
      <p className="grand-prix-note">{auction.yourMoney(G.money[viewer ?? ''] ?? 0)}</p>
      <fieldset ref={oneTabStop} className="grand-prix-raises">
        {quickRaises.map((raise) => (
          <Action
            key={raise}
            label={actions.raiseBy(raise)}
            isOpen={amount + raise <= max}
            onDo={() => set(amount + raise)}
          />
        ))}
        <Action label={actions.bidAll} isOpen={amount < max} onDo={() => set(max)} />
      </fieldset>
      <div className="grand-prix-actions" data-part="actions">
        <Action label={actions.bid(amount)} onDo={bid.bid} isMain isOpen={isOpen} />
        <Action label={actions.passBid} onDo={bid.pass} isOnce isOpen={isOpen} />
      </div>
    </div>
  );
}

/** Placeholder for the viewer's bid during the turns of other players. */
const noBid: OwnBid = {
  min: 0,
  max: 0,
  amount: 0,
  set: () => undefined,
  bid: () => undefined,
  pass: () => undefined,
};

/** Returns why the viewer may not bid now. Empty if it is merely another player's turn. */
function whyNotAsked({ G, viewer, playback, text }: Parts, isAsked: boolean): string {
  const { auction } = text.board;
  const { sale } = playback.shown;
  if (viewer === null || !sale || isAsked) return '';
  if (sale.highestBid?.playerID === viewer) return auction.youLead;
  if (sale.passed.includes(viewer)) return auction.youPassed;
  const reason = whyShutOut(G, viewer);
  if (reason === 'shutOut') return auction.youShutOut;
  return reason ? auction.youAtLimit(Math.min(carLimit(G), carsOwnedBy(G, viewer).length)) : '';
}

/** Describes what happens to a car without bids at its second offer. */
function secondOffer(sale: ShownSale, { G, playback, seating, text }: Parts): string {
  const { auction } = text.board;
  const { money, grid } = playback.shown;
  const forced = forcedSale({ options: G.options, money, grid }, sale);
  if (!forced) return auction.secondOffer;
  return auction.secondOfferTo(seating.nameOf(forced.playerID), forced.price);
}

/** Shows what everybody else is doing. On narrow screens it fills the place of the viewer's bid. */
function Bidders(parts: Parts) {
  const { G, viewer, playback, seating, money } = parts;
  const others = seatsSeenBy(viewer, seatsOf(G)).filter((seat) => seat !== viewer);
  return (
    // The list of players has the same in words.
    <ul className="grand-prix-bidders" aria-hidden="true">
      {others.map((seat) => (
        <li key={seat}>
          <SeatSign playerID={seat} />
          <span>
            <strong>{seating.nameOf(seat)}</strong>
            <span className="grand-prix-note">{statusOf(parts, seat)}</span>
          </span>
          <span>{money(playback.shown.money[seat] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the viewer's bid. While other players bid, it keeps its height and shows why the viewer can't. */
function BidPlace({ own, ...parts }: Parts & { readonly own: OwnTurn | null }) {
  const bidding = own?.bidding ?? null;
  const isAsked = bidding !== null && parts.playback.event === null;
  return (
    <div
      className="grand-prix-bid-place"
      data-part="bid-place"
      data-left={isAsked}
      tabIndex={own ? -1 : undefined}
    >
      <div className="grand-prix-meanwhile">
        <p className="grand-prix-note">{whyNotAsked(parts, bidding !== null)}</p>
        {own && !isAsked && <Bidders {...parts} />}
      </div>
      {own && (
        <BidControls
          bid={bidding ?? noBid}
          isOpen={!own.isSending}
          isAsked={isAsked}
          parts={parts}
        />
      )}
    </div>
  );
}

/** Shows the car for sale with its bids. */
function Sale({ own, ...parts }: Parts & { readonly own: OwnTurn | null }) {
  const { playback, seating, text, money } = parts;
  const { shown, event } = playback;
  const { auction, cars: names } = text.board;
  const car = shown.sale?.car ?? soldCar(parts);
  if (!car) {
    return (
      <div className="grand-prix-sale">
        <RaceCardBack />
        <BidPlace {...parts} own={own} />
      </div>
    );
  }
  const position = shown.grid.length + (shown.sale ? 1 : 0);
  const { sale } = shown;
  return (
    <div className="grand-prix-sale">
      <BidCard car={car} />
      <div className="grand-prix-sale-words">
        <p className="grand-prix-kicker">{auction.startsAt(position)}</p>
        <h3>{auction.forSale(names[car])}</h3>
        {sale?.isSecondOffer && <p>{secondOffer(sale, parts)}</p>}
        <p className="grand-prix-highest" data-open={sale?.highestBid === null}>
          {sale?.highestBid ? (
            <>
              <span className="paddock-unseen">
                {auction.highestBid(
                  seating.nameOf(sale.highestBid.playerID),
                  sale.highestBid.amount,
                )}
              </span>
              <SeatSign playerID={sale.highestBid.playerID} />
              <span aria-hidden="true">{seating.nameOf(sale.highestBid.playerID)}</span>
              <strong aria-hidden="true">{money(sale.highestBid.amount)}</strong>
            </>
          ) : (
            sale && <span>{auction.noBid}</span>
          )}
        </p>
        {event && event.type === 'sold' && (
          <p className="grand-prix-stamp" aria-hidden="true">
            <Whose seat={event.playerID} parts={parts} /> {money(event.price)}
          </p>
        )}
        {shown.returned.length > 0 && (
          <p className="grand-prix-note">
            {auction.returned(shown.returned.map((each) => names[each]))}
          </p>
        )}
      </div>
      <BidPlace {...parts} own={own} />
    </div>
  );
}

/** Returns the car whose sale or return is being shown, or null. */
function soldCar({ playback: { event } }: Parts): Car | null {
  const told = event?.type === 'sold' || event?.type === 'unowned' || event?.type === 'returned';
  return told ? event.car : null;
}

function GridPlace({
  position,
  starting,
  parts,
}: {
  readonly position: number;
  readonly starting: StartingCar | undefined;
  readonly parts: Parts;
}) {
  const { auction, cars: names } = parts.text.board;
  if (!starting) {
    return (
      <li className="grand-prix-place">
        <span className="paddock-unseen">{auction.emptyPosition(position)}</span>
        <b aria-hidden="true">{position}</b>
      </li>
    );
  }
  const { car, owner, price } = starting;
  return (
    <li className="grand-prix-place" data-sold="true">
      <span className="paddock-unseen">
        {owner === null
          ? auction.unowned(position, names[car])
          : auction.sold(position, names[car], parts.seating.nameOf(owner), price)}
      </span>
      <b aria-hidden="true">{position}</b>
      <CarIcon car={car} />
      <span className="grand-prix-place-owner" aria-hidden="true">
        <Whose seat={owner} parts={parts} />
      </span>
      {owner !== null && <span aria-hidden="true">{parts.money(price)}</span>}
    </li>
  );
}

/** Shows the six start positions, each with the car sold for it. */
function StartGrid(parts: Parts) {
  const { grid } = parts.playback.shown;
  return (
    <section className="grand-prix-grid">
      <h3>{parts.text.board.auction.grid}</h3>
      <ol>
        {cars.map((car, index) => (
          // These are positions, not cars, but there are as many.
          <GridPlace key={car} position={index + 1} starting={grid[index]} parts={parts} />
        ))}
      </ol>
    </section>
  );
}

/** Shows the auction before a race. */
export function Auction({ own, ...parts }: Parts & { readonly own: OwnTurn | null }) {
  return (
    <div className="grand-prix-auction">
      <Sale {...parts} own={own} />
      <StartGrid {...parts} />
    </div>
  );
}
