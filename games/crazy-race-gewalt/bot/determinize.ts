/** Determinization: a whole state that is consistent with a seat's observation. */
import type { Rng } from '../../kit/rng.ts';
import type { Observation } from '../../kit/search/search-domain.ts';
import { forEachSeat, ofSeat } from '../../kit/seats.ts';
import { actionCards, type Deck, sectionCards } from '../rules/components.ts';
import { handOf, seatsOf } from '../rules/hands.ts';
import type { GewaltRace } from '../rules/index.ts';
import type { GewaltState, OwnCards, SeenGewaltState } from '../rules/state.ts';
import { sampleBets } from './bet-sampling.ts';
import { type Memory, memoryOf } from './memory.ts';

const cardsOf: Readonly<Record<Deck, number>> = {
  section: sectionCards.length,
  action: actionCards.length,
};

/** Returns the face-up cards of a deck: on lanes, before players, or discarded. */
function openCards(seen: SeenGewaltState, deck: Deck): number[] {
  if (deck === 'section') {
    const laid = seen.sectionCards.flatMap((cards) =>
      cards.flatMap((card) => (card ? [card.cardID] : [])),
    );
    return [...laid, ...seen.discards.section];
  }
  const before = Object.values(seen.pendingCards).flatMap((card) => (card ? [card.cardID] : []));
  return [...before, ...seen.discards.action];
}

/** Returns the cards of a deck that a seat does not see. */
function hiddenCards(seen: SeenGewaltState, seat: string, deck: Deck): number[] {
  // The basic game has no action cards.
  if (deck === 'action' && !seen.options.expert) return [];
  const known = new Set([...handOf(seen, seat)[deck], ...openCards(seen, deck)]);
  return [...Array(cardsOf[deck]).keys()].filter((card) => !known.has(card));
}

interface Dealt {
  readonly hands: Readonly<Record<string, readonly number[]>>;
  readonly pile: number[];
}

/** Deals the hidden cards of a deck. Cards that were in hands when the pile was last replenished are still in hands. */
function dealHidden(
  { seen, seat }: Pick<Observation<GewaltRace>, 'seen' | 'seat'>,
  deck: Deck,
  memory: Memory,
  { shuffle }: Rng,
): Dealt {
  const hidden = shuffle(hiddenCards(seen, seat, deck));
  const renewed = memory[deck];
  const isOld = (card: number) => renewed !== null && !renewed.cards.has(card);
  const old = hidden.filter(isOld);
  const fresh = renewed ? hidden.filter((card) => !isOld(card)) : hidden;
  const hands: Record<string, number[]> = {};
  for (const other of seatsOf(seen)) {
    if (other === seat) continue;
    const size = ofSeat(seen.handSizes, other)[deck];
    const kept = old.splice(0, renewed?.oldCards[other] ?? 0);
    hands[other] = [...kept, ...fresh.splice(0, size - kept.length)];
  }
  return { hands, pile: [...old, ...fresh] };
}

/** Returns a whole state that is consistent with the seat's view and the log. */
export function determinize(
  { seen, seat, events }: Observation<GewaltRace>,
  rng: Rng,
): GewaltState {
  const memory = memoryOf(seen, events);
  const own = seen.players[seat];
  const dealt = {
    section: dealHidden({ seen, seat }, 'section', memory, rng),
    action: dealHidden({ seen, seat }, 'action', memory, rng),
  };
  const seats = seatsOf(seen);
  const bets = sampleBets({ seen, seat, events }, rng);
  const players = forEachSeat(seats, (each): OwnCards => {
    if (each === seat && own) return own;
    const hand = {
      section: dealt.section.hands[each] ?? [],
      action: dealt.action.hands[each] ?? [],
    };
    return { hand, bet: ofSeat(bets.dealt, each) };
  });
  return {
    ...seen,
    pawns: { ...seen.pawns },
    handSizes: { ...seen.handSizes },
    pileSizes: { ...seen.pileSizes },
    discards: { section: [...seen.discards.section], action: [...seen.discards.action] },
    players,
    secret: {
      piles: { section: dealt.section.pile, action: dealt.action.pile },
      bets: bets.left,
    },
  };
}
