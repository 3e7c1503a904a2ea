import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { expect } from 'chai';
import { loadGames } from '../../../server/games.ts';
import {
  type Attempt,
  type MoveOutcome,
  MoveValidator,
} from '../../../server/realtime/move-validator.ts';
import { seededChoice } from '../../support/games/table.ts';

interface Count {
  readonly sum: number;
}

/** A game in which seats add 1 or 2 in turn, and the seat that reaches 3 wins. */
const counting: Game<Count> = {
  name: 'counting',
  disableUndo: true,
  turn: { minMoves: 1 },
  moves: {
    add: ({ G }, number: unknown) =>
      number === 1 || number === 2 ? { sum: G.sum + number } : 'INVALID_MOVE',
    pass: ({ G, events }) => void (events.endTurn() ?? G),
  },
  setup: () => ({ sum: 0 }),
  endIf: ({ G, ctx }) => (G.sum >= 3 ? { winners: [ctx.currentPlayer] } : undefined),
};

const game = { ...ProcessGameConfig(counting), name: 'counting' };
const judge = new MoveValidator({
  game,
  refusalOf: (_G, _player, move, args) => `${move}(${args})`,
});

function move(type: string, changes: Partial<Attempt> & { args?: unknown[] } = {}): Attempt {
  const { args = [], playerID = '0', stateID = 0 } = changes;
  return { action: { type: 'MAKE_MOVE', payload: { type, args, playerID } }, playerID, stateID };
}

function stateOf(verdict: MoveOutcome): State<Count> {
  return 'state' in verdict ? verdict.state : expect.fail(verdict.refused);
}

/** Freezes a value deeply, so that a change in any part of it is an error. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function legalMovesIn({ ai }: Game, { G, ctx }: State) {
  const acting = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null });
  return acting.flatMap((playerID) =>
    (ai?.enumerate(G, ctx, playerID) ?? []).map((each) =>
      'move' in each ? { playerID, move: each.move, args: each.args ?? [] } : expect.fail('a move'),
    ),
  );
}

describe('Verdicts on moves', () => {
  const start: State<Count> = InitializeGame({ game, numPlayers: 2 });

  it('the verdict on a legal move is the next state with its log', () => {
    const verdict = judge.decide(start, move('add', { args: [2] }));
    const state = stateOf(verdict);
    expect([state.G.sum, state._stateID]).to.deep.equal([2, 1]);
    const reduce = CreateGameReducer({ game: counting });
    for (const [args, key] of [
      [[2], 'deltalog'],
      [[7], 'transients'],
    ] as const) {
      const { action } = move('add', { args: [...args] });
      expect(reduce(start, action as Parameters<typeof reduce>[1])).to.have.any.keys(key);
    }
    expect(state).not.to.have.any.keys('deltalog', 'transients');
    expect('log' in verdict && verdict.log[0]?.action.payload).to.deep.include({
      type: 'add',
      args: [2],
      playerID: '0',
    });
    expect([start.G.sum, start._stateID]).to.deep.equal([0, 0]);
  });

  it('a verdict never changes the given state, in whole matches of every game', async () => {
    const frozen = { ...start, G: { sum: 0 } };
    freeze(frozen);
    expect(() => {
      frozen.G.sum = 1;
    }).to.throw(TypeError);
    for (const served of await loadGames()) {
      const { game } = served;
      const choose = seededChoice(5);
      const judge = new MoveValidator(served);
      let state = InitializeGame({ game, numPlayers: 3, setupData: undefined });
      while (state.ctx.gameover === undefined) {
        freeze(state);
        const { playerID, move: type, args } = choose(legalMovesIn(game, state));
        state = stateOf(
          judge.decide(state, move(type, { args, playerID, stateID: state._stateID })),
        );
      }
    }
  });

  it('the verdict on an illegal move gives the game’s reason', () => {
    expect(judge.decide(start, move('add', { args: [7] }))).to.deep.equal({
      refused: 'illegal',
      reason: 'add(7)',
    });
  });

  it('moves out of turn, stale moves and moves after the end have codes of their own', () => {
    const refusal = (state: State, attempt: Attempt) => {
      const verdict = judge.decide(state, attempt);
      return 'refused' in verdict ? verdict.refused : 'taken';
    };
    expect(refusal(start, move('add', { args: [1], playerID: '1' }))).to.equal('notYourTurn');
    expect(refusal(start, move('add', { args: [1], stateID: 5 }))).to.equal('stale');
    expect(refusal(start, move('subtract'))).to.equal('notNow');
    const two = stateOf(judge.decide(start, move('add', { args: [2] })));
    expect(refusal(two, move('add', { args: [1] }))).to.equal('stale');
    const over = stateOf(judge.decide(two, move('add', { args: [1], stateID: 1 })));
    expect(over.ctx.gameover).to.deep.equal({ winners: ['0'] });
    expect(refusal(over, move('add', { args: [1], stateID: 2 }))).to.equal('finished');
  });
});
