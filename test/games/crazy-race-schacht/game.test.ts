import type { Game, LongFormMove, MoveMap } from 'boardgame.io';
import { expect } from 'chai';
import { game, type SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import { driverWith, giveCards, inEvaluation, lay, newTable } from './positions.ts';

/** Returns the moves of every phase and of its stages by name. */
function allMoves(): Map<string, LongFormMove<SchachtState>> {
  const { phases = {} }: Game<SchachtState> = game;
  const maps: MoveMap<SchachtState>[] = Object.values(phases).flatMap((phase) => [
    phase.moves ?? {},
    ...Object.values(phase.turn?.stages ?? {}).map(({ moves }) => moves ?? {}),
  ]);
  // All of ours are in the long form; boardgame.io's types allow others.
  return new Map(maps.flatMap((moves) => Object.entries(moves as Record<string, LongFormMove>)));
}

function named(is: (move: LongFormMove<SchachtState>) => boolean): string[] {
  return [...allMoves()].flatMap(([name, move]) => (is(move) ? [name] : [])).sort();
}

describe('Crazy Race (Schacht) under boardgame.io', () => {
  it('only pass and the moves of the evaluation are refused on an older state', () => {
    expect(named((move) => move.ignoreStaleStateID !== true)).to.deep.equal([
      'advance',
      'decline',
      'drawPoints',
      'pass',
      'steal',
    ]);
  });

  it('placed, reclaimed and discarded cards are redacted for others', () => {
    expect(named((move) => move.redact === true)).to.deep.equal([
      'discardPoints',
      'placeDriver',
      'reclaim',
    ]);
  });

  it('CS-5 a player who can take back is active in the stage waiting until then', () => {
    const table = newTable(3);
    const cards = { hand: [0, 1, 2, 3, 4, 5, 6], pile: [7] };
    giveCards(table, { '0': cards, '1': cards });
    lay(table, null);
    expect(table.state.ctx.activePlayers).to.deep.equal({ '0': 'waiting', '1': 'placing' });
    table.move('0', 'takeBack');
    expect(table.state.ctx.activePlayers).to.deep.equal({ '1': 'placing' });
    table.move('1', 'takeBack');
    expect(table.state.ctx.activePlayers).to.deep.equal({ '1': 'placing' });
  });

  it('CS-8 only the winner of a side is active; CS-13 players asked are active until they answer', () => {
    const table = inEvaluation({ stageCard: 2, numPlayers: 4 }, [6, 1], [4, 1], [3, 1]);
    expect(table.state.ctx).to.include({ activePlayers: null, currentPlayer: '0' });
    table.move('0', 'decline');
    expect(table.state.ctx.activePlayers).to.deep.equal({ '1': null, '2': null });
    table.move('2', 'reclaim', driverWith(3));
    expect(table.state.ctx.activePlayers).to.deep.equal({ '1': null });
  });
});
