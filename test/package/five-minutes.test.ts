import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, hearFaults, openBrowser } from '../support/browser/browser.ts';
import { type CommandStep, type Step, stepsOn } from '../support/games/steps.ts';
import { installedPackage, run } from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';
import { playInLobby } from '../support/stock/stock-lobby.ts';

/** What the page says, one after the other; the test goes through it in this order, and leaves nothing out. */
const expected = [
  'A race against a bot: mkdir',
  'index.html',
  'main.jsx',
  'A race against a bot: npx vite',
  'server.cjs',
  'main.jsx',
  'A server, and friends: node server.cjs',
  'play.cjs',
  'Bots on the server: node play.cjs',
  'check.cjs',
  'A record, checked: node check.cjs',
  'board.jsx',
  'main.jsx',
  'A board of your own: npx vite',
  'spanish.jsx',
  'main.jsx',
  'A fifth language: npx vite',
];

/** The server's place in the page's code, where any free port is to stand. */
const documentedServer = 'http://localhost:8000';

/** A port that nobody listens at. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  // It is no pipe, and it listens.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** A program that goes on until it is stopped, with all that it has started. */
class Running {
  readonly #child: ChildProcess;

  constructor(commands: string, cwd: string, settings: NodeJS.ProcessEnv) {
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', ...settings };
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    this.#child = spawn('bash', ['-c', commands], { cwd, env, stdio: [...stdio], detached: true });
  }

  /** The first line that it prints with this in it; what stands in the group of the pattern. */
  async told(pattern: RegExp): Promise<string> {
    const { stdout } = this.#child;
    if (!stdout) throw new Error('It is started with a pipe.');
    for await (const line of createInterface({ input: stdout })) {
      const [, found] = pattern.exec(line) ?? [];
      if (found === undefined) continue;
      stdout.resume();
      return found;
    }
    throw new Error(`It has ended before it told ${pattern}.`);
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    process.kill(-pid);
    await ended;
  }
}

describeInBrowser('docs/five-minutes.md, step by step, from an empty folder', () => {
  const steps = stepsOn('docs/five-minutes.md');
  let done = 0;
  let folder: string;
  let tarball: string;
  let browser: Browser;
  /** Where boardgame.io's server listens; empty before there is one. */
  let port = '';
  let running: Running[] = [];

  before(async () => {
    const installed = await installedPackage();
    tarball = installed.tarball;
    // Beside it, not below: what is installed there is not to be found.
    folder = mkdtempSync(path.join(path.dirname(tarball), 'from-empty-'));
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    for (const each of running) await each.stop();
  });

  /** Writes the files that come next, and gives the commands behind them. */
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

  /** What commands print that end by themselves. */
  async function printed({ commands }: CommandStep): Promise<readonly string[]> {
    const env = { ...process.env, PORT: port, NODE_ENV: '', npm_config_prefer_offline: 'true' };
    const { stdout } = await run('bash', ['-ec', commands], { cwd: folder, env });
    return stdout.trim().split('\n');
  }

  /** Pages at the address that vite prints, for each viewer one; then vite is stopped again. */
  async function withVite(commands: string, use: (open: () => Promise<Page>) => Promise<void>) {
    const vite = start(commands);
    const address = await vite.told(/Local: +(http:\S+)/);
    const heard: (readonly string[])[] = [];
    await use(async () => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      heard.push(await hearFaults(page));
      await page.goto(address);
      return page;
    });
    expect(heard.flat()).to.deep.equal([]);
    for (const context of browser.contexts()) await context.close();
    await vite.stop();
    running = running.filter((each) => each !== vite);
  }

  it('has these steps', () => {
    const named = (step: Step) =>
      step.kind === 'file' ? step.name : `${step.part}: ${step.commands.split('\n')[0]}`;
    const names = steps.map(named);
    expect(names.map((name, index) => name.slice(0, expected[index]?.length))).to.deep.equal(
      expected,
    );
  });

  it('the package is installed', async () => {
    const { commands, ...step } = commandsAfterFiles();
    const named = commands.replace('install paddock-games ', `install ${tarball} `);
    expect(named).not.to.equal(commands);
    await printed({ ...step, commands: named });
    folder = path.join(folder, 'races');
  });

  it('a race against a bot', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      const player = new BugRacePlayer(page);
      await player.choose();
      await player.moveAndEnd();
      await page.getByText('Turn 2').first().waitFor();
    });
  });

  it('a server, and friends who race on it', async () => {
    port = await freePort();
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

  it('bots at the server, each with what its seat sees', async () => {
    const step = commandsAfterFiles();
    const [seen, result, ...others] = await printed(step);
    expect([seen]).to.deep.equal(step.promised.slice(0, 1));
    expect(result).to.match(/^First: seat (0|1|0 and 1)$/);
    expect(others).to.deep.equal([]);
    expect(step.promised[1]).to.match(/^First: seat/);
  });

  it('a record of their match, checked', async () => {
    const step = commandsAfterFiles();
    const lines = await printed(step);
    expect(lines.slice(0, -1).join(' ')).to.match(/easy|fair/);
    expect(lines.slice(-1)).to.deep.equal(step.promised.slice(-1));
  });

  it('a board of one’s own', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      await page.getByRole('button').first().click();
      await page.locator('ol > li', { hasText: /^Seat 1 lays/ }).waitFor();
    });
  });

  it('a fifth language', async () => {
    await withVite(commandsAfterFiles().commands, async (open) => {
      const page = await open();
      await page.getByText(/^Mazo: \d+$/).waitFor();
    });
    expect(done).to.equal(steps.length);
  });
});
