import { defaultTimeouts, type TableTimeouts } from '../../../server/domain/timeouts.ts';
import type { ServerOptions } from '../../../server/open-server.ts';

/** Options in which a server of the tests differs from the real one. */
export interface TestOptions
  extends Pick<ServerOptions, 'botSpeed' | 'tableTimes' | 'pushServices'> {
  /** Whether the server hosts the probe game, too. */
  readonly hasProbeGame?: boolean;
  /** File with the time of the daily challenge, in milliseconds since 1970. Defaults to the system's clock. */
  readonly clockFile?: string;
}

/** Bots move as soon as they have decided. */
export const quickBots: TestOptions = {
  botSpeed: { minPause: 0, maxPause: 0, maxWait: 0 },
};

const hour = 3_600_000;

const shortTimes: TableTimeouts = {
  beforeReplaced: 100,
  warning: 2000,
  beforeDormant: 1000,
  beforeStockDormant: 1000,
  beforeSeatFreed: hour,
  beforeStockSeatFreed: hour,
  beforePlayedWithout: 1000,
  beforeQuickStart: 1000,
  betweenLooks: 200,
};

/** Bots move at once, and all of a table's waits last a second or two at most. */
export const shortWaits = { ...quickBots, tableTimes: shortTimes } satisfies TestOptions;

/** The same, but a bot stands in only when the test has let the warning expire. */
export const longWarnings: TestOptions = {
  ...quickBots,
  tableTimes: { ...shortTimes, warning: hour },
};

/** The same, but tables whose players are gone stay in the lists. */
export const lastingTables = {
  ...quickBots,
  tableTimes: { ...shortTimes, beforeDormant: hour, beforeStockDormant: hour },
} satisfies TestOptions;

/** The same, but seats of absent players become free within a second, or two of other clients. */
export const shortSeats: TestOptions = {
  ...lastingTables,
  tableTimes: { ...lastingTables.tableTimes, beforeSeatFreed: 600, beforeStockSeatFreed: 1800 },
};

/** The same, but a rematch waits for an hour for a player who has just closed the page. */
export const patientRematches: TestOptions = {
  ...quickBots,
  tableTimes: { ...shortTimes, beforePlayedWithout: hour },
};

/** Absent players can be replaced at once, and can return in the middle of a turn: bots take 3 s for each step. */
export const quickReplacement: TestOptions = {
  botSpeed: { minPause: 3000, maxPause: 3000, maxWait: 3000 },
  tableTimes: { ...defaultTimeouts, beforeReplaced: 0, warning: 1500 },
};

/** Sends notifications to the push service of a test at this origin. */
export const pushingTo = (localOrigin: string): TestOptions => ({
  pushServices: { localOrigin, backoff: { first: 5, longest: 20 }, timeoutMs: 5000 },
});
