import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { text as german } from '../../../lobby/i18n/de/common.ts';
import { text as replay } from '../../../lobby/i18n/en/replay.ts';
import { text as tutorial } from '../../../lobby/i18n/en/tutorial.ts';
import { text } from '../browser/texts.ts';
import { describeUnless } from '../needs.ts';
import { namedRecord } from '../records/replay.ts';
import { type RunningServer, startServer } from '../servers/server.ts';
import { quickBots } from '../servers/test-options.ts';
import { until } from '../until.ts';
import {
  choose,
  faultsOf,
  fill,
  logLengthOf,
  noteFaults,
  playAtRandom,
  press,
  textOf,
  untilShown,
} from './clicks.ts';
import type { Engine, EnginePage, Viewport } from './engine.ts';

const desktop: Viewport = { width: 1280, height: 800 };
const phone: Viewport = { width: 390, height: 844 };

/** Lines of the log that show that all players have moved. */
const enough = 8;

/** Tells how to start a browser, and what is missing for it on this machine. */
export interface EngineKind {
  readonly name: string;
  readonly missing: string | undefined;
  readonly start: () => Promise<Engine>;
}

/** Waits until the picture shows what the page has, and writes it where `ENGINE_PICTURES` says. */
async function takePictures(page: EnginePage, name: string): Promise<void> {
  const folder = process.env.ENGINE_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const size of [phone, desktop]) {
    await page.resize(size);
    await page.run(async () => {
      scrollTo(0, 0);
      // Parts that come into view are drawn some frames later.
      for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
    }, null);
    writeFileSync(path.join(folder, `${name}-${size.width}.png`), await page.picture());
  }
}

/** Begins with an empty profile, in English, with quick bots and boards that show everything at once. */
async function openHome(engine: Engine, url: string): Promise<EnginePage> {
  const page = await engine.newPage();
  await page.resize(desktop);
  await page.goto(url);
  await page.run(() => {
    localStorage.clear();
    localStorage.setItem('paddock.language', 'en');
    localStorage.setItem('paddock.quickBots', 'yes');
    localStorage.setItem('paddock.speed', 'Infinity');
  }, null);
  await page.goto(url);
  await noteFaults(page);
  return page;
}

/** Drops a recorded match on the page. It runs there. */
function dropRecord(content: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], 'match.json', { type: 'application/json' }));
  const options = { dataTransfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent('dragover', options));
  document.body.dispatchEvent(new DragEvent('drop', options));
}

/** Creates a table for two and seats a person of each page. */
async function seatBoth(host: EnginePage, guest: EnginePage, title: string): Promise<void> {
  await press(host, text.ways.withPeopleOf(title));
  await press(host, text.shelf.newTableOf(title));
  await press(host, text.newTable.playersCount(2, '2'));
  await fill(host, text.name.label, 'Ada');
  await press(host, text.newTable.openTable);
  const address = await until('the table has an address', async () => {
    const shown = await host.run(() => location.href, null);
    return shown.includes('/table/') && shown;
  });
  await guest.goto(address);
  await noteFaults(guest);
  await fill(guest, text.name.label, 'Ben');
  await press(guest, text.join.sitDown);
}

