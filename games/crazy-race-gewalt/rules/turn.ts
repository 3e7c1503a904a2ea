/**
 * The course of a turn: its beginning, the effect of the card before the player, rolling and moving, and its end (CG-2,
 * CG-4, CG-5, CG-11, CG-12). The cards' effects are the rows of effects.ts.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { ofSeat, seatsFrom } from '../../kit/seats.ts';
import { arrowOf, maxCounters, stages } from './components.ts';
import { isDiceKind, turnModifiersOf } from './effects.ts';
import type { GewaltEvent } from './events.ts';
import { discardHand, drawOwed, isRacing, seatsOf, whyNotAct } from './hands.ts';
import { laneOf, wayFrom } from './lanes.ts';
import { endRace, takeTrophy } from './scoring.ts';
import type { GewaltState, Refusal, SeenGewaltState } from './state.ts';

// The beginning

/** Begins the turn of a player who still races, and the following ones as long as turns are skipped. */
function beginTurn(
  state: GewaltState,
  { playerID, isSecond }: { readonly playerID: PlayerID; readonly isSecond: boolean },
  rng: Rng,
): GewaltEvent[] {
  const hasUsed = { section: false, action: false };
  state.turn = { number: state.turn.number + 1, playerID, isSecond, hasUsed, effect: null };
  const began: GewaltEvent = { type: 'turnBegan', playerID, isSecond };
  // CG-12: a second turn is an ordinary one, although the card is still there.
  if (isSecond || ofSeat(state.pendingCards, playerID) === null) return [began];
  const asked = state.options.counterWindow === 'ownTurn' ? ask(state, playerID) : [];
  return [began, ...(asked.length > 0 ? asked : takeEffect(state, rng))];
}

/**
 * CG-13: lets a player reply to the card before them, if they may still counter its opponent and hold any action card.
 * So the pause reveals nothing about counters. Returns no event if there is nothing to reply to.
 */
export function ask(state: GewaltState, playerID: PlayerID): GewaltEvent[] {
  const before = ofSeat(state.pendingCards, playerID);
  if (!before || ofSeat(state.handSizes, playerID).action === 0) return [];
  if (!mayCounterAgain(state, playerID, before.from)) return [];
  state.awaitingReply = playerID;
  return [{ type: 'asked', playerID, ...before }];
}

/** CG-13: returns whether a player may counter an opponent again: at most twice in a race. */
export function mayCounterAgain(
  { counters }: SeenGewaltState,
  playerID: PlayerID,
  opponent: PlayerID,
): boolean {
  return ofSeat(ofSeat(counters, playerID), opponent) < maxCounters;
}

/** CG-11: lets the card before the turn's player take effect in this turn. */
export function takeEffect(state: GewaltState, rng: Rng): GewaltEvent[] {
  const { playerID } = state.turn;
  const before = ofSeat(state.pendingCards, playerID);
  if (!before) return [];
  const effect = arrowOf(before.cardID);
  state.turn = { ...state.turn, effect };
  const told: GewaltEvent = { type: 'actionTookEffect', playerID, ...before };
  return turnModifiersOf(effect).turns === 0 ? [told, ...endTurn(state, rng)] : [told];
}

// Rolling

/** CG-2: returns why a player may not roll, or null. Rolling ends the card part of every turn. */
export function whyNotRoll(state: SeenGewaltState, playerID: PlayerID): Refusal | null {
  return whyNotAct(state, playerID);
}

/** CG-2, CG-12: rolls and moves, as modified by the card before the player. Then the next turn begins. */
export function roll(state: GewaltState, playerID: PlayerID, rng: Rng): GewaltEvent[] {
  const { events, steps } = squaresToGo(state, rng);
  if (steps === null) events.push({ type: 'stayed', playerID });
  else events.push(...move(state, playerID, steps));
  const isHome = !isRacing(state, playerID);
  const left = isHome ? seatsOf(state).filter((seat) => isRacing(state, seat)) : [];
  const [last] = left;
  if (last === undefined || left.length > 1) return [...events, ...endTurn(state, rng)];
  return [...events, ...takeRest(state, last), ...endRace(state)];
}

