/** Places on the course in words. */
import type { NameOf } from '../../kit/text.ts';
import { sectionsAStage, stageOf } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { laneOf, squaresAt } from '../rules.ts';
import type { CrazyRaceState, Place, Spot } from '../state.ts';

/** A lane with the player who runs on it, if any. */
export function laneName(
  { pawns }: Pick<CrazyRaceState, 'pawns'>,
  lane: number,
  nameOf: NameOf,
  words: BoardText,
): string {
  const runner = Object.keys(pawns).find((seat) => laneOf(seat) === lane);
  return words.lane(lane + 1, runner === undefined ? null : nameOf(runner));
}

/** A section within its lane. */
export function sectionName(lane: string, section: number, words: BoardText): string {
  const number = (section % sectionsAStage) + 1;
  return words.section({ lane, stage: stageOf(section), number });
}

/** Where a pawn stands. */
export function placeName(
  state: Pick<CrazyRaceState, 'pawns' | 'laid'>,
  { playerID, place }: { readonly playerID: string; readonly place: Place | null },
  nameOf: NameOf,
  words: BoardText,
): string {
  if (place === null) return words.places.finished;
  const spot: Spot = { lane: laneOf(playerID), section: place.section };
  const lane = laneName(state, spot.lane, nameOf, words);
  const section = sectionName(lane, place.section, words);
  return words.places.on(place.square, squaresAt(state, spot), section);
}
