/** Prints rows, the first of them heads, under a title: the first column to the left, all others to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.info(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.info(`  ${cells.join('  ')}`);
  }
}
