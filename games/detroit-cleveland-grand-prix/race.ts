/** The phase race: turns, playing a card, exchanges, holding (GP-9 to GP-15). */
import type { PlayerID } from 'boardgame.io';
import { ofSeat, seatToTheLeft } from '../kit/seats.ts';
import { afterMoves, carsOwnedBy, caseOf, situationBefore } from './card.ts';
import { type Car, type CardNumber, handCard, type Space } from './components.ts';
import { seatsOf } from './deal.ts';
import { whyNotMoves, whyNotPlayable } from './play.ts';
import { endRace, ownerOf, whyRaceIsOver } from './race-end.ts';
import type {
  CarMove,
  GrandPrixEvent,
  GrandPrixState,
  IdleReason,
  Refusal,
  SeenGrandPrixState,
  WayStep,
} from './state.ts';
import { trackOfRace } from './track.ts';

// Turns: GP-9, GP-14

/** GP-9: clockwise; by the sheet's tournament rule, by the owners' best start positions. */
function turnOrderOf(state: GrandPrixState): PlayerID[] {
  const seats = seatsOf(state);
  if (!state.options.tournamentSeating) return seats;
  const owners = state.grid.flatMap(({ owner }) => owner ?? []);
  return [...new Set([...owners, ...seats])];
}

/** All cars are on the grid: the race starts. */
export function startRace(state: GrandPrixState): GrandPrixEvent[] {
  const firstPlayer = state.grid.find(({ owner }) => owner !== null)?.owner ?? state.dealer;
  state.step = 'race';
  state.turnOrder = turnOrderOf(state);
  const { race, turnOrder } = state;
  const track = trackOfRace(state);
  return [
    { type: 'raceStarted', race, track, firstPlayer, turnOrder: [...turnOrder] },
    ...beginTurn(state, firstPlayer),
  ];
}

/** The cards that a player can play in some way (GP-14). */
export function playableCards(state: SeenGrandPrixState, playerID: PlayerID): CardNumber[] {
  return ofSeat(state.players, playerID).hand.filter(
    (number) => whyNotPlayable(state, { playerID, number, chosen: [] }) === null,
  );
}

/** Why a turn passes without a question; null: the player must decide. */
function whyIdle(state: SeenGrandPrixState, playerID: PlayerID): IdleReason | null {
  if (ofSeat(state.players, playerID).hand.length === 0) return 'noCards';
  return playableCards(state, playerID).length === 0 ? 'unable' : null;
}

/** GP-9, GP-14: the turn comes to a player, and goes on from who has nothing to play. */
function beginTurn(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  const told: GrandPrixEvent[] = [];
  let seat = playerID;
  for (;;) {
    state.toPlay = seat;
    const why = whyIdle(state, seat);
    if (!why) return told;
    told.push(...beIdle(state, seat, why));
    const isOver = whyRaceIsOver(state);
    if (isOver) return [...told, ...endRace(state, isOver)];
    seat = seatToTheLeft(state.turnOrder, seat);
  }
}

/** A turn without a card. GP-9: it counts towards the end only if no exchange could have been the reason. */
function beIdle(state: GrandPrixState, playerID: PlayerID, why: IdleReason): GrandPrixEvent[] {
  state.idleTurns = state.exchanges.length > 0 ? 0 : state.idleTurns + 1;
  return [{ type: 'idle', playerID, why }, ...endExchanges(state, playerID, null)];
}

/** GP-15: a player's exchanges end with the own turn, but for one that has just been played. */
function endExchanges(
  state: GrandPrixState,
  playerID: PlayerID,
  justPlayed: CardNumber | null,
): GrandPrixEvent[] {
  const ends = (each: { readonly playerID: PlayerID; readonly number: CardNumber }) =>
    each.playerID === playerID && each.number !== justPlayed;
  const ended = state.exchanges.filter(ends);
  state.exchanges = state.exchanges.filter((each) => !ends(each));
  return ended.map(({ number, cars: [one, other] }) => ({
    type: 'exchangeEnded',
    playerID,
    number,
    cars: [one, other],
  }));
}

/** After a player's turn: the race is over, or the turn goes on. */
function endTurn(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  const isOver = whyRaceIsOver(state);
  if (isOver) return endRace(state, isOver);
  return beginTurn(state, seatToTheLeft(state.turnOrder, playerID));
}

function whyNotOnTurn(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  if (!seatsOf(state).includes(playerID)) return 'notPlaying';
  if (state.result || state.step !== 'race') return 'wrongPhase';
  return state.toPlay === playerID ? null : 'notYourTurn';
}

