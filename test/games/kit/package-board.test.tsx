import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalog } from '../../../games/index.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { unsupportedReasons } from '../../../games/kit/unsupported-match.ts';
import { leaveOutStyles } from '../../support/games/board.ts';
import { TestTable } from '../../support/games/table.ts';

/** Returns the custom properties of a stylesheet with their values. */
function customProperties(file: string): Map<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

describe('Boards without a lobby', () => {
  before(leaveOutStyles);

  for (const { info, load, loadText } of catalog) {
    describe(info.name, () => {
      /** Renders a seat's board of a new match with these changes to its state. */
      async function shown(props: object, changes = {}, kind = 'Board'): Promise<string> {
        const exported = await import(`../../../games/${info.name}/board/exported.tsx`);
        const Board: ComponentType<object> = exported[kind];
        const table = new TestTable<object>(await load(), { numPlayers: info.minPlayers });
        table.place(changes);
        const { ctx } = table.state;
        const given = { G: table.viewOf('0'), ctx, moves: {}, log: table.log, playerID: '0' };
        return renderToStaticMarkup(<Board {...given} {...props} />);
      }

      it('a board uses the language of its texts, or English without any', async () => {
        const all = new Map<Language, string>();
        for (const language of languages) {
          const { text } = await loadText(language);
          all.set(language, await shown({ text }));
          const inSpanish = { ...text, language: 'es', watching: 'Estás mirando.' };
          const markup = await shown({ text: inSpanish, playerID: null });
          expect(markup).to.include('lang="es">Estás mirando.');
        }
        for (const [language, markup] of all) expect(markup).to.include(`lang="${language}"`);
        expect(new Set(all.values()).size).to.equal(languages.length);
        expect(await shown({})).to.equal(all.get('en'));
        const { text } = await loadText('de');
        expect(await shown({ text }, {}, 'TranslatedBoard')).to.equal(all.get('de'));
      });

      it('a board renders for a spectator without a list of players', async () => {
        const garbled = /undefined|NaN|\[object/;
        const named = Array.from({ length: 9 }, (_, id) => ({ id, name: String(undefined) }));
        expect(await shown({ playerID: null, matchData: named })).to.match(garbled);
        const markup = await shown({ playerID: null, matchData: undefined });
        expect(markup).to.include('<section').and.not.match(garbled);
      });

      it('a viewer without a seat is shown as watching until the match is over', async () => {
        const { text } = await loadText('fr');
        const watching = { text, playerID: null };
        expect(await shown({})).not.to.include('paddock-watching');
        expect(await shown(watching)).to.include(text.watching);
        expect(await shown({ ...watching, playerID: '9' })).to.include(text.watching);
        const over = { ctx: { gameover: { winners: [], ranking: [] } } };
        expect(await shown({ ...watching, ...over })).not.to.include(text.watching);
      });

      it('a board throws an error that names a wrong prop', async () => {
        const failure = (props: object) => shown(props).then(() => null, String);
        expect(await failure({ log: undefined })).to.match(/needs the prop `log`/);
        for (const text of ['it', null, {}]) {
          expect(await failure({ text })).to.match(/prop `text` must be like/);
        }
        const withoutText = await shown({}, {}, 'TranslatedBoard').then(() => null, String);
        expect(withoutText).to.match(/prop `text` must be like/);
      });

      const unplayable = {
        otherRules: { rulesVersion: info.rulesVersion + 1 },
        wrongNumberOfPlayers: { unplayable: 'wrongNumberOfPlayers' },
      };
      for (const reason of unsupportedReasons) {
        it(`a board of an unplayable match (${reason}) shows only the reason`, async () => {
          for (const language of languages) {
            const { text } = await loadText(language);
            expect(await shown({ text }, unplayable[reason])).to.equal(
              `<div class="paddock-board"><p role="alert" lang="${language}">${text.refusals[reason]}</p></div>`,
            );
          }
        });
      }
    });
  }

  it('the stylesheet of the boards has the colours and type of the lobby', () => {
    const lobby = customProperties('lobby/style/tokens.css');
    const own = customProperties('games/kit/board/package/package.css');
    expect(own.size).to.be.greaterThan(5);
    for (const [name, value] of own) expect(value, name).to.equal(lobby.get(name));
  });
});
