import { createStore } from '../../lib/persisted-store.ts';

/** Playback speeds of boards. Infinity shows everything at once. */
export const tableSpeeds = [0.5, 1, 2, 3, Number.POSITIVE_INFINITY] as const;
export type TableSpeed = (typeof tableSpeeds)[number];

/** The speed chosen on this device. */
export const tableSpeed = createStore<TableSpeed>(
  'paddock.speed',
  (text) => tableSpeeds.find((speed) => String(speed) === text) ?? 1,
  String,
);
