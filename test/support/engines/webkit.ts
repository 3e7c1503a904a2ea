import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder, WebElement } from 'selenium-webdriver';
import { atEnd } from '../at-end.ts';
import { freePort } from '../servers/server.ts';
import { until } from '../until.ts';
import { callOf, type Engine, type EnginePage } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
/** WebKit's own small browser, which Debian's driver controls. */
const browserPath = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);

/** What is missing for tests in WebKit; undefined if nothing is. */
export const missingWebKit =
  browserPath && existsSync(driverPath) && existsSync(screenPath)
    ? undefined
    : 'WebKit (webkit2gtk-driver and xvfb)';

/** Starts a screen in memory. Returns its process and its name. */
async function startScreen(): Promise<readonly [ChildProcess, string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(screenPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return [screen, `:${String(number).trim()}`];
}

/** Starts WebKit on a screen of its own, driven by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const [screen, display] = await startScreen();
  const port = await freePort();
  const server = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  // Also if it can't be started.
  atEnd(async () => {
    server.kill();
    screen.kill();
  });
  const url = `http://127.0.0.1:${port}`;
  await until('the driver answers', () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    })
    .build();
  const capabilities = await driver.getCapabilities();
  let isFirst = true;

  async function newPage(): Promise<EnginePage> {
    // A new tab would stay behind the one before, where bots wait.
    if (!isFirst) await driver.switchTo().newWindow('window');
    isFirst = false;
    const handle = await driver.getWindowHandle();
    /** All tabs share one driver, which acts on one of them. */
    const here = async () => {
      await driver.switchTo().window(handle);
      return driver;
    };
    return {
      goto: async (address) => (await here()).get(address),
      run: async (script, argument) =>
        (await here()).executeScript(`return ${callOf(script, argument)}`),
      click: async (find, argument) => {
        const found = await (await here()).executeScript(`return ${callOf(find, argument)}`);
        if (!(found instanceof WebElement)) throw new Error('Nothing to click was found.');
        await found.click();
      },
      type: async (text) => (await here()).actions().sendKeys(text).perform(),
      resize: async (viewport) => {
        const window = (await here()).manage().window();
        await window.setRect(viewport);
        // The browser's own bar is above the page.
        const inner = await driver.executeScript<number>('return innerHeight');
        await window.setRect({ ...viewport, height: 2 * viewport.height - inner });
      },
      picture: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    };
  }

  return {
    version: `WebKitGTK ${capabilities.get('browserVersion')}`,
    newPage,
    close: () => driver.quit(),
  };
}
