/**
 * How a turn begins, what the card before a player does in it, rolling and moving, and its end:
 * CG-2, CG-4, CG-5, CG-11, CG-12.
 */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { ofSeat, seatToTheLeft } from '../kit/seats.ts';
import type { Chance } from './chance.ts';
import {
  type ActionCardID,
  type ArrowKind,
  actionKind,
  isArrowKind,
  mostCounters,
  type Stage,
  stages,
} from './components.ts';
import { discardHand, drawOwed, isRacing, seatsOf, whyNotAct } from './hands.ts';
import { laneOf, wayFrom } from './lanes.ts';
import { endRace } from './scoring.ts';
import type {
  CrazyRaceEvent,
  CrazyRaceState,
  LaidAction,
  Refusal,
  SeenCrazyRaceState,
  Trophy,
} from './state.ts';

// The beginning

/** Begins the turn of a player who still races, and the next ones as long as they are skipped. */
function beginTurn(
  state: CrazyRaceState,
  { playerID, isSecond }: { readonly playerID: PlayerID; readonly isSecond: boolean },
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const hasUsed = { section: false, action: false };
  state.turn = { number: state.turn.number + 1, playerID, isSecond, hasUsed, effect: null };
  const began: CrazyRaceEvent = { type: 'turnBegan', playerID, isSecond };
  const laid = ofSeat(state.before, playerID);
  // CG-12: a second turn is an ordinary one, though the card lies there still.
  if (!laid || isSecond) return [began];
  const asked = state.options.counterWindow === 'ownTurn' ? ask(state, playerID, laid) : [];
  return [began, ...(asked.length > 0 ? asked : takeEffect(state, shuffle))];
}

/**
 * CG-13: asks whoever may still counter this opponent and holds any action card, so that the pause tells nothing.
 * Nothing: there is nothing to ask.
 */
export function ask(state: CrazyRaceState, playerID: PlayerID, laid: LaidAction): CrazyRaceEvent[] {
  const holdsNone = ofSeat(state.handSizes, playerID).action === 0;
  if (holdsNone || !mayCounterAgain(state, playerID, laid.from)) return [];
  state.asked = { playerID, ...laid };
  return [{ type: 'asked', playerID, ...laid }];
}

/** CG-13: at most twice a game against the same opponent. */
export function mayCounterAgain(
  { counters }: SeenCrazyRaceState,
  playerID: PlayerID,
  opponent: PlayerID,
): boolean {
  return ofSeat(ofSeat(counters, playerID), opponent) < mostCounters;
}

/** CG-11: the card before the turn's player acts in this turn. */
export function takeEffect(state: CrazyRaceState, shuffle: Shuffle): CrazyRaceEvent[] {
  const { playerID } = state.turn;
  const laid = ofSeat(state.before, playerID);
  if (!laid) return [];
  const effect = arrowOf(laid.cardID);
  state.turn = { ...state.turn, effect };
  const told: CrazyRaceEvent = { type: 'actionTookEffect', playerID, ...laid };
  return effect === 'skipTurn' ? [told, ...endTurn(state, shuffle)] : [told];
}

function arrowOf(cardID: ActionCardID): ArrowKind {
  const kind = actionKind(cardID);
  if (!isArrowKind(kind)) throw new Error(`A ${kind} card does not lie before a player.`);
  return kind;
}

// Rolling

/** CG-2: closes the card part of every turn. */
export function whyNotRoll(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  return whyNotAct(state, playerID);
}

/** CG-2, CG-12: rolls and moves, or what the card before the player makes of it; then the next turn begins. */
export function roll(state: CrazyRaceState, playerID: PlayerID, chance: Chance): CrazyRaceEvent[] {
  const { effect } = state.turn;
  if (effect === 'noRoll') return [{ type: 'stayed', playerID }, ...endTurn(state, chance.shuffle)];
  const { told, steps } = squaresToGo(state, chance);
  told.push(...move(state, playerID, steps));
  const [first, ...others] = seatsOf(state).filter((seat) => isRacing(state, seat));
  if (first === undefined || others.length > 0) return [...told, ...endTurn(state, chance.shuffle)];
  return [...told, ...takeRest(state, first), ...endRace(state)];
}

