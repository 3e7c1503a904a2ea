/** The phase race: turns, playing a card, exchanges, holding (GP-9 to GP-15). */
import { existing } from '../../../kit/existing.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat, seatToTheLeft } from '../../../kit/seats.ts';
import {
  type CardInPlay,
  canBeFinished,
  carsOwnedBy,
  type Entry,
  fieldOfRace,
  linesInPlay,
  situationBefore,
} from '../card-effects.ts';
import { trackOfRace } from '../circuit.ts';
import { type CardNumber, handCard, showsWhite } from '../components.ts';
import type { GrandPrixEvent, IdleReason } from '../events.ts';
import type { Field } from '../movement.ts';
import { whyNotMoves } from '../play.ts';
import { areAllHome, endRace, ownerOf, whyRaceIsOver } from '../scoring.ts';
import { putInHand, seatsOf } from '../setup.ts';
import type {
  CarMove,
  GrandPrixState,
  RaceStep,
  Refusal,
  RouteStep,
  SeenGrandPrixState,
} from '../state.ts';

function raceOf({ step }: GrandPrixState): RaceStep {
  if (step.phase !== 'race') throw new Error('There is no race now.');
  return step;
}

function change(state: GrandPrixState, changes: Partial<RaceStep>): void {
  state.step = { ...raceOf(state), ...changes };
}

// Turns: GP-9, GP-14

/**
 * GP-9: returns the order of turns: clockwise, or by the sheet's tournament rule by the owners' best start positions.
 */
function turnOrderOf(state: GrandPrixState): PlayerID[] {
  const seats = seatsOf(state);
  if (!state.options.tournamentSeating) return seats;
  const owners = state.grid.flatMap(({ owner }) => owner ?? []);
  return [...new Set([...owners, ...seats])];
}

/** Starts the race when all cars are on the grid. */
export function startRace(state: GrandPrixState): GrandPrixEvent[] {
  const { race, dealer, grid } = state;
  const firstPlayer = grid.find(({ owner }) => owner !== null)?.owner ?? dealer;
  const turnOrder = turnOrderOf(state);
  state.step = { phase: 'race', toPlay: firstPlayer, turnOrder, exchanges: [], idleTurns: 0 };
  const track = trackOfRace(state);
  return [
    { type: 'raceStarted', race, track, firstPlayer, turnOrder: [...turnOrder] },
    ...beginTurn(state, firstPlayer),
  ];
}

/** Returns a player's hand, or an empty one if it is not visible. */
function handOf({ players }: SeenGrandPrixState, playerID: PlayerID): readonly CardNumber[] {
  return Object.hasOwn(players, playerID) ? (players[playerID]?.hand ?? []) : [];
}

/** GP-13, GP-14: returns a function that says whether a player's card can be played in some way. */
function playableIn(state: SeenGrandPrixState, playerID: PlayerID): (card: CardNumber) => boolean {
  let field: Field | undefined;
  return (number) => {
    if (!showsWhite(number)) return true;
    field ??= fieldOfRace(state);
    return canBeFinished(situationBefore(state, { playerID, number }, field));
  };
}

/** Returns the cards that a player can play in some way (GP-14); none of a hand that is not visible. */
export function playableCards(state: SeenGrandPrixState, playerID: PlayerID): CardNumber[] {
  return handOf(state, playerID).filter(playableIn(state, playerID));
}

/** Returns why a turn is skipped automatically, or null if the player must decide. */
function whyIdle(state: GrandPrixState, playerID: PlayerID): IdleReason | null {
  const { hand } = ofSeat(state.players, playerID);
  if (hand.length === 0) return 'noCards';
  return hand.some(playableIn(state, playerID)) ? null : 'unable';
}

/** GP-9, GP-14: begins a player's turn, which is skipped if the player has nothing to play. */
function beginTurn(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  change(state, { toPlay: playerID });
  const why = whyIdle(state, playerID);
  return why ? [...beIdle(state, playerID, why), ...endTurn(state)] : [];
}

/**
 * Records a turn without a card. GP-9: it counts towards the end of the race only if no exchange could have been the
 * reason.
 */
function beIdle(state: GrandPrixState, playerID: PlayerID, why: IdleReason): GrandPrixEvent[] {
  const { exchanges, idleTurns } = raceOf(state);
  change(state, { idleTurns: exchanges.length > 0 ? 0 : idleTurns + 1 });
  return [{ type: 'idle', playerID, why }, ...endExchanges(state, playerID, null)];
}

/** GP-15: ends a player's exchanges with their own turn, except one that has just been played. */
function endExchanges(
  state: GrandPrixState,
  playerID: PlayerID,
  justPlayed: CardNumber | null,
): GrandPrixEvent[] {
  const { exchanges } = raceOf(state);
  const ended = exchanges.filter(
    (each) => each.playerID === playerID && each.number !== justPlayed,
  );
  if (ended.length === 0) return [];
  change(state, { exchanges: exchanges.filter((each) => !ended.includes(each)) });
  return ended.map(({ number, cars }) => ({ type: 'exchangeEnded', playerID, number, cars }));
}

