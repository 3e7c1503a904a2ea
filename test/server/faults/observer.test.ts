import type { LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect } from 'chai';
import * as bugRace from '../../../games/bug-race/index.ts';
import { TestTable } from '../../support/games/table.ts';
import { Observer } from '../../support/storm/observer.ts';

type SeenState = State<{ readonly players: Readonly<Record<string, unknown>> }>;
type Update = readonly [matchID: string, state: SeenState, log: readonly LogEntry[]];

/** Returns what an observer at seat 0 finds in a changed update after the first move of seat 1. */
function foundIn(change: (update: Update, whole: SeenState) => Update) {
  const table = new TestTable<SeenState['G']>(bugRace, { numPlayers: 2 });
  const view = getFilterPlayerView(table.game);
  const sent = (state: State) =>
    // The filter of an update returns an update.
    JSON.parse(
      JSON.stringify(view('0', { type: 'update', args: ['match', state] }).args),
    ) as Update;
  const [, first] = sent(table.state);
  const [card] = table.legalMoves('1');
  if (!card) throw new Error('Seat 1 has no move.');
  table.move('1', card.move, ...card.args);
  const observer = new Observer('0', ['credentials-of-1']);
  observer.look('sync', ['match', { state: first, initialState: first, log: [] }]);
  // The table's state is of the same game.
  observer.look('update', change(sent(table.state), table.state as SeenState));
  const { faults, leaks } = observer;
  return { faults: faults.length, leaks: leaks.length };
}

describe('The observer of a page', () => {
  it('an observer finds nothing in a correct update', () => {
    expect(foundIn((update) => update)).to.deep.equal({ faults: 0, leaks: 0 });
  });

  it('an observer finds states that are left out or changed', () => {
    const later = foundIn(([id, state, log]) => [id, { ...state, _stateID: 2 }, log]);
    expect(later.faults).to.equal(1);
    const changed = foundIn(([id, state, log]) => [id, { ...state, _stateID: 0 }, log]);
    expect(changed.faults, 'changed and out of order').to.equal(2);
  });

  it('an observer finds hands, piles, credentials and hidden moves of others', () => {
    const withG = ([id, state, log]: Update, G: object): Update => [
      id,
      { ...state, G: { ...state.G, ...G } },
      log,
    ];
    const hand = foundIn((update, { G: { players } }) => withG(update, { players }));
    expect(hand.leaks, 'a hand').to.equal(1);
    expect(foundIn((update) => withG(update, { secret: {} })).leaks, 'a pile').to.equal(1);
    const word = foundIn((update) => withG(update, { turn: 'credentials-of-1' }));
    expect(word.leaks, 'credentials').to.equal(1);
    const args = foundIn(([id, state, log]) => [
      id,
      state,
      log.map((entry) => {
        const payload = { ...entry.action.payload, args: [7] };
        return { ...entry, action: { ...entry.action, payload } };
      }),
    ]);
    expect(args.leaks, 'a hidden move').to.equal(1);
  });
});
