import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalog } from '../../games/index.ts';
import type { GameName } from '../../games/paddock.ts';
import { boardPropsFor, leaveOutStyles } from '../support/games/board.ts';
import { moveByChance, seededChoice, TestTable } from '../support/games/table.ts';

/** The limit of elements of a board with the most players of the game. A slow phone takes 0.3 ms for each. */
const mostElements: Readonly<Record<string, number>> = {
  'bug-race': 700,
  'crazy-race-schacht': 1450,
  'crazy-race-gewalt': 1900,
  'detroit-cleveland-grand-prix': 1450,
} satisfies Readonly<Record<GameName, unknown>>;

const moves = 60;
const countIn = (markup: string) => markup.match(/<\w/g)?.length ?? 0;

describe('The elements of a board in the middle of a match', () => {
  before(leaveOutStyles);

  for (const { info, load, loadBoard, loadText } of catalog) {
    it(`the board of ${info.description.en.title} stays within its limit of elements`, async () => {
      const most = mostElements[info.name] ?? expect.fail(`${info.name} has no limit.`);
      const [game, { Board }, { text }] = await Promise.all([load(), loadBoard(), loadText('en')]);
      const table = new TestTable<unknown>(game, { numPlayers: info.maxPlayers });
      const choose = seededChoice(3);
      for (let made = 0; made < moves; made += 1) moveByChance(table, choose);
      const players = Array.from({ length: info.maxPlayers }, (_, id) => ({ id, name: `P${id}` }));
      const propsOf = boardPropsFor<unknown, typeof text, unknown>(players);
      const counts = table.state.ctx.playOrder.map((playerID) => {
        const props = propsOf(table, playerID, 'en', text);
        return countIn(renderToStaticMarkup(<Board {...props} />));
      });
      const largest = Math.max(...counts);
      expect(largest).to.be.at.most(most);
      // A board that has become much smaller gets a new limit.
      expect(largest).to.be.above(most * 0.8);
    });
  }
});
