/**
 * A moment in the middle of a race, the same for everyone. It is played by the rules, with random moves from a seed.
 */
import type { CatalogGame } from '../../../games/index.ts';
import type { BoardModule, PreviewPosition } from '../../../games/kit/board/board-props.ts';
import type { AnyRules } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { SecretState } from '../../../games/kit/view.ts';

/** Seat from whose point of view the board is shown. */
export const seatShown = '0';

/** Returns a moment of a game, played by its rules. */
export function momentOf(
  { numPlayers, seed, moves }: PreviewPosition,
  rules: AnyRules,
): SecretState {
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
export async function loadScene({ load, loadBoard }: CatalogGame): Promise<LoadedScene> {
  const [{ rules }, { Board, preview }] = await Promise.all([load(), loadBoard()]);
  return { Board, G: rules.view(momentOf(preview, rules), seatShown) };
}
