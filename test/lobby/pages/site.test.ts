import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { text as words } from '../../../lobby/i18n/en/site.ts';
import { faultsByAxe } from '../../support/browser/axe.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { admin } from '../../support/servers/admin.ts';
import { get, type Seated, seatPeople } from '../../support/servers/page.ts';
import { until } from '../../support/until.ts';

describeInBrowser('The site settings and moderation', () => {
  const on = suitePages({ settings: { KEEP_FINISHED_DAYS: '77' } });

  const run = (...words: readonly string[]) => admin({ DATA_DIR: on.server.dataDir }, ...words);
  async function tablePage(seat: Seated): Promise<Page> {
    const page = await on.sit(seat, phone);
    await page.getByRole('tab', { name: /^Chat/ }).waitFor();
    return page;
  }

  it('every page shows the notice, the restart, the site’s name, its links and the privacy text', async () => {
    await run('notice', '--en', 'We meet on Friday.', '--de', 'Wir treffen uns am Freitag.');
    await run('site', '--name', 'Race Club', '--imprint', 'https://club.example/who');
    await run('restart', '90');
    // The server hears of it within two seconds; this page asks once.
    await until('the restart is announced', async () => {
      return (await get(`${on.server.url}/api/site`)).json.restartAt !== null;
    });
    const page = await on.visit('/', phone);
    await page.getByRole('status').getByText('We meet on Friday.').waitFor();
    await page.getByText(/^The server restarts at \d/).waitFor();
    const foot = page.getByRole('contentinfo');
    await foot.getByText('Race Club').waitFor();
    const imprint = foot.getByRole('link', { name: words.imprint });
    expect(await imprint.getAttribute('href')).to.equal('https://club.example/who');
    expect(await foot.getByRole('link', { name: words.terms }).count()).to.equal(0);
    expect(await foot.getByRole('button', { name: words.report }).count()).to.equal(0);
    await foot.getByRole('link', { name: words.privacy }).click();
    for (const language of languages) {
      await page.getByRole('banner').getByRole('combobox').selectOption(language);
      const { text: said } = await import(`../../../lobby/i18n/${language}/privacy.ts`);
      await page.getByRole('heading', { level: 1, name: said.privacy.heading }).waitFor();
      await page.getByText(/\b77\b/).waitFor();
    }
    await page.getByText('Wir treffen uns am Freitag.').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsByAxe(page), colorScheme).to.deep.equal([]);
    }
    const { status } = await fetch(`${on.server.url}/privacy`);
    expect(status).to.equal(200);
    for (const words of [
      ['notice', 'off'],
      ['restart', 'off'],
      ['site', '--name', '', '--imprint', ''],
    ]) {
      await run(...words);
    }
  });

  it('a player can report a table to those who run the site', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await tablePage(ada);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: words.report }).click();
    const dialog = page.getByRole('dialog', { name: words.report });
    const send = dialog.getByRole('button', { name: 'Report', exact: true });
    await dialog.getByRole('textbox').waitFor();
    expect(await send.isDisabled()).to.equal(true);
    expect(await faultsByAxe(page)).to.deep.equal([]);
    await dialog.getByRole('textbox').fill('Ben insults everybody.');
    await send.click();
    await dialog.getByRole('status').getByText('Thank you').waitFor();
    await dialog.getByRole('button', { name: text.close }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await run('reports')).said).to.match(
      new RegExp(`table ${ada.matchID} \\(0: Ada, 1: Ben\\).*\\n {4}Ben insults everybody\\.`),
    );
  });

  it('players see that they were removed, their table was closed or the chat is off', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const [adas, bens] = [await tablePage(ada), await tablePage(ben)];
    await adas.getByRole('tab', { name: /^Chat/ }).click();
    await adas.getByRole('textbox').waitFor();
    await run('chat', 'off');
    await adas.getByText(text.refusals.chatOff).waitFor();
    expect(await adas.getByRole('textbox').count()).to.equal(0);
    await run('remove', ben.matchID, '1');
    await bens.getByRole('alert').getByText(text.refusals.seatTakenAway).waitFor();
    expect(await adas.getByText(text.refusals.seatTakenAway).count()).to.equal(0);
    await run('close', ada.matchID);
    await adas.getByText(text.refusals.tableClosed).waitFor();
    await bens.getByText(text.refusals.tableClosed).waitFor();
    await run('chat', 'on');
  });

  it('a blocked player sees that their address is blocked', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await tablePage(ada);
    expect((await run('block', '--table', ada.matchID, '--seat', '0')).code).to.equal(0);
    await page.getByRole('alert').getByText(text.refusals.blocked).waitFor();
    await page.reload();
    await page.getByText('Deine Adresse ist hier eine Zeit lang gesperrt.').waitFor();
    const { said } = await run('blocks');
    await run('unblock', said.split('/')[0] ?? '');
  });
});
