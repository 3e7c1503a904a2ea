import { expect } from 'chai';
import { loadBoard } from '../../games/boards.ts';
import { languages } from '../../games/kit/language.ts';
import {
  type GameName,
  games,
  loadBot,
  loadGame,
  loadText,
  withOptions,
} from '../../games/paddock.ts';
import { leaveOutStyles } from '../support/games/board.ts';
import { TestTable } from '../support/games/table.ts';

describe('Code over any game', () => {
  before(leaveOutStyles);

  for (const { name, minPlayers } of games) {
    it(`${name}: texts, board and bots are loaded by the game’s name`, async () => {
      for (const language of languages) {
        expect((await loadText(name, language)).language).to.equal(language);
      }
      expect(await loadBoard(name)).to.include.keys('Board', 'Log', 'Ranking');
      expect(await loadBot(name)).to.include.keys('choose', 'imagine', 'playSeat');
    });

    it(`${name}: a match without options begins with those of the game, and only with right ones`, async () => {
      const module = await loadGame(name);
      const options = Object.fromEntries(
        module.info.options.flatMap((field) =>
          field.kind === 'yesNo' ? [[field.name, !field.defaultValue]] : [],
        ),
      );
      const game = withOptions(module.game, options);
      const optionsOf = (setupData?: object) => {
        const settings = { numPlayers: minPlayers, setupData };
        return new TestTable<{ options: object }>({ ...module, game }, settings).G.options;
      };
      expect(optionsOf()).to.include(options);
      // Options of a server's match come first.
      expect(optionsOf({})).to.not.include(options);
      expect(() => withOptions(module.game, { nonsense: 1 })).to.throw(
        '"nonsense" is not an option',
      );
    });
  }

  it('an unknown game or language causes an error', async () => {
    for (const wrong of ['chess', 'toString']) {
      for (const load of [loadGame, loadBot, loadBoard]) {
        const error = await load(wrong as GameName).catch((each: Error) => each);
        expect(String(error)).to.match(
          new RegExp(`There is no game ${wrong}. The games are bug-race,`),
        );
      }
      const error = await loadText(wrong as GameName, 'en').catch((each: Error) => each);
      expect(String(error)).to.include(`There are no texts of ${wrong} in en.`);
    }
    const error = await loadText('bug-race', 'name' as 'en').catch((each: Error) => each);
    expect(String(error)).to.include('There are no texts of bug-race in name.');
  });
});
