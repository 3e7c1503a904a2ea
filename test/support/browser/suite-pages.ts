import type { Browser } from 'playwright-core';
import { type RunningServer, type ServerOptions, servePages } from '../servers/server.ts';
import { openBrowser } from './browser.ts';
import { takePagesBack } from './page-pool.ts';

/** Resources that the tests of a suite share. */
interface SuitePages {
  readonly browser: Browser;
  readonly server: RunningServer;
}

/** Gives a suite the browser and a server that shows the lobby. Pages lent to a test are taken back after it. */
export function suitePages(options?: ServerOptions): SuitePages {
  let open: SuitePages | undefined;
  const opened = (): SuitePages => {
    if (!open) throw new Error('The suite has no browser yet: use it in hooks and tests.');
    return open;
  };
  before(async () => {
    open = { browser: await openBrowser(), server: await servePages(options) };
  });
  afterEach(() => takePagesBack(opened().browser, opened().server.url));
  after(async () => {
    await open?.browser.close();
    await open?.server.stop();
  });
  return {
    get browser() {
      return opened().browser;
    },
    get server() {
      return opened().server;
    },
  };
}
