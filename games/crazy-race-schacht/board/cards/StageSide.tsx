import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useShared } from '../../../kit/board/frame/BoardFrame.tsx';
import { elementsOf } from '../../../kit/board/parts.ts';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import type { NameOf } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { type DriverCardID, driverValue, type Side, stageSide } from '../../rules/components.ts';
import { revealed, sumsAt, tabooSide, winnerAt } from '../../rules/index.ts';
import type { OwnPlacedDriver, PlacedDriver } from '../../rules/state.ts';
import { orderFlags } from '../stage/order-flags.ts';
import { sideName } from '../stage/places.ts';
import type { Shown } from '../turn/playback.ts';
import { DriverBack, DriverFace } from './DriverCard.tsx';

/** Numbers of cards that fit beside one another at a side. The more there are, the smaller they are drawn. */
const columns = { wide: [6, 9, 12], narrow: [2, 3, 4] } as const;

/**
 * Returns the columns at a side. Cards are in one row above and below the stage card, and in two or three rows beside
 * it.
 */
function columnsFor(side: Side, count: number): number {
  const isWide = side % 2 === 0;
  const [few, more, max] = isWide ? columns.wide : columns.narrow;
  if (count <= (isWide ? few : 4)) return few;
  return count <= (isWide ? more : 6) ? more : max;
}

/** A driver card of the viewer's that needs a side. */
export interface Placing {
  readonly cardID: DriverCardID;
  /** The chosen side, or null. */
  readonly side: Side | null;
  readonly pointAt: (side: Side) => void;
}

/** Props of the sides of a stage. */
export interface SidesProps {
  readonly shown: Shown;
  /** The side under evaluation, or null. */
  readonly side: Side | null;
  /** The viewer's cards at this stage. Only the viewer sees their faces. */
  readonly own: readonly OwnPlacedDriver[];
  /** The card that needs a side, or null. */
  readonly placing: Placing | null;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}

/** Returns the name of a card at a side. */
function cardName(
  card: PlacedDriver,
  ownCardID: DriverCardID | undefined,
  { nameOf, words }: Pick<SidesProps, 'nameOf' | 'words'>,
): string {
  const { openCard, ownCard, hiddenCard } = words.stage;
  if (card.cardID !== null) return openCard(nameOf(card.playerID), driverValue(card.cardID));
  return ownCardID === undefined
    ? hiddenCard(nameOf(card.playerID))
    : ownCard(driverValue(ownCardID));
}

function PlacedCard({
  card,
  flag,
  ownCardID,
  name,
}: {
  readonly card: PlacedDriver;
  /** Place in the order of arrival, where that decides. Otherwise null. */
  readonly flag: string | null;
  /** The face of the card, if it is face down and the viewer's own. */
  readonly ownCardID: DriverCardID | undefined;
  readonly name: string;
}) {
  const { playerID, cardID } = card;
  return (
    // Another key for the face, so that a revealed card is a new picture that moves in.
    <li key={cardID === null ? 'back' : 'face'} data-open={cardID !== null}>
      {cardID === null ? (
        <DriverBack playerID={playerID} />
      ) : (
        <DriverFace value={driverValue(cardID)} playerID={playerID} />
      )}
      <span className="paddock-unseen">{name}</span>
      {flag !== null && (
        <span className="crazy-race-schacht-flag" aria-hidden="true">
          {flag}
        </span>
      )}
      {ownCardID !== undefined && (
        <span className="crazy-race-schacht-own-value" aria-hidden="true">
          {driverValue(ownCardID)}
        </span>
      )}
    </li>
  );
}

/** Shows the cards of a side, and the viewer's card that is drafted there but not placed yet. */
function Cards({
  id,
  at,
  shown,
  own,
  tried,
  nameOf,
  words,
}: Pick<SidesProps, 'shown' | 'own' | 'nameOf' | 'words'> & {
  readonly id: string;
  readonly at: Side;
  readonly tried: PlacedDriver | null;
}) {
  const cards = shown.placed[at];
  const ownAt = new Map(own.map(({ order, cardID }) => [order, cardID]));
  const flags = orderFlags(cards);
  return (
    <ol id={id} className="crazy-race-schacht-placed">
      {cards.map((card) => {
        const ownCardID = card.cardID === null ? ownAt.get(card.order) : undefined;
        const place = flags.get(card.order);
        return (
          <PlacedCard
            key={`${card.order}-${card.cardID === null}`}
            card={card}
            flag={place === undefined ? null : words.status.place(place)}
            ownCardID={ownCardID}
            name={cardName(card, ownCardID, { nameOf, words })}
          />
        );
      })}
      {tried !== null && tried.cardID !== null && (
        // The card's button says the same.
        <li data-tried="true" aria-hidden="true">
          <DriverFace value={driverValue(tried.cardID)} playerID={tried.playerID} />
        </li>
      )}
    </ol>
  );
}

