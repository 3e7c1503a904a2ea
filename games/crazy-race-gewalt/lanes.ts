/** Sections, pawns and ways along a lane: CG-1, CG-3, CG-4. */
import type { PlayerID } from 'boardgame.io';
import {
  laneCount,
  printedSquares,
  type SectionCardID,
  type Stage,
  sectionsALane,
  squaresOn,
  stageOf,
  stages,
} from './components.ts';
import type { CrazyRaceState, Place, Refusal, Spot } from './state.ts';

type Lanes = Pick<CrazyRaceState, 'laid'>;
type LanesAndPawns = Pick<CrazyRaceState, 'laid' | 'pawns'>;

/** Where every pawn starts (CG-1). */
export const startPlace: Place = Object.freeze({ section: 0, square: 1 });

/** CG-1: a player's own lane has the seat's number. */
export function laneOf(playerID: PlayerID): number {
  return Number(playerID);
}

/** The section card on a section; null: none. */
export function cardOn({ laid }: Lanes, { lane, section }: Spot): SectionCardID | null {
  return laid[lane]?.[section] ?? null;
}

/** CG-3: how many squares a section has now. */
export function squaresAt(lanes: Lanes, spot: Spot): number {
  const card = cardOn(lanes, spot);
  return card === null ? printedSquares : squaresOn(card);
}

/** CG-1: only one pawn ever stands on a lane, its own seat's. */
export function isPawnOn({ pawns }: Pick<CrazyRaceState, 'pawns'>, spot: Spot): boolean {
  return pawns[String(spot.lane)]?.section === spot.section;
}

function isBelow(value: unknown, count: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

/** Whether these are the numbers of a lane and of a section; they may be anything. */
export function isSpot(spot: { readonly lane: unknown; readonly section: unknown }): spot is Spot {
  return isBelow(spot.lane, laneCount) && isBelow(spot.section, sectionsALane);
}

/** CG-3: why no section card may go there; null if one may. */
export function whyNotFree(
  state: LanesAndPawns,
  spot: { readonly lane: unknown; readonly section: unknown },
): Refusal | null {
  if (!isSpot(spot)) return 'notASection';
  if (isPawnOn(state, spot)) return 'pawnThere';
  return cardOn(state, spot) === null ? null : 'cardThere';
}

/** CG-10: why the card on a section may not be moved away; null if it may. */
export function whyNotMovable(
  state: LanesAndPawns,
  spot: { readonly lane: unknown; readonly section: unknown },
): Refusal | null {
  if (!isSpot(spot)) return 'notASection';
  if (cardOn(state, spot) === null) return 'noCardToMove';
  return isPawnOn(state, spot) ? 'cardUnderPawn' : null;
}

const allSpots: readonly Spot[] = Array.from({ length: laneCount * sectionsALane }, (_, index) => ({
  lane: Math.floor(index / sectionsALane),
  section: index % sectionsALane,
}));

/** The sections that a section card may be laid on, or moved to. */
export function freeSpots(state: LanesAndPawns): Spot[] {
  return allSpots.filter((spot) => whyNotFree(state, spot) === null);
}

/** The sections whose card may be moved away. */
export function movableSpots(state: LanesAndPawns): Spot[] {
  return allSpots.filter((spot) => whyNotMovable(state, spot) === null);
}

/** A way along a lane. */
export interface Way {
  /** Each square stepped on, in order. */
  readonly path: readonly Place[];
  /** null: over the finish line. */
  readonly to: Place | null;
  /** The lines that were crossed, and by which step (from 1). */
  readonly crossings: readonly { readonly stage: Stage; readonly step: number }[];
}

/** CG-3, CG-4: where so many squares lead; sections without squares are stepped over. */
export function wayFrom(
  lanes: Lanes,
  lane: number,
  { from, steps }: { readonly from: Place; readonly steps: number },
): Way {
  const path: Place[] = [];
  const crossings: { stage: Stage; step: number }[] = [];
  let place = from;
  for (let step = 1; step <= steps; step += 1) {
    const next = nextPlace(lanes, lane, place);
    const reached = next === null ? stages.length : stages.indexOf(stageOf(next.section));
    const left = stages.slice(stages.indexOf(stageOf(place.section)), reached);
    crossings.push(...left.map((stage) => ({ stage, step })));
    if (next === null) return { path, to: null, crossings };
    path.push(next);
    place = next;
  }
  return { path, to: place, crossings };
}

/** One step on; null: over the finish line. */
function nextPlace(lanes: Lanes, lane: number, { section, square }: Place): Place | null {
  if (square < squaresAt(lanes, { lane, section })) return { section, square: square + 1 };
  for (let further = section + 1; further < sectionsALane; further += 1) {
    if (squaresAt(lanes, { lane, section: further }) > 0) return { section: further, square: 1 };
  }
  return null;
}
