import type { BoardText } from '../../locales/board/en.ts';
import { type Side, type StageCardID, stageSide, trackSpaces } from '../../rules/components.ts';
import { isHome, spaceOf } from '../../rules/track.ts';

/** Describes where a locomotive with this progress stands. */
export function placeName(progress: number, { places }: BoardText): string {
  if (isHome(progress)) return places.home;
  if (progress === 0) return places.start;
  if (progress === trackSpaces) return places.turntable;
  const space = spaceOf(progress);
  return progress < trackSpaces ? places.outbound(space) : places.homebound(space);
}

/** Describes a side of a stage card: its number and what it shows. */
export function sideName(cardID: StageCardID, side: Side, words: BoardText): string {
  const { model, distance } = stageSide(cardID, side);
  return words.stage.side(side + 1, { model: model && words.models[model], distance });
}
