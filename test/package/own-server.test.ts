import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { describeInBrowser, hearFaults, openBrowser } from '../support/browser/browser.ts';
import {
  buildExample,
  copyExample,
  installedPackage,
} from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';
import { get, post } from '../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../support/servers/server.ts';
import { playInLobby } from '../support/stock/stock-lobby.ts';

const lobbyBlock = /```jsx\n([^`]*OwnLobby[\s\S]*?)```/;

/** Returns the lobby page of docs/http-api.md, for the server named after # in its address. */
function lobby(): string {
  const [, code = ''] = lobbyBlock.exec(readFileSync('docs/http-api.md', 'utf8')) ?? [];
  const shown = `
import { createRoot } from 'react-dom/client';
import 'paddock-games/bug-race/board.css';
createRoot(document.getElementById('root')).render(<OwnLobby />);
`;
  return code.replace("'http://localhost:8000'", 'location.hash.slice(1)') + shown;
}

describeInBrowser('boardgame.io’s React lobby on Paddock’s server, as in docs/http-api.md', () => {
  let browser: Browser;
  let server: RunningServer;
  let site: PreviewServer;

  before(async () => {
    const folder = copyExample(await installedPackage(), 'one-board');
    writeFileSync(path.join(folder, 'main.jsx'), lobby());
    await buildExample(folder);
    site = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } });
    const { origin } = new URL(site.resolvedUrls?.local[0] ?? '');
    server = await startServer({ settings: { ALLOWED_ORIGINS: origin } });
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    await server?.stop();
    killLeftServers();
  });

  it('a match can be created, joined and played', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const faults = await hearFaults(page);
    await page.goto(`${site.resolvedUrls?.local[0]}#${server.url}`);
    await page.getByRole('textbox').fill('Ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Join' }).first().waitFor();
    const games = `${server.url}/games/bug-race`;
    const [{ matchID }] = (await get(games)).json.matches;
    await post(`${games}/${matchID}/join`, { playerName: 'Bo', playerID: '1' });
    await playInLobby(page);
    await new BugRacePlayer(page).choose();
    await page.getByText('Bo', { exact: true }).first().waitFor();
    expect(faults).to.deep.equal([]);
    await page.close();
  });
});
