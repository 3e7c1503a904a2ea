/** What is legal now: as a list, and one move of it by chance. For bots, and for whoever plays without knowing the rules. */
import type { PlayerID } from 'boardgame.io';
import { type Chance, oneOf } from '../kit/chance.ts';
import { targetsOf } from './actions.ts';
import { actionKind, type Deck, decks, isArrowKind, squaresOn } from './components.ts';
import { whyNotAllow, whyNotCounter } from './counters.ts';
import { type HandCard, handOf, whyNotAct, whyNotDiscard, whyNotPlay } from './hands.ts';
import { allSpots, freeSpots, isFree, movableSpots } from './lanes.ts';
import type { CrazyRaceMove } from './moves.ts';
import type { SeenCrazyRaceState, Spot } from './state.ts';

/** Moves that are counted, and made only when they are asked for. */
interface Ways {
  readonly count: number;
  /** The move with this number, from 0. */
  readonly at: (number: number) => CrazyRaceMove;
}

/** A way for each item. */
function waysFor<Item>(items: readonly Item[], moveOf: (item: Item) => CrazyRaceMove): Ways {
  return { count: items.length, at: (number) => moveOf(oneOf(items, number)) };
}

/** CG-3, CG-10, CG-11: all ways to play a card of the own hand now. */
function waysToPlay(state: SeenCrazyRaceState, seat: PlayerID, card: HandCard): Ways {
  const { deck, cardID } = card;
  if (whyNotPlay(state, seat, card) !== null) return waysFor([], rolling);
  if (deck === 'section') return waysFor(freeSpots(state), (spot) => laying(cardID, spot));
  const kind = actionKind(cardID);
  if (isArrowKind(kind)) {
    return waysFor(targetsOf(state, seat), (target) => ({
      move: 'playAction',
      args: [cardID, target],
    }));
  }
  // A counter is only an answer.
  return kind === 'relocate' ? waysToRelocate(state, cardID) : waysFor([], rolling);
}

/** CG-10: each card that may be moved, to each section that may take it. */
function waysToRelocate(state: SeenCrazyRaceState, cardID: number): Ways {
  const movable = movableSpots(state);
  const free = freeSpots(state);
  return {
    count: movable.length * free.length,
    at: (number) => {
      const from = oneOf(movable, Math.floor(number / free.length));
      const to = oneOf(free, number % free.length);
      return { move: 'relocate', args: [cardID, from.lane, from.section, to.lane, to.section] };
    },
  };
}

function rolling(): CrazyRaceMove {
  return { move: 'roll', args: [] };
}

function laying(cardID: number, { lane, section }: Spot): CrazyRaceMove {
  return { move: 'playSection', args: [cardID, lane, section] };
}

function discarding({ deck, cardID }: HandCard): CrazyRaceMove {
  return { move: deck === 'section' ? 'discardSection' : 'discardAction', args: [cardID] };
}

/** What a card shows: cards with the same face are the same to play. */
function faceOf({ deck, cardID }: HandCard): number | string {
  return deck === 'section' ? squaresOn(cardID) : actionKind(cardID);
}

/** The decks of which the seat may use a card now, if only by discarding it: the same for all cards of the hand. */
function usableDecks(state: SeenCrazyRaceState, seat: PlayerID): Deck[] {
  const hand = handOf(state, seat);
  return decks.filter(
    (deck) => whyNotDiscard(state, seat, { deck, cardID: hand[deck][0] }) === null,
  );
}

/** The cards of a deck in the hand, of several with the same face the first one. */
function differentCards(state: SeenCrazyRaceState, seat: PlayerID, deck: Deck): HandCard[] {
  const cards = handOf(state, seat)[deck].map((cardID): HandCard => ({ deck, cardID }));
  return cards.filter(
    (card, index) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === index,
  );
}

/** CG-13: the answers of who is asked; of several counters only one, as they are all alike. */
function answers(state: SeenCrazyRaceState, seat: PlayerID): readonly CrazyRaceMove[] {
  const counter = handOf(state, seat).action.find(
    (cardID) => whyNotCounter(state, seat, cardID) === null,
  );
  const allow: CrazyRaceMove = { move: 'allow', args: [] };
  return counter === undefined ? [allow] : [allow, { move: 'counter', args: [counter] }];
}

/** Every move that the rules allow a seat now; of cards with the same face, one. */
export function legalMoves(state: SeenCrazyRaceState, seat: PlayerID): readonly CrazyRaceMove[] {
  if (!state.players[seat]) return [];
  if (whyNotAllow(state, seat) === null) return answers(state, seat);
  if (whyNotAct(state, seat) !== null) return [];
  const cards = usableDecks(state, seat).flatMap((deck) => differentCards(state, seat, deck));
  const listed: CrazyRaceMove[] = [];
  for (const card of cards) {
    const { count, at } = waysToPlay(state, seat, card);
    for (let number = 0; number < count; number += 1) listed.push(at(number));
    listed.push(discarding(card));
  }
  listed.push(rolling());
  return listed;
}

/** Of so many cards that could be played, one is discarded all the same. */
const oneDiscardIn = 3;

/**
 * One of them by chance: a card of one of the decks, or rolling, with the same chance for each; a card is then played,
 * in each way with the same chance, or now and then discarded.
 */
export function someMove(
  state: SeenCrazyRaceState,
  seat: PlayerID,
  chance: Chance,
): CrazyRaceMove | undefined {
  if (!state.players[seat]) return undefined;
  if (whyNotAllow(state, seat) === null) return chance.choose(answers(state, seat));
  if (whyNotAct(state, seat) !== null) return undefined;
  const deck = chance.choose([...usableDecks(state, seat), null]);
  if (deck === null) return rolling();
  const card: HandCard = { deck, cardID: chance.choose(handOf(state, seat)[deck]) };
  if (chance.die(oneDiscardIn) === 1) return discarding(card);
  // Most sections are free mostly, so the first try does, and all need not be looked at.
  const spot = chance.choose(allSpots);
  if (deck === 'section' && whyNotPlay(state, seat, card) === null && isFree(state, spot)) {
    return laying(card.cardID, spot);
  }
  const { count, at } = waysToPlay(state, seat, card);
  return count === 0 ? discarding(card) : at(chance.die(count) - 1);
}
