import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { describeInBrowser, hearFaults } from '../support/browser/browser.ts';
import { type CommandStep, type Step, stepsOn } from '../support/games/steps.ts';
import { suiteBrowser } from '../support/package/example-pages.ts';
import { installedPackage, run } from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';
import { Running } from '../support/servers/example-server.ts';
import { freePort } from '../support/servers/server.ts';
import { playInLobby } from '../support/stock/stock-lobby.ts';

/** The steps of the page. The test takes them all in this order. */
const expected = [
  'A race against a bot: mkdir',
  'index.html',
  'main.tsx',
  'A race against a bot: npx vite',
  'server.cjs',
  'main.tsx',
  'A server, and friends: node server.cjs',
  'play.cjs',
  'Bots on the server: node play.cjs',
  'check.cjs',
  'A record, checked: node check.cjs',
  'board.tsx',
  'main.tsx',
  'A board of your own: npx vite',
  'spanish.tsx',
  'main.tsx',
  'A fifth language: npx vite',
];

/** The server's address in the page's code, which the test replaces by one with a free port. */
const documentedServer = 'http://localhost:8000';

describeInBrowser('The steps of docs/five-minutes.md from an empty folder', () => {
  const steps = stepsOn('docs/five-minutes.md');
  const browser = suiteBrowser();
  let done = 0;
  let folder: string;
  let tarball: string;
  /** The port of boardgame.io's server, empty before there is one. */
  let port = '';
  let running: Running[] = [];

  before(async () => {
    const installed = await installedPackage();
    tarball = installed.tarball;
    // The folder is beside the installed package, not below it, so that nothing installed there is found.
    folder = mkdtempSync(path.join(path.dirname(tarball), 'from-empty-'));
  });

  after(async () => {
    for (const each of running) await each.stop();
  });

  /** Writes the next files, and returns the commands after them. */
  function commandsAfterFiles(): CommandStep {
    for (const step of steps.slice(done)) {
      done += 1;
      if (step.kind === 'commands') return step;
      const text = port
        ? step.text.replace(documentedServer, `http://localhost:${port}`)
        : step.text;
      writeFileSync(path.join(folder, step.name), text);
    }
    throw new Error('The page says no more.');
  }

  function start(commands: string, settings: NodeJS.ProcessEnv = {}): Running {
    const started = new Running(commands, folder, settings);
    running.push(started);
    return started;
  }

  /** Runs commands that end by themselves. Returns the lines that they print. */
  async function printed({ commands }: CommandStep): Promise<readonly string[]> {
    const env = { ...process.env, PORT: port, NODE_ENV: '', npm_config_prefer_offline: 'true' };
    const { stdout } = await run('bash', ['-ec', commands], { cwd: folder, env });
    return stdout.trim().split('\n');
  }

  /** Runs vite, opens a page for each viewer at the address that it prints, and stops it again. */
  async function withVite(commands: string, use: (open: () => Promise<Page>) => Promise<void>) {
    const vite = start(commands);
    const address = await vite.told(/Local: +(http:\S+)/);
    const heard: (readonly string[])[] = [];
    await use(async () => {
      const context = await browser().newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      heard.push(await hearFaults(page));
      await page.goto(address);
      return page;
    });
    expect(heard.flat()).to.deep.equal([]);
    for (const context of browser().contexts()) await context.close();
    await vite.stop();
    running = running.filter((each) => each !== vite);
  }

  it('the page has the expected steps', () => {
    const named = (step: Step) =>
      step.kind === 'file' ? step.name : `${step.part}: ${step.commands.split('\n')[0]}`;
    const names = steps.map(named);
    expect(names.map((name, index) => name.slice(0, expected[index]?.length))).to.deep.equal(
      expected,
    );
  });

  it('the package can be installed', async () => {
    const { commands, ...step } = commandsAfterFiles();
    const named = commands.replace('install paddock-games ', `install ${tarball} `);
    expect(named).not.to.equal(commands);
    await printed({ ...step, commands: named });
    folder = path.join(folder, 'races');
  });

  it('a reader can race against a bot', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      const player = new BugRacePlayer(page);
      await player.choose();
      await player.moveAndEnd();
      await page.getByText('Turn 2').first().waitFor();
    });
  });

  it('two friends can race on the reader’s server', async () => {
    port = String(await freePort());
    const { commands } = commandsAfterFiles();
    const told = await start(commands, { PORT: port }).told(/App serving on (\d+)/);
    expect(told).to.equal(port);
    await withVite('npx vite', async (open) => {
      const [ada, bo] = [await open(), await open()];
      for (const [page, name] of [
        [ada, 'Ada'],
        [bo, 'Bo'],
      ] as const) {
        await page.getByRole('textbox').fill(name);
        await page.getByRole('button', { name: 'Enter' }).click();
      }
      await ada.getByRole('button', { name: 'Create' }).click();
      await Promise.all([ada, bo].map((page) => playInLobby(page)));
      for (const page of [ada, bo]) await new BugRacePlayer(page).choose();
      await Promise.all([ada, bo].map((page) => new BugRacePlayer(page).moveAndEnd()));
      await ada.getByText('Turn 2').first().waitFor();
    });
  });

  it('bots play on the server, each with the view of its seat', async () => {
    const step = commandsAfterFiles();
    const [seen, result, ...others] = await printed(step);
    expect([seen]).to.deep.equal(step.promised.slice(0, 1));
    expect(result).to.match(/^First: seat (0|1|0 and 1)$/);
    expect(others).to.deep.equal([]);
    expect(step.promised[1]).to.match(/^First: seat/);
  });

  it('the record of the bots’ match can be checked', async () => {
    const step = commandsAfterFiles();
    const lines = await printed(step);
    expect(lines.slice(0, -1).join(' ')).to.match(/easy|fair/);
    expect(lines.slice(-1)).to.deep.equal(step.promised.slice(-1));
  });

  it('a reader can make their own board', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      await page.getByRole('button').first().click();
      await page.locator('ol > li', { hasText: /^Seat 1 lays/ }).waitFor();
    });
  });

  it('a reader can add a fifth language', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      await page.getByText(/^Mazo: \d+$/).waitFor();
    });
    expect(done).to.equal(steps.length);
  });
});
