import { createStore } from '../../../lib/persisted-store.ts';

/** How many times as fast as usual boards show what happens; Infinity: at once. */
export const tableSpeeds = [0.5, 1, 2, 3, Number.POSITIVE_INFINITY] as const;
export type TableSpeed = (typeof tableSpeeds)[number];

/** The one that was chosen on this device. */
export const tableSpeed = createStore<TableSpeed>(
  'paddock.speed',
  (text) => tableSpeeds.find((speed) => String(speed) === text) ?? 1,
  String,
);
