import type { DailyResult, DailyStandings } from '../../../protocol/daily.ts';

/** Number of players with a result, and whether the reader is one of them. */
export interface ResultRow {
  readonly place: number;
  /** Null if the row has all scores of the place. */
  readonly score: number | null;
  readonly count: number;
  readonly isOwn: boolean;
}

/** Maximum number of rows that tell scores. */
const maxRows = 12;

function rowsOf({ results, own }: DailyStandings): readonly ResultRow[] {
  return results.map(({ place, score, count }) => ({
    place,
    score,
    count,
    isOwn: own !== null && isSame(own, { place, score }),
  }));
}

function isSame(one: DailyResult, other: DailyResult): boolean {
  return one.place === other.place && one.score === other.score;
}

/** Returns the rows with one for each place. */
function byPlace(rows: readonly ResultRow[]): readonly ResultRow[] {
  const places = [...new Set(rows.map(({ place }) => place))];
  return places.map((place) => {
    const some = rows.filter((row) => row.place === place);
    return {
      place,
      score: null,
      count: some.reduce((sum, { count }) => sum + count, 0),
      isOwn: some.some(({ isOwn }) => isOwn),
    };
  });
}

/** Returns how many players had each result, without scores if the game has none or there are too many. */
export function distributionOf(
  standings: DailyStandings,
  hasScores: boolean,
): readonly ResultRow[] {
  const rows = rowsOf(standings);
  return hasScores && rows.length <= maxRows ? rows : byPlace(rows);
}

/** Returns how many of the other players did worse than the reader. Null if the reader has no result. */
export function beatenBy(
  standings: DailyStandings,
): { readonly beaten: number; readonly others: number } | null {
  const { own, played, results } = standings;
  if (!own) return null;
  const equals = results.find((result) => isSame(own, result))?.count ?? 1;
  return {
    beaten: Math.max(0, played - own.better - equals),
    others: Math.max(0, played - 1),
  };
}

/** A decision of the reader. `number` counts the reader's own, from 1. */
export type NumberedChoice = DailyStandings['choices'][number] & { readonly number: number };

/** Maximum number of decisions that are shown. */
const maxChoices = 5;

/** Returns the decisions that the fewest others made, in the order of the match. One other player is too few. */
export function rarestChoices({ choices }: DailyStandings): readonly NumberedChoice[] {
  const share = ({ same, others }: NumberedChoice) => same / others;
  return choices
    .map((choice, index) => ({ ...choice, number: index + 1 }))
    .filter(({ same, others }) => others > 1 && same < others)
    .toSorted((one, other) => share(one) - share(other) || other.others - one.others)
    .slice(0, maxChoices)
    .toSorted((one, other) => one.number - other.number);
}
