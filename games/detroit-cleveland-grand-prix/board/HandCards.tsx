import { type CardNumber, cars } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { Action } from './Action.tsx';
import { CarIcon } from './Car.tsx';
import { type HandCardView, sortedHand, totalsOf } from './hand.ts';
import type { Parts } from './parts.ts';
import { RaceCardFace } from './RaceCard.tsx';
import { cardName } from './words.ts';

/** What is said of a card's worth: under it, and to those who hear it. */
function worthOf({ gain, isUnplayable }: HandCardView, { hand }: BoardText): string {
  if (isUnplayable) return hand.notPlayable;
  return gain === null ? '' : hand.gain(gain);
}

function signed(gain: number): string {
  if (gain === 0) return '±0';
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}

function HandCard({
  view,
  parts,
  onChoose,
}: {
  readonly view: HandCardView;
  readonly parts: Parts;
  readonly onChoose: ((number: CardNumber) => void) | null;
}) {
  const { text } = parts;
  const { number, gain, isUnplayable } = view;
  const exchanges = parts.playback.shown.exchanges;
  const worth = worthOf(view, text.board);
  const name = [cardName(number, exchanges, text.board), worth].filter(Boolean).join('. ');
  const face = (
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
  );
  if (!onChoose) {
    return (
      <li>
        <div role="img" aria-label={name}>
          {face}
        </div>
      </li>
    );
  }
  return (
    <li>
      <button type="button" aria-label={name} onClick={() => onChoose(number)}>
        {face}
      </button>
    </li>
  );
}

/** How far the hand moves each car, for bidding. */
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
            <span className="grand-prix-unseen">{hand.total(names[car], totals[car])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The viewer's hand: in a race what does most for them first, as buttons on their turn. */
export function HandCards({
  numbers,
  parts,
}: {
  readonly numbers: readonly CardNumber[];
  readonly parts: Parts;
}) {
  const { G, own, playback, text } = parts;
  const { board: words } = text;
  if (!own) return null;
  const isRace = G.step === 'race' && playback.shown.step === 'race';
  const views = isRace
    ? sortedHand(G, own.playerID, numbers)
    : numbers.map((number) => ({ number, gain: null, isUnplayable: false }));
  const canChoose = own.isToPlay && playback.event === null && !own.isSending;
  return (
    <section className="grand-prix-hand">
      <h3>{words.hand.heading(numbers.length)}</h3>
      {!isRace && <Totals numbers={numbers} text={text} />}
      <ul className="grand-prix-hand-cards" data-open={canChoose}>
        {views.map((view) => (
          <HandCard
            key={view.number}
            view={view}
            parts={parts}
            onChoose={canChoose ? own.choose : null}
          />
        ))}
      </ul>
      {own.canHold && playback.event === null && (
        <div className="grand-prix-actions">
          <Action label={words.actions.hold} onDo={own.hold} isOpen={!own.isSending} />
        </div>
      )}
    </section>
  );
}
