import { readdirSync, readFileSync } from 'node:fs';
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
import { loadRecord, recordOf } from '../../games/records.ts';
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

    it(`${name}: a record is replayed by the game that it names`, async () => {
      const folder = new URL(`./${name}/recorded/`, import.meta.url);
      const [file = ''] = readdirSync(folder);
      const { record, replay } = await loadRecord(readFileSync(new URL(file, folder), 'utf8'));
      expect(record?.game).to.equal(name);
      expect(replay?.length).to.equal(record?.moves.length);
      const { fault } = await loadRecord({ ...record, rulesVersion: 99 });
      expect(fault?.code).to.equal('otherRules');
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

  it('a value that is no record, and a record of an unknown game, have a fault', async () => {
    expect((await loadRecord('{}')).fault?.path).to.equal('/format');
    const record = recordOf({
      game: 'toString',
      rulesVersion: 1,
      options: {},
      seats: [{ name: 'Ada', bot: null }],
      seed: 'seed',
      moves: [],
      result: null,
    });
    expect((await loadRecord(record)).fault?.code).to.equal('unknownGame');
  });

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
