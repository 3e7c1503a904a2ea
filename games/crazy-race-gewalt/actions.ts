/** The action cards of the expert game: CG-9 to CG-13. */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { ofSeat } from '../kit/seats.ts';
import { type ActionCardID, type ActionKind, actionCards, isArrowKind } from './components.ts';
import {
  discardCard,
  draw,
  isPlaying,
  isRacing,
  spendCard,
  takeFromHand,
  whyNotDiscard,
  whyNotPlay,
} from './hands.ts';
import { cardOn, whyNotFree, whyNotMovable } from './lanes.ts';
import type {
  CrazyRaceEvent,
  CrazyRaceState,
  Question,
  Refusal,
  SeenCrazyRaceState,
  Spot,
} from './state.ts';
import { ask, mayCounterAgain, takeEffect } from './turn.ts';

/** The kind of what a client says is an action card. */
function kindOf(cardID: unknown): ActionKind | undefined {
  return typeof cardID === 'number' ? actionCards[cardID] : undefined;
}

// Laying a card before an opponent: CG-11

/** CG-11: an arrow card, before another player who still races and has none. */
export function whyNotPlayAction(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
  target: unknown,
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'action', cardID });
  if (notPlayable) return notPlayable;
  const kind = kindOf(cardID);
  if (!kind || !isArrowKind(kind)) return 'forOneself';
  return whyNotTarget(state, playerID, target);
}

function whyNotTarget(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  target: unknown,
): Refusal | null {
  if (typeof target !== 'string' || !isPlaying(state, target)) return 'notASeat';
  if (target === playerID) return 'ownSeat';
  if (!isRacing(state, target)) return 'targetFinished';
  return ofSeat(state.before, target) ? 'targetHasCard' : null;
}

/** The opponents that an arrow card may be laid before now. */
export function targetsOf(state: SeenCrazyRaceState, playerID: PlayerID): PlayerID[] {
  return Object.keys(state.before).filter((seat) => whyNotTarget(state, playerID, seat) === null);
}

/** CG-11, CG-13: lays the card; it is replaced at once, or after the target's answer. */
export function playAction(
  state: CrazyRaceState,
  { cardID, target }: { readonly cardID: ActionCardID; readonly target: PlayerID },
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const { playerID } = state.turn;
  const laid = { cardID, from: playerID };
  spendCard(state, { deck: 'action', cardID });
  state.before[target] = laid;
  const told: CrazyRaceEvent = { type: 'actionLaid', playerID, target, cardID };
  const asked = state.options.counterWindow === 'atOnce' ? ask(state, target, laid) : [];
  return [told, ...(asked.length > 0 ? asked : replaceAction(state, shuffle))];
}

function replaceAction(state: CrazyRaceState, shuffle: Shuffle): CrazyRaceEvent[] {
  return draw(state, { playerID: state.turn.playerID, deck: 'action', isOwed: false }, shuffle);
}

// Moving a section card: CG-10

/** A section as a client names it: may be anything. */
interface NamedSpot {
  readonly lane: unknown;
  readonly section: unknown;
}

/** CG-10: from a section with a card but no pawn, to one with neither. */
export function whyNotRelocate(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  {
    cardID,
    from,
    to,
  }: {
    readonly cardID: unknown;
    readonly from: NamedSpot;
    readonly to: NamedSpot;
  },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'action', cardID });
  if (notPlayable) return notPlayable;
  if (kindOf(cardID) !== 'relocate') return 'notARelocation';
  return whyNotMovable(state, from) ?? whyNotFree(state, to);
}

/** CG-10: moves a section card that lies already; the section that it leaves has its four squares again. */
export function relocate(
  state: CrazyRaceState,
  {
    actionID,
    from,
    to,
  }: {
    readonly actionID: ActionCardID;
    readonly from: Spot;
    readonly to: Spot;
  },
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const { playerID } = state.turn;
  const cardID = cardOn(state, from);
  const [left, reached] = [state.laid[from.lane], state.laid[to.lane]];
  if (cardID === null || !left || !reached) throw new Error('There is no card to move.');
  spendCard(state, { deck: 'action', cardID: actionID });
  state.discards.action.push(actionID);
  left[from.section] = null;
  reached[to.section] = cardID;
  return [
    { type: 'relocated', playerID, actionID, cardID, from, to },
    ...replaceAction(state, shuffle),
  ];
}

// Discarding: CG-9

/** CG-9: an action card of the hand, if none has been used in this turn. */
export function whyNotDiscardAction(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  return whyNotDiscard(state, playerID, { deck: 'action', cardID });
}

/** CG-9, CG-6: discards an action card and draws a replacement. */
export function discardAction(
  state: CrazyRaceState,
  cardID: ActionCardID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  return discardCard(state, { deck: 'action', cardID }, shuffle);
}

// Answering: CG-13

/** Why a player has no answer to give; null: has. */
export function whyNotAllow(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result) return 'raceOver';
  if (!state.options.expert) return 'basicGame';
  if (!isRacing(state, playerID)) return 'alreadyFinished';
  return state.asked?.playerID === playerID ? null : 'notAsked';
}

/** CG-13: a counter in hand, for the card just asked about. */
export function whyNotCounter(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  const notNow = whyNotAllow(state, playerID);
  if (notNow === 'notAsked' && isSafeFromCounters(state, playerID)) return 'counteredTwice';
  if (notNow) return notNow;
  const { hand } = ofSeat(state.players, playerID);
  if (!hand.action.some((each) => each === cardID)) return 'notInHand';
  return kindOf(cardID) === 'counter' ? null : 'notACounter';
}

/** Whether the player was not asked about the card before them because they have countered that opponent twice. */
function isSafeFromCounters(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  const laid = ofSeat(state.before, playerID);
  return laid !== null && !mayCounterAgain(state, playerID, laid.from);
}

function questionOf({ asked }: CrazyRaceState): Question {
  if (!asked) throw new Error('Nobody is asked for an answer.');
  return asked;
}

/** CG-13: both cards are discarded; the counter's replacement is owed until the end of the own turn. */
export function counter(
  state: CrazyRaceState,
  counterID: ActionCardID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const { playerID, from, cardID } = questionOf(state);
  const countered = ofSeat(state.counters, playerID);
  const times = ofSeat(countered, from) + 1;
  takeFromHand(state, playerID, { deck: 'action', cardID: counterID });
  state.discards.action.push(cardID, counterID);
  state.before[playerID] = null;
  state.asked = null;
  countered[from] = times;
  state.owed[playerID] = ofSeat(state.owed, playerID) + 1;
  const told: CrazyRaceEvent = { type: 'countered', playerID, from, cardID, counterID, times };
  const isOwnTurn = state.turn.playerID === playerID;
  return isOwnTurn ? [told] : [told, ...replaceAction(state, shuffle)];
}

/** CG-13: the card stays; on the own turn it acts now. */
export function allow(state: CrazyRaceState, shuffle: Shuffle): CrazyRaceEvent[] {
  const { playerID, from, cardID } = questionOf(state);
  state.asked = null;
  const told: CrazyRaceEvent = { type: 'allowed', playerID, from, cardID };
  const isOwnTurn = state.turn.playerID === playerID;
  return [told, ...(isOwnTurn ? takeEffect(state, shuffle) : replaceAction(state, shuffle))];
}
