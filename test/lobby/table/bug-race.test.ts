import { expect } from 'chai';
import { endingMilliseconds } from '../../../games/bug-race/board/turn/useEnding.ts';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import { cardWith, inLegMove } from '../../games/bug-race/positions.ts';
import { describeInBrowser, remember, toldBySocket } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { phone } from '../../support/browser/lobby.ts';
import { stopTime } from '../../support/browser/own-clock.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { DatabaseView, putAtServer } from '../../support/servers/database.ts';
import { seatPeople } from '../../support/servers/page.ts';

describeInBrowser('A player’s turn in Bug Race', () => {
  const on = suitePages();

  it('a try-out survives a reload, and the turn ends unless the last card is taken back', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const front = cardWith('leftFront', 'rightFront');
    putAtServer(on.server.dataDir, ada.matchID, inLegMove({ hands: [[front], [front + 1]] }));
    const database = new DatabaseView(on.server.dataDir);
    const stored = () => database.state<BugRaceState>(ada.matchID);
    const { _stateID } = stored();
    const page = await on.browser.newPage({
      locale: 'en',
      viewport: phone,
      reducedMotion: 'reduce',
    });
    await page.clock.install();
    await remember(page, ada);
    await page.goto(`${on.server.url}/table/${ada.matchID}`);

    // The last card is tried out by itself; one stop of the Tab key for all legs, arrow keys between them.
    const leg = page.getByRole('button', { name: /^left front leg/ });
    await leg.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const moved = page.getByRole('button', { name: 'right front leg, section 4: has moved' });
    await moved.waitFor();
    const told = toldBySocket(page);
    await page.reload();
    await moved.waitFor();
    await told;
    // The seconds to take something back go by when the test says so.
    await stopTime(page);

    await button(page, 'Move everything').click();
    await button(page, 'Play card').click();
    await page.getByText('Your turn ends in a few seconds').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Play card').click();
    await button(page, 'Take back').click();
    await button(page, 'Play card').waitFor();
    await page.clock.fastForward(endingMilliseconds);
    expect(stored()._stateID, 'what was taken back').to.equal(_stateID);

    await button(page, 'Play card').click();
    await page.getByText('Your turn ends in a few seconds').waitFor();
    expect(stored()._stateID, 'before the time to take it back is over').to.equal(_stateID);
    await page.clock.fastForward(endingMilliseconds);
    await page.getByText('You’re done. Waiting for Ben.').waitFor();
    expect(stored().G.isDone['0']).to.equal(true);
    expect(stored().G.bugs['0']?.legs.leftFront).to.equal(3);
    database.close();
    await page.close();
  });
});
