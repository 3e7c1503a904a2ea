import { SeatSign } from '../../kit/board/SeatSign.tsx';
import type { NameOf } from '../../kit/text.ts';
import { type DriverCardID, driverValue, type Side, sides } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { revealed, sumsAt, tabooSide, winnerAt } from '../rules.ts';
import type { OwnPlacedDriver, PlacedDriver } from '../state.ts';
import { DriverBack, DriverFace } from './DriverCard.tsx';
import { sideName } from './places.ts';
import type { Shown } from './playback.ts';
import { StageBoard } from './StageCard.tsx';

/** For how many cards next to one another a side has room: the more there are, the smaller they are drawn. */
const columns = { wide: [6, 9, 12], narrow: [2, 3, 4] } as const;

/** Above and below the stage card cards lie in one row, beside it in two or three. */
function columnsFor(side: Side, count: number): number {
  const isWide = side % 2 === 0;
  const [few, more, most] = isWide ? columns.wide : columns.narrow;
  if (count <= (isWide ? few : 4)) return few;
  return count <= (isWide ? more : 6) ? more : most;
}

interface Placing {
  readonly cardID: DriverCardID;
  readonly placeAt: (side: Side) => void;
}

interface StageProps {
  readonly shown: Shown;
  /** The side under evaluation; null: none is. */
  readonly side: Side | null;
  /** The viewer's cards at this stage: only they see which. */
  readonly own: readonly OwnPlacedDriver[];
  /** The driver card that waits for a side; null: none does. */
  readonly placing: Placing | null;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}

/** A card at a side, in words. */
function cardName(
  card: PlacedDriver,
  ownCardID: DriverCardID | undefined,
  { nameOf, words }: Pick<StageProps, 'nameOf' | 'words'>,
): string {
  const { openCard, ownCard, hiddenCard } = words.stage;
  if (card.cardID !== null) return openCard(nameOf(card.playerID), driverValue(card.cardID));
  return ownCardID === undefined
    ? hiddenCard(nameOf(card.playerID))
    : ownCard(driverValue(ownCardID));
}

function PlacedCard({
  card,
  number,
  ownCardID,
  name,
}: {
  readonly card: PlacedDriver;
  /** Which one at its side it is, from 1: the first decides a tie. */
  readonly number: number;
  /** Its face, if it lies face down and is the viewer's. */
  readonly ownCardID: DriverCardID | undefined;
  readonly name: string;
}) {
  const { playerID, cardID } = card;
  return (
    // Another key for the face, so that turning up is a new picture that moves in.
    <li key={cardID === null ? 'back' : 'face'} data-open={cardID !== null}>
      {cardID === null ? (
        <DriverBack playerID={playerID} />
      ) : (
        <DriverFace value={driverValue(cardID)} playerID={playerID} />
      )}
      <span className="crazy-race-schacht-unseen">{name}</span>
      <span className="crazy-race-schacht-number" aria-hidden="true">
        {number}.
      </span>
      {ownCardID !== undefined && (
        <span className="crazy-race-schacht-own-value" aria-hidden="true">
          {driverValue(ownCardID)}
        </span>
      )}
    </li>
  );
}

/** What everybody has laid at an evaluated side, and who wins it. */
function Sums({
  cards,
  nameOf,
  words,
}: {
  readonly cards: readonly PlacedDriver[];
  readonly nameOf: NameOf;
  readonly words: BoardText;
}) {
  const open = revealed(cards);
  const winner = winnerAt(open);
  if (!winner) return null;
  return (
    <p className="crazy-race-schacht-sums">
      <span className="crazy-race-schacht-unseen">
        {words.stage.wins(nameOf(winner.playerID), winner.sum)}
      </span>
      {sumsAt(open).map(({ playerID, sum }) => (
        <span key={playerID} data-wins={playerID === winner.playerID} aria-hidden="true">
          <SeatSign playerID={playerID} />
          {sum}
        </span>
      ))}
    </p>
  );
}

/** A side in words, also whether it is taboo. */
function nameOfSide(shown: Shown, side: Side, words: BoardText): string {
  const name = sideName(shown.stageCard, side, words);
  return tabooSide(shown) === side ? words.stage.tabooSide(name) : name;
}

function StageSideArea({
  at,
  shown,
  side,
  own,
  placing,
  nameOf,
  words,
}: StageProps & { readonly at: Side }) {
  const cards = shown.placed[at] ?? [];
  const isTaboo = tabooSide(shown) === at;
  const name = nameOfSide(shown, at, words);
  const ownAt = new Map(own.map(({ order, cardID }) => [order, cardID]));
  const isOpen = cards.some(({ cardID }) => cardID !== null);
  return (
    <li
      className="crazy-race-schacht-side"
      data-side={at}
      data-now={side === at}
      data-taboo={isTaboo}
      data-open={isOpen}
      data-empty={cards.length === 0}
      data-columns={columnsFor(at, cards.length)}
    >
      <span className="crazy-race-schacht-unseen">
        {cards.length === 0 ? words.stage.noCards(name) : name}
      </span>
      {cards.length > 0 && (
        <ol className="crazy-race-schacht-placed">
          {cards.map((card, index) => {
            const ownCardID = card.cardID === null ? ownAt.get(card.order) : undefined;
            return (
              <PlacedCard
                key={`${card.order}-${card.cardID === null}`}
                card={card}
                number={index + 1}
                ownCardID={ownCardID}
                name={cardName(card, ownCardID, { nameOf, words })}
              />
            );
          })}
        </ol>
      )}
      {isTaboo && (
        <span className="crazy-race-schacht-taboo" aria-hidden="true">
          {words.stage.taboo}
        </span>
      )}
      <Sums cards={cards} nameOf={nameOf} words={words} />
      {placing && (
        <button
          type="button"
          className="crazy-race-schacht-target"
          aria-label={words.actions.placeAt(driverValue(placing.cardID), name)}
          aria-disabled={isTaboo}
          onClick={() => placing.placeAt(at)}
        />
      )}
    </li>
  );
}

/** The stage card as a station board, and the driver cards around its sides. */
export function Stage(props: StageProps) {
  const { shown, side, placing } = props;
  return (
    <div className="crazy-race-schacht-stage" data-placing={placing !== null}>
      <ol className="crazy-race-schacht-sides">
        {sides.map((at) => (
          <StageSideArea key={at} {...props} at={at} />
        ))}
      </ol>
      <div className="crazy-race-schacht-middle" key={shown.stageCard}>
        <StageBoard cardID={shown.stageCard} highlighted={side} taboo={tabooSide(shown)} />
        {placing &&
          sides.map((at) => (
            // The field on the board itself, as a shortcut for the pointer: the button of its side says all.
            <button
              key={at}
              type="button"
              className="crazy-race-schacht-field-target"
              data-side={at}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => placing.placeAt(at)}
            />
          ))}
      </div>
    </div>
  );
}
