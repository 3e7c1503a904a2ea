/** How the cars are drawn and told apart: number and pattern as well as colour. */
import { type Car, cars } from '../components.ts';

/** A car as cards show it; white stands for one of the player's choice. */
export type CarColour = Car | 'white';

/** The number a car races with, 1 to 6; its second sign everywhere. */
export function racingNumber(car: Car): number {
  return cars.indexOf(car) + 1;
}

/** The colour of a car, and the ink to write on it, as CSS values. */
export function carColour(car: CarColour): { readonly fill: string; readonly ink: string } {
  return { fill: `var(--grand-prix-car-${car})`, ink: `var(--grand-prix-car-${car}-ink)` };
}

/** Seen from above, in hundredths of a lane around its middle, nose to the right. */
export const fromAbove = {
  tyres: 'M-65-41h28v16h-28zM-65 25h28v16h-28zM34-38h24v14h-24zM34 24h24v14h-24z',
  axles: 'M-51-30V30M46-30V30M-36-22L-51-28M-36 22L-51 28M34-18L46-27M34 18L46 27',
  pipes: 'M-40-9H-73M-40 9H-73',
  body: 'M72 0C70-9 63-13 51-16C38-20 31-29 9-30C-10-31-22-29-34-25C-48-21-62-17-69-9V9C-62 17-48 21-34 25C-22 29-10 31 9 30C31 29 38 20 51 16C63 13 70 9 72 0z',
  cockpit: 'M-26-14C-34-14-50-11-56 0C-50 11-34 14-26 14C-29 6-29-6-26-14z',
  screen: 'M-24-16C-28-6-28 6-24 16',
  light: 'M60-9C46-14 34-25 10-26.500C-8-27-20-26-31-22.500',
} as const;

/** The patterns on the bodies, one for each car, in the coordinates of `fromAbove`. */
export const patternsFromAbove: Readonly<Record<Car, string>> = {
  yellow: 'M71.500-3.500L28-5V5L71.500 3.500zM-58-4H-69V4H-58z',
  blue: 'M66-7.500L28-13V-6L68-3.500zM66 7.500L28 13V6L68 3.500zM-58-10L-69-7V-3H-58zM-58 10L-69 7V3H-58z',
  green: 'M72 0C70-9 63-13 51-16C56-5 56 5 51 16C63 13 70 9 72 0z',
  black: 'M66 0L48-14.500L40-18.500L56 0L40 18.500L48 14.500z',
  red: 'M56-14.500L44-18V18L56 14.500zM37-21L32-24V24L37 21z',
  orange: 'M72 0C70 9 63 13 51 16C38 20 31 29 26 28V0zM-58 0H-69V9L-58 15.500z',
};

/** Seen from the right side in a box of 60 × 30. */
export const fromAside = {
  rear: { x: 12.5, y: 21, radius: 8 },
  front: { x: 48, y: 21.5, radius: 7.2 },
  body: 'M1.500 13.500C3.500 9 11 7.200 19 8.500L21.500 5.500C22.500 4.800 24 5 24.500 6.200V11.500H33.500L37.500 8.200C46.500 8.600 55 12 58.600 17C59.200 20 57 22.400 54 22.800H8C4 22.400 1 17.500 1.500 13.500z',
  pipe: 'M22 19.500H9C6 19.500 4 20.500 0 20.500',
  screen: 'M33.500 11.500L38 6.500',
  light: 'M4 12.500C7 9.800 13 9 19 10.200M38 10.200C45 10.500 51.500 12.800 55.500 16',
  head: { x: 29, y: 6.6, radius: 4.5 },
  visor: 'M29.500 6H33.500V8.200H30.500z',
  roundel: { x: 30.3, y: 17.4, radius: 10.8 },
} as const;

/** The same patterns from the side. */
export const patternsFromAside: Readonly<Record<Car, string>> = {
  yellow: 'M37.500 13.800L57.500 15.500L58.800 17.800L37.500 17zM21.500 13.800H2L2 17H21.500z',
  blue: 'M37.500 11.500L54.500 13.300L56.500 15L37.500 13.600zM37.500 15.800L58.200 17.200L58.900 19.200L37.500 18zM21.500 11.500H3L2 13.600H21.500zM21.500 15.800H2.200L2.600 18H21.500z',
  green:
    'M49 11.300C53.500 13 57 15 58.600 17C59.200 20 57 22.400 54 22.800H50C52.500 19 52 15 49 11.300z',
  black: 'M41 8.600L46.500 9.600L54 16.500L49 22.800H43.500L49.500 16.500z',
  red: 'M40 8.500L45 9.100V22.800H40zM48 10.300L52 12V22.800H48zM6 8.900L10 8.200V22.500H6z',
  orange:
    'M37.500 15.500H57.200L58.600 17C59.200 20 57 22.400 54 22.800H37.500zM21.500 15.500H1.700C2.200 19 5 22.400 8 22.800H21.500z',
};
