import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { openedBy } from '../support/opened-by.ts';
import { copyExample, run, suitePackage } from '../support/package/installed-package.ts';
import { createMatch, startExample } from '../support/servers/example-server.ts';
import { playStockMatch, playStockMatchWithBots } from '../support/stock/stock-match.ts';

describe('The package with boardgame.io’s server and clients', () => {
  const installed = suitePackage();
  const server = openedBy(() => {
    const example = copyExample(installed(), 'stock-server');
    // Its page is tested in a browser elsewhere.
    mkdirSync(path.join(example, 'dist'));
    return startExample(example);
  });

  after(() => server().stop());

  for (const { info } of catalog) {
    const { name: game, minPlayers: numPlayers } = info;

    for (const [who, play] of [
      ['clients of all seats', playStockMatch],
      ['bots at clients of all seats', playStockMatchWithBots],
    ] as const) {
      it(`${game}: ${who} play a whole match`, async () => {
        const require = createRequire(path.join(installed().folder, 'index.cjs'));
        const results = await play({ require, url: server().url, game, numPlayers });
        expect(results).to.have.length(numPlayers);
        const [result] = results;
        expect(result?.ranking).to.have.length(numPlayers);
        for (const other of results) expect(other).to.deep.equal(result);
      });
    }

    it(`${info.name}: a wrong setupData is refused with the package’s sentence`, async () => {
      const settings = { numPlayers, setupData: { nonsense: 1 } };
      const { status, text } = await createMatch(server().url, game, settings);
      expect(status).to.equal(400);
      expect(text).to.match(/^"nonsense" is not an option of this game\./);
    });
  }

  it('examples/random-match prints the same match for the same seed', async () => {
    const folder = copyExample(installed(), 'random-match');
    const play = (game: string) =>
      run(process.execPath, ['random-match.js', game, '7'], { cwd: folder });
    const names = catalog.map(({ info }) => info.name);
    const told = await Promise.all([...names, ...names.slice(0, 1)].map(play));
    for (const { stdout } of told) expect(stdout).to.match(/\nResult:\n1\. Player/);
    expect(told.at(-1)?.stdout).to.equal(told[0]?.stdout);
    const wrong = run(process.execPath, ['random-match.js', 'chess'], { cwd: folder });
    const { code, stderr } = await wrong.then(
      () => expect.fail('It should have failed.'),
      (error) => error,
    );
    expect(code).to.equal(1);
    expect(stderr).to.match(/^There is no game "chess"/);
  });

  it('the bot of examples/search-bot beats easy bots', async () => {
    const folder = copyExample(installed(), 'search-bot');
    const { stdout } = await run(process.execPath, ['search-bot.js', 'bug-race', '12'], {
      cwd: folder,
    });
    const [, won] = /won ([\d.]+) of 12 matches/.exec(stdout) ?? expect.fail(stdout);
    // Every second match would be chance.
    expect(Number(won)).to.be.at.least(9);
  });
});
