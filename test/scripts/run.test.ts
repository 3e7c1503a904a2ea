import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');

const passing = "it('passes', () => {});";
const failing = "it('fails', () => { throw new Error('planted'); });";

describe('Runs of the tests', () => {
  let folder: string;

  beforeEach(() => {
    mkdirSync(results, { recursive: true });
    folder = mkdtempSync(path.join(results, 'planted-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs planted test files as `npm test` runs all files. Returns the exit code and the last lines. */
  async function runOf(sources: readonly string[], numLines: number) {
    const files = sources.map((source, index) => {
      const file = path.join(folder, `${index}.test.ts`);
      writeFileSync(file, source);
      return path.relative(root, file);
    });
    const { MOCHA_WORKER_ID: _ours, ...env } = process.env;
    const args = ['--import', 'tsx', 'scripts/test.ts', ...files];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...env, CI: '1' } });
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const lines = output
      .trim()
      .split('\n')
      .map((line) => line.replace(/test-results\/planted-\w+\//, '').replace(/\d+ s\./, '# s.'));
    return { code: child.exitCode, lines: lines.slice(-numLines), output };
  }

  it('a run is red if a test fails twice', async () => {
    const { code, lines } = await runOf([passing, failing], 3);
    expect(code).to.equal(1);
    expect(lines).to.deep.equal([
      'FAILED 1.test.ts › fails: planted',
      '0 flaky files of at most 3; tests took # s.',
      '1 passed, 1 failed, 0 skipped',
    ]);
  });

  it('a run is green and names the file if a test fails once', async () => {
    const once = `import { existsSync, writeFileSync } from 'node:fs';
      const mark = '${folder}/mark';
      it('fails once', () => {
        if (existsSync(mark)) return;
        writeFileSync(mark, '');
        throw new Error('planted');
      });`;
    const { code, lines } = await runOf([passing, once], 3);
    expect(code).to.equal(0);
    expect(lines).to.deep.equal([
      'FLAKY 1.test.ts › fails once: planted',
      '1 flaky files of at most 3; tests took # s.',
      '2 passed, 0 failed, 0 skipped',
    ]);
  });

  it('a run is red at once if more than three files fail', async () => {
    const { code, lines, output } = await runOf([failing, failing, failing, failing, passing], 1);
    expect(code).to.equal(1);
    expect(lines).to.deep.equal(['1 passed, 4 failed, 0 skipped']);
    expect(output).not.to.include('Once more');
  });

  it('a run is red if a hook fails, so that tests are left out', async () => {
    const hook = `describe('suite', () => { before(() => { throw new Error('planted'); }); ${passing} });`;
    const { code, lines } = await runOf([passing, hook], 3);
    expect(code).to.equal(1);
    expect(lines[0]).to.equal('FAILED 1.test.ts › suite › "before all" hook for "passes": planted');
    expect(lines[2]).to.equal('1 passed, 1 failed, 0 skipped');
  });

  it('a run is red without tests, with an exclusive or skipped test or a broken file', async () => {
    for (const source of [
      '',
      "it.only('is alone', () => {});",
      "it.skip('is skipped', () => {});",
      "throw new Error('planted');",
    ]) {
      const { code, lines } = await runOf([source], 1);
      expect(code, source).to.equal(1);
      expect(lines[0], source).to.match(/^\d passed, [1-9] failed, 0 skipped$/);
    }
  });
});
