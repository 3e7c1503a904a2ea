import type { LogEntry, State } from 'boardgame.io';
import { expect } from 'chai';
import { maxName } from '../../../protocol/tables.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { type TableData, tableDataOf } from '../../../server/domain/table-settings.ts';
import { pageMarkFrom } from '../../../server/persistence/repositories/table-lists.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { newMatch, newTable } from '../../support/servers/new-table.ts';
import { describeStorages, type StoragePlace } from '../../support/servers/storages.ts';

const everything = { state: true, metadata: true, log: true, initialState: true } as const;

function nextState(state: State): State {
  return { ...state, _stateID: state._stateID + 1 };
}

function logEntry(state: State): LogEntry {
  const payload = { type: 'endTurn', args: [], playerID: '0' };
  return { action: { type: 'MAKE_MOVE', payload }, _stateID: state._stateID, turn: 1, phase: 'x' };
}

/** Returns the first move of a match. */
const firstMove = (matchID: string, initialState: State) => ({
  matchID,
  expectedStateID: 0,
  expectedSeatsVersion: 0,
  state: nextState(initialState),
  log: [logEntry(initialState)],
});

const seated = (name: unknown) => ({ 0: { id: 0, name: name as string }, 1: { id: 1 } });

describeStorages('The storage', (makePlace) => {
  let place: StoragePlace;
  let tableChanges: TableChanges;
  let storage: SqlStorage;
  let told: string[];

  before(async () => {
    place = await makePlace();
  });
  beforeEach(async () => {
    tableChanges = new TableChanges();
    told = [];
    tableChanges.on('changed', (matchID) => told.push(`changed ${matchID}`));
    tableChanges.on('deleted', ({ matchID }) => told.push(`deleted ${matchID}`));
    storage = place.open(tableChanges);
    await storage.connect();
  });
  afterEach(() => storage.close());
  after(() => place.remove());

  it('the storage returns a match as it was created, and nothing for an unknown match', async () => {
    const match = newMatch();
    await storage.createMatch('round-trip', match);
    const found = await storage.fetch('round-trip', everything);
    expect(found.metadata).to.deep.equal(tableDataOf(match.metadata));
    expect(found.state).to.deep.equal(found.initialState);
    expect(found.state.G).to.deep.equal(match.initialState.G);
    expect(told).to.deep.equal(['changed round-trip']);
    expect(await storage.fetch('nowhere', everything)).to.deep.equal({ log: [] });
    expect(await storage.lists.table('nowhere')).to.equal(undefined);
  });

  it('a database can be opened repeatedly and keeps its matches', async () => {
    await storage.createMatch('kept', newMatch());
    await storage.connect();
    await storage.close();
    storage = place.open(tableChanges);
    await storage.connect();
    expect((await storage.fetch('kept', everything)).metadata.gameName).to.equal('bug-race');
  });

  it('one of two moves on the same state is stored with its log, the other not at all', async () => {
    const { initialState, metadata } = newMatch();
    await storage.createMatch('race', { initialState, metadata });
    const move = firstMove('race', initialState);
    const { state } = move;
    const logs = [move.log, [logEntry(state), logEntry(state)]];
    const outcomes = await Promise.all(logs.map((log) => storage.saveMove({ ...move, log })));
    expect([...outcomes].sort()).to.deep.equal([false, true]);
    const found = await storage.fetch('race', everything);
    expect(found.state._stateID).to.equal(1);
    expect(found.log).to.deep.equal(logs[outcomes.indexOf(true)]);
    expect(found.initialState._stateID).to.equal(0);
  });

  it('log entries stay in order, and an older state never replaces a newer one', async () => {
    const { initialState, metadata } = newMatch();
    await storage.createMatch('log', { initialState, metadata });
    let state = initialState;
    const entries: LogEntry[] = [];
    for (let count = 0; count < 12; count += 1) {
      const log = [logEntry(state), { ...logEntry(state), automatic: true }];
      entries.push(...log);
      state = nextState(state);
      await storage.setState('log', state, log);
    }
    await storage.setState('log', { ...state, _stateID: 3 }, [logEntry(state)]);
    const found = await storage.fetch('log', everything);
    expect(found.log).to.deep.equal(entries);
    expect(found.state._stateID).to.equal(12);
  });

  it('a move is refused if the seats have changed since it was checked', async () => {
    const { initialState, metadata } = newMatch();
    await storage.createMatch('left', { initialState, metadata });
    await storage.setMetadata('left', { ...metadata, players: seated('Ada') });
    const move = { ...firstMove('left', initialState), log: [] };
    expect(await storage.saveMove(move)).to.equal(false);
    expect((await storage.match('left'))?.state._stateID).to.equal(0);
    expect(await storage.saveMove({ ...move, expectedSeatsVersion: 1 })).to.equal(true);
  });

  it('many simultaneous moves are each stored completely or not at all', async () => {
    const matchIDs = Array.from({ length: 20 }, (_, number) => `many-${number}`);
    const { initialState, metadata } = newMatch();
    for (const matchID of matchIDs) await storage.createMatch(matchID, { initialState, metadata });
    const rivals = matchIDs.flatMap((matchID) => [matchID, matchID, matchID]);
    const outcomes = await Promise.all(
      rivals.map((matchID, number) =>
        storage.saveMove({
          ...firstMove(matchID, initialState),
          state: { ...nextState(initialState), G: { rival: number } },
          log: [{ ...logEntry(initialState), turn: number }],
        }),
      ),
    );
    for (const [index, matchID] of matchIDs.entries()) {
      const tries = outcomes.slice(3 * index, 3 * index + 3);
      expect(tries.filter((isSaved) => isSaved)).to.have.length(1);
      const found = await storage.wholeMatch(matchID);
      const winner = 3 * index + tries.indexOf(true);
      expect(found?.course?.state.G).to.deep.equal({ rival: winner });
      expect(found?.course?.log.map(({ turn }) => turn)).to.deep.equal([winner]);
    }
  });

  it('simultaneous changes of seats, also from another server, never overwrite each other', async () => {
    const other = place.isShared ? place.open(new TableChanges()) : storage;
    await storage.createMatch('busy', newMatch());
    const addHat = (table: TableData) => {
      const hats = Number(table.setupData?.hats ?? 0) + 1;
      return { table: { ...table, setupData: { hats } }, answer: hats };
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        (number % 2 === 0 ? storage : other).changeSeats('busy', addHat),
      ),
    );
    expect([...answers].sort((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 12 }, (_, number) => number + 1),
    );
    expect((await storage.seats('busy'))?.table.setupData).to.deep.equal({ hats: 12 });
    if (other !== storage) await other.close();
  });

  it('a next table is stored together with the change that names it, or not at all', async () => {
    await storage.createMatch('first', newMatch());
    const next = { matchID: 'second', table: newTable() };
    await storage.changeSeats('first', (table) => ({
      table: { ...table, nextMatchID: 'second' },
      newTable: next,
      answer: null,
    }));
    expect(await storage.lists.table('second')).to.include({ status: 'open', begunAt: null });
    // The id is taken, so nothing is changed.
    const failed = await storage
      .changeSeats('first', (table) => ({
        table: { ...table, nextMatchID: 'third' },
        newTable: next,
        answer: null,
      }))
      .catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
    expect((await storage.seats('first'))?.table.nextMatchID).to.equal('second');
    expect(told).to.deep.equal(['changed first', 'changed first', 'changed second']);
  });

  it('a table has no match until it begins, and the beginning is stored once with its seats', async () => {
    const table = newTable();
    await storage.createTable('laid', table);
    expect(told).to.deep.equal(['changed laid']);
    expect(await storage.match('laid'), 'the match').to.equal(undefined);
    expect(await storage.fetch('laid', everything)).to.deep.equal({ log: [] });
    const laid = await storage.wholeMatch('laid');
    expect(laid?.course).to.equal(null);
    expect(laid?.table).to.deep.equal({ ...table, unlisted: false });
    const { initialState } = newMatch();
    const begin = () =>
      storage.changeSeats<boolean>('laid', (newest) => {
        if (newest.begunAt !== null) return { answer: false };
        const begun = { ...newest, begunAt: 7, stateID: initialState._stateID, awaited: ['0'] };
        return { table: begun, beginning: initialState, answer: true };
      });
    // The later attempts find that the match has begun.
    expect((await Promise.all([begin(), begin(), begin()])).sort()).to.deep.equal([
      false,
      false,
      true,
    ]);
    const begun = await storage.wholeMatch('laid');
    expect(begun?.table).to.include({ begunAt: 7, stateID: 0 });
    expect(begun?.table.awaited).to.deep.equal(['0']);
    expect(begun?.course?.state.G).to.deep.equal(initialState.G);
    expect(begun?.course?.initialState).to.deep.equal(begun?.course?.state);
    expect(await storage.match('laid')).to.include({ seatsVersion: 1 });
  });

  it('revisions report the state, the seats and the chat of each match', async () => {
    const match = newMatch();
    await storage.createMatch('far', match);
    await storage.setState('far', nextState(match.initialState), [logEntry(match.initialState)]);
    await storage.setMetadata('far', match.metadata);
    const line = { id: 'a', text: 'Hi', phrase: null, sentAt: 5, seatKey: 'key' };
    await storage.chat.append('far', line);
    expect(await storage.revisions(['far', 'nowhere'])).to.deep.equal([
      { matchID: 'far', stateID: 1, seatsVersion: 1, chatLength: 1 },
    ]);
    expect(await storage.revisions([])).to.deep.equal([]);
  });

  it('a chat line for a deleted match is refused', async () => {
    const line = { id: 'a', text: 'Hi', phrase: null, sentAt: 5, seatKey: 'key' };
    const error = await storage.chat.append('gone', line).catch((caught: unknown) => caught);
    expect(error).to.include({ status: 404 });
    expect(await storage.chat.read('gone')).to.deep.equal({ lines: [], length: 0 });
  });

  it('the seats are stored without raw credentials or connections, and leave the latest move in place', async () => {
    const { initialState, metadata } = newMatch();
    await storage.createMatch('seats', { initialState, metadata });
    const ctx = { ...initialState.ctx, gameover: { winners: ['1'] } };
    const state = { ...nextState(initialState), ctx };
    await storage.saveMove({ ...firstMove('seats', initialState), state, log: [] });
    const ada = {
      id: 0,
      name: '  Ada ',
      key: 'key',
      credentials: 'raw',
      isConnected: true,
      data: { hat: 1 },
    };
    const players = { 0: ada, 1: { id: 1 } };
    await storage.setMetadata('seats', { ...metadata, players, nextMatchID: 'again' });
    const found = await storage.fetch('seats', everything);
    expect(found.state._stateID).to.equal(1);
    expect(found.metadata.gameover).to.deep.equal({ winners: ['1'] });
    expect(found.metadata.players).to.deep.equal({
      0: { id: 0, name: 'Ada', key: 'key' },
      1: { id: 1 },
    });
    expect(found.metadata.nextMatchID).to.equal('again');
    const table = await storage.lists.table('seats');
    expect(table).to.include({ status: 'finished', unlisted: false });
    expect(table, 'is told to those alone who sit there').not.to.have.property('nextMatchID');
    expect(table?.seats[0]).to.deep.equal({
      playerID: '0',
      name: 'Ada',
      isConnected: false,
      awaySince: null,
      bot: null,
      standIn: null,
      isOffered: false,
    });
  });

  it('the storage sanitises names and refuses those of which nothing or too much is left', async () => {
    const match = newMatch();
    await storage.createMatch('names', match);
    const rename = (name: unknown) =>
      storage.setMetadata('names', { ...match.metadata, players: seated(name) });
    await rename('  Ada \t\n  Lovelace\u00A0');
    const { metadata } = await storage.fetch('names', { metadata: true });
    expect(metadata.players[0]?.name).to.equal('Ada Lovelace');
    for (const name of ['   ', 'x'.repeat(maxName + 1), 7]) {
      const error = await rename(name).catch((caught: unknown) => caught);
      expect(error, JSON.stringify(name)).to.include({ status: 400, expose: true });
      expect(await storage.fetch('names', { metadata: true })).to.deep.include({ metadata });
    }
  });

  it('listed tables come newest first, page by page, by game and by status', async () => {
    const full = { 0: { id: 0, name: 'Ada' }, 1: { id: 1, name: 'Bo' } };
    for (let count = 0; count < 7; count += 1) {
      // Pairs of tables have the same time: a page must break between them without losing one.
      const createdAt = 9e12 + Math.floor(count / 2);
      const changes = {
        createdAt,
        updatedAt: 5,
        gameName: 'listed',
        ...(count === 3 && { players: full }),
      };
      await storage.createMatch(`page-${count}`, newMatch(changes));
    }
    await storage.createMatch('page-hidden', newMatch({ gameName: 'listed', unlisted: true }));
    const seen: string[] = [];
    let after: ReturnType<typeof pageMarkFrom>;
    for (let pages = 0; pages < 4; pages += 1) {
      const page = await storage.lists.page({ game: 'listed', after, limit: 2 });
      seen.push(...page.tables.map(({ matchID }) => matchID));
      expect(page.next === null).to.equal(pages === 3);
      after = pageMarkFrom(page.next ?? '');
    }
    const newestFirst = [6, 5, 4, 3, 2, 1, 0].map((count) => `page-${count}`);
    expect(seen).to.deep.equal(newestFirst);
    const playing = await storage.lists.page({ game: 'listed', status: 'playing', limit: 9 });
    expect(playing.tables.map(({ matchID }) => matchID)).to.deep.equal(['page-3']);
    expect(await storage.listMatches({ gameName: 'listed' })).to.deep.equal(newestFirst);
    const over = () => storage.listMatches({ gameName: 'listed', where: { isGameover: true } });
    expect(await over()).to.deep.equal([]);
    const { initialState } = newMatch();
    const ctx = { ...initialState.ctx, gameover: { winners: ['1'] } };
    await storage.setState('page-2', { ...nextState(initialState), ctx }, []);
    expect(await over()).to.deep.equal(['page-2']);
    const goesOn = { gameName: 'listed', where: { isGameover: false } };
    expect(await storage.listMatches(goesOn)).to.deep.equal(
      newestFirst.filter((matchID) => matchID !== 'page-2'),
    );
    const updated = (where: object) => storage.listMatches({ gameName: 'listed', where });
    expect(await updated({ updatedAfter: 5 })).to.deep.equal(['page-2']);
    expect(await updated({ updatedBefore: 9e12 })).to.deep.equal([]);
    expect(await updated({ updatedBefore: 9e12 + 1 })).to.deep.equal(['page-1', 'page-0']);
  });

  it('the chat keeps its order, and a deleted match leaves nothing behind', async () => {
    await storage.createMatch('deleted', newMatch());
    const lines = ['b', 'a', 'c'].map((id, index) => {
      return { id, text: `line ${id}`, phrase: null, sentAt: 5 - index };
    });
    for (const line of lines) await storage.chat.append('deleted', { ...line, seatKey: 'nobody' });
    const read = lines.map((line) => ({ ...line, playerID: null, name: '' }));
    expect(await storage.chat.read('deleted')).to.deep.equal({ lines: read, length: 3 });
    await storage.wipe('deleted');
    expect(await storage.fetch('deleted', everything)).to.deep.equal({ log: [] });
    expect(await storage.chat.read('deleted')).to.deep.equal({ lines: [], length: 0 });
    expect(told).to.deep.equal(['changed deleted', 'deleted deleted']);
  });
});
