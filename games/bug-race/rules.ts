/**
 * The rules of Bug Race as functions on plain objects: no framework, no React, no chance of their own.
 * The numbers are those of RULES.md. A `whyNot…` gives the reason for refusing a move, or null;
 * boards, bots and moves all ask the same ones. BR-1 to BR-9, the bug and its card, are in bug.ts.
 */
import type { PlayerID } from 'boardgame.io';
import { drawCard, type Shuffle } from '../kit/cards.ts';
import { type Ranked, type Result, rank } from '../kit/result.ts';
import { forEachSeat, ofSeat, seatToTheLeft, seatToTheRight } from '../kit/seats.ts';
import {
  afterStep,
  finishBody,
  isListOfSteps,
  whyNotFinish,
  whyNotStep,
  withBodyForward,
  withCard,
} from './bug.ts';
import { type CardID, type Leg, legCards, pairs, start } from './components.ts';
import { info } from './info.ts';
import type { BugRaceOptions } from './options.ts';
import type {
  Bug,
  BugRaceEvent,
  BugRaceState,
  CardInPlay,
  Direction,
  Hand,
  LegPlay,
  Refusal,
  SeenBugRaceState,
  Step,
} from './state.ts';

export * from './bug.ts';

/** Seats that have not yet done what the phase asks of all (BR-10, BR-12). */
export function waitedFor(state: SeenBugRaceState): readonly PlayerID[] {
  if (state.result) return [];
  const isReady = state.step === 'legPass' ? state.hasChosen : state.isDone;
  return state.racing.filter((seat) => !isReady[seat]);
}

// The phase legPass: BR-10, BR-11

/** BR-10: left in odd turns, right in even ones. */
export function directionOf(turn: number): Direction {
  return turn % 2 === 1 ? 'left' : 'right';
}

/** BR-10, BR-11: cards that each player draws at the start of a turn. */
export function cardsADeal({ expert }: BugRaceOptions): number {
  return expert ? 4 : 2;
}

/** BR-10, BR-11: a card of those offered, and not the one that is the choice already. */
export function whyNotKeepCard(
  state: SeenBugRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  if (!state.racing.includes(playerID)) return 'notRacing';
  if (state.step !== 'legPass') return 'wrongPhase';
  const hand = ofSeat(state.players, playerID);
  if (!hand.offered.some((each) => each === cardID)) return 'notOffered';
  return hand.choice === cardID ? 'sameChoice' : null;
}

/**
 * BR-10: notes the choice, which may be changed until all have chosen; then the cards are passed.
 * That a choice was changed is nobody's business, so it is not told.
 */
export function keepCard(state: BugRaceState, playerID: PlayerID, cardID: CardID): BugRaceEvent[] {
  const isFirstChoice = !state.hasChosen[playerID];
  ofSeat(state.players, playerID).choice = cardID;
  state.hasChosen[playerID] = true;
  const chose: BugRaceEvent[] = isFirstChoice ? [{ type: 'chose', playerID }] : [];
  const allHaveChosen = state.racing.every((seat) => state.hasChosen[seat]);
  return allHaveChosen ? [...chose, passCards(state)] : chose;
}

/** BR-10, BR-16: who gets the cards that this seat passes on: the next one still racing. */
export function receiverOf({ turn, racing }: SeenBugRaceState, seat: PlayerID): PlayerID {
  return directionOf(turn) === 'left' ? seatToTheLeft(racing, seat) : seatToTheRight(racing, seat);
}

/** BR-10, BR-11: all kept cards are put apart, all others go on at the same time. */
function passCards(state: BugRaceState): BugRaceEvent {
  const passed = state.racing.map((seat): [PlayerID, CardID[]] => {
    const hand = ofSeat(state.players, seat);
    const others = hand.offered.filter((card) => card !== hand.choice);
    if (hand.choice !== null) hand.kept.push(hand.choice);
    return [receiverOf(state, seat), others];
  });
  for (const [receiver, cards] of passed) {
    Object.assign(ofSeat(state.players, receiver), { offered: cards, choice: null });
    state.hasChosen[receiver] = false;
  }
  const count = passed[0]?.[1].length ?? 0;
  if (count === 1) beginLegMove(state);
  return {
    type: 'passed',
    direction: directionOf(state.turn),
    count,
    swap: state.racing.length === 2,
  };
}

/** BR-11: the last card passed needs no choice: it stays with who received it. */
function beginLegMove(state: BugRaceState): void {
  for (const seat of state.racing) {
    const hand = ofSeat(state.players, seat);
    hand.kept.push(...hand.offered);
    hand.offered = [];
    state.isDone[seat] = false;
  }
  state.step = 'legMove';
}

// The phase legMove: BR-12, BR-13

/** The bug of a seat and its card in play. */
export function legPlayOf(state: SeenBugRaceState, playerID: PlayerID): LegPlay {
  return {
    bug: ofSeat(state.bugs, playerID),
    cardInPlay: state.cardsInPlay[playerID] ?? null,
  };
}

