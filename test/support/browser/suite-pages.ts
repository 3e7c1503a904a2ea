import type { Browser, Page } from 'playwright-core';
import type { Seated } from '../servers/page.ts';
import { type RunningServer, type ServerOptions, servePages } from '../servers/server.ts';
import { openBrowser, remember } from './browser.ts';
import { desktop, newPage } from './lobby.ts';
import { takePagesBack } from './page-pool.ts';

/** Resources that the tests of a suite share. */
interface SuitePages {
  readonly browser: Browser;
  readonly server: RunningServer;
}

/** Gives a suite the browser and a server that shows the lobby. Pages lent to a test are taken back after it. */
export function suitePages(options?: ServerOptions) {
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
    /** Opens an address of the lobby, such as `/replay`, on a page lent to a test. */
    async visit(address: string, viewport = desktop): Promise<Page> {
      const page = await newPage(opened().browser, viewport);
      await page.goto(opened().server.url + address);
      return page;
    },
    /** Opens the table of a seat on a page lent to a test. */
    async sit(seat: Seated, viewport = desktop): Promise<Page> {
      const page = await newPage(opened().browser, viewport);
      await remember(page, seat);
      await page.goto(`${opened().server.url}/table/${seat.matchID}`);
      return page;
    },
  };
}
