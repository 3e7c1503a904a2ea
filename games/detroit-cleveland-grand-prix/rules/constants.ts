/**
 * Constants that the options of a match refer to. They are apart from cards and tracks, so that metadata don't load
 * those.
 */

/** The six cars, in the order of their bid cards. */
export const cars = ['yellow', 'blue', 'green', 'black', 'red', 'orange'] as const;
/** One of the six cars. */
export type Car = (typeof cars)[number];

/** Returns whether any value is the name of a car. */
export function isCar(value: unknown): value is Car {
  return cars.some((car) => car === value);
}

/** The two tracks (GP-C2). */
export const trackNames = ['cleveland', 'detroit'] as const;
/** One of the two tracks. */
export type TrackName = (typeof trackNames)[number];

/** Returns whether any value is the name of a track. */
export function isTrackName(value: unknown): value is TrackName {
  return trackNames.some((name) => name === value);
}

/** Unit of bids and prizes, in dollars; also the smallest bid (GP-4). */
export const bidStep = 10_000;

/** The prizes of the six places, in dollars (GP-C3). */
export const defaultPrizes: readonly number[] = Object.freeze([
  200_000, 150_000, 100_000, 60_000, 30_000, 10_000,
]);

/** Returns the number painted on a car, which identifies it besides the colour. */
export function carNumber(car: Car): number {
  return cars.indexOf(car) + 1;
}
