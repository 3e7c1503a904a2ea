import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { readManifest } from '../../scripts/page-modules.ts';
import { pageSizes } from '../../scripts/sizes.ts';
import { preloadsOf, readPreloads } from '../../server/http/preload-manifest.ts';

const builtLobby = path.join(import.meta.dirname, '../../dist/lobby');

describe('The built lobby', () => {
  before(() => {
    if (!existsSync(builtLobby)) throw new Error('Build the lobby first: npm run build');
  });

  it('pages load at most 115 kB (home), 190 kB (table), 180 kB (replay) or 40 kB (bot) of JavaScript', () => {
    const sizes = pageSizes(builtLobby);
    const limits = [115, ...[190, 170, 180, 40].flatMap((limit) => catalog.map(() => limit))];
    expect(sizes.map(({ limit }) => limit)).to.deep.equal(limits);
    for (const { page, kilobytes, limit } of sizes) {
      // A page that loads next to nothing was counted wrongly.
      expect(kilobytes, page).to.be.within(page.startsWith('bot') ? 8 : 40, limit);
    }
  });

  it('the preloads of a page name only files that the page needs', () => {
    const needs = readPreloads(builtLobby);
    const pages = ['home', ...catalog.map(({ info }) => preloadsOf.table(info.name))];
    expect(Object.keys(needs)).to.have.members(pages);
    const manifest = readManifest(builtLobby);
    const fileOf = (key: string) => `/${manifest[key]?.file}`;
    const own = {
      home: [
        'features/home/Home.tsx',
        ...catalog.map(({ info }) => `../games/${info.name}/board/Cover.tsx`),
      ],
      table: ['features/table/TablePage.tsx'],
    };
    for (const [page, { words, ...named }] of Object.entries(needs)) {
      const always = [...named.always, ...named.later];
      const files = [...always, ...Object.values(words).flat()];
      for (const file of files)
        expect(existsSync(path.join(builtLobby, file)), file).to.equal(true);
      const [kind, others] = page === 'home' ? [own.home, own.table] : [own.table, own.home];
      expect(always, page).to.include.members(kind.map(fileOf));
      for (const other of others.map(fileOf)) expect(always, page).to.not.include(other);
      for (const { info } of catalog) {
        const isOfPage = page === preloadsOf.table(info.name);
        const ofGame = ['index.ts', 'board/Board.tsx'].map((part) =>
          fileOf(`../games/${info.name}/${part}`),
        );
        for (const file of ofGame) expect(always.includes(file), page).to.equal(isOfPage);
      }
    }
  });

  it('the build contains nothing of boardgame.io’s debug panel', () => {
    const scripts = readdirSync(builtLobby, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts).to.not.be.empty;
    const isOfPanel = (folder: string, name: string) =>
      /debug-panel|svelte/.test(readFileSync(path.join(folder, name), 'utf8'));
    const framework = path.join(import.meta.dirname, '../../node_modules/boardgame.io/dist/esm');
    const ofPanel = readdirSync(framework).filter((name) => isOfPanel(framework, name));
    expect(ofPanel.join()).to.match(/^Debug-\w+\.js$/);
    for (const name of scripts) expect(isOfPanel(builtLobby, name), name).to.equal(false);
  });

  it('the page has no inline style and only its first inline script', () => {
    const first = readFileSync(
      path.join(import.meta.dirname, '../../lobby/public/first.js'),
      'utf8',
    );
    const [before, after] = readFileSync(path.join(builtLobby, 'index.html'), 'utf8').split(
      `<script>${first}</script>`,
    );
    const page = `${before}${after ?? expect.fail('The first script is in the page.')}`;
    const inline = /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/;
    for (const planted of [
      '<script>go()</script>',
      '<script type="module">go()</script>',
      '<style>p { margin: 0; }</style>',
      '<p style="margin: 0">',
      '<p onclick="go()">',
    ]) {
      expect(page.replace('<body>', `<body>${planted}`), planted).to.match(inline);
    }
    expect(page).to.not.match(inline);
  });
});
