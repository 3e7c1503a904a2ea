import { Client } from 'boardgame.io/client';
import { expect } from 'chai';
import { recordOfMatch, type StoredMatch } from '../../../../games/kit/record/stored-match.ts';
import { textOfRecord } from '../../../../games/kit/record/write.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { type LoadedGame, loadedGames, readWhole } from './matches.ts';

/** Plays a random match in a boardgame.io client without a server. Returns it as a storage would. */
function played({ info, module }: LoadedGame): StoredMatch {
  const game = { ...module.game, seed: 'stored' };
  const client = Client({ game, numPlayers: info.minPlayers, debug: false });
  const choose = seededChoice(3);
  const stateNow = () => client.getState() ?? expect.fail('Without a server there is a state.');
  while (!stateNow().ctx.gameover) {
    const [seat = ''] = module.playersToMove(stateNow().G);
    client.updatePlayerID(seat);
    const { move, args } = choose(module.rules.legalMoves(stateNow().G, seat));
    client.moves[move]?.(...args);
  }
  return {
    initialState: client.getInitialState(),
    state: stateNow(),
    log: client.log ?? [],
    metadata: {
      gameName: info.name,
      players: { 0: { name: 'Ada' }, 1: { data: { bot: 'easy' } } },
      setupData: {},
      createdAt: 1_700_000_000_000,
    },
  };
}

describe('Records of matches stored by boardgame.io', () => {
  let games: readonly LoadedGame[];

  before(async () => {
    games = await loadedGames();
  });

  it('the record of a stored match can be read and has its names and result', () => {
    for (const game of games) {
      const match = played(game);
      const { record, replay } = readWhole(game, textOfRecord(recordOfMatch(match)));
      expect(replay.result).to.deep.equal(match.state.ctx.gameover);
      expect(record.seats).to.have.length(game.info.minPlayers);
      expect(record.seats.slice(0, 2)).to.deep.equal([
        { name: 'Ada', bot: null },
        { name: '', bot: 'easy' },
      ]);
      expect(record.startedAt).to.equal(1_700_000_000_000);
    }
  });

  it('a match without its seed, with hidden arguments or of a game of others cannot become a record', () => {
    const [game] = games;
    const match = played(game ?? expect.fail('There are games.'));
    const withoutSeed = { ...match.initialState, plugins: {} };
    expect(() => recordOfMatch({ ...match, initialState: withoutSeed })).to.throw(/has no seed/);
    const initialState = { ...match.initialState, G: {} };
    expect(() => recordOfMatch({ ...match, initialState })).to.throw(
      'its state has no rulesVersion',
    );
    const log = match.log.map((entry) => {
      const payload = { ...entry.action.payload, args: null };
      return { ...entry, action: { ...entry.action, payload } };
    });
    expect(() => recordOfMatch({ ...match, log })).to.throw(/log hides/);
  });
});
