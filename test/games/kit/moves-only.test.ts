import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { moveByChance, quietly, seededChoice, TestTable } from '../../support/games/table.ts';

/** Every event of boardgame.io with arguments that would do harm. */
const events: readonly (readonly [type: string, ...args: unknown[]])[] = [
  ['endGame', { winners: ['0'] }],
  ['endTurn'],
  ['endTurn', { next: '1' }],
  ['pass'],
  ['pass', { remove: true }],
  ['endPhase'],
  ['setPhase', 'auction'],
  ['endStage'],
  ['setStage', 'anything'],
  ['setActivePlayers', { all: null }],
];

/** Returns the state that boardgame.io's server makes from a client's event. */
function afterEvent(
  game: Game,
  state: State,
  [type, ...args]: (typeof events)[number],
  by: unknown,
) {
  const reduce = CreateGameReducer({ game });
  const action = { type: 'GAME_EVENT', payload: { type, args, playerID: by } };
  return quietly(() => reduce(state, action as Parameters<typeof reduce>[1]));
}

describe('Events sent by clients', () => {
  it('a client’s event ends a match of a game that does not refuse it', () => {
    const game: Game = { name: 'open', setup: () => ({}), events: { endGame: false } };
    const state = InitializeGame({ game, numPlayers: 2 });
    expect(afterEvent(game, state, ['endGame', 'mine'], '0').ctx.gameover).to.equal('mine');
  });

  for (const { info, load } of catalog) {
    it(`a client’s event changes nothing in ${info.name}, from any seat in every phase`, async () => {
      const module = await load();
      const table = new TestTable(module, { numPlayers: Math.max(2, info.minPlayers) });
      const choose = seededChoice(11);
      const places = new Set<string>();
      while (table.state.ctx.gameover === undefined) {
        const { state, active } = table;
        const { phase, currentPlayer, activePlayers } = state.ctx;
        const place = JSON.stringify([phase, currentPlayer, activePlayers]);
        if (!places.has(place)) {
          for (const event of events) {
            for (const by of [...active, undefined, null]) {
              const { transients, G, ctx, _stateID } = afterEvent(table.game, state, event, by);
              expect(transients?.error?.type, `${event} by ${by}`).to.match(
                /plugin_invalid|inactive/,
              );
              expect({ G, ctx, _stateID }).to.deep.equal({
                G: state.G,
                ctx: state.ctx,
                _stateID: state._stateID,
              });
            }
          }
        }
        places.add(place);
        moveByChance(table, choose);
      }
      expect(places.size).to.be.above(1);
    });
  }
});
