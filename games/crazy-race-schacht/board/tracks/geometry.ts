import { type Model, trackSpaces } from '../../rules/components.ts';
import { spaceOf } from '../../rules/index.ts';

/** The box in which a player's track is drawn, in SVG units. */
export const trackBox = { width: 700, height: 84 } as const;

/** Upper edge of the strip above a track in which a drafted path is counted. */
export const hopsTop = -30;

/** Size of a locomotive on the track, in the units of `trackBox`. */
export const locomotiveSize = { width: 70.4, height: 44 } as const;

/** Upper edge of a locomotive on the rails. */
export const locomotiveTop = 6;

/** Centre and radius of the turntable, which is seen from the side. */
export const turntable = { x: 648, y: 49, radius: 47 } as const;

/** The x coordinate where the station ends and the line begins. */
export const stationEnd = 208;

const firstSpace = 247;
const spaceStep = 78;
const stationStands: Readonly<Record<Model, number>> = { A: 172, B: 104, C: 36 };

/** Numbers of the spaces along the line, without the turntable. */
export const lineSpaces: readonly number[] = Array.from(
  { length: trackSpaces - 1 },
  (_, index) => index + 1,
);

/** Returns the middle of a space. Space 0 has none, because the station has three stands. */
export function spaceX(space: number): number {
  return space >= trackSpaces ? turntable.x : firstSpace + (space - 1) * spaceStep;
}

/** Returns the middle of a locomotive, along the track. In the station each model has a stand of its own. */
export function locomotiveX({
  model,
  progress,
}: {
  readonly model: Model;
  readonly progress: number;
}): number {
  const space = spaceOf(progress);
  return space <= 0 ? stationStands[model] : spaceX(space);
}
