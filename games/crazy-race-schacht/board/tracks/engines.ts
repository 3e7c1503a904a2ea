import type { Model } from '../../rules/components.ts';

/** A wheel with its centre and radius. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Drawing of a model, facing right, in a box of 64 × 40 whose rail is at 39. All strings are SVG paths. */
export interface Engine {
  /** Parts in the colour of the seat. */
  readonly body: string;
  /** Parts of black iron: chimney, smokebox, frame. */
  readonly iron: string;
  /** Domes, whistles and bands. */
  readonly brass: string;
  /** Windows of the cab. Empty for the pioneer. */
  readonly glass: string;
  /** Rods, seams and rivets, as lines. */
  readonly lines: string;
  /** The engraver's shading, as thin lines. */
  readonly hatch: string;
  /** Highlights, as lines. */
  readonly gloss: string;
  readonly wheels: readonly Wheel[];
  /** Centre of the plate with the letter. */
  readonly plate: { readonly x: number; readonly y: number };
  /** Centre and size of the seat's icon. */
  readonly sign: { readonly x: number; readonly y: number; readonly size: number };
}

/** A small engine of the first years, with a tall chimney and a tender like a tub. */
const pioneer: Engine = {
  body: 'M2 14h20.500l-1.800 16h-16.900zM36 15.500h18.500V29H36z',
  iron: 'M5 14q.8-4 4-3.200q2-2.600 4.500-.6q3.600-1.200 4.800 3.800zM53.500 14.500h6.500v15h-6.500zM54.800 14.500V5h4v9.500zM53.200 5L51.500.8h10.600L60.400 5zM2.500 30h19.500v2.200H2.500zM25 28.800h36.500v2.300H25zM22 29.600h3.500v1.600H22z',
  brass:
    'M25.500 29V14.500C25.500 10 28 7.300 31 7.300s5.500 2.700 5.500 7.200V29zM54 12.600h5.600v1.900H54z',
  glass: '',
  lines:
    'M41 15.500V29M1.300 14h22M49 32L35 21.500M37 20.500l-5 1.800M29.500 7.500V5h3v2.500M61.500 29v3',
  hatch:
    'M36.500 24.400h17M36.500 25.800h17M36.500 27h17M36.500 28.100h17M36.500 17.100h17M4 25.500h17M4.200 27h16.600M4.300 28.400h16.400M26.800 12.500V29M28 10.500V29M29.200 10V29M34 24h2.500M33.500 25.500h3M33 27h3.500M55 16v13M56 16v13M57 16v13M56 5.500V12M57 5.500V12',
  gloss: 'M37 18.800h16M33 10.500q1.800 1.500 1.800 5v5M4 16h16.500',
  wheels: [
    { x: 7.3, y: 34.4, radius: 4.6 },
    { x: 17.3, y: 34.4, radius: 4.6 },
    { x: 31, y: 34, radius: 5 },
    { x: 49, y: 31.8, radius: 7.2 },
  ],
  plate: { x: 12.2, y: 22 },
  sign: { x: 45.4, y: 20.6, size: 10.5 },
};

/** A stout engine that carries its water in tanks at its sides. */
const tank: Engine = {
  body: 'M4.500 30V8.500h14V12H48V30z',
  iron: 'M2 8.500L4 5h16L22 8.500zM48 10.500h10q2 9.500 2 19.500H48zM50 10.500L50.500 5h6l.5 5.500zM49 5V1.800h9V5zM2.500 29.800h59v3.200H2.500zM61.500 27.500h2V34h-2zM1.2 28.5H3V34H1.2zM53 31.8h7v3.800h-7zM20 12V9h28v3z',
  brass:
    'M31.500 9q0-5.500 4.500-5.500t4.500 5.500zM24.500 9V5.500h2.500V9zM23.600 5.500h4.300V4.200h-4.300zM57.500 10.500V7.200h3v3.300z',
  glass: 'M7 11.500h8.500v5.500H7z',
  lines: 'M14 33.500h32M18.500 12V30M43.500 33.500H54M21 10.400h10M42 10.400h5M6.500 19.500v8.500',
  hatch:
    'M19 24.800h28.500M19 26.100h28.500M19 27.300h28.500M19 28.500h28.500M5 25.500h13M5 27h13M5 28.400h13M49.500 12v17.500M50.800 12v17.500M52 12v17.500M53.100 12v17.500M54.200 12v17.500M52 5.500v4.500M53.200 5.500v4.500M37.500 4.200v4.500M38.700 5v3.500',
  gloss: 'M20 13.700h27M57 13.500q1 5 1.300 12M34 5q-1.200 1-1.300 3',
  wheels: [
    { x: 14, y: 33.2, radius: 5.8 },
    { x: 29, y: 33.2, radius: 5.8 },
    { x: 44, y: 33.2, radius: 5.8 },
  ],
  plate: { x: 24, y: 20.8 },
  sign: { x: 41.2, y: 20.6, size: 11.5 },
};

/** A long express in a streamlined casing. */
const express: Engine = {
  body: 'M1.500 31.500V12H14L17 13.500H40C50 13.500 58.500 18.500 63 30.500V35H51.500C50.500 31.500 48 30 44 30H16Q13 30 11 31.500z',
  iron: 'M.8 12L2.500 8.800H15L17.500 13.500L14 12zM27 13.500Q30 9.800 36 9.800Q41 9.800 44.500 13.900Q42 13.500 40 13.500zM10 31H49V34H10zM1 31.500h10v2H1z',
  brass:
    'M14.500 25.600H44C51 25.600 56 26.300 61.400 27L62.100 28.600C56 28 50 27.500 44 27.500H14.500zM20 13.500v-2.500h2.500v2.500z',
  glass: 'M4 14.500h7.500v6H4z',
  lines: 'M14 12V30.500M20 34.500h22M47 14.500q2.500 6 2.500 11M47 33h9',
  hatch:
    'M51.500 16.500q1.500 4.500 1.500 9M53.300 17.500q1.500 4 1.500 8M55 18.700q1.500 3.500 1.500 7M56.700 20q1.300 3 1.500 6M58.300 21.500q1.100 2.500 1.400 4.700M15 23.200h34M15 24.400h34.500M2 23h11.500M2 24.500h11.500M2 26h11.500M2 27.500h11.500M2 29h11.500M16 28.700h30M53 29.800h9.500M52.500 31.300h10M52.500 32.800h10',
  gloss: 'M18 15.200H40Q46 15.200 50.500 17.200',
  wheels: [
    { x: 6, y: 35.4, radius: 3.6 },
    { x: 18, y: 33.8, radius: 5.2 },
    { x: 29.5, y: 33.8, radius: 5.2 },
    { x: 41, y: 33.8, radius: 5.2 },
    { x: 51, y: 35.8, radius: 3.2 },
    { x: 58.5, y: 35.8, radius: 3.2 },
  ],
  plate: { x: 23, y: 20.5 },
  sign: { x: 41, y: 20.2, size: 11 },
};

/** The three models, told apart by their outline alone. */
export const engines: Readonly<Record<Model, Engine>> = { A: pioneer, B: tank, C: express };
