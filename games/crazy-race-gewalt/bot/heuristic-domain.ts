/**
 * Heuristics of the lower levels: they consider only the next line and their own lane, and ignore the other players'
 * bets and replies.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { BotDomain, Candidate } from '../../kit/search/search-domain.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type ActionCardID, arrowOf } from '../rules/components.ts';
import type { GewaltRace } from '../rules/index.ts';
import { laneOf } from '../rules/lanes.ts';
import type { GewaltMove } from '../rules/moves.ts';
import type { GewaltState } from '../rules/state.ts';
import { determinize } from './determinize.ts';
import { chanceAt } from './evaluation.ts';
import { keepsakeOf, stretchesOf, tryInHead, unlikeMoves } from './policy.ts';
import { codeOf, type Race, raceOf, squaresLost, stageCount, turnsLost } from './race.ts';

/** Settings of a heuristic player. */
export interface Heuristic {
  /** The place that the player aims for at the next line: the one on its bet, or the first. */
  readonly wants: 'bet' | 'first';
  /** The targets of cards that hold a pawn back: any pawn ahead of the player's own, or only the leader. */
  readonly hinders: 'ahead' | 'leader';
  /** Whether the player considers counters as replies. */
  readonly counters: boolean;
  /**
   * Whether the player keeps cards that may be useful later. Otherwise it discards any card where none helps at once.
   */
  readonly keeps: boolean;
}

/**
 * Returns the race from the seat's point of view. Of all bets only its own is known, or the place that it plays for.
 */
function raceFor({ wants }: Heuristic, state: GewaltState, seat: PlayerID): Race {
  const own = state.players[seat];
  const race = raceOf({ ...state, players: own ? { [seat]: own } : {} });
  const from = laneOf(seat) * stageCount;
  if (wants === 'first') race.bets.fill(1, from, from + stageCount);
  return race;
}

/** Returns the first stage whose line a seat has not crossed. */
function nextStage(race: Race, lane: number): number {
  const places = race.places.subarray(lane * stageCount, (lane + 1) * stageCount);
  return Math.max(0, places.indexOf(0));
}

/** Returns the number of squares that a seat has to go in all; none if it is home. */
function wayHome(race: Race, lane: number): number {
  const last = lane * stageCount + stageCount - 1;
  return (race.places[last] ?? 0) > 0 ? 0 : (race.gaps[last] ?? 0);
}

function holdsBack(cardID: ActionCardID): boolean {
  const code = codeOf(arrowOf(cardID));
  return (turnsLost[code] ?? 0) > 0 || (squaresLost[code] ?? 0) > 0;
}

function isToBeHeld({ hinders }: Heuristic, race: Race, own: number, target: number): boolean {
  const way = wayHome(race, target);
  if (hinders === 'ahead') return way < wayHome(race, own);
  const lanes = [...Array(race.seats).keys()];
  return lanes.every((lane) => {
    const other = wayHome(race, lane);
    return lane === own || other === 0 || other >= way;
  });
}

function comesToMind(
  glance: Heuristic,
  { state, race, seat }: { state: GewaltState; race: Race; seat: PlayerID },
  move: GewaltMove,
): boolean {
  const own = laneOf(seat);
  switch (move.move) {
    case 'playSection':
    case 'relocate':
      return stretchesOf(state, move).some(({ lane }) => lane === own);
    case 'playAction':
      return holdsBack(move.args[0]) && isToBeHeld(glance, race, own, laneOf(move.args[1]));
    case 'counter':
      return glance.counters;
    default:
      return true;
  }
}

/** Returns the moves that the heuristic considers, with their priors. */
function liked(glance: Heuristic, state: GewaltState, seat: PlayerID): Candidate<GewaltMove>[] {
  const race = raceFor(glance, state, seat);
  const lane = laneOf(seat);
  const stage = nextStage(race, lane);
  const promiseOf = (move: GewaltMove) => {
    const chance = tryInHead(state, race, { seat, move }, () => chanceAt(race, lane, stage));
    return glance.keeps ? chance + keepsakeOf(move) : chance;
  };
  return unlikeMoves(state, seat)
    .filter(({ move }) => comesToMind(glance, { state, race, seat }, move))
    .map(({ move, key }) => ({ move, key, prior: promiseOf(move) }));
}

/** Returns the domain of a level that plays by this heuristic. */
export function heuristicDomain(glance: Heuristic): BotDomain<GewaltRace> {
  return bySequentialHalving({
    determinize: (observation, rng) => determinize({ ...observation, events: [] }, rng),
    candidates: (state, seat, { shuffle }) =>
      shuffle(liked(glance, state, seat)).sort((a, b) => (b.prior ?? 0) - (a.prior ?? 0)),
    evaluateMoves: (_state, _seat, moves) => moves.map(({ prior = 0 }) => prior),
  });
}
