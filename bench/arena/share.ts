/** A share of wins with its uncertainty, in percent. */
export interface Share {
  readonly percent: number;
  /** Half the width of the interval that holds the true share 95 times in 100. */
  readonly margin: number;
}

/** How many standard errors make 95 % of Student's distribution: Cornish and Fisher's series about the normal one. */
function errorsFor(freedom: number): number {
  const z = 1.959964;
  const second = (z ** 3 + z) / (4 * freedom);
  const third = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  return z + second + third;
}

/**
 * The mean share, clustered by deal: matches on the same cards are not independent, so that only whole deals count as
 * samples. Where all of them ended alike, the margin is what could have stayed unseen in so many.
 */
export function shareOfDeals(byDeal: readonly (readonly number[])[]): Share {
  const means = byDeal.map((shares) => shares.reduce((sum, each) => sum + each, 0) / shares.length);
  const deals = means.length;
  const mean = means.reduce((sum, each) => sum + each, 0) / deals;
  const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const unseen = 1 - 0.05 ** (1 / deals);
  const error = Math.sqrt(squares / (deals - 1) / deals);
  const margin = squares === 0 ? unseen : errorsFor(deals - 1) * error;
  return { percent: 100 * mean, margin: 100 * Math.min(1, margin) };
}

/** What is said of a share in a table. */
export function shareInWords({ percent, margin }: Share): string {
  return `${percent.toFixed(1)} ± ${margin.toFixed(1)}`;
}
