import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { State } from 'boardgame.io';
import { expect } from 'chai';
import { itLong } from '../long.ts';
import { get, Page, type Seated, seatPeople } from '../servers/page.ts';
import { hasEnded, type RunningServer, startServer, temporaryFolder } from '../servers/server.ts';
import type { ProbeState } from './probe-game.ts';

/** Generous limits, because tests come from one address. A test that floods the server claims another one. */
const settings = {
  TRUSTED_PROXIES: '1',
  MAX_MESSAGES_PER_SECOND: '1000',
  MAX_REQUESTS_PER_MINUTE: '3000',
  MAX_TABLES_PER_HOUR: '10000',
};

type Kind = 'ours' | 'stock' | 'stock with flat files';

const commands: Readonly<Record<Kind, readonly string[]>> = {
  ours: ['--expose-gc', 'test/support/servers/test-server.ts'],
  stock: ['--expose-gc', 'test/support/servers/stock-server.ts'],
  'stock with flat files': ['--expose-gc', 'test/support/servers/stock-server.ts', 'files'],
};

/** A match of the probe game with two players, each with a page that shows it. */
export interface ProbeMatch {
  readonly matchID: string;
  readonly ada: Seated;
  readonly bo: Seated;
  readonly mine: Page;
  readonly other: Page;
}

/** A server on which scenarios run, ours or boardgame.io's own. */
export class Subject {
  readonly kind: Kind;
  readonly server: RunningServer;
  readonly url: string;
  /** Resolves with the exit code when the process has ended. */
  readonly ended: Promise<number | null>;
  readonly #pages: Page[] = [];

  constructor(kind: Kind, server: RunningServer) {
    this.kind = kind;
    this.server = server;
    this.url = server.url;
    this.ended = once(server.process, 'exit').then(([code]) => code);
  }

  get isAlive(): boolean {
    // A server that another file of tests has just killed takes a moment to end.
    return !this.server.process.killed && !hasEnded(this.server);
  }

  /** Opens a page that is closed after the scenario. Pages that flood the server need an address of their own. */
  open(seat: Seated, address?: string): Page {
    const page = new Page(this.url, seat, seat.game, ['websocket'], address);
    this.#pages.push(page);
    return page;
  }

  async openSynced(seat: Seated, address?: string): Promise<Page> {
    const page = this.open(seat, address);
    page.send('sync', seat.matchID, seat.playerID, seat.credentials, 2);
    await page.next('sync');
    return page;
  }

  async openMatch(address?: string): Promise<ProbeMatch> {
    const [ada, bo] = await seatPeople(this.url, ['Ada', 'Bo'], { game: 'probe' });
    const [mine, other] = [await this.openSynced(ada, address), await this.openSynced(bo, address)];
    return { matchID: ada.matchID, ada, bo, mine, other };
  }

  /** Returns the public state of a match of the probe game, as a new spectator sees it. */
  async lookAt(matchID: string): Promise<State<ProbeState>> {
    const page = this.open({ game: 'probe', matchID, playerID: null, credentials: null });
    page.send('sync', matchID, null, undefined, 2);
    const { args } = await page.next('sync');
    page.close();
    return args[1].state;
  }

  /**
   * Returns whether the server still answers this page and others after everything that it has sent, or how the server
   * ended.
   */
  async fate(page: Page): Promise<string> {
    page.send('sync', 'nowhere', null, undefined, 2);
    const answered = page
      .nextOf(({ name, args }) => name === 'sync' || args[0]?.message === 'sync')
      .then(() => get(`${this.url}/games`))
      .then(({ status }) => (status === 200 ? 'alive' : `answers ${status}`));
    // A dying process breaks the request off a moment before it has ended.
    const end = this.ended.then((code) => `ended with code ${code}`);
    return Promise.race([answered.catch(() => end), end]);
  }

  closePages(): void {
    for (const page of this.#pages.splice(0)) page.close();
  }
}

const subjects = new Map<Kind, Subject>();
let place: ReturnType<typeof temporaryFolder> | undefined;

function removePlace(): void {
  place?.remove();
  place = undefined;
}
// Where files run in parallel, the hook below belongs only to the first of them.
process.once('exit', removePlace);

/**
 * Returns the server of this kind that all tests of promises share. It is a new one if the former one was brought down.
 */
async function subjectOf(kind: Kind): Promise<Subject> {
  const former = subjects.get(kind);
  if (former?.isAlive) return former;
  place ??= temporaryFolder();
  const server = await startServer({
    command: commands[kind],
    options: { hasProbeGame: true },
    settings,
    // Remains of an ended server must not keep the next one from starting.
    dataDir: mkdtempSync(path.join(place.folder, 'data-')),
  });
  const subject = new Subject(kind, server);
  subjects.set(kind, subject);
  return subject;
}

after(async () => {
  for (const { kind, server } of subjects.values()) {
    await (kind === 'ours' ? server.stop() : server.kill());
  }
  subjects.clear();
  removePlace();
});

type Scenario<Outcome> = (subject: Subject) => Promise<Outcome>;

async function play<Outcome>(kind: Kind, scenario: Scenario<Outcome>): Promise<Outcome> {
  const subject = await subjectOf(kind);
  try {
    return await scenario(subject);
  } finally {
    subject.closePages();
  }
}

/** Adds a test of our server alone, which must have no complaints in the end, except those that match `complaint`. */
export function holds(title: string, scenario: Scenario<void>, complaint = /^$/): void {
  it(title, async () => {
    const { server } = await subjectOf('ours');
    const before = server.complaints().length;
    await play('ours', scenario);
    expect(server.complaints().slice(before)).to.match(complaint);
  });
}

/** Results of a scenario, as plain data that is compared as a whole. */
interface Outcomes {
  readonly ours: unknown;
  readonly stock: unknown;
  /** Whether boardgame.io's own server stores matches in flat files. Defaults to memory. */
  readonly hasFlatFiles?: boolean;
  /** Complaints that our server must log meanwhile. Defaults to none. */
  readonly complaint?: RegExp;
}

/**
 * Adds a test of a scenario's result on our server. Long runs add a test that it differs on boardgame.io's own server.
 */
export function promise(
  title: string,
  scenario: Scenario<unknown>,
  { ours, stock, hasFlatFiles = false, complaint }: Outcomes,
): void {
  holds(
    title,
    async (subject) => {
      expect(await scenario(subject)).to.deep.equal(ours);
    },
    complaint,
  );
  itLong(`${title} (the stock server breaks it)`, async () => {
    const kind = hasFlatFiles ? 'stock with flat files' : 'stock';
    expect(await play(kind, scenario)).to.deep.equal(stock);
  });
}