function whyNotInLegMove(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  if (!state.racing.includes(playerID)) return 'notRacing';
  if (state.step !== 'legMove') return 'wrongPhase';
  return state.isDone[playerID] ? 'alreadyDone' : null;
}

/**
 * BR-7, BR-8, BR-12: a card of the own hand, while none is in play. `steps` (may be left out) are carried out
 * at once in this order; if one of them is not possible the whole move is refused.
 */
export function whyNotPlayCard(
  state: SeenBugRaceState,
  playerID: PlayerID,
  cardID: unknown,
  steps?: unknown,
): Refusal | null {
  const notNow = whyNotInLegMove(state, playerID);
  if (notNow) return notNow;
  if (state.cardsInPlay[playerID]) return 'cardInPlay';
  const card = ofSeat(state.players, playerID).kept.find((each) => each === cardID);
  if (card === undefined) return 'notInHand';
  const { trackLength } = state.options;
  // JSON turns an argument that was left out into null.
  const toTake = steps ?? [];
  if (!isListOfSteps(toTake, trackLength)) return 'badSteps';
  let play = withCard(ofSeat(state.bugs, playerID), card, trackLength);
  for (const step of toTake) {
    const refusal = whyNotStep(play, step, trackLength);
    if (refusal) return refusal;
    // whyNotStep has just found it to be a step.
    play = afterStep(play, step as Step, trackLength);
  }
  return null;
}

/** BR-7 to BR-9, BR-13: lays a card of the hand down and takes the steps, which are allowed, in their order. */
export function playCard(
  state: BugRaceState,
  playerID: PlayerID,
  cardID: CardID,
  wanted?: readonly Step[] | null,
): BugRaceEvent[] {
  const steps = wanted ?? [];
  const hand = ofSeat(state.players, playerID);
  hand.kept = hand.kept.filter((card) => card !== cardID);
  state.handSizes[playerID] = hand.kept.length;
  const { trackLength } = state.options;
  let play = withCard(ofSeat(state.bugs, playerID), cardID, trackLength);
  let unmoved: readonly Leg[] = play.cardInPlay?.unmoved ?? legCards[cardID]?.legs ?? [];
  for (const step of steps) {
    play = afterStep(play, step, trackLength);
    unmoved = unmoved.filter((leg) => leg !== step);
  }
  state.bugs[playerID] = play.bug;
  state.cardsInPlay[playerID] = play.cardInPlay;
  const played = { type: 'played', playerID, cardID, steps: [...steps] } as const;
  if (play.cardInPlay) return [{ ...played, unmoved: [] }];
  putAway(state, playerID, cardID);
  return [{ ...played, unmoved: [...unmoved] }];
}

/** BR-13: a card that is finished goes face up to the discards. */
function putAway(state: BugRaceState, playerID: PlayerID, cardID: CardID): void {
  state.discards.push(cardID);
  state.cardsInPlay[playerID] = null;
}

/** Puts a card away that was played before. Told only if legs of it did not move. */
function finish(
  state: BugRaceState,
  playerID: PlayerID,
  { cardID, unmoved }: CardInPlay,
): BugRaceEvent[] {
  putAway(state, playerID, cardID);
  return unmoved.length === 0
    ? []
    : [{ type: 'cardFinished', playerID, cardID, unmoved: [...unmoved] }];
}

/** BR-5, BR-6, BR-7: one leg of the card in play, or the body, one section forward. */
export function whyNotTakeStep(
  state: SeenBugRaceState,
  playerID: PlayerID,
  step: unknown,
): Refusal | null {
  return (
    whyNotInLegMove(state, playerID) ??
    whyNotStep(legPlayOf(state, playerID), step, state.options.trackLength)
  );
}

/** BR-5 to BR-9: takes a step that is allowed. The card goes when nothing on it can move any more. */
export function takeStep(state: BugRaceState, playerID: PlayerID, step: Step): BugRaceEvent[] {
  const before = legPlayOf(state, playerID);
  const after = afterStep(before, step, state.options.trackLength);
  state.bugs[playerID] = after.bug;
  state.cardsInPlay[playerID] = after.cardInPlay;
  const section = step === 'body' ? after.bug.body : after.bug.legs[step];
  const stepped: BugRaceEvent = { type: 'stepped', playerID, step, section };
  if (before.cardInPlay === null || after.cardInPlay !== null) return [stepped];
  const { cardID, unmoved } = before.cardInPlay;
  const left = unmoved.filter((leg) => leg !== step);
  return [stepped, ...finish(state, playerID, { cardID, unmoved: left })];
}

/** BR-9: whether the card in play can be put away now. */
export function whyNotFinishCard(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  return (
    whyNotInLegMove(state, playerID) ?? whyNotFinish(legPlayOf(state, playerID), state.options)
  );
}

/** BR-9: puts the card in play away with the legs that did not move. */
export function finishCard(state: BugRaceState, playerID: PlayerID): BugRaceEvent[] {
  const { cardInPlay } = legPlayOf(state, playerID);
  return cardInPlay ? finish(state, playerID, cardInPlay) : [];
}

