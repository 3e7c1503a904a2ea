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

  it('loads at most 110 kB of JavaScript for home and 190 kB for a table', () => {
    const sizes = pageSizes(builtLobby);
    expect(sizes.map(({ limit }) => limit)).to.deep.equal([110, ...shelf.map(() => 190)]);
    for (const { page, kilobytes, limit } of sizes) {
      // A page that loads next to nothing was counted wrongly.
      expect(kilobytes, page).to.be.within(40, limit);
    }
  });

  it('has nothing of boardgame.io’s debug panel in it', () => {
    const scripts = readdirSync(builtLobby, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts).to.not.be.empty;
    for (const name of scripts) {
      const script = readFileSync(path.join(builtLobby, name), 'utf8');
      expect(/debug-panel|svelte/.test(script), name).to.equal(false);
    }
  });

  it('asks for no inline script or style, which the page’s policy forbids', () => {
    const page = readFileSync(path.join(builtLobby, 'index.html'), 'utf8');
    expect(page).to.not.match(/<script(?![^>]*\bsrc=)/);
    expect(page).to.not.match(/<style|\sstyle=|\son\w+=/);
  });
});
