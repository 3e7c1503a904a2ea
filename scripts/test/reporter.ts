import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';

/** The results of one test file. */
export interface FileResult {
  passed: number;
  skipped: number;
  /** Titles and errors of failed tests and hooks. */
  readonly failures: string[];
}

const root = path.join(import.meta.dirname, '../..');

/**
 * Prints a line for each file and all failures at the end. Writes the results of all files to the file named by
 * TEST_RESULTS, as JSON: paths from the project's root to `FileResult`.
 */
export default class Reporter extends Mocha.reporters.Base {
  readonly #results: Record<string, FileResult> = {};
  /** The file whose tests are being reported; mocha reports one file after another. */
  #file = '';
  #totalMs = 0;

  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    runner.on('pass', (test) => {
      this.#resultOf(test).passed += 1;
      this.#totalMs += test.duration ?? 0;
    });
    runner.on('pending', (test) => {
      this.#resultOf(test).skipped += 1;
    });
    runner.on('fail', (test, error: Error) => {
      this.#resultOf(test).failures.push(`${test.titlePath().join(' › ')}: ${error.message}`);
      this.#totalMs += test.duration ?? 0;
    });
    runner.on('hook end', (hook) => {
      // Root hooks count for the file that is being reported.
      if (hook.file) this.#resultOf(hook);
      this.#totalMs += hook.duration ?? 0;
    });
    runner.once('end', () => {
      this.#endFile();
      this.epilogue();
      const file = process.env.TEST_RESULTS;
      if (file) writeFileSync(file, JSON.stringify(this.#results));
    });
  }

  #resultOf(test: Mocha.Runnable): FileResult {
    const file = path.relative(root, test.file ?? '');
    if (file !== this.#file) this.#endFile();
    this.#file = file;
    this.#results[file] ??= { passed: 0, skipped: 0, failures: [] };
    return this.#results[file];
  }

  #endFile(): void {
    const result = this.#results[this.#file];
    if (!result) return;
    const numFailed = result.failures.length;
    const seconds = (this.#totalMs / 1000).toFixed(1).padStart(6);
    const failed = numFailed > 0 ? `, ${numFailed} failed` : '';
    const numTests = result.passed + result.skipped + numFailed;
    console.info(
      `${numFailed > 0 ? '✖' : '✔'} ${seconds} s  ${this.#file}  ${numTests} tests${failed}`,
    );
    this.#totalMs = 0;
  }
}
