const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** Returns a percentile: the number that a part of them, 0 to 1, does not exceed. */
export const percentile = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.ceil(part * numbers.length) - 1] ?? Number.NaN;

/** Returns the median; of an even count, the higher of the two in the middle. */
export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Prints a title and rows under column heads, the first column to the left and all others to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.info(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.info(`  ${cells.join('  ')}`);
  }
}

/** Returns the microseconds of processor time that this process takes to run something. */
export function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
