/** Sections, pawns and ways along a lane: CG-1, CG-3, CG-4, CG-10. */
import type { PlayerID } from 'boardgame.io';
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
import type { GewaltState, Laid, LaidCard, PawnPosition, Refusal, SectionRef } from './state.ts';

type Lanes = Pick<GewaltState, 'laid'>;
type LanesAndPawns = Pick<GewaltState, 'laid' | 'pawns'>;

/** Where every pawn starts (CG-1). */
export const startPlace: PawnPosition = Object.freeze({ section: 0, square: 1 });

/** CG-1: a player's own lane has the seat's number. */
export function laneOf(playerID: PlayerID): number {
  return Number(playerID);
}

/** The section card on a section; null: none. */
export function cardOn({ laid }: Lanes, { lane, section }: SectionRef): LaidCard | null {
  return laid[lane]?.[section] ?? null;
}

/** The lanes with a card, or none (null), on one of their sections. */
export function withCardOn(laid: Laid, { lane, section }: SectionRef, card: LaidCard | null): Laid {
  const lanes = [...laid];
  const sections = [...(laid[lane] ?? [])];
  sections[section] = card;
  lanes[lane] = sections;
  return lanes;
}

/** CG-10: the lanes with a card of theirs moved by a player. */
export function withCardMoved(
  laid: Laid,
  {
    from,
    to,
    movedBy,
  }: { readonly from: SectionRef; readonly to: SectionRef; readonly movedBy: PlayerID },
): Laid {
  const card = cardOn({ laid }, from);
  if (!card) throw new Error('There is no card to move.');
  return withCardOn(withCardOn(laid, from, null), to, { ...card, movedBy });
}

/** CG-3: how many squares a section has now. */
export function squaresAt(lanes: Lanes, spot: SectionRef): number {
  const card = cardOn(lanes, spot);
  return card === null ? printedSquares : squaresOn(card.cardID);
}

/** CG-1: only one pawn ever stands on a lane, its own seat's. */
export function isPawnOn({ pawns }: Pick<GewaltState, 'pawns'>, spot: SectionRef): boolean {
  return pawns[spot.lane]?.section === spot.section;
}

function isBelow(value: unknown, count: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

/** A section as a client names it: may be anything. */
export interface NamedSpot {
  readonly lane: unknown;
  readonly section: unknown;
}

/** Whether these are the numbers of a lane and of a section. */
export function isSpot(spot: NamedSpot): spot is SectionRef {
  return isBelow(spot.lane, laneCount) && isBelow(spot.section, sectionsPerLane);
}

function whyTaken(state: LanesAndPawns, spot: SectionRef): Refusal | null {
  if (isPawnOn(state, spot)) return 'pawnThere';
  return cardOn(state, spot) === null ? null : 'cardThere';
}

/** CG-3: why no section card may go there; null if one may. */
export function whyNotFree(state: LanesAndPawns, spot: NamedSpot): Refusal | null {
  return isSpot(spot) ? whyTaken(state, spot) : 'notASection';
}

function whyFixed(state: LanesAndPawns, spot: SectionRef): Refusal | null {
  if (cardOn(state, spot) === null) return 'noCardToMove';
  return isPawnOn(state, spot) ? 'cardUnderPawn' : null;
}

/** CG-10: why the card on a section may not be moved away; null if it may. */
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

/** The sections that a section card may be laid on, or moved to. */
export function freeSpots(state: LanesAndPawns): SectionRef[] {
  return spotsWithout(state, whyTaken);
}

/** One of them by chance, each as likely; there is none: undefined. */
export function someFreeSpot(state: LanesAndPawns, { choose }: Rng): SectionRef | undefined {
  // Most sections are free most of the time, so that the first one does and not all need be looked at.
  const first = choose(allSpots);
  if (whyTaken(state, first) === null) return first;
  const free = freeSpots(state);
  return free.length > 0 ? choose(free) : undefined;
}

/** The sections whose card may be moved away. */
export function movableSpots(state: LanesAndPawns): SectionRef[] {
  return spotsWithout(state, whyFixed);
}

/** A way along a lane. */
export interface Path {
  /** Each square stepped on, in order. */
  readonly path: readonly PawnPosition[];
  /** null: over the finish line. */
  readonly to: PawnPosition | null;
  /** The lines that were crossed, and by which step (from 1). */
  readonly crossings: readonly { readonly stage: Stage; readonly step: number }[];
}

/** CG-3, CG-4: where so many squares lead; sections without squares are stepped over. */
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

/** One step on; null: over the finish line. */
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
