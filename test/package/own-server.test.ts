import { readFileSync } from 'node:fs';
import { describeInBrowser } from '../support/browser/browser.ts';
import { openedBy } from '../support/opened-by.ts';
import { suiteBrowser, suiteExample, withPage } from '../support/package/example-pages.ts';
import { installedPackage } from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';
import { get, post } from '../support/servers/page.ts';
import { killLeftServers, startServer } from '../support/servers/server.ts';
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
  const browser = suiteBrowser();
  const site = suiteExample('one-board', installedPackage, () => ({ 'main.jsx': lobby() }));
  const server = openedBy(() =>
    startServer({ settings: { ALLOWED_ORIGINS: new URL(site()).origin } }),
  );

  after(async () => {
    await server().stop();
    killLeftServers();
  });

  it('a match can be created, joined and played', () =>
    withPage(browser(), async (page) => {
      await page.goto(`${site()}#${server().url}`);
      await page.getByRole('textbox').fill('Ada');
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'Join' }).first().waitFor();
      const games = `${server().url}/games/bug-race`;
      const [{ matchID }] = (await get(games)).json.matches;
      await post(`${games}/${matchID}/join`, { playerName: 'Bo', playerID: '1' });
      await playInLobby(page);
      await new BugRacePlayer(page).choose();
      await page.getByText('Bo', { exact: true }).first().waitFor();
    }));
});
