/** Cards in hand, piles and discards, and the cards that a turn allows: CG-2, CG-6, CG-9, CG-12. */
import { drawCard } from '../../kit/cards.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { ofSeat } from '../../kit/seats.ts';
import type { Deck } from './components.ts';
import { turnModifiersOf } from './effects.ts';
import type { GewaltEvent } from './events.ts';
import type { GewaltState, Hand, Refusal, SeenGewaltState } from './state.ts';

/** Returns the seats of the match, in the order of play. */
export function seatsOf(state: SeenGewaltState): PlayerID[] {
  return Object.keys(state.pawns);
}

/** Returns whether the seat is one of this match. */
export function isPlaying(state: SeenGewaltState, playerID: PlayerID): boolean {
  return Object.hasOwn(state.pawns, playerID);
}

const nothing: Hand = Object.freeze({ section: Object.freeze([]), action: Object.freeze([]) });

/** Returns the cards in a player's hand as far as they are visible: only their owner and the server see any. */
export function handOf(state: SeenGewaltState, playerID: PlayerID): Hand {
  return state.players[playerID]?.hand ?? nothing;
}

/** Returns whether the player is not over the finish line yet. */
export function isRacing(state: SeenGewaltState, playerID: PlayerID): boolean {
  return ofSeat(state.pawns, playerID) !== null;
}

/** CG-2: returns why a player may not act in the card part of a turn, nor roll, or null. */
export function whyNotAct(state: SeenGewaltState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result) return 'raceOver';
  if (!isRacing(state, playerID)) return 'alreadyFinished';
  if (state.awaitingReply === playerID) return 'answerFirst';
  if (state.turn.playerID !== playerID) return 'notYourTurn';
  return state.awaitingReply === null ? null : 'waitForAnswer';
}

/** A card that can be held in hand. */
export interface HandCard {
  readonly deck: Deck;
  readonly cardID: number;
}

/** A card as named by a client: its ID may be anything. */
export interface NamedCard {
  readonly deck: Deck;
  readonly cardID: unknown;
}

/**
 * CG-2, CG-9: returns why a card can't be discarded, or null. One card of each deck may be played or discarded in a
 * turn.
 */
export function whyNotDiscard(
  state: SeenGewaltState,
  playerID: PlayerID,
  { deck, cardID }: NamedCard,
): Refusal | null {
  const notNow = whyNotAct(state, playerID);
  if (notNow) return notNow;
  if (deck === 'action' && !state.options.expert) return 'basicGame';
  if (state.turn.hasUsed[deck]) return deck === 'section' ? 'sectionUsed' : 'actionUsed';
  return handOf(state, playerID)[deck].some((each) => each === cardID) ? null : 'notInHand';
}

/** Returns why a card can't be played, or null, as for discarding. CG-12: under some effects no card may be played. */
export function whyNotPlay(
  state: SeenGewaltState,
  playerID: PlayerID,
  card: NamedCard,
): Refusal | null {
  const notUsable = whyNotDiscard(state, playerID, card);
  if (notUsable) return notUsable;
  return turnModifiersOf(state.turn.effect).mayPlay ? null : 'noCards';
}

/** Returns the values of both decks, with one of them replaced. */
function withDeck<Value>(
  { section, action }: Readonly<Record<Deck, Value>>,
  deck: Deck,
  value: NoInfer<Value>,
): Readonly<Record<Deck, Value>> {
  return deck === 'section' ? { section: value, action } : { section, action: value };
}

/** Stores a changed hand, and its public sizes. */
function putHand(state: GewaltState, playerID: PlayerID, hand: Hand): void {
  state.players[playerID] = { ...ofSeat(state.players, playerID), hand };
  state.handSizes[playerID] = { section: hand.section.length, action: hand.action.length };
}

/** Removes a card from its player's hand; the caller puts it elsewhere. */
export function takeFromHand(
  state: GewaltState,
  playerID: PlayerID,
  { deck, cardID }: HandCard,
): void {
  const hand = handOf(state, playerID);
  const left = hand[deck].filter((each) => each !== cardID);
  putHand(state, playerID, withDeck(hand, deck, left));
}

/** CG-2, CG-9: removes a card from the hand, as the only one of its deck in this turn. */
export function takeCardOfTurn(state: GewaltState, playerID: PlayerID, card: HandCard): void {
  takeFromHand(state, playerID, card);
  const { turn } = state;
  state.turn = { ...turn, hasUsed: withDeck(turn.hasUsed, card.deck, true) };
}

/** Discards a whole hand, and returns it. */
export function discardHand(state: GewaltState, playerID: PlayerID): Hand {
  const hand = handOf(state, playerID);
  state.discards.section.push(...hand.section);
  state.discards.action.push(...hand.action);
  putHand(state, playerID, nothing);
  return hand;
}

/** CG-2, CG-9: discards a card and replaces it. */
export function discard(
  state: GewaltState,
  playerID: PlayerID,
  card: HandCard,
  rng: Rng,
): GewaltEvent[] {
  takeCardOfTurn(state, playerID, card);
  state.discards[card.deck].push(card.cardID);
  return [
    { type: 'discarded', playerID, ...card },
    ...draw(state, playerID, { deck: card.deck, isOwed: false }, rng),
  ];
}

/** CG-6: draws a card from the pile into the hand; an empty pile is replenished from the discards. */
export function draw(
  state: GewaltState,
  playerID: PlayerID,
  { deck, isOwed }: { readonly deck: Deck; readonly isOwed: boolean },
  { shuffle }: Rng,
): GewaltEvent[] {
  if (!state.secret) throw new Error('Only the server can draw cards.');
  const piles = { pile: state.secret.piles[deck], discards: state.discards[deck] };
  const { card, reshuffled } = drawCard(piles, shuffle);
  if (card === undefined) {
    // At most 19 of the 27 action cards are in hands then, and 5 before players.
    if (deck === 'action') throw new Error('Action cards never run out.');
    return [{ type: 'nothingToDraw', playerID, deck }];
  }
  state.secret.piles[deck] = piles.pile;
  state.discards[deck] = piles.discards;
  state.pileSizes[deck] = piles.pile.length;
  const hand = handOf(state, playerID);
  putHand(state, playerID, withDeck(hand, deck, [...hand[deck], card]));
  const drew: GewaltEvent = { type: 'drew', playerID, deck, isOwed };
  // The event's count of the new pile includes the card drawn from it.
  return reshuffled ? [{ type: 'reshuffled', deck, count: piles.pile.length + 1 }, drew] : [drew];
}

/** CG-13: draws the replacements that are due for counters. */
export function drawOwed(state: GewaltState, playerID: PlayerID, rng: Rng): GewaltEvent[] {
  const count = ofSeat(state.owedDraws, playerID);
  if (count === 0) return [];
  state.owedDraws = { ...state.owedDraws, [playerID]: 0 };
  return Array.from({ length: count }, () =>
    draw(state, playerID, { deck: 'action', isOwed: true }, rng),
  ).flat();
}
