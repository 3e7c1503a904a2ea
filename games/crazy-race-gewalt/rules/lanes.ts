/** Sections, pawns and paths along a lane: CG-1, CG-3, CG-4, CG-10. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import {
  laneCount,
  printedSquares,
  type Stage,
  sectionsPerLane,
  squaresOn,
  stageNumber,
  stages,
} from './components.ts';
import type {
  GewaltState,
  PawnPosition,
  PlacedSection,
  Refusal,
  SectionCards,
  SectionRef,
} from './state.ts';

type Lanes = Pick<GewaltState, 'sectionCards'>;
type LanesAndPawns = Pick<GewaltState, 'sectionCards' | 'pawns'>;

/** The start of every pawn (CG-1). */
export const startPlace: PawnPosition = Object.freeze({ section: 0, square: 1 });

/** CG-1: returns a player's own lane, which has the seat's number. */
export function laneOf(playerID: PlayerID): number {
  return Number(playerID);
}

/** Returns the section card on a section, or null. */
export function cardOn(
  { sectionCards }: Lanes,
  { lane, section }: SectionRef,
): PlacedSection | null {
  return sectionCards[lane]?.[section] ?? null;
}

/** Returns the lanes with a card, or none (null), placed on one of their sections. */
export function withCardOn(
  laid: SectionCards,
  { lane, section }: SectionRef,
  card: PlacedSection | null,
): SectionCards {
  const lanes = [...laid];
  const sections = [...(laid[lane] ?? [])];
  sections[section] = card;
  lanes[lane] = sections;
  return lanes;
}

/** CG-10: returns the lanes after a player has moved one of their cards. */
export function withCardMoved(
  laid: SectionCards,
  {
    from,
    to,
    movedBy,
  }: { readonly from: SectionRef; readonly to: SectionRef; readonly movedBy: PlayerID },
): SectionCards {
  const card = cardOn({ sectionCards: laid }, from);
  if (!card) throw new Error('There is no card to move.');
  return withCardOn(withCardOn(laid, from, null), to, { ...card, movedBy });
}

/** CG-3: returns how many squares a section has now. */
export function squaresAt(lanes: Lanes, spot: SectionRef): number {
  const card = cardOn(lanes, spot);
  return card === null ? printedSquares : squaresOn(card.cardID);
}

/** CG-1: returns whether a pawn is on a section. A lane only ever has one pawn, its own seat's. */
export function isPawnOn({ pawns }: Pick<GewaltState, 'pawns'>, spot: SectionRef): boolean {
  return pawns[spot.lane]?.section === spot.section;
}

function isBelow(value: unknown, count: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

/** A section as named by a client: its numbers may be anything. */
export interface NamedSpot {
  readonly lane: unknown;
  readonly section: unknown;
}

/** Returns whether these are the numbers of a lane and of a section. */
export function isSpot(spot: NamedSpot): spot is SectionRef {
  return isBelow(spot.lane, laneCount) && isBelow(spot.section, sectionsPerLane);
}

function whyTaken(state: LanesAndPawns, spot: SectionRef): Refusal | null {
  if (isPawnOn(state, spot)) return 'pawnThere';
  return cardOn(state, spot) === null ? null : 'cardThere';
}

/** CG-3: returns why no section card may be placed on a section, or null if one may. */
export function whyNotFree(state: LanesAndPawns, spot: NamedSpot): Refusal | null {
  return isSpot(spot) ? whyTaken(state, spot) : 'notASection';
}

function whyFixed(state: LanesAndPawns, spot: SectionRef): Refusal | null {
  if (cardOn(state, spot) === null) return 'noCardToMove';
  return isPawnOn(state, spot) ? 'cardUnderPawn' : null;
}

/** CG-10: returns why the card on a section may not be moved away, or null if it may. */
export function whyNotMovable(state: LanesAndPawns, spot: NamedSpot): Refusal | null {
  return isSpot(spot) ? whyFixed(state, spot) : 'notASection';
}

const allSpots: readonly SectionRef[] = Array.from(
  { length: laneCount * sectionsPerLane },
  (_, index) =>
    Object.freeze({ lane: Math.floor(index / sectionsPerLane), section: index % sectionsPerLane }),
);

function spotsWithout(
  state: LanesAndPawns,
  whyNot: (state: LanesAndPawns, spot: SectionRef) => Refusal | null,
): SectionRef[] {
  const found: SectionRef[] = [];
  for (const spot of allSpots) if (whyNot(state, spot) === null) found.push(spot);
  return found;
}

/** Returns the sections on which a section card may be placed, or to which one may be moved. */
export function freeSpots(state: LanesAndPawns): SectionRef[] {
  return spotsWithout(state, whyTaken);
}

/** Returns a random free section, all equally likely; undefined if there is none. */
export function someFreeSpot(state: LanesAndPawns, { choose }: Rng): SectionRef | undefined {
  // Most sections are usually free, so the first draw is mostly enough and not all need to be checked.
  const first = choose(allSpots);
  if (whyTaken(state, first) === null) return first;
  const free = freeSpots(state);
  return free.length > 0 ? choose(free) : undefined;
}

/** Returns the sections whose card may be moved away. */
export function movableSpots(state: LanesAndPawns): SectionRef[] {
  return spotsWithout(state, whyFixed);
}

/** A path along a lane. */
export interface Path {
  /** Each square entered, in order. */
  readonly path: readonly PawnPosition[];
  /** The final position, or null if over the finish line. */
  readonly to: PawnPosition | null;
  /** The lines that were crossed, each with the number of the step (from 1). */
  readonly crossings: readonly { readonly stage: Stage; readonly step: number }[];
}

/** CG-3, CG-4: returns the path of this number of squares; sections without squares are stepped over. */
export function wayFrom(
  lanes: Lanes,
  lane: number,
  { from, steps }: { readonly from: PawnPosition; readonly steps: number },
): Path {
  const path: PawnPosition[] = [];
  const crossings: { stage: Stage; step: number }[] = [];
  let place = from;
  let current = stageNumber(from.section);
  for (let step = 1; step <= steps; step += 1) {
    const next = nextPlace(lanes, lane, place);
    const reached = next === null ? stages.length : stageNumber(next.section);
    if (reached > current) {
      crossings.push(...stages.slice(current, reached).map((stage) => ({ stage, step })));
      current = reached;
    }
    if (next === null) return { path, to: null, crossings };
    path.push(next);
    place = next;
  }
  return { path, to: place, crossings };
}

/** Returns the next square, or null if it is over the finish line. */
function nextPlace(
  lanes: Lanes,
  lane: number,
  { section, square }: PawnPosition,
): PawnPosition | null {
  if (square < squaresAt(lanes, { lane, section })) return { section, square: square + 1 };
  for (let further = section + 1; further < sectionsPerLane; further += 1) {
    if (squaresAt(lanes, { lane, section: further }) > 0) return { section: further, square: 1 };
  }
  return null;
}
