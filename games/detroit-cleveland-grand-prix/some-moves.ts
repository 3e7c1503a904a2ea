/** Ways of playing a card, for bots: some of very many. */
import type { PlayerID } from 'boardgame.io';
import {
  canBeFinished,
  caseOf,
  type EntryCase,
  type Racing,
  type Situation,
  situationBefore,
  withEntryDone,
  withEntrySkipped,
} from './card.ts';
import type { Car, CardNumber } from './components.ts';
import { driveOf, type WayTo, waysAfter } from './reach.ts';
import type { CarMove } from './state.ts';

/** The most ways of playing one card that are listed. */
const mostWaysListed = 5;

/** Some of the ways in which a card can be played, each a whole list of moves; none: it cannot be played. */
export function someMoves(
  state: Racing,
  { playerID, number }: { readonly playerID: PlayerID; readonly number: CardNumber },
): CarMove[][] {
  const start = situationBefore(state, playerID, number);
  if (!canBeFinished(start)) return [];
  const found = new Map<string, CarMove[]>();
  for (let variety = 0; variety < mostWaysListed; variety += 1) {
    const moves = movesOfVariety(start, variety);
    found.set(JSON.stringify(moves), moves);
  }
  return [...found.values()];
}

/** One of several, another one for another variety. */
function pick<Item>(items: readonly Item[], variety: number): Item | undefined {
  return items[variety % items.length];
}

/** One way of playing a playable card; another one for another variety, if there are several. */
function movesOfVariety(start: Situation, variety: number): CarMove[] {
  const moves: CarMove[] = [];
  let situation = start;
  for (const [index, entry] of start.card.entries.entries()) {
    // Every entry runs through its ways at another pace, so that they come in many combinations.
    const pace = Math.floor(variety / (index + 1));
    const car = carToMove(caseOf(situation, entry), pace);
    const way = car && wayOfVariety(situation, { car, spaces: entry.spaces }, pace);
    moves.push(way ? { car, path: way.path } : { car: entry.car, path: [] });
    situation = way ? withEntryDone(situation, car, way.end) : withEntrySkipped(situation);
  }
  return moves;
}

/** The car of an entry that has a way to go, chosen for white. */
function carToMove(next: EntryCase, variety: number): Car | undefined {
  if (next.kind === 'white') return pick(next.candidates, variety);
  return next.kind === 'drive' ? next.car : undefined;
}

function wayOfVariety(
  situation: Situation,
  { car, spaces }: { readonly car: Car; readonly spaces: number },
  variety: number,
): WayTo | undefined {
  const { field } = situation;
  const ways = waysAfter(field, driveOf(field, car, spaces), []);
  const leadOn = ways.filter(({ end }) => canBeFinished(withEntryDone(situation, car, end)));
  return pick(leadOn, variety);
}
