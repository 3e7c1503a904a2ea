import { appendFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';
import type { Result } from './results.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Prints a line for each file and all failures at the end. Appends each test's result as a line of JSON to the file
 * named by TEST_RESULTS.
 */
export default class Reporter extends Mocha.reporters.Base {
  /** The file whose tests are being reported; mocha reports one file after another. */
  #file = '';
  #tests = 0;
  #failed = 0;
  #totalMs = 0;

  constructor(runner: Mocha.Runner, options?: Mocha.MochaOptions) {
    super(runner, options);
    runner.on('pass', (test) => this.#note(test, 'passed'));
    runner.on('pending', (test) => this.#note(test, 'pending'));
    runner.on('fail', (test, error: Error) => this.#note(test, 'failed', error));
    runner.on('hook end', (hook) => {
      // Hooks of all files count for the file that is being reported.
      if (hook.file) this.#enter(hook.file);
      this.#totalMs += hook.duration ?? 0;
    });
    runner.once('end', () => {
      this.#endFile();
      this.epilogue();
    });
  }

  #note(test: Mocha.Runnable, state: Result['state'], error?: Error): void {
    this.#enter(test.file ?? '');
    const file = this.#file;
    const kind = 'type' in test && test.type === 'hook' ? 'hook' : 'test';
    const durationMs = test.duration ?? 0;
    this.#totalMs += durationMs;
    if (kind === 'test') this.#tests += 1;
    if (state === 'failed') this.#failed += 1;
    const title = test.titlePath().join(' › ');
    const result: Result = {
      file,
      title,
      kind,
      state,
      durationMs,
      ...(error && { error: error.message }),
    };
    const results = process.env.TEST_RESULTS;
    if (results) appendFileSync(results, `${JSON.stringify(result)}\n`);
  }

  #enter(absolute: string): void {
    const file = path.relative(root, absolute);
    if (file === this.#file) return;
    this.#endFile();
    this.#file = file;
  }

  #endFile(): void {
    if (!this.#file) return;
    const seconds = (this.#totalMs / 1000).toFixed(1).padStart(6);
    const sign = this.#failed > 0 ? '✖' : '✔';
    const failures = this.#failed > 0 ? `, ${this.#failed} failed` : '';
    console.info(`${sign} ${seconds} s  ${this.#file}  ${this.#tests} tests${failures}`);
    this.#tests = 0;
    this.#failed = 0;
    this.#totalMs = 0;
  }
}
