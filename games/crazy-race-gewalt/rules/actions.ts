/** Playing action cards: CG-9 to CG-11. Replies to them are in counters.ts, their effects in effects.ts and turn.ts. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type ActionCardID, type ActionKind, actionCards, isArrowKind } from './components.ts';
import type { GewaltEvent } from './events.ts';
import { draw, isPlaying, isRacing, seatsOf, takeCardOfTurn, whyNotPlay } from './hands.ts';
import { cardOn, type NamedSpot, whyNotFree, whyNotMovable, withCardMoved } from './lanes.ts';
import type { GewaltState, Refusal, SectionRef, SeenGewaltState } from './state.ts';
import { ask } from './turn.ts';

/** Returns the kind of an action card named by a client, or undefined if it is none. */
export function kindOf(cardID: unknown): ActionKind | undefined {
  return typeof cardID === 'number' ? actionCards[cardID] : undefined;
}

// Playing a card before an opponent: CG-11

/**
 * CG-11: returns why an action card can't be played, or null. It must be an arrow card, and its target another player
 * who still races and has none before them. Both arguments may be anything.
 */
export function whyNotPlayAction(
  state: SeenGewaltState,
  playerID: PlayerID,
  { cardID, target }: { readonly cardID: unknown; readonly target: unknown },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'action', cardID });
  if (notPlayable) return notPlayable;
  const kind = kindOf(cardID);
  if (!kind || !isArrowKind(kind)) return 'forOneself';
  return whyNotTarget(state, playerID, target);
}

function whyNotTarget(state: SeenGewaltState, playerID: PlayerID, target: unknown): Refusal | null {
  if (typeof target !== 'string' || !isPlaying(state, target)) return 'notASeat';
  if (target === playerID) return 'ownSeat';
  if (!isRacing(state, target)) return 'targetFinished';
  return ofSeat(state.pendingCards, target) ? 'targetHasCard' : null;
}

/** Returns the opponents before whom an arrow card may be played now. */
export function targetsOf(state: SeenGewaltState, playerID: PlayerID): PlayerID[] {
  return seatsOf(state).filter((seat) => whyNotTarget(state, playerID, seat) === null);
}

/** CG-11, CG-13: plays the card before its target. It is replaced at once, or after the target's reply. */
export function playAction(
  state: GewaltState,
  playerID: PlayerID,
  { cardID, target }: { readonly cardID: ActionCardID; readonly target: PlayerID },
  rng: Rng,
): GewaltEvent[] {
  takeCardOfTurn(state, playerID, { deck: 'action', cardID });
  state.pendingCards = { ...state.pendingCards, [target]: { cardID, from: playerID } };
  const told: GewaltEvent = { type: 'actionLaid', playerID, target, cardID };
  const asked = state.options.counterWindow === 'atOnce' ? ask(state, target) : [];
  return [told, ...(asked.length > 0 ? asked : replaceAction(state, rng))];
}

/** Replaces the action card of this turn. */
export function replaceAction(state: GewaltState, rng: Rng): GewaltEvent[] {
  return draw(state, state.turn.playerID, { deck: 'action', isOwed: false }, rng);
}

// Moving a section card: CG-10

/**
 * CG-10: returns why a section card can't be moved, or null. It goes from a section with a card but no pawn to one with
 * neither. All arguments may be anything.
 */
export function whyNotRelocate(
  state: SeenGewaltState,
  playerID: PlayerID,
  {
    cardID,
    from,
    to,
  }: { readonly cardID: unknown; readonly from: NamedSpot; readonly to: NamedSpot },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'action', cardID });
  if (notPlayable) return notPlayable;
  if (kindOf(cardID) !== 'relocate') return 'notARelocation';
  return whyNotMovable(state, from) ?? whyNotFree(state, to);
}

/** CG-10: moves a section card on the board; the section that it leaves has its four squares again. */
export function relocate(
  state: GewaltState,
  playerID: PlayerID,
  {
    cardID: actionID,
    from,
    to,
  }: { readonly cardID: ActionCardID; readonly from: SectionRef; readonly to: SectionRef },
  rng: Rng,
): GewaltEvent[] {
  const moved = cardOn(state, from);
  if (!moved) throw new Error('There is no card to move.');
  takeCardOfTurn(state, playerID, { deck: 'action', cardID: actionID });
  state.discards.action.push(actionID);
  state.sectionCards = withCardMoved(state.sectionCards, { from, to, movedBy: playerID });
  return [
    { type: 'relocated', playerID, actionID, cardID: moved.cardID, from, to },
    ...replaceAction(state, rng),
  ];
}
