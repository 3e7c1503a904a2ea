import { endAll } from './at-end.ts';
import { keepTraces } from './browser/traces.ts';

/** Makes a failing test write its traces before its suite tidies up, and report where they are. */
function withTraces(test: Mocha.Test): void {
  const run = test.fn as Mocha.AsyncFunc | undefined;
  // None of our tests use callbacks.
  if (!run || run.length > 0) return;
  test.fn = async function (this: Mocha.Context) {
    try {
      await run.call(this);
    } catch (error) {
      const folder = await keepTraces(test.fullTitle());
      if (folder && error instanceof Error) {
        error.message += `\nSee ${folder}.`;
        error.stack = `${error.message}\n${error.stack
          ?.split('\n')
          .filter((line) => /^ +at /.test(line))
          .join('\n')}`;
      }
      throw error;
    }
  };
}

/** Bundlers change it for the whole process, and it determines which files React loads. */
const { NODE_ENV } = process.env;

function restoreEnvironment(): void {
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

export const mochaHooks = {
  beforeEach(this: Mocha.Context): void {
    if (this.currentTest) withTraces(this.currentTest);
  },
  async afterAll(): Promise<void> {
    restoreEnvironment();
    // A worker continues with the next file, and ends with everything that it has started.
    if (process.env.MOCHA_WORKER_ID === undefined) await endAll();
  },
};
