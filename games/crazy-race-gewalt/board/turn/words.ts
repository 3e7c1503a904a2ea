/** Places on the course in words. */
import type { NameOf } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board-text.ts';
import { sectionsPerStage, stageOf } from '../../rules/components.ts';
import { cardOn, laneOf, squaresAt } from '../../rules/index.ts';
import type { GewaltState, LaidCard, PawnPosition, SectionRef } from '../../rules/state.ts';
import { distancesFrom } from '../course/distance.ts';

type LanesAndPawns = Pick<GewaltState, 'pawns' | 'laid'>;

/** The player who runs on a lane; undefined: nobody does. */
function runnerOn({ pawns }: Pick<GewaltState, 'pawns'>, lane: number): string | undefined {
  return Object.keys(pawns).find((seat) => laneOf(seat) === lane);
}

/** A lane with the player who runs on it, if any. */
export function laneName(
  state: Pick<GewaltState, 'pawns'>,
  lane: number,
  nameOf: NameOf,
  words: BoardText,
): string {
  const runner = runnerOn(state, lane);
  return words.lane(lane + 1, runner === undefined ? null : nameOf(runner));
}

/** A section within its lane. */
export function sectionName(lane: string, section: number, words: BoardText): string {
  const number = (section % sectionsPerStage) + 1;
  return words.section({ lane, stage: stageOf(section), number });
}

/** Where the pawn of a lane stands, and how far it has to go to each line. */
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

/** The player who laid a section card, and who moved it. */
export function historyOf({ laidBy, movedBy }: LaidCard, nameOf: NameOf, words: BoardText): string {
  return words.laidBy(nameOf(laidBy), movedBy === null ? null : nameOf(movedBy));
}

/** A section of a lane that is named already: its squares, and the card that lies there. */
export function sectionInWords(
  lanes: Pick<GewaltState, 'laid'>,
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

/** A lane with all that is to be known of it: its pawn, the ways to the lines, the cards that lie there. */
export function laneInWords(
  state: LanesAndPawns,
  lane: number,
  nameOf: NameOf,
  words: BoardText,
): string {
  const name = laneName(state, lane, nameOf, words);
  const runner = runnerOn(state, lane);
  const place = runner === undefined ? undefined : state.pawns[runner];
  const cards = (state.laid[lane] ?? []).flatMap((card, section) =>
    card ? [sectionInWords(state, { lane, section }, nameOf, words)] : [],
  );
  const told =
    place === undefined || place === null
      ? [`${name}: ${runner === undefined ? words.unused : words.places.finished}`]
      : runnerInWords(state, { lane, place, name }, words);
  return `${[...told, ...cards].join('; ')}.`;
}
