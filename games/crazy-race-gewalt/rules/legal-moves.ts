/** Legal moves: as a list, and as a random one. For bots, and for programs that play without knowing the rules. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { targetsOf } from './actions.ts';
import { actionKind, type Deck, decks, isArrowKind, squaresOn } from './components.ts';
import { whyNotAllow, whyNotCounter } from './counters.ts';
import { type HandCard, handOf, whyNotAct, whyNotDiscard, whyNotPlay } from './hands.ts';
import { freeSpots, movableSpots, someFreeSpot } from './lanes.ts';
import type { GewaltMove } from './moves.ts';
import type { SectionRef, SeenGewaltState } from './state.ts';

function rolling(): GewaltMove {
  return { move: 'roll', args: [] };
}

function discarding({ deck, cardID }: HandCard): GewaltMove {
  return { move: deck === 'section' ? 'discardSection' : 'discardAction', args: [cardID] };
}

function laying(cardID: number, { lane, section }: SectionRef): GewaltMove {
  return { move: 'playSection', args: [cardID, lane, section] };
}

function layingBefore(cardID: number, target: PlayerID): GewaltMove {
  return { move: 'playAction', args: [cardID, target] };
}

function relocating(cardID: number, from: SectionRef, to: SectionRef): GewaltMove {
  return { move: 'relocate', args: [cardID, from.lane, from.section, to.lane, to.section] };
}

/** CG-3, CG-10, CG-11: appends all ways to play a card of the player's own hand to a list; they can be thousands. */
function listPlays(
  state: SeenGewaltState,
  seat: PlayerID,
  card: HandCard,
  listed: GewaltMove[],
): void {
  const { deck, cardID } = card;
  if (whyNotPlay(state, seat, card) !== null) return;
  const kind = deck === 'section' ? deck : actionKind(cardID);
  if (kind === 'section') {
    for (const spot of freeSpots(state)) listed.push(laying(cardID, spot));
  } else if (isArrowKind(kind)) {
    for (const target of targetsOf(state, seat)) listed.push(layingBefore(cardID, target));
  } else if (kind === 'relocate') {
    const free = freeSpots(state);
    for (const from of movableSpots(state)) {
      for (const to of free) listed.push(relocating(cardID, from, to));
    }
  }
}

/** Returns a random one of these ways, all equally likely, without listing all; undefined if there is none. */
function somePlay(
  state: SeenGewaltState,
  seat: PlayerID,
  card: HandCard,
  rng: Rng,
): GewaltMove | undefined {
  const { deck, cardID } = card;
  if (whyNotPlay(state, seat, card) !== null) return undefined;
  const kind = deck === 'section' ? deck : actionKind(cardID);
  if (kind === 'section') {
    const spot = someFreeSpot(state, rng);
    return spot && laying(cardID, spot);
  }
  if (isArrowKind(kind)) {
    const target = someOf(targetsOf(state, seat), rng);
    return target === undefined ? undefined : layingBefore(cardID, target);
  }
  // A counter can only be played as a reply.
  if (kind === 'counter') return undefined;
  const from = someOf(movableSpots(state), rng);
  const to = from && someFreeSpot(state, rng);
  return from && to && relocating(cardID, from, to);
}

function someOf<Item>(items: readonly Item[], { choose }: Rng): Item | undefined {
  return items.length > 0 ? choose(items) : undefined;
}

/** Returns the face of a card: cards with the same face are equivalent. */
function faceOf({ deck, cardID }: HandCard): number | string {
  return deck === 'section' ? squaresOn(cardID) : actionKind(cardID);
}

/**
 * Returns the decks of which the seat may use a card now, if only by discarding it. It is the same for all cards of the
 * hand.
 */
function usableDecks(state: SeenGewaltState, seat: PlayerID): Deck[] {
  const hand = handOf(state, seat);
  return decks.filter(
    (deck) => whyNotDiscard(state, seat, { deck, cardID: hand[deck][0] }) === null,
  );
}

/** Returns the cards of a deck in the hand, only the first of those with the same face. */
function differentCards(state: SeenGewaltState, seat: PlayerID, deck: Deck): HandCard[] {
  const cards = handOf(state, seat)[deck].map((cardID): HandCard => ({ deck, cardID }));
  return cards.filter(
    (card, index) => cards.findIndex((other) => faceOf(other) === faceOf(card)) === index,
  );
}

/** CG-13: returns the replies of the player who may reply; of several counters only one, as they are all alike. */
function answers(state: SeenGewaltState, seat: PlayerID): readonly GewaltMove[] {
  const counter = handOf(state, seat).action.find(
    (cardID) => whyNotCounter(state, seat, cardID) === null,
  );
  const allow: GewaltMove = { move: 'allow', args: [] };
  return counter === undefined ? [allow] : [allow, { move: 'counter', args: [counter] }];
}

/** Returns every legal move of a seat; of cards with the same face, only one is listed. */
export function legalMoves(state: SeenGewaltState, seat: PlayerID): readonly GewaltMove[] {
  if (!state.players[seat]) return [];
  if (whyNotAllow(state, seat) === null) return answers(state, seat);
  if (whyNotAct(state, seat) !== null) return [];
  const cards = usableDecks(state, seat).flatMap((deck) => differentCards(state, seat, deck));
  const listed: GewaltMove[] = [];
  for (const card of cards) {
    listPlays(state, seat, card, listed);
    listed.push(discarding(card));
  }
  listed.push(rolling());
  return listed;
}

/** One in this many playable cards is discarded nevertheless. */
const oneDiscardIn = 3;

/**
 * Returns a random legal move: a card of one of the decks, or rolling, with equal chances. A card is then played, in
 * each way with the same chance, or sometimes discarded.
 */
export function randomMove(
  state: SeenGewaltState,
  seat: PlayerID,
  rng: Rng,
): GewaltMove | undefined {
  if (!state.players[seat]) return undefined;
  if (whyNotAllow(state, seat) === null) return rng.choose(answers(state, seat));
  if (whyNotAct(state, seat) !== null) return undefined;
  const deck = rng.choose([...usableDecks(state, seat), null]);
  if (deck === null) return rolling();
  const card: HandCard = { deck, cardID: rng.choose(handOf(state, seat)[deck]) };
  if (rng.die(oneDiscardIn) === 1) return discarding(card);
  return somePlay(state, seat, card, rng) ?? discarding(card);
}
