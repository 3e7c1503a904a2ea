/** Shapes of the cars, which differ by number and pattern as well as by colour. */
import { type Car, cars } from '../../rules/components.ts';

/** A car as cards show it. White stands for one of the player's choice. */
export type CarColour = Car | 'white';

/** Returns the number a car races with, 1 to 6. It identifies the car everywhere besides its colour. */
export function racingNumber(car: Car): number {
  return cars.indexOf(car) + 1;
}

/** Returns the colour of a car, and the ink to write on it, as CSS values. */
export function carColour(car: CarColour): { readonly fill: string; readonly ink: string } {
  return { fill: `var(--grand-prix-car-${car})`, ink: `var(--grand-prix-car-${car}-ink)` };
}

/** Paths of a car from above, in hundredths of a lane around its middle, nose to the right. */
export const fromAbove = {
  tyres: 'M-65-41h28v16h-28zM-65 25h28v16h-28zM34-38h24v14h-24zM34 24h24v14h-24z',
  axles: 'M-51-30V30M46-30V30M-36-22L-51-28M-36 22L-51 28M34-18L46-27M34 18L46 27',
  pipes: 'M-40-9H-73M-40 9H-73',
  body: 'M72 0C70-9 63-13 51-16C38-20 31-29 9-30C-10-31-22-29-34-25C-48-21-62-17-69-9V9C-62 17-48 21-34 25C-22 29-10 31 9 30C31 29 38 20 51 16C63 13 70 9 72 0z',
  cockpit: 'M-26-14C-34-14-50-11-56 0C-50 11-34 14-26 14C-29 6-29-6-26-14z',
  screen: 'M-24-16C-28-6-28 6-24 16',
  light: 'M60-9C46-14 34-25 10-26.5C-8-27-20-26-31-22.5',
} as const;

/** The patterns on the bodies, one for each car, in the coordinates of `fromAbove`. */
export const patternsFromAbove: Readonly<Record<Car, string>> = {
  yellow: 'M71.5-3.5L28-5V5L71.5 3.5zM-58-4H-69V4H-58z',
  blue: 'M66-7.5L28-13V-6L68-3.5zM66 7.5L28 13V6L68 3.5zM-58-10L-69-7V-3H-58zM-58 10L-69 7V3H-58z',
  green: 'M72 0C70-9 63-13 51-16C56-5 56 5 51 16C63 13 70 9 72 0z',
  black: 'M66 0L48-14.5L40-18.5L56 0L40 18.5L48 14.5z',
  red: 'M56-14.5L44-18V18L56 14.5zM37-21L32-24V24L37 21z',
  orange: 'M72 0C70 9 63 13 51 16C38 20 31 29 26 28V0zM-58 0H-69V9L-58 15.5z',
};

/** Shapes of a car from its right side, in a box of 60 × 30. */
export const fromAside = {
  tyres:
    'M4.5 21a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM40.8 21.5a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0z',
  // Without the hubs, where the tyres show.
  rims: 'M8.02 21a4.48 4.48 0 1 0 8.96 0a4.48 4.48 0 1 0-8.96 0zM43.97 21.5a4.03 4.03 0 1 0 8.06 0a4.03 4.03 0 1 0-8.06 0zM10.9 21a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM46.56 21.5a1.44 1.44 0 1 0 2.88 0a1.44 1.44 0 1 0-2.88 0z',
  body: 'M1.5 13.5C3.5 9 11 7.2 19 8.5L21.5 5.5C22.5 4.8 24 5 24.5 6.2V11.5H33.5L37.5 8.2C46.5 8.6 55 12 58.6 17C59.2 20 57 22.4 54 22.8H8C4 22.4 1 17.5 1.5 13.5z',
  pipe: 'M22 19.5H9C6 19.5 4 20.5 0 20.5',
  screen: 'M33.5 11.5L38 6.5',
  light: 'M4 12.5C7 9.8 13 9 19 10.2M38 10.2C45 10.5 51.5 12.8 55.5 16',
  head: { x: 29, y: 6.6, radius: 4.5 },
  visor: 'M29.5 6H33.5V8.2H30.5z',
  roundel: { x: 30.3, y: 17.4, radius: 10.8 },
} as const;

/** The same patterns from the side. */
export const patternsFromAside: Readonly<Record<Car, string>> = {
  yellow: 'M37.5 13.8L57.5 15.5L58.8 17.8L37.5 17zM21.5 13.8H2L2 17H21.5z',
  blue: 'M37.5 11.5L54.5 13.3L56.5 15L37.5 13.6zM37.5 15.8L58.2 17.2L58.9 19.2L37.5 18zM21.5 11.5H3L2 13.6H21.5zM21.5 15.8H2.2L2.6 18H21.5z',
  green: 'M49 11.3C53.5 13 57 15 58.6 17C59.2 20 57 22.4 54 22.8H50C52.5 19 52 15 49 11.3z',
  black: 'M41 8.6L46.5 9.6L54 16.5L49 22.8H43.5L49.5 16.5z',
  red: 'M40 8.5L45 9.1V22.8H40zM48 10.3L52 12V22.8H48zM6 8.9L10 8.2V22.5H6z',
  orange:
    'M37.5 15.5H57.2L58.6 17C59.2 20 57 22.4 54 22.8H37.5zM21.5 15.5H1.7C2.2 19 5 22.4 8 22.8H21.5z',
};
