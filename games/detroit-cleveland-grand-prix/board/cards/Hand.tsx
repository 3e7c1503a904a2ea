import { memo, useId } from 'react';
import { Action } from '../../../kit/board/frame/Action.tsx';
import { type Peek, usePeek } from '../../../kit/board/frame/usePeek.ts';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { useSteady } from '../../../kit/board/hooks/useSteady.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { type CardNumber, cars, entriesOf, handCard } from '../../rules/components.ts';
import type { ActiveExchange } from '../../rules/state.ts';
import { CarIcon } from '../circuit/Car.tsx';
import type { Parts } from '../parts.ts';
import { cardName } from '../turn/words.ts';
import { type HandCardView, sortedHand, totalsOf } from './hand.ts';
import { RaceCardFace } from './RaceCard.tsx';

/** Describes a card's value: below it, and for screen readers. */
function worthOf({ gain, isUnplayable }: HandCardView, { hand }: BoardText): string {
  if (isUnplayable) return hand.notPlayable;
  return gain === null ? '' : hand.gain(gain);
}

function signed(gain: number): string {
  if (gain === 0) return '±0';
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

const HandCard = memo(function HandCard({
  number,
  gain,
  isUnplayable,
  exchanges,
  words,
  explanation,
  onChoose,
}: HandCardView & {
  readonly exchanges: readonly ActiveExchange[];
  readonly words: BoardText;
  /** ID of the element that explains this kind of card. */
  readonly explanation: string | undefined;
  /** Called when the card is chosen. Null if it can't be chosen now. */
  readonly onChoose: ((number: CardNumber) => void) | null;
}) {
  const worth = worthOf({ number, gain, isUnplayable }, words);
  const name = [cardName(number, exchanges, words), worth].filter(Boolean).join('. ');
  return (
    <li data-card={number}>
      <span className="grand-prix-hand-card" data-unplayable={isUnplayable} aria-hidden="true">
        <RaceCardFace number={number} exchanges={exchanges} />
        {gain !== null && (
          <span
            className="grand-prix-gain"
            data-gain={isUnplayable ? 'none' : gain > 0 ? 'more' : gain < 0 ? 'less' : 'even'}
          >
            {isUnplayable ? '✕' : signed(gain)}
          </span>
        )}
      </span>
      {onChoose ? (
        <button
          type="button"
          aria-label={name}
          aria-describedby={explanation}
          onClick={() => onChoose(number)}
        />
      ) : (
        <span className="paddock-unseen">{name}</span>
      )}
    </li>
  );
});

/** Shows how far the hand moves each car, for bidding. */
function Totals({
  numbers,
  text,
}: { readonly numbers: readonly CardNumber[] } & Pick<Parts, 'text'>) {
  const { hand, cars: names } = text.board;
  const totals = totalsOf(numbers);
  return (
    <div className="grand-prix-totals">
      <p>{hand.totals}</p>
      <ul>
        {cars.map((car) => (
          <li key={car}>
            <CarIcon car={car} />
            <b aria-hidden="true">{totals[car]}</b>
            <span className="paddock-unseen">{hand.total(names[car], totals[car])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const noExchanges: readonly ActiveExchange[] = [];

/** Shows a card enlarged over the hand, with its worth in words. */
function LargeCard({
  peek: { card, middle, top },
  views,
  exchanges,
  words,
}: {
  readonly peek: Peek;
  readonly views: readonly HandCardView[];
  readonly exchanges: readonly ActiveExchange[];
  readonly words: BoardText;
}) {
  const view = views.find(({ number }) => String(number) === card);
  if (!view) return null;
  const worth = worthOf(view, words);
  return (
    <div
      className="grand-prix-large-card"
      aria-hidden="true"
      style={
        {
          '--grand-prix-peek-middle': `${middle}px`,
          '--grand-prix-peek-top': `${top}px`,
          // React's style type has no custom properties.
        } as React.CSSProperties
      }
    >
      <RaceCardFace number={view.number} exchanges={exchanges} />
      {worth && <p>{worth}</p>}
    </div>
  );
}

/** Shows cards side by side, as buttons where one can be chosen. */
export function CardRow({
  views,
  ...card
}: {
  readonly views: readonly HandCardView[];
  readonly exchanges: readonly ActiveExchange[];
  readonly words: BoardText;
  /** Called when a card is chosen. Null if the cards can only be looked at. */
  readonly onChoose: ((number: CardNumber) => void) | null;
}) {
  const { peek, listeners } = usePeek();
  const id = useId();
  const { exchangeHelp, whiteHelp } = card.words.hand;
  const helps = { exchange: `${id}exchange`, white: `${id}white` };
  return (
    <>
      <ul
        ref={oneTabStop}
        className="grand-prix-hand-cards"
        aria-label={card.words.hand.heading(views.length)}
        data-open={card.onChoose !== null}
        // Where its cards are no buttons, only the row itself can be scrolled by keyboard.
        tabIndex={card.onChoose === null ? 0 : undefined}
        {...listeners}
      >
        {views.map((view) => (
          <HandCard key={view.number} {...view} {...card} explanation={helpFor(view, helps)} />
        ))}
      </ul>
      {peek && <LargeCard key={peek.card} peek={peek} views={views} {...card} />}
      <div hidden>
        <p id={helps.exchange}>{exchangeHelp}</p>
        <p id={helps.white}>{whiteHelp}</p>
      </div>
    </>
  );
}

/** Returns the ID of a card's explanation. */
function helpFor(
  { number }: HandCardView,
  helps: { readonly exchange: string; readonly white: string },
): string | undefined {
  if (handCard(number).kind === 'exchange') return helps.exchange;
  return entriesOf(number).some(({ car }) => car === 'white') ? helps.white : undefined;
}

interface HandProps extends Parts {
  readonly numbers: readonly CardNumber[];
  /**
   * Whether the draft of a card replaces the hand. The hand stays mounted, so that switching is quick in both
   * directions.
   */
  readonly isHidden: boolean;
  /** Whether cards can be chosen. */
  readonly isOpen: boolean;
  readonly canHold: boolean;
  readonly onChoose: (number: CardNumber) => void;
  readonly onHold: () => void;
}

/** Shows the viewer's hand. In a race the most useful cards come first, as buttons on the viewer's turn. */
export function Hand({ onChoose, onHold, ...props }: HandProps) {
  return <SteadyHand {...props} onChoose={useSteady(onChoose)} onHold={useSteady(onHold)} />;
}

const SteadyHand = memo(function SteadyHand({
  G,
  viewer,
  playback: { shown },
  text,
  numbers,
  isHidden,
  isOpen,
  canHold,
  onChoose,
  onHold,
}: HandProps) {
  const { board: words } = text;
  if (viewer === null) return null;
  const isRace = G.step.phase === 'race' && shown.phase === 'race';
  const views = isRace
    ? sortedHand(G, viewer, numbers)
    : numbers.map((number) => ({ number, gain: null, isUnplayable: false }));
  return (
    <section className="grand-prix-hand" data-part="hand" data-hidden={isHidden}>
      <div className="grand-prix-hand-head">
        <h3>{words.hand.heading(numbers.length)}</h3>
        {isRace && (
          <p className="grand-prix-note" aria-hidden="true">
            {words.hand.gainHelp}
          </p>
        )}
      </div>
      {!isRace && <Totals numbers={numbers} text={text} />}
      <CardRow
        views={views}
        exchanges={shown.exchanges.length > 0 ? shown.exchanges : noExchanges}
        words={words}
        onChoose={isOpen ? onChoose : null}
      />
      {canHold && (
        <div className="grand-prix-actions" data-part="actions">
          <Action label={words.actions.hold} onDo={onHold} isOnce isOpen={isOpen} />
        </div>
      )}
    </section>
  );
});
