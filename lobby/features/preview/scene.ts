/**
 * A moment in the middle of a race, the same for everyone. It is played by the rules, with random moves from a seed.
 */
import type { CatalogGame } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import type { AnyRules } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { SecretState } from '../../../games/kit/view.ts';

/** A recipe for a moment at which a board has much to show. */
interface Scene {
  readonly numPlayers: number;
  readonly seed: string;
  /** Number of moves before it. */
  readonly moves: number;
}

const scenes: Readonly<Record<string, Scene>> = {
  'bug-race': { numPlayers: 3, seed: 'meadow', moves: 90 },
  'crazy-race-schacht': { numPlayers: 3, seed: 'paddock', moves: 55 },
  'crazy-race-gewalt': { numPlayers: 4, seed: 'meadow', moves: 30 },
  'detroit-cleveland-grand-prix': { numPlayers: 4, seed: 'circuit', moves: 30 },
};

/** Scene of a game that has none of its own. */
const anyScene = { seed: 'paddock', moves: 30 };

/** Seat from whose point of view the board is shown. */
export const seatShown = '0';

/** Returns a moment of a game, played by its rules. */
export function momentOf(
  { name, minPlayers }: Pick<GameInfo, 'name' | 'minPlayers'>,
  rules: AnyRules,
): SecretState {
  const scene = scenes[name] ?? { ...anyScene, numPlayers: minPlayers };
  const { numPlayers, seed, moves } = scene;
  const chance = seededRng(seed);
  const seats = Array.from({ length: numPlayers }, (_, index) => String(index));
  const state = rules.begin({}, seats, chance);
  for (let made = 0; made < moves; made += 1) {
    const [seat] = rules.playersToMove(state);
    const move = seat === undefined ? undefined : rules.randomMove(state, seat, chance);
    if (seat === undefined || move === undefined) break;
    rules.play(state, seat, move, chance);
  }
  return state;
}

/** A game's board, and what its first seat sees of the moment. */
export interface LoadedScene extends Pick<BoardModule, 'Board'> {
  readonly G: object;
}

/** Loads a moment of a game with its board. */
export async function loadScene({ info, load, loadBoard }: CatalogGame): Promise<LoadedScene> {
  const [{ rules }, { Board }] = await Promise.all([load(), loadBoard()]);
  return { Board, G: rules.view(momentOf(info, rules), seatShown) };
}