/** Describes what every engine must be able to do, by clicking. `other` is the engine at the same table. */
export function describeSmoke(kind: EngineKind, other: EngineKind): void {
  describeUnless(kind.missing ?? other.missing, `The lobby in ${kind.name}`, () => {
    let server: RunningServer;
    let engine: Engine;
    before(async () => {
      server = await startServer({ options: quickBots });
      engine = await kind.start();
      console.info(engine.version);
    });
    after(async () => {
      await engine?.close();
      await server?.stop();
    });

    it('the home page is shown in English and German, light and dark', async () => {
      const page = await openHome(engine, server.url);
      for (const { info } of catalog) await untilShown(page, info.description.en.title);
      const { theme, appearance, switchTo, language } = text.header;
      await press(page, `${appearance(theme.auto)}. ${switchTo(theme.light)}`);
      const backgroundOf = () =>
        page.run(() => getComputedStyle(document.documentElement).backgroundColor, null);
      const light = await backgroundOf();
      await press(page, `${appearance(theme.light)}. ${switchTo(theme.dark)}`);
      await until('the background is dark', async () => (await backgroundOf()) !== light);
      await choose(page, language, 'de');
      await untilShown(page, german.ways.playNow);
      await takePictures(page, `${kind.name}-home-dark-de`);
      expect(await faultsOf(page)).to.deep.equal([]);
    });

    for (const { info } of catalog) {
      const { title } = info.description.en;
      it(`a match of ${info.name} is played against bots, reloaded and shown in another tab`, async () => {
        const page = await openHome(engine, server.url);
        await press(page, text.ways.playNowOf(title));
        await playAtRandom([page], { lines: enough, rng: seededRng(info.name) });
        expect(await faultsOf(page)).to.deep.equal([]);
        await takePictures(page, `${kind.name}-${info.name}`);
        const address = await page.run(() => location.href, null);
        const lines = await logLengthOf(page);
        for (const again of [page, await engine.newPage()]) {
          await again.goto(address);
          await until(
            'the log is as long as before',
            async () => (await logLengthOf(again)) >= lines,
          );
        }
      });
    }

    it('people in two engines play at one table', async () => {
      const others = await other.start();
      try {
        const [host, guest] = [
          await openHome(engine, server.url),
          await openHome(others, server.url),
        ];
        const [game] = catalog;
        await seatBoth(host, guest, game?.info.description.en.title ?? '');
        await playAtRandom([host, guest], { lines: 3, rng: seededRng('two') });
        const length = await logLengthOf(host);
        await until('both have the same log', async () => (await logLengthOf(guest)) >= length);
        expect([await faultsOf(host), await faultsOf(guest)]).to.deep.equal([[], []]);
      } finally {
        await others.close();
      }
    });

    it('a recorded match is replayed move by move', async () => {
      const page = await openHome(engine, server.url);
      await press(page, text.header.races);
      await until('the list of matches is shown', () =>
        page.run(() => document.querySelector('.replays') !== null, null),
      );
      await page.run(dropRecord, textOfRecord(namedRecord('bug-race')));
      const positionOf = () =>
        page.run(
          (label) =>
            document.querySelector(`input[aria-label="${label}"]`)?.getAttribute('aria-valuetext'),
          replay.slider,
        );
      await until('the replay is open', async () =>
        (await positionOf())?.startsWith(replay.atStart),
      );
      await press(page, replay.moveOn);
      await until('the first move is shown', async () => (await positionOf())?.includes('1'));
      expect(await faultsOf(page)).to.deep.equal([]);
    });

    it('the tutorial leads through its first steps', async () => {
      const page = await openHome(engine, server.url);
      await press(page, text.ways.learnOf(catalog[0]?.info.description.en.title ?? ''));
      await press(page, text.ways.lessonOf(catalog[0]?.info.description.en.title ?? ''));
      for (const step of [1, 2, 3]) {
        await until(`step ${step} is shown`, async () =>
          (await textOf(page)).includes(tutorial.step(String(step), '')),
        );
        const name = (await textOf(page)).includes(tutorial.skip) ? tutorial.skip : tutorial.goOn;
        await press(page, name);
      }
      expect(await faultsOf(page)).to.deep.equal([]);
    });

    it('the lobby and a match against bots open without the server, where the engine has service workers', async () => {
      const page = await openHome(engine, server.url);
      const hasWorkers = await page.run(async () => {
        if (!('serviceWorker' in navigator)) return false;
        await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
        await navigator.serviceWorker.ready;
        return true;
      }, null);
      if (!hasWorkers) {
        console.info(`${kind.name} has no service workers here.`);
        return;
      }
      await until('the worker controls the page', () =>
        page.run(() => navigator.serviceWorker.controller !== null, null),
      );
      await server.kill();
      await page.goto(server.url);
      await untilShown(page, text.problems.offline);
      await press(page, text.ways.playNowOf(catalog[0]?.info.description.en.title ?? ''));
      await until('the match is shown', () =>
        page.run(() => document.querySelector('.board-live') !== null, null),
      );
    });
  });
}
