import { existsSync, readFileSync } from 'node:fs';

/** A test that ended, or a hook that failed. */
export interface Result {
  /** Path from the project's root. */
  readonly file: string;
  /** Titles of its suites and its own, joined. */
  readonly title: string;
  readonly kind: 'test' | 'hook';
  readonly state: 'passed' | 'failed' | 'pending';
  readonly durationMs: number;
  readonly error?: string;
}

/** Reads the results that the reporter has written so far. */
export function readResults(file: string): readonly Result[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line): Result => JSON.parse(line));
}
