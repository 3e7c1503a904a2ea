/** Writes records. */
import { type MatchRecord, recordFormat, recordVersion } from './format.ts';

/** Returns the record of a match, with its format and version. */
export function recordOf(match: Omit<MatchRecord, 'format' | 'version'>): MatchRecord {
  return { format: recordFormat, version: recordVersion, ...match };
}

/** Returns a record as the text of a file: JSON with a line for each field and each move. */
export function textOfRecord(record: MatchRecord): string {
  const fields = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${textOfField(name, value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function textOfField(name: string, value: unknown): string {
  if (name !== 'moves' || !Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((move) => `    ${JSON.stringify(move)}`).join(',\n')}\n  ]`;
}
