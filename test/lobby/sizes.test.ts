import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { shelf } from '../../games/index.ts';
import { pageSizes } from '../../scripts/sizes.ts';

const builtLobby = path.join(import.meta.dirname, '../../dist/lobby');

describe('the built lobby', () => {
  before(() => {
    if (!existsSync(builtLobby)) throw new Error('Build the lobby first: npm run build');
  });

  it('loads at most 110 kB of JavaScript for home, 190 kB for a table, 40 kB for a bot', () => {
    const sizes = pageSizes(builtLobby);
    const limits = [110, ...[190, 170, 40].flatMap((limit) => shelf.map(() => limit))];
    expect(sizes.map(({ limit }) => limit)).to.deep.equal(limits);
    for (const { page, kilobytes, limit } of sizes) {
      // What loads next to nothing was counted wrongly.
      expect(kilobytes, page).to.be.within(page.startsWith('bot') ? 8 : 40, limit);
    }
  });

  it('has nothing of boardgame.io’s debug panel in it', () => {
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

  it('asks for no inline script or style, which the page’s policy forbids', () => {
    const page = readFileSync(path.join(builtLobby, 'index.html'), 'utf8');
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