/** CG-11: what the dice, or a card in their place, give. */
function squaresToGo(
  { turn: { playerID, effect } }: CrazyRaceState,
  { rollDice }: Chance,
): { told: CrazyRaceEvent[]; steps: number } {
  if (effect === 'move4') return { told: [], steps: 4 };
  if (effect === 'move10') return { told: [], steps: 10 };
  const dice = rollDice();
  const total = dice[0] + dice[1];
  const changing =
    effect === 'doubleRoll' || effect === 'minus4' || effect === 'plus4' ? effect : null;
  const steps = changing === null ? total : changedTotal(total, changing);
  return { told: [{ type: 'rolled', playerID, dice, effect: changing, steps }], steps };
}

/** CG-11: never below 0. */
function changedTotal(total: number, effect: 'doubleRoll' | 'minus4' | 'plus4'): number {
  if (effect === 'doubleRoll') return 2 * total;
  return effect === 'plus4' ? total + 4 : Math.max(0, total - 4);
}

/** CG-4: along the own lane; every line crossed gives its next best trophy. */
function move(state: CrazyRaceState, playerID: PlayerID, steps: number): CrazyRaceEvent[] {
  const pawn = ofSeat(state.pawns, playerID);
  if (!pawn) throw new Error('Who is over the finish line moves no more.');
  // A copy, since the log keeps it longer than a draft of the state lives.
  const from = { ...pawn };
  const { path, to, crossings } = wayFrom(state, laneOf(playerID), { from, steps });
  state.pawns[playerID] = to;
  const crossed = crossings.map(({ stage, step }): CrazyRaceEvent => {
    const { place } = takeTrophy(state, playerID, stage);
    return { type: 'crossed', playerID, stage, place, step };
  });
  const told: CrazyRaceEvent[] = [{ type: 'moved', playerID, from, to, steps, path }, ...crossed];
  return to === null ? [...told, finish(state, playerID)] : told;
}

/** CG-4: the first to cross gets place 1, and so on. */
function takeTrophy(state: CrazyRaceState, playerID: PlayerID, stage: Stage): Trophy {
  const taken = Object.values(state.trophies).filter((trophies) => trophies[stage] !== null);
  const place = taken.length + 1;
  state.trophies[playerID] = { ...ofSeat(state.trophies, playerID), [stage]: place };
  return { stage, place };
}

/** CG-5: all own cards but the bet are discarded, also one that lies before the player. */
function finish(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent {
  const hand = discardHand(state, playerID);
  const laid = ofSeat(state.before, playerID)?.cardID ?? null;
  if (laid !== null) state.discards.action.push(laid);
  state.before[playerID] = null;
  state.owed[playerID] = 0;
  return { type: 'finished', playerID, hand, laid };
}

/** CG-5: the places that are left go to the last player at once. */
function takeRest(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  const missing = stages.filter((stage) => ofSeat(state.trophies, playerID)[stage] === null);
  const trophies = missing.map((stage) => takeTrophy(state, playerID, stage));
  state.pawns[playerID] = null;
  return [{ type: 'tookRest', playerID, trophies }, finish(state, playerID)];
}

// The end

/** CG-12, CG-13: the card before the player is discarded, owed replacements are drawn, the next turn begins. */
function endTurn(state: CrazyRaceState, shuffle: Shuffle): CrazyRaceEvent[] {
  const { playerID, effect } = state.turn;
  const isSecond = effect === 'extraTurn' && isRacing(state, playerID);
  const told = isSecond ? [] : spend(state, playerID);
  told.push(...drawOwed(state, playerID, shuffle));
  const next = isSecond ? playerID : nextRacing(state, playerID);
  return [...told, ...beginTurn(state, { playerID: next, isSecond }, shuffle)];
}

/** CG-11: the card before a player has acted. */
function spend(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  const laid = ofSeat(state.before, playerID);
  if (!laid) return [];
  state.before[playerID] = null;
  state.discards.action.push(laid.cardID);
  return [{ type: 'actionSpent', playerID, cardID: laid.cardID }];
}

/** CG-0: clockwise, who still races. */
function nextRacing(state: CrazyRaceState, playerID: PlayerID): PlayerID {
  let seat = seatToTheLeft(seatsOf(state), playerID);
  while (!isRacing(state, seat)) seat = seatToTheLeft(seatsOf(state), seat);
  return seat;
}
