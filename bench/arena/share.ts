/** A share of wins with its uncertainty, in percent. */
export interface Share {
  readonly percent: number;
  /** Half the width of the interval that holds the true share 95 times in 100. */
  readonly margin: number;
}

/**
 * The mean share, clustered by deal: matches on the same cards are not independent, so that only whole deals count as
 * samples.
 */
export function shareOfDeals(byDeal: ReadonlyMap<number, readonly number[]>): Share {
  const means = [...byDeal.values()].map(
    (shares) => shares.reduce((sum, share) => sum + share, 0) / shares.length,
  );
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = Math.sqrt(squares / (means.length - 1) / means.length);
  return { percent: 100 * mean, margin: 196 * error };
}

/** What is said of a share in a table. */
export function shareInWords({ percent, margin }: Share): string {
  return `${percent.toFixed(1)} ± ${margin.toFixed(1)}`;
}