// Playing a card: GP-10 to GP-15

/** `moves`: one for each entry of the card (`CarMove`); an exchange card has none. */
export function whyNotPlayCard(
  state: SeenGrandPrixState,
  playerID: PlayerID,
  number: unknown,
  moves: unknown,
): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  const inHand = ofSeat(state.players, playerID).hand.find((each) => each === number);
  if (inHand === undefined) return 'notInHand';
  return whyNotMoves(state, { playerID, number: inHand, moves });
}

/** A card with one move for each of its entries. */
export interface PlayedCard {
  readonly number: CardNumber;
  readonly moves: readonly CarMove[];
}

/** GP-9 to GP-16: moves the cars as asked, which is allowed, and ends the turn. */
export function playCard(
  state: GrandPrixState,
  playerID: PlayerID,
  played: PlayedCard,
): GrandPrixEvent[] {
  const { number } = played;
  const told: GrandPrixEvent[] = [
    { type: 'played', playerID, number },
    ...moveCars(state, playerID, played),
    ...beginExchange(state, playerID, number),
  ];
  const own = ofSeat(state.players, playerID);
  own.hand = own.hand.filter((each) => each !== number);
  state.handSizes[playerID] = own.hand.length;
  state.discards.push(number);
  state.idleTurns = 0;
  told.push(...endExchanges(state, playerID, number));
  return [...told, ...endTurn(state, playerID)];
}

/** GP-15. */
function beginExchange(
  state: GrandPrixState,
  playerID: PlayerID,
  number: CardNumber,
): GrandPrixEvent[] {
  const card = handCard(number);
  if (card.kind !== 'exchange') return [];
  state.exchanges.push({ number, playerID, cars: card.cars });
  return [{ type: 'exchangeBegan', playerID, number, cars: card.cars }];
}

/** GP-10: the cars of a card, top to bottom. */
function moveCars(
  state: GrandPrixState,
  playerID: PlayerID,
  { number, moves }: PlayedCard,
): GrandPrixEvent[] {
  const told: GrandPrixEvent[] = [];
  let situation = situationBefore(state, playerID, number);
  for (const [index, entry] of situation.card.entries.entries()) {
    const move = moves[index] ?? { car: entry.car, path: [] };
    const { kind } = caseOf(situation, entry);
    const checked = afterMoves(situation, [move]);
    if ('refusal' in checked) throw new Error(`A move was not checked: ${checked.refusal}.`);
    situation = checked.situation;
    if (kind === 'lapsed' || move.car === null) continue;
    const { shown, spaces } = entry;
    const moved = { playerID, car: move.car, shown, spaces };
    if (kind === 'home') told.push({ type: 'stayed', ...moved, why: 'home' });
    else told.push(...moveCar(state, moved, move.path));
  }
  return told;
}

/** GP-11, GP-12. */
function moveCar(
  state: GrandPrixState,
  moved: {
    readonly playerID: PlayerID;
    readonly car: Car;
    readonly shown: Car | 'white';
    readonly spaces: number;
  },
  path: readonly WayStep[],
): GrandPrixEvent[] {
  const { car } = moved;
  const from = state.spaces[car];
  const last = path.at(-1);
  if (!from || last === undefined) return [{ type: 'stayed', ...moved, why: 'blocked' }];
  const told: GrandPrixEvent = {
    type: 'moved',
    ...moved,
    from: copyOf(from),
    path: path.map((step) => (step === 'finish' ? step : copyOf(step))),
  };
  if (last !== 'finish') {
    state.spaces[car] = copyOf(last);
    return [told];
  }
  state.spaces[car] = null;
  return [told, comeHome(state, car)];
}

function copyOf([row, lane]: Space): Space {
  return [row, lane];
}

/** GP-16. */
function comeHome(state: GrandPrixState, car: Car): GrandPrixEvent {
  state.home.push(car);
  return { type: 'cameHome', car, place: state.home.length, owner: ownerOf(state, car) };
}

// Holding: option `mayHold`

/** Option `mayHold`, GP-14: only in turn, with cars of one's own, and all of them home. */
export function whyNotHold(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  if (!state.options.mayHold) return 'mayNotHold';
  const own = carsOwnedBy(state, playerID);
  if (own.length === 0) return 'noCar';
  return own.every((car) => state.home.includes(car)) ? null : 'carsRacing';
}

/** GP-14: whose cars are all home may do without a card, for this turn. */
export function hold(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  return [...beIdle(state, playerID, 'held'), ...endTurn(state, playerID)];
}