/** Shows each player's sum at an evaluated side, the winner, and the number of spaces at a `?`. */
function Sums({
  cards,
  isSplit,
  nameOf,
  words: { stage },
}: {
  readonly cards: readonly PlacedDriver[];
  readonly isSplit: boolean;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}) {
  const open = revealed(cards);
  const winner = winnerAt(open);
  if (!winner) return null;
  const { playerID: best, sum: highest, isTie } = winner;
  const wins = isTie ? stage.winsTie : stage.wins;
  return (
    <div className="crazy-race-schacht-sums">
      <p>
        <span className="paddock-unseen">{wins(nameOf(best), highest)}</span>
        {sumsAt(open).map(({ playerID, sum }) => (
          <span key={playerID} data-wins={playerID === best} aria-hidden="true">
            <SeatSign playerID={playerID} />
            {sum}
          </span>
        ))}
      </p>
      {isSplit && <p className="crazy-race-schacht-spaces">{stage.spacesForCards(open.length)}</p>}
    </div>
  );
}

/** Returns the name of a side, which also says whether it is taboo. */
function nameOfSide(shown: Shown, side: Side, words: BoardText): string {
  const name = sideName(shown.stageCard, side, words);
  return tabooSide(shown) === side ? words.stage.tabooSide(name) : name;
}

/** The side to which each arrow key leads. */
const sideByKey: Readonly<Partial<Record<string, Side>>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
};

/** Button that chooses a side for a card. The four buttons are one Tab stop. */
function Target({
  at,
  placing,
  name,
  cardsID,
  isTaboo,
  isTabStop,
  words: { actions },
}: {
  readonly at: Side;
  readonly placing: Placing;
  readonly name: string;
  /** ID of the list of cards at this side. Undefined if there are none. */
  readonly cardsID: string | undefined;
  readonly isTaboo: boolean;
  readonly isTabStop: boolean;
  readonly words: BoardText;
}) {
  const { board, focusNext } = useShared();
  const go = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = sideByKey[event.key];
    if (next === undefined) return;
    event.preventDefault();
    elementsOf(board.current, `side-${next}`)[0]?.focus();
  };
  const point = ({ detail }: MouseEvent) => {
    // For a key press, the focus goes on to the confirmation, so that no mouse is needed.
    if (detail === 0 && !isTaboo) focusNext(['place']);
    placing.pointAt(at);
  };
  return (
    <button
      type="button"
      className="crazy-race-schacht-target"
      data-part={`side side-${at}`}
      aria-label={actions.pointAt(driverValue(placing.cardID), name)}
      aria-describedby={cardsID}
      aria-pressed={placing.side === at}
      aria-disabled={isTaboo}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={go}
      onClick={point}
    />
  );
}

/** Shows a side of the stage card: its cards, and their evaluation. */
export function StageSideArea({
  at,
  viewer,
  isTabStop,
  ...props
}: SidesProps & {
  readonly at: Side;
  readonly viewer: string | null;
  /** Whether the Tab key reaches the side while a card needs one. */
  readonly isTabStop: boolean;
}) {
  const { shown, side, placing, nameOf, words } = props;
  const cardsID = useId();
  const cards = shown.placed[at];
  const isTaboo = tabooSide(shown) === at;
  const name = nameOfSide(shown, at, words);
  const isTried = placing?.side === at && viewer !== null;
  const tried = isTried ? { playerID: viewer, order: 0, cardID: placing.cardID } : null;
  const count = cards.length + (tried ? 1 : 0);
  return (
    <li
      className="crazy-race-schacht-side"
      data-side={at}
      data-now={side === at}
      data-taboo={isTaboo}
      data-open={cards.some(({ cardID }) => cardID !== null)}
      data-empty={count === 0}
      data-columns={columnsFor(at, count)}
    >
      <span className="paddock-unseen">
        {cards.length === 0 ? words.stage.noCards(name) : name}
      </span>
      {count > 0 && <Cards {...props} id={cardsID} at={at} tried={tried} />}
      {isTaboo && (
        <span className="crazy-race-schacht-taboo" aria-hidden="true">
          {words.stage.taboo}
        </span>
      )}
      <Sums
        cards={cards}
        isSplit={stageSide(shown.stageCard, at).distance === '?'}
        nameOf={nameOf}
        words={words}
      />
      {placing && (
        <Target
          at={at}
          placing={placing}
          name={name}
          isTaboo={isTaboo}
          isTabStop={isTabStop}
          words={words}
          cardsID={cards.length > 0 ? cardsID : undefined}
        />
      )}
    </li>
  );
}
