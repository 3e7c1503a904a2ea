import type { State } from 'boardgame.io';
import { createMatch, ProcessGameConfig } from 'boardgame.io/internal';
import { expect } from 'chai';
import { loadGames } from '../../server/games.ts';

describe("The server's games", () => {
  it('every match has a seed of its own, also after boardgame.io has processed the game', async () => {
    for (const { game } of await loadGames()) {
      // boardgame.io's Server processes its games like this.
      const taken = ProcessGameConfig(game);
      const seeds = [1, 2].map(() => {
        const match = createMatch({
          game: taken,
          numPlayers: game.minPlayers ?? 2,
          setupData: undefined,
          unlisted: false,
        });
        const { plugins }: State = 'initialState' in match ? match.initialState : expect.fail();
        return plugins.random?.data.seed;
      });
      expect(seeds[0]).to.match(/^[0-9a-f]{32}$/);
      expect(seeds[0]).not.to.equal(seeds[1]);
    }
  });
});
