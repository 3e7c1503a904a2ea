import { expect } from 'chai';
import { changesBetween } from '../../../lobby/features/waiting-room/useHostChanges.ts';
import type { Table } from '../../../protocol/tables.ts';
import { toldSeat, toldTable } from '../../support/servers/told-table.ts';

/** Returns a table with these people on its seats in their order. */
function withNames(...names: readonly (string | null)[]): Table {
  const seats = names.map((name, index) => toldSeat(String(index), name));
  return toldTable({ seats, setupData: { trackLength: 12 } });
}

const table = withNames('Ada', 'Ben', null);

describe('Changes by the host', () => {
  it('changed rules, seats, time control, listing and order are each reported', () => {
    const changes = (after: Table) => changesBetween(table, after);
    expect(changes({ ...table, setupData: { trackLength: 9 } })).to.deep.equal(['rules']);
    expect(changes({ ...table, seats: [...table.seats, toldSeat('3', null)] })).to.deep.equal([
      'players',
    ]);
    expect(changes({ ...table, timeControl: { kind: 'days', days: 3 } })).to.deep.equal([
      'timeControl',
    ]);
    expect(changes({ ...table, unlisted: true })).to.deep.equal(['who']);
    expect(changes(withNames('Ben', 'Ada', null))).to.deep.equal(['order']);
    expect(changes(withNames(null, 'Ben', 'Ada'))).to.deep.equal(['order']);
  });

  it('several changes are reported at once', () => {
    const after = { ...withNames('Ben', 'Ada', null), unlisted: true };
    expect(changesBetween(table, after)).to.deep.equal(['who', 'order']);
  });

  it('players who come, go or are away are not reported as changes', () => {
    expect(changesBetween(table, withNames('Ada', 'Ben', 'Cleo'))).to.deep.equal([]);
    expect(changesBetween(table, withNames('Ada', null, null))).to.deep.equal([]);
    const away = table.seats.map((each) => ({ ...each, isConnected: false }));
    expect(changesBetween(table, { ...table, seats: away, host: '1' })).to.deep.equal([]);
  });
});
