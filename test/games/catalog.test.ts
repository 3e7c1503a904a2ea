import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { loadBench } from '../../bench/support/game-bench.ts';
import { loadBot, loadEstimator } from '../../games/bots.ts';
import { catalog } from '../../games/index.ts';
import { languages } from '../../games/kit/language.ts';
import { games as inPackage } from '../../games/paddock.ts';
import { allGames } from '../../games/server.ts';
import { leaveOutStyles } from '../support/games/board.ts';

const root = path.join(import.meta.dirname, '../..');

/** The tests that every game has. */
const tests = [
  'options.test.ts',
  'secrecy.test.ts',
  'random-games.test.ts',
  'recorded-games.test.ts',
  'recorded',
  'board/board.test.tsx',
];

describe('The parts of a game', () => {
  before(leaveOutStyles);

  it('lobby, server and package have the same games in the same order', () => {
    const names = catalog.map(({ info }) => info.name);
    expect(inPackage.map(({ name }) => name)).to.deep.equal(names);
    expect(allGames.map(({ name }) => name)).to.deep.equal(names);
    const folders = readdirSync(path.join(root, 'games'), { withFileTypes: true })
      .filter((each) => each.isDirectory() && each.name !== 'kit')
      .map(({ name }) => name);
    expect(folders).to.have.members(names);
  });

  for (const game of catalog) {
    const { name, description } = game.info;

    it(`${name}: hosts and benches can load all parts in all languages`, async () => {
      const [{ rules }, board, cover, pages, tutorial, moveWords] = await Promise.all([
        game.load(),
        game.loadBoard(),
        game.loadCover(),
        game.loadRulesPages(),
        game.loadTutorial(),
        game.loadMoveWords(),
      ]);
      for (const part of [board.Board, board.HiddenPart, cover.Cover, pages.RulesPages]) {
        expect(part).to.be.a('function');
      }
      for (const language of languages) {
        const [{ text }, { options }, { rulesText }, { text: captions }, { words }] =
          await Promise.all([
            game.loadText(language),
            game.loadOptions(language),
            pages.rulesTexts[language](),
            pages.words[language](),
            tutorial.words[language](),
          ]);
        expect(text.language).to.equal(language);
        expect(Object.keys(options)).to.deep.equal(game.info.options.map((option) => option.name));
        expect(Object.keys(rulesText)).to.deep.equal(Object.keys(text.headings));
        expect(captions.steps).to.have.lengthOf(5);
        expect(words.learnt).to.not.deep.equal([]);
        expect(moveWords.movesIn(text)).to.be.a('function');
      }
      expect((await loadEstimator(name)).rules).to.equal(rules);
      expect(await loadBot(name)).to.be.a('function');
      expect((await loadBench(name)).greedy).to.be.a('function');
    });

    it(`${name}: rules, docs, pictures and tests are there`, () => {
      const { title } = description.en;
      // test/package/docs.test.ts looks at the others.
      const unnamed = ['README.md', 'lobby/i18n/GLOSSARY.md']
        .filter((page) => !readFileSync(path.join(root, page), 'utf8').includes(title))
        .map((page) => `${page}, which does not name ${title}`);
      const files = [
        `games/${name}/RULES.md`,
        `docs/${name}.md`,
        `docs/pictures/${name}.png`,
        `lobby/public/icons/${name}.png`,
        `lobby/public/invitations/${name}.png`,
        ...tests.map((test) => `test/games/${name}/${test}`),
      ].filter((file) => !existsSync(path.join(root, file)));
      expect([...files, ...unnamed]).to.deep.equal([]);
    });
  }
});