/** Ends a player's turn: the race is over, or the next player's turn begins. */
function endTurn(state: GrandPrixState): GrandPrixEvent[] {
  const step = raceOf(state);
  const isOver = whyRaceIsOver(state, step);
  if (isOver) return endRace(state, isOver);
  return beginTurn(state, seatToTheLeft(step.turnOrder, step.toPlay));
}

function whyNotOnTurn(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  if (!Object.hasOwn(state.money, playerID)) return 'notPlaying';
  if (state.step.phase !== 'race') return 'wrongPhase';
  return state.step.toPlay === playerID ? null : 'notYourTurn';
}

/** Returns the cards from which a player in turn may choose, if their hand is visible; none if it is not their turn. */
export function cardsToPlay(state: SeenGrandPrixState, playerID: PlayerID): readonly CardNumber[] {
  return whyNotOnTurn(state, playerID) === null ? handOf(state, playerID) : [];
}

// Playing a card: GP-10 to GP-15

/**
 * Returns why a card can't be played with these moves, or null. There must be one for each entry of the card
 * (`CarMove`); an exchange card has none.
 */
export function whyNotPlayCard(
  state: SeenGrandPrixState,
  playerID: PlayerID,
  number: unknown,
  moves: unknown,
): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  const inHand = handOf(state, playerID).find((each) => each === number);
  if (inHand === undefined) return 'notInHand';
  return whyNotMoves(state, { playerID, number: inHand, moves });
}

/** A card with one move for each of its entries. */
export interface PlayedCard {
  readonly number: CardNumber;
  readonly moves: readonly CarMove[];
}

/** GP-9 to GP-16: makes the given moves, which are legal, and ends the turn. */
export function playCard(
  state: GrandPrixState,
  playerID: PlayerID,
  { number, moves }: PlayedCard,
): GrandPrixEvent[] {
  const { entries } = linesInPlay(raceOf(state).exchanges, number);
  const events: GrandPrixEvent[] = [
    { type: 'played', playerID, number },
    ...moveCars(state, playerID, { entries, moves }),
    ...beginExchange(state, playerID, number),
  ];
  const { hand } = ofSeat(state.players, playerID);
  putInHand(
    state,
    playerID,
    hand.filter((each) => each !== number),
  );
  state.discards = [...state.discards, number];
  if (raceOf(state).idleTurns > 0) change(state, { idleTurns: 0 });
  events.push(...endExchanges(state, playerID, number));
  return [...events, ...endTurn(state)];
}

/** GP-15: begins an exchange. */
function beginExchange(
  state: GrandPrixState,
  playerID: PlayerID,
  number: CardNumber,
): GrandPrixEvent[] {
  const card = handCard(number);
  if (card.kind !== 'exchange') return [];
  const { cars } = card;
  change(state, { exchanges: [...raceOf(state).exchanges, { number, playerID, cars }] });
  return [{ type: 'exchangeBegan', playerID, number, cars }];
}

/** GP-10: moves the cars of a card, top to bottom. */
function moveCars(
  state: GrandPrixState,
  playerID: PlayerID,
  { entries, moves }: Pick<CardInPlay, 'entries'> & Pick<PlayedCard, 'moves'>,
): GrandPrixEvent[] {
  return entries.flatMap((entry, index) => {
    const move = existing(moves[index], 'move for entry ', index);
    // GP-9: when all cars are home the rest of the card lapses.
    return areAllHome(state) ? [] : moveCar(state, playerID, entry, move);
  });
}

/** GP-11 to GP-14: carries out one entry of a card. */
function moveCar(
  state: GrandPrixState,
  playerID: PlayerID,
  { shown, spaces }: Entry,
  move: CarMove,
): GrandPrixEvent[] {
  // While one is on the track, every entry has a car.
  const car = existing(move.car ?? undefined, 'car to move');
  const line = { playerID, car, shown, spaces };
  const from = state.spaces[car];
  const path = move.path.map(copied);
  const last = path.at(-1);
  if (!from || last === undefined) {
    return [{ type: 'stayed', ...line, why: from ? 'blocked' : 'home' }];
  }
  const moved: GrandPrixEvent = { type: 'moved', ...line, from, path };
  if (last !== 'finish') {
    state.spaces = { ...state.spaces, [car]: last };
    return [moved];
  }
  state.spaces = { ...state.spaces, [car]: null };
  state.home = [...state.home, car];
  const place = state.home.length;
  return [moved, { type: 'cameHome', car, place, owner: ownerOf(state, car) }];
}

/** Copies a step: a move's arguments belong to its caller, so state and log get copies. */
function copied(step: RouteStep): RouteStep {
  return step === 'finish' ? step : [step[0], step[1]];
}

// Holding: option `mayHold`

/**
 * Option `mayHold`, GP-14: returns why a player can't hold, or null. It must be their turn, and they must own cars, all
 * of them home.
 */
export function whyNotHold(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  if (!state.options.mayHold) return 'mayNotHold';
  const own = carsOwnedBy(state, playerID);
  if (own.length === 0) return 'noCar';
  return own.every((car) => state.home.includes(car)) ? null : 'carsRacing';
}

/** GP-14: plays no card in this turn, for a player whose cars are all home. */
export function hold(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  return [...beIdle(state, playerID, 'held'), ...endTurn(state)];
}
