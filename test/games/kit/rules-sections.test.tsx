import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalog } from '../../../games/index.ts';
import { sectionsOf } from '../../../games/kit/board/rules-sections.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { refusals as ofAllGames } from '../../../games/kit/locales/en.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { leaveOutStyles } from '../../support/games/board.ts';
import { moveByChance, seededChoice, TestTable } from '../../support/games/table.ts';

/** The number of moves between two looks at the board. */
const movesBetween = 40;

/** Returns the labels of a board's links to the rules. */
function waysIn(markup: string): readonly string[] {
  return Array.from(
    markup.matchAll(/class="to-rules" aria-label="([^"]+)"/g),
    ([, name = '']) => name,
  );
}

describe('The sections of the rules', () => {
  before(leaveOutStyles);

  for (const { info, load, loadText, loadRulesPages } of catalog) {
    describe(info.name, () => {
      const texts = new Map<Language, GameText>();

      before(async () => {
        for (const language of languages) texts.set(language, (await loadText(language)).text);
      });

      const idsIn = (language: Language) => Object.keys(texts.get(language)?.headings ?? {});

      it('every language has the same sections, each once', () => {
        const ids = idsIn('en');
        expect(new Set(ids).size).to.equal(ids.length).and.to.be.above(5);
        for (const language of languages) expect(idsIn(language), language).to.deep.equal(ids);
      });

      it('every reason of the game for refusing a move leads to a section of its rules', async () => {
        const { ruleForRefusal } = await load();
        const reasons = Object.keys(texts.get('en')?.refusals ?? {});
        const own = reasons.filter((reason) => !(reason in ofAllGames));
        expect(Object.keys(ruleForRefusal)).to.have.members(own);
        for (const [reason, section] of Object.entries(ruleForRefusal)) {
          expect(idsIn('en'), reason).to.include(section);
        }
      });

      it('the rules contain all sections, and a table shows an unused section on request', async () => {
        const { RulesPages, rulesTexts, words: loaders } = await loadRulesPages();
        for (const [language, text] of texts) {
          const { rulesText } = await rulesTexts[language]();
          const { text: words } = await loaders[language]();
          const shown = (given: object) =>
            renderToStaticMarkup(
              <RulesPages headingLevel="h3" {...{ text, rulesText, words, language }} {...given} />,
            );
          const whole = shown({});
          const atTable = shown({ options: {} });
          for (const { id, heading } of sectionsOf(text, rulesText)) {
            const place = `data-rule="${id}"><h3>${heading}</h3>`;
            expect(whole).to.include(place);
            if (language !== 'en' || atTable.includes(place)) continue;
            expect(shown({ options: {}, wanted: id })).to.include(place);
          }
        }
      });

      it('a board that can open the rules links to one section at every point of a match', async () => {
        const { Board }: { Board: ComponentType<object> } = await import(
          `../../../games/${info.name}/board/exported.tsx`
        );
        const table = new TestTable<object>(await load(), { numPlayers: info.minPlayers });
        const choose = seededChoice(7);
        const found = new Set<string>();
        const onRule = () => {};
        const look = (playerID: string | null, language: Language) => {
          const G = playerID === null ? table.viewOf(null) : table.viewOf(playerID);
          const text = texts.get(language);
          const shown = { G, ctx: table.state.ctx, moves: {}, log: [], playerID, text };
          const [name = '', ...others] = waysIn(
            renderToStaticMarkup(<Board {...shown} {...{ onRule }} />),
          );
          const { headings = {}, toRules = String } = text ?? {};
          const [section] =
            Object.entries(headings).find(([, heading]) => toRules(heading) === name) ?? [];
          expect(others).to.deep.equal([]);
          found.add(section ?? expect.fail(`There is no section for “${name}”.`));
        };
        for (let made = 0; table.state.ctx.gameover === undefined; made += 1) {
          if (made % movesBetween === 0) {
            const turn = made / movesBetween;
            look(turn % 3 === 2 ? null : String(turn % 3), languages[turn % 4] ?? 'en');
          }
          moveByChance(table, choose);
        }
        look('0', 'en');
        expect(found.size).to.be.above(1);
        const G = table.viewOf('0');
        const bare = { G, ctx: table.state.ctx, moves: {}, log: [], playerID: '0' };
        expect(waysIn(renderToStaticMarkup(<Board {...bare} />))).to.deep.equal([]);
      });
    });
  }
});