/** CG-11: returns the steps that the dice, or a card in their place, give; null if the pawn doesn't move. */
function squaresToGo(
  { turn: { playerID, effect } }: GewaltState,
  { die }: Rng,
): { events: GewaltEvent[]; steps: number | null } {
  const { going } = turnModifiersOf(effect);
  if (going.by === 'nothing') return { events: [], steps: null };
  if (going.by === 'squares') return { events: [], steps: going.squares };
  const dice = [die(6), die(6)] as const;
  const steps = Math.max(0, (dice[0] + dice[1]) * going.times + going.plus);
  const changing = effect !== null && isDiceKind(effect) ? effect : null;
  return { events: [{ type: 'rolled', playerID, dice, effect: changing, steps }], steps };
}

/** CG-4: moves along the player's own lane; every line crossed gives its best remaining trophy. */
function move(state: GewaltState, playerID: PlayerID, steps: number): GewaltEvent[] {
  const from = ofSeat(state.pawns, playerID);
  if (!from) throw new Error('A pawn over the finish line cannot move.');
  const { path, to, crossings } = wayFrom(state, laneOf(playerID), { from, steps });
  state.pawns[playerID] = to;
  const events: GewaltEvent[] = [{ type: 'moved', playerID, from, to, steps, path }];
  for (const { stage, step } of crossings) {
    const { place } = takeTrophy(state, playerID, stage);
    events.push({ type: 'crossed', playerID, stage, place, step });
  }
  if (to === null) events.push(finish(state, playerID));
  return events;
}

/** CG-5: discards all of the player's cards but the bet, including the one before the player. */
function finish(state: GewaltState, playerID: PlayerID): GewaltEvent {
  const hand = discardHand(state, playerID);
  const before = ofSeat(state.pendingCards, playerID);
  if (before) state.discards.action.push(before.cardID);
  state.pendingCards = { ...state.pendingCards, [playerID]: null };
  state.owedDraws = { ...state.owedDraws, [playerID]: 0 };
  return { type: 'finished', playerID, hand, laid: before?.cardID ?? null };
}

/** CG-5: gives the remaining places to the last player at once. */
function takeRest(state: GewaltState, playerID: PlayerID): GewaltEvent[] {
  const missing = stages.filter((stage) => ofSeat(state.trophies, playerID)[stage] === null);
  const trophies = missing.map((stage) => takeTrophy(state, playerID, stage));
  state.pawns[playerID] = null;
  return [{ type: 'tookRest', playerID, trophies }, finish(state, playerID)];
}

// The end

/**
 * CG-12, CG-13: ends the turn. The card before the player is discarded, due replacements are drawn, and the next turn
 * begins.
 */
function endTurn(state: GewaltState, rng: Rng): GewaltEvent[] {
  const { playerID, effect } = state.turn;
  const isSecond = turnModifiersOf(effect).turns > 1 && isRacing(state, playerID);
  const events = isSecond ? [] : discardActed(state, playerID);
  events.push(...drawOwed(state, playerID, rng));
  const next = isSecond ? playerID : nextRacing(state, playerID);
  return [...events, ...beginTurn(state, { playerID: next, isSecond }, rng)];
}

/** CG-11: discards the card before a player after it has acted. */
function discardActed(state: GewaltState, playerID: PlayerID): GewaltEvent[] {
  const before = ofSeat(state.pendingCards, playerID);
  if (!before) return [];
  state.pendingCards = { ...state.pendingCards, [playerID]: null };
  state.discards.action.push(before.cardID);
  return [{ type: 'actionSpent', playerID, cardID: before.cardID }];
}

/** CG-0: returns the next player, clockwise, who still races. */
function nextRacing(state: GewaltState, playerID: PlayerID): PlayerID {
  const [, ...others] = seatsFrom(seatsOf(state), playerID);
  return others.find((seat) => isRacing(state, seat)) ?? playerID;
}
