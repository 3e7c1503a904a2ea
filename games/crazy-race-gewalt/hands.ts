/** Cards in hand, piles and discards, and what a turn allows of them: CG-2, CG-6, CG-9, CG-12. */
import type { PlayerID } from 'boardgame.io';
import { drawCard, type Shuffle } from '../kit/cards.ts';
import { ofSeat } from '../kit/seats.ts';
import type { Deck } from './components.ts';
import type { CrazyRaceEvent, CrazyRaceState, Refusal, SeenCrazyRaceState } from './state.ts';

/** The seats of the match, in the order of play. */
export function seatsOf(state: SeenCrazyRaceState): PlayerID[] {
  return Object.keys(state.pawns);
}

/** Whether the seat is one of this match. */
export function isPlaying(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  return seatsOf(state).includes(playerID);
}

/** The cards in a player's hand; only its owner and the server know them. */
export function handOf(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
): Readonly<Record<Deck, readonly number[]>> {
  return ofSeat(state.players, playerID).hand;
}

/** Whether the player is not over the finish line yet. */
export function isRacing(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  return ofSeat(state.pawns, playerID) !== null;
}

/** CG-2: why a player may not act in the card part of a turn, or roll; null: may. */
export function whyNotAct(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result) return 'raceOver';
  if (!isRacing(state, playerID)) return 'alreadyFinished';
  if (state.asked?.playerID === playerID) return 'answerFirst';
  if (state.turn.playerID !== playerID) return 'notYourTurn';
  return state.asked ? 'waitForAnswer' : null;
}

/** A card that can be held in hand. */
interface HandCard {
  readonly deck: Deck;
  readonly cardID: number;
}

/** A card as a client names it: may be anything. */
export interface NamedCard {
  readonly deck: Deck;
  readonly cardID: unknown;
}

/** CG-2, CG-9: one card of each deck a turn may be played or discarded. */
export function whyNotDiscard(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  { deck, cardID }: NamedCard,
): Refusal | null {
  const notNow = whyNotAct(state, playerID);
  if (notNow) return notNow;
  if (deck === 'action' && !state.options.expert) return 'basicGame';
  if (state.turn.hasUsed[deck]) return deck === 'section' ? 'sectionUsed' : 'actionUsed';
  const { hand } = ofSeat(state.players, playerID);
  return hand[deck].some((each) => each === cardID) ? null : 'notInHand';
}

/** As for discarding; and CG-12: under `noCards` nothing is played. */
export function whyNotPlay(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  card: NamedCard,
): Refusal | null {
  const notUsable = whyNotDiscard(state, playerID, card);
  if (notUsable) return notUsable;
  return state.turn.effect === 'noCards' ? 'noCards' : null;
}

/** A card leaves its player's hand, to wherever the caller puts it. */
export function takeFromHand(
  state: CrazyRaceState,
  playerID: PlayerID,
  { deck, cardID }: HandCard,
): void {
  const { hand } = ofSeat(state.players, playerID);
  hand[deck] = hand[deck].filter((each) => each !== cardID);
  countHand(state, playerID);
}

/** Takes the card of this turn from the hand. */
export function spendCard(state: CrazyRaceState, card: HandCard): void {
  const { turn } = state;
  takeFromHand(state, turn.playerID, card);
  state.turn = { ...turn, hasUsed: { ...turn.hasUsed, [card.deck]: true } };
}

function countHand(state: CrazyRaceState, playerID: PlayerID): void {
  const { section, action } = ofSeat(state.players, playerID).hand;
  state.handSizes[playerID] = { section: section.length, action: action.length };
}

/** Empties a hand onto the discards; what was in it. */
export function discardHand(
  state: CrazyRaceState,
  playerID: PlayerID,
): Readonly<Record<Deck, readonly number[]>> {
  const { hand } = ofSeat(state.players, playerID);
  // Copies, since the log keeps them longer than a draft of the state lives.
  const [section, action] = [[...hand.section], [...hand.action]];
  state.discards.section.push(...section);
  state.discards.action.push(...action);
  hand.section = [];
  hand.action = [];
  countHand(state, playerID);
  return { section, action };
}

/** CG-2, CG-9: the card of this turn is discarded and replaced. */
export function discardCard(
  state: CrazyRaceState,
  card: HandCard,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const { playerID } = state.turn;
  spendCard(state, card);
  state.discards[card.deck].push(card.cardID);
  return [
    { type: 'discarded', playerID, ...card },
    ...draw(state, { playerID, deck: card.deck, isOwed: false }, shuffle),
  ];
}

/** CG-6: a card from the pile into the hand; an empty pile is made anew from the discards. */
export function draw(
  state: CrazyRaceState,
  whose: { readonly playerID: PlayerID; readonly deck: Deck; readonly isOwed: boolean },
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  if (!state.secret) throw new Error('Only the server can draw cards.');
  const { playerID, deck } = whose;
  const piles = { pile: state.secret.piles[deck], discards: state.discards[deck] };
  const { card, reshuffled } = drawCard(piles, shuffle);
  state.secret.piles[deck] = piles.pile;
  state.discards[deck] = piles.discards;
  state.pileSizes[deck] = piles.pile.length;
  if (card === undefined) return [{ type: 'nothingToDraw', ...whose }];
  ofSeat(state.players, playerID).hand[deck].push(card);
  countHand(state, playerID);
  const drew: CrazyRaceEvent = { type: 'drew', ...whose };
  // The new pile is told with the card that is drawn from it still in it.
  return reshuffled ? [{ type: 'reshuffled', deck, count: piles.pile.length + 1 }, drew] : [drew];
}

/** CG-13: the replacements that counters have left owed. */
export function drawOwed(
  state: CrazyRaceState,
  playerID: PlayerID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const told: CrazyRaceEvent[] = [];
  while (ofSeat(state.owed, playerID) > 0) {
    const drawn = draw(state, { playerID, deck: 'action', isOwed: true }, shuffle);
    const isNothingLeft = drawn.some(({ type }) => type === 'nothingToDraw');
    state.owed[playerID] = isNothingLeft ? 0 : ofSeat(state.owed, playerID) - 1;
    told.push(...drawn);
  }
  return told;
}
