import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { runScript, suitePackage } from '../support/package/installed-package.ts';

/** Renders each board as its first player sees it. Collects complaints of React. */
const renderAll = `
const { createElement, version } = require('react');
const { renderToString } = require('react-dom/server');
const { Client } = require('boardgame.io/client');
const { games } = require('paddock-games');

const faults = [];
console.error = (...fault) => faults.push(fault);
const rendered = {};
for (const { name, minPlayers: numPlayers } of games) {
  const { game } = require('paddock-games/' + name);
  const { Board } = require('paddock-games/' + name + '/board');
  const { text } = require('paddock-games/' + name + '/locales/it');
  const client = Client({ game, numPlayers, playerID: '0', debug: false });
  const { moves, log, playerID } = client;
  const props = { ...client.getState(), moves, log, playerID, text };
  rendered[name] = renderToString(createElement(Board, props));
}
const found = faults.splice(0);
renderToString(createElement('p', { class: 'planted' }));
console.log(JSON.stringify({ version, faults: found, planted: faults, rendered }));
`;

/** Serves the lobby API on its own port as in docs/boardgame-io-server.md. Prints a first move and where it answers. */
const ownPort = `
const { Origins, Server } = require('boardgame.io/server');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('paddock-games/bug-race');

const urlOf = (server) => 'http://localhost:' + server.address().port;

async function main() {
  // A text, since boardgame.io takes the number 0 for no port at all.
  const lobbyConfig = { apiPort: '0' };
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig });
  const lobby = new LobbyClient({ server: urlOf(apiServer) });
  const { matchID } = await lobby.createMatch('bug-race', { numPlayers: 2, setupData: { expert: true } });
  const { playerCredentials: credentials } =
    await lobby.joinMatch('bug-race', matchID, { playerID: '1', playerName: 'Ada' });
  const multiplayer = SocketIO({ server: urlOf(appServer) });
  const client = Client({ game, numPlayers: 2, multiplayer, matchID, playerID: '1', credentials, debug: false });
  const seen = await new Promise((resolve) => {
    let hasMoved = false;
    client.subscribe((state) => {
      if (!state) return;
      if (state.G.hasChosen[1]) return resolve(state.G);
      // boardgame.io tells of a state before it keeps it.
      if (!hasMoved) setTimeout(() => client.moves.keepCard(state.G.players[1].offered[0]));
      hasMoved = true;
    });
    client.start();
  });
  const statusOf = async (server) => (await fetch(urlOf(server) + '/games')).status;
  console.log(JSON.stringify({
    hasChosen: seen.hasChosen,
    offered: seen.players[1].offered.length,
    statuses: [await statusOf(apiServer), await statusOf(appServer)],
  }));
  process.exit();
}

main();
`;

describe('The package in a plain install with React 18', () => {
  const installed = suitePackage('^18.2.0');

  it('every board is rendered without a page and without complaints by React', async () => {
    const script = { name: 'render.cjs', script: renderAll, mode: 'development' };
    const { version, faults, planted, rendered } = (await runScript(installed(), script)).printed;
    expect(version).to.match(/^18\./);
    expect(faults).to.deep.equal([]);
    expect(JSON.stringify(planted)).to.match(/Invalid DOM property/);
    expect(Object.keys(rendered)).to.deep.equal(catalog.map(({ info }) => info.name));
    for (const html of Object.values(rendered)) {
      expect(html).to.match(/^<div class="paddock-board">/);
      expect(html).to.contain('lang="it"').and.contain('<svg').and.have.length.above(5000);
    }
  });

  it('boardgame.io’s server hosts a game with the lobby API on a separate port', async () => {
    const require = createRequire(path.join(installed().folder, 'index.cjs'));
    expect(require('koa-compose/package.json').version).not.to.equal('4.1.0');
    const script = { name: 'own-port.cjs', script: ownPort, mode: 'production' };
    expect((await runScript(installed(), script)).printed).to.deep.equal({
      hasChosen: { 0: false, 1: true },
      offered: 4,
      statuses: [200, 404],
    });
  });
});
