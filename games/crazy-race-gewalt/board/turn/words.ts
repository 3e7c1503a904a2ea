/** Descriptions of positions on the course in words. */
import type { NameOf } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { sectionsPerStage, stageOf } from '../../rules/components.ts';
import { cardOn, laneOf, squaresAt } from '../../rules/index.ts';
import type { GewaltState, PawnPosition, PlacedSection, SectionRef } from '../../rules/state.ts';
import { distancesFrom } from '../course/distance.ts';

type LanesAndPawns = Pick<GewaltState, 'pawns' | 'sectionCards'>;

/** Returns the player who runs on a lane. Undefined if the lane is unused. */
function runnerOn({ pawns }: Pick<GewaltState, 'pawns'>, lane: number): string | undefined {
  return Object.keys(pawns).find((seat) => laneOf(seat) === lane);
}

/** Returns the name of a lane with the player who runs on it, if any. */
export function laneName(
  state: Pick<GewaltState, 'pawns'>,
  lane: number,
  nameOf: NameOf,
  words: BoardText,
): string {
  const runner = runnerOn(state, lane);
  return words.lane(lane + 1, runner === undefined ? null : nameOf(runner));
}

/** Returns the name of a section within its lane. */
export function sectionName(lane: string, section: number, words: BoardText): string {
  const number = (section % sectionsPerStage) + 1;
  return words.section({ lane, stage: stageOf(section), number });
}

/** Describes where the pawn of a lane stands, and how far it has to go to each line. */
function runnerInWords(
  state: LanesAndPawns,
  {
    lane,
    place,
    name,
  }: { readonly lane: number; readonly place: PawnPosition; readonly name: string },
  words: BoardText,
): readonly string[] {
  const { section, square } = place;
  const spot: SectionRef = { lane, section };
  const ways = distancesFrom(state, { playerID: String(lane), place });
  return [
    words.places.on(square, squaresAt(state, spot), sectionName(name, section, words)),
    ...ways.map(({ squares, stage }) => words.distance.toLine(squares, stage)),
  ];
}

/** Describes which player placed a section card, and which player moved it. */
export function historyOf(
  { placedBy, movedBy }: PlacedSection,
  nameOf: NameOf,
  words: BoardText,
): string {
  return words.placedBy(nameOf(placedBy), movedBy === null ? null : nameOf(movedBy));
}

/** Describes a section of a lane that is already named: its squares, and the card on it. */
export function sectionInWords(
  lanes: Pick<GewaltState, 'sectionCards'>,
  spot: SectionRef,
  nameOf: NameOf,
  words: BoardText,
): string {
  const number = (spot.section % sectionsPerStage) + 1;
  const card = cardOn(lanes, spot);
  const squares = (card ? words.cardSquares : words.squares)(squaresAt(lanes, spot));
  const history = card ? `, ${historyOf(card, nameOf, words)}` : '';
  return `${words.stages[stageOf(spot.section)]} ${number}: ${squares}${history}`;
}

/** Describes a lane completely: its pawn, the distances to the lines, and the cards on it. */
export function laneInWords(
  state: LanesAndPawns,
  lane: number,
  nameOf: NameOf,
  words: BoardText,
): string {
  const name = laneName(state, lane, nameOf, words);
  const runner = runnerOn(state, lane);
  const place = runner === undefined ? undefined : state.pawns[runner];
  const cards = (state.sectionCards[lane] ?? []).flatMap((card, section) =>
    card ? [sectionInWords(state, { lane, section }, nameOf, words)] : [],
  );
  const told =
    place === undefined || place === null
      ? [`${name}: ${runner === undefined ? words.unused : words.places.finished}`]
      : runnerInWords(state, { lane, place, name }, words);
  return `${[...told, ...cards].join('; ')}.`;
}
