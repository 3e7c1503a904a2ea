/**
 * The rules of Crazy Race as functions on plain objects: no framework, no React, no chance of their own.
 * The numbers are those of RULES.md. A `whyNot…` gives the reason for refusing a move, or null;
 * boards, bots and moves all ask the same ones. Here are setting up and placing (CS-0 to CS-3, CS-5, CS-6); what
 * lies at a stage and who can place (CS-4, CS-7, CS-8) is in stage.ts, the evaluation (CS-8 to CS-12) in
 * evaluation.ts, what follows it (CS-13, CS-14, CS-20, the next CS-1) in stage-end.ts, moving (CS-15 to CS-19) in
 * track.ts, points, ranking (CS-21) and variants in points.ts.
 */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { forEachSeat, ofSeat, seatToTheLeft } from '../kit/seats.ts';
import {
  type DriverCardID,
  driverCards,
  isSide,
  roundsAStage,
  type Side,
  stageCards,
} from './components.ts';
import { beginEvaluation } from './evaluation.ts';
import { info } from './info.ts';
import type { CrazyRaceOptions } from './options.ts';
import { layPiles } from './points.ts';
import {
  areAllOutForGood,
  inOrder,
  isPassedOver,
  isPlaying,
  legalSides,
  seatsOf,
} from './stage.ts';
import { stageBegan } from './stage-end.ts';
import type {
  CrazyRaceEvent,
  CrazyRaceState,
  Locomotives,
  OwnCards,
  Refusal,
  SeenCrazyRaceState,
} from './state.ts';

export * from './evaluation.ts';
export * from './points.ts';
export * from './stage.ts';
export * from './stage-end.ts';
export * from './track.ts';

/** Seats that the table waits for. */
export function waitedFor(state: SeenCrazyRaceState): readonly PlayerID[] {
  if (state.result) return [];
  if (state.toPlace !== null) return [state.toPlace];
  if (state.prizeFor !== null) return [state.prizeFor];
  return state.movement ? [state.movement.playerID] : state.toAnswer;
}

// The phase driverPlacement: CS-1 to CS-7

function whyNotOnTurn(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result || state.step !== 'driverPlacement') return 'wrongPhase';
  return state.toPlace === playerID ? null : 'notYourTurn';
}

/** CS-2 to CS-4: a card of the own hand, in turn, to a side that is not taboo. Card and side may be anything. */
export function whyNotPlaceDriver(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
  side: unknown,
): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  if (!ofSeat(state.players, playerID).hand.some((each) => each === cardID)) return 'notInHand';
  if (!isSide(side)) return 'notASide';
  return legalSides(state).includes(side) ? null : 'tabooSide';
}

/** CS-2, CS-3: a card goes face down to a side; only its owner knows which. */
export function placeDriver(
  state: CrazyRaceState,
  playerID: PlayerID,
  cardID: DriverCardID,
  side: Side,
): CrazyRaceEvent[] {
  const own = ofSeat(state.players, playerID);
  const order = 1 + state.placed.flat().length;
  const before = untoldBeginning(state);
  own.hand = own.hand.filter((each) => each !== cardID);
  own.placed.push({ order, side, cardID });
  state.placed[side]?.push({ playerID, order, cardID: null });
  const placed: CrazyRaceEvent = { type: 'placed', playerID, side, order };
  return [...before, placed, ...noteEmptyHand(state, playerID), ...goOnPlacing(state)];
}

/** CS-2: only in turn. */
export function whyNotPass(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  return whyNotOnTurn(state, playerID);
}

/** CS-2: a pass does not put anyone out. */
export function pass(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  return [...untoldBeginning(state), { type: 'passed', playerID }, ...goOnPlacing(state)];
}

/** CS-5: once a game, at any time in this phase, with a pile to take. */
export function whyNotTakeBack(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result || state.step !== 'driverPlacement') return 'wrongPhase';
  if (state.hasTakenBack[playerID]) return 'alreadyTakenBack';
  return ofSeat(state.players, playerID).pile.length === 0 ? 'emptyPile' : null;
}

/** CS-5: the whole own face-down pile comes into hand; the turn stays where it is. */
export function takeBack(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  const own = ofSeat(state.players, playerID);
  own.hand = inOrder([...own.hand, ...own.pile]);
  own.pile = [];
  state.hasTakenBack[playerID] = true;
  state.isOutOfCards[playerID] = false;
  return [{ type: 'tookBack', playerID }];
}

/** CS-6: having no card in hand is announced. */
function noteEmptyHand(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  if (ofSeat(state.players, playerID).hand.length > 0) return [];
  state.isOutOfCards[playerID] = true;
  return [{ type: 'outOfCards', playerID }];
}

/** CS-2, CS-20: the turn goes on to the left; after three rounds, or with all out, the stage is evaluated. */
function goOnPlacing(state: CrazyRaceState): CrazyRaceEvent[] {
  const told: CrazyRaceEvent[] = [];
  while (state.toPlace !== null) {
    if (areAllOutForGood(state)) return [...told, { type: 'cardsOut' }, ...beginEvaluation(state)];
    state.toPlace = seatToTheLeft(seatsOf(state), state.toPlace);
    if (state.toPlace === state.firstPlayer) {
      if (state.round === roundsAStage) return [...told, ...beginEvaluation(state)];
      state.round += 1;
    }
    if (!isPassedOver(state, state.toPlace)) return told;
    told.push({ type: 'passedOver', playerID: state.toPlace });
  }
  return told;
}

/** Nothing is logged before the first move, so that one also tells of the first stage's beginning. */
function untoldBeginning(state: SeenCrazyRaceState): CrazyRaceEvent[] {
  const isFirstMove = state.stage === 1 && state.round === 1 && state.toPlace === state.firstPlayer;
  return isFirstMove ? [stageBegan(state)] : [];
}

// Setting up: CS-C1 to CS-C6, CS-0, CS-1

function newLocomotives(): Locomotives {
  return { A: 0, B: 0, C: 0 };
}

function newOwnCards(): OwnCards {
  const hand = driverCards.map((_value, cardID) => cardID);
  return { hand, pile: [], placed: [], reclaimed: null, toDiscard: null };
}

/** CS-0, CS-1: everybody at the start with eight cards in hand, a first player drawn, a stage card turned up. */
export function newRace(
  options: CrazyRaceOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): CrazyRaceState {
  const [firstPlayer] = shuffle(seats);
  const [stageCard, ...hiddenStageCards] = shuffle(stageCards.map(({ id }) => id));
  if (firstPlayer === undefined || stageCard === undefined) throw new Error('A race needs seats.');
  const { piles, hidden } = layPiles(options, shuffle);
  return {
    rulesVersion: info.rulesVersion,
    options,
    step: 'driverPlacement',
    stage: 1,
    stageCard,
    pastStageCards: [],
    firstPlayer,
    round: 1,
    toPlace: firstPlayer,
    placed: [[], [], [], []],
    side: null,
    movement: null,
    prizeFor: null,
    couldMove: [],
    toAnswer: [],
    locomotives: forEachSeat(seats, newLocomotives),
    hasTakenBack: forEachSeat(seats, () => false),
    isOutOfCards: forEachSeat(seats, () => false),
    piles,
    points: forEachSeat(seats, () => []),
    discardedPoints: [],
    result: null,
    players: forEachSeat(seats, newOwnCards),
    secret: { stageCards: hiddenStageCards, points: hidden },
  };
}
