/** What came of estimates: those that said about the same are looked at together. */

/** One estimate for one seat, with what came of it. */
export interface Sample {
  /** 0 to 1. */
  readonly estimate: number;
  /** The seat's share of the win in the end. */
  readonly won: number;
  /** What who knows nothing would say. */
  readonly even: number;
}

/** The samples whose estimates lie in the same tenth. */
export interface Tenth {
  /** The tenth from 0; 9 holds 1, too. */
  readonly tenth: number;
  readonly samples: number;
  /** The mean of the estimates. */
  readonly said: number;
  /** The mean of what came of them. */
  readonly won: number;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

/** The ten tenths, without those that no estimate lies in. */
export function tenthsOf(samples: readonly Sample[]): readonly Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = samples.filter(({ estimate }) => Math.min(9, Math.floor(10 * estimate)) === tenth);
    return {
      tenth,
      samples: own.length,
      said: mean(own.map(({ estimate }) => estimate)),
      won: mean(own.map(({ won }) => won)),
    };
  }).filter((each) => each.samples > 0);
}

/** Mean squared errors: of the estimates, and of always saying the same for everybody. */
export interface Errors {
  readonly estimates: number;
  readonly even: number;
}

/** How far estimates are from what came of them. */
export function errorsOf(samples: readonly Sample[]): Errors {
  return {
    estimates: mean(samples.map(({ estimate, won }) => (estimate - won) ** 2)),
    even: mean(samples.map(({ even, won }) => (even - won) ** 2)),
  };
}