/** BR-12: a player is done when the hand is empty and no card is in play. */
export function whyNotEndTurn(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  const notNow = whyNotInLegMove(state, playerID);
  if (notNow) return notNow;
  if (state.cardsInPlay[playerID]) return 'cardInPlay';
  return ofSeat(state.handSizes, playerID) > 0 ? 'cardsLeft' : null;
}

/** BR-12: first the body goes as far as it can; when all are done the turn ends. */
export function endTurn(state: BugRaceState, playerID: PlayerID, shuffle: Shuffle): BugRaceEvent[] {
  const before = ofSeat(state.bugs, playerID);
  const after = withBodyForward(before, state.options.trackLength);
  state.bugs[playerID] = after;
  state.isDone[playerID] = true;
  const done: BugRaceEvent = { type: 'done', playerID, bodySteps: after.body - before.body };
  const allAreDone = state.racing.every((seat) => state.isDone[seat]);
  return allAreDone ? [done, ...settleTurn(state, shuffle)] : [done];
}

// The end: BR-14 to BR-17

function settleTurn(state: BugRaceState, shuffle: Shuffle): BugRaceEvent[] {
  const line = finishBody(state.options.trackLength);
  const across = state.racing.filter((seat) => ofSeat(state.bugs, seat).body >= line);
  for (const seat of across) state.finishedInTurn[seat] = state.turn;
  state.racing = state.racing.filter((seat) => !across.includes(seat));
  const { winners, ranking } = standings(state);
  const events: BugRaceEvent[] = ranking
    .filter(({ playerID }) => across.includes(playerID))
    .map(({ playerID, place }: Ranked) => ({ type: 'crossed', playerID, place }));
  if (isRaceOver(state, across.length)) {
    state.result = { winners, ranking };
    return [...events, { type: 'raceEnded', winners }];
  }
  state.turn += 1;
  return [...events, ...dealTurn(state, shuffle)];
}

/** BR-14; BR-16: with playOn it goes on until one bug or none is left. */
function isRaceOver(state: BugRaceState, acrossInThisTurn: number): boolean {
  return state.options.playOn ? state.racing.length <= 1 : acrossInThisTurn > 0;
}

/**
 * Who is where. BR-16: earlier turns come first. BR-17: bugs that have not finished follow by body.
 * BR-15: then the rear legs count, each pair as a sum, then the middle ones, then the front ones.
 * The score is the section of the body's front.
 */
export function standings(state: SeenBugRaceState): Result {
  return rank(
    Object.entries(state.bugs).map(([playerID, { body, legs: at }]) => {
      const finishedInTurn = state.finishedInTurn[playerID] ?? Number.MAX_SAFE_INTEGER;
      const pairSums = pairs.map(([left, right]) => at[left] + at[right]);
      return { playerID, score: body, counts: [-finishedInTurn, body, ...pairSums] };
    }),
  );
}

// Setting up and dealing: BR-1, BR-2, BR-10, BR-11, BR-13

/** BR-13: seat by seat, one card each round; the discards make a new pile when it is empty. */
function dealTurn(state: BugRaceState, shuffle: Shuffle): BugRaceEvent[] {
  if (!state.secret) throw new Error('Only the server can deal: the pile is hidden here.');
  const piles = { pile: state.secret.pile, discards: state.discards };
  let reshuffled = false;
  for (let round = 0; round < cardsADeal(state.options); round += 1) {
    for (const seat of state.racing) {
      const drawn = drawCard(piles, shuffle);
      reshuffled ||= drawn.reshuffled;
      if (drawn.card !== undefined) ofSeat(state.players, seat).offered.push(drawn.card);
    }
  }
  state.secret.pile = piles.pile;
  state.discards = piles.discards;
  state.pileSize = piles.pile.length;
  for (const seat of state.racing) state.handSizes[seat] = cardsADeal(state.options);
  state.step = 'legPass';
  const began: BugRaceEvent = { type: 'turnBegan', turn: state.turn };
  return reshuffled ? [{ type: 'reshuffled' }, began] : [began];
}

/** BR-1, BR-2, BR-10: all bugs before the start line, the first cards dealt. */
export function newRace(
  options: BugRaceOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): BugRaceState {
  const state: BugRaceState = {
    rulesVersion: info.rulesVersion,
    options,
    turn: 1,
    step: 'legPass',
    racing: [...seats],
    bugs: forEachSeat(seats, (): Bug => ({ body: start.body, legs: { ...start.legs } })),
    cardsInPlay: forEachSeat(seats, () => null),
    hasChosen: forEachSeat(seats, () => false),
    isDone: forEachSeat(seats, () => false),
    handSizes: forEachSeat(seats, () => 0),
    pileSize: 0,
    discards: [],
    finishedInTurn: forEachSeat(seats, () => null),
    result: null,
    players: forEachSeat(seats, (): Hand => ({ offered: [], kept: [], choice: null })),
    secret: { pile: shuffle(legCards.map(({ id }) => id)) },
  };
  dealTurn(state, shuffle);
  return state;
}
