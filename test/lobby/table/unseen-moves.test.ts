import type { LogEntry } from 'boardgame.io';
import { expect } from 'chai';
import {
  hasMovedSince,
  movesOfOthers,
  parseSeen,
  withSeen,
} from '../../../lobby/features/match-view/useUnseenMoves.ts';
import { shownNames } from '../../../lobby/lib/seat-names.ts';
import { turnKeyOf } from '../../../lobby/lib/turn-key.ts';

function entry(stateID: number, playerID: string, events: readonly unknown[] = []): LogEntry {
  return {
    action: { type: 'MAKE_MOVE', payload: { type: 'pass', args: [], playerID } },
    _stateID: stateID,
    turn: 1,
    phase: '',
    metadata: { events },
  };
}

describe('Missed moves', () => {
  const log = [entry(0, '0'), entry(1, '1'), entry(2, '2'), entry(3, '0'), entry(4, '1')];

  it('missed moves are the moves of others between two positions', () => {
    expect(movesOfOthers(log, { from: 1, to: 5, viewer: '0' })).to.equal(3);
    expect(movesOfOthers(log, { from: 1, to: 2, viewer: '0' })).to.equal(1);
    expect(movesOfOthers(log, { from: 3, to: 4, viewer: '0' })).to.equal(0);
    expect(movesOfOthers(log, { from: 0, to: 5, viewer: null }), 'who watches').to.equal(5);
  });

  it('a position counts as seen once its player has moved after it', () => {
    expect(hasMovedSince(log, { since: 3, viewer: '0' })).to.equal(true);
    expect(hasMovedSince(log, { since: 4, viewer: '0' })).to.equal(false);
    expect(hasMovedSince(log, { since: 0, viewer: null })).to.equal(false);
  });

  it('the browser remembers the last position seen in each of 50 matches', () => {
    let seen = parseSeen(null);
    for (let match = 0; match < 60; match += 1) seen = withSeen(seen, [`match ${match}`, match]);
    seen = withSeen(seen, ['match 20', 99]);
    expect(seen).to.have.length(50);
    expect(seen[0]).to.deep.equal(['match 10', 10]);
    expect(seen.at(-1)).to.deep.equal(['match 20', 99]);
    expect(parseSeen(JSON.stringify(seen))).to.deep.equal(seen);
  });

  for (const stored of ['{oops', '{}', 'null', '[1, [2, 3], ["a", "b"], ["a"]]']) {
    it(`a stored ${stored} is read as nothing seen`, () =>
      expect(parseSeen(stored)).to.deep.equal([]));
  }
});

describe('The turn of a refused move', () => {
  const rules = {
    playersToMove: (G: unknown) => G as readonly string[],
    startsSection: (event: unknown) => event === 'stage',
  };
  const turn = (G: readonly string[], events: readonly unknown[] = []) =>
    turnKeyOf(rules, { state: { G, stateID: 1, result: null }, log: [entry(0, '0', events)] }, '0');

  it('the turn changes with the seat to move and with the part of the match', () => {
    expect(turn(['0'])).to.not.equal(turn(['1']));
    expect(turn(['0'])).to.not.equal(turn(['0'], ['stage']));
    expect(turn(['0'])).to.equal(turn(['0'], ['move']));
  });

  it('the turn goes on when others are done in a simultaneous move', () => {
    expect(turn(['0', '1', '2'])).to.equal(turn(['0', '2']));
    expect(turn(['0', '1', '2'])).to.not.equal(turn(['1', '2']));
  });
});

describe('Names written from right to left', () => {
  it('a name written from right to left is isolated, and other names stay unchanged', () => {
    const names = shownNames([
      { playerID: '0', name: 'דוד', bot: null },
      { playerID: '1', name: 'Ada', bot: null },
      { playerID: '2', name: 'דוד', bot: null },
    ]);
    expect([...names.values()]).to.deep.equal(['\u2068דוד\u2069', 'Ada', '\u2068דוד (2)\u2069']);
  });
});
