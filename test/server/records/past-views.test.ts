import type { LogEntry, State } from 'boardgame.io';
import { expect } from 'chai';
import { catalogGame } from '../../../games/index.ts';
import type { History } from '../../../server/persistence/repositories/history.ts';
import { pastViews } from '../../../server/records/past-views.ts';
import { seededChoice, TestTable } from '../../support/games/table.ts';
import { begunTable, gameNamed } from '../../support/games/table-data.ts';
import { viewsIn } from '../../support/records/past-matches.ts';

const numMoves = 200;
const served = gameNamed('bug-race');

/** Plays a match of many moves and returns it as stored. */
async function longHistory(): Promise<History> {
  const module = await catalogGame('bug-race')?.load();
  if (!module) return expect.fail('There is no such game.');
  const setupData = { trackLength: 24, playOn: true };
  const table = new TestTable<object>(module, { numPlayers: 4, setupData });
  const initialState = plain(table.state);
  const choose = seededChoice(1);
  for (let count = 0; count < numMoves; count += 1) {
    const legal = table.active.flatMap((seat) => table.legalMoves(seat));
    const { playerID, move, args } = choose(legal);
    expect(table.move(playerID, move, ...args)).to.equal(null);
  }
  return {
    table: begunTable(['Ada', 'Bo']),
    seatsVersion: 0,
    initialState,
    state: plain(table.state),
    log: plain(table.log).map((entry) => ({ entry, at: null, standIn: null })),
  };
}

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function withEntry(
  history: History,
  place: number,
  change: (entry: LogEntry) => LogEntry,
): History {
  const log = history.log.map((logged, at) =>
    at === place ? { ...logged, entry: change(logged.entry) } : logged,
  );
  return { ...history, log };
}

const ofSeat = (entry: LogEntry, playerID: string): LogEntry => ({
  ...entry,
  action: { ...entry.action, payload: { ...entry.action.payload, playerID } },
});

describe('The past views of a seat', () => {
  let history: History;
  const look = (of = history) => pastViews(served, of, { matchID: 'm', viewer: '1' });
  before(async () => {
    history = await longHistory();
  });

  it('the last past view is the current view of the seat', async () => {
    const views = viewsIn(JSON.parse(await look()));
    expect(views).to.have.length(numMoves + 1);
    const { secret: _, players, ...G }: Record<string, unknown> = history.state.G;
    const last: State<Record<string, unknown>> = JSON.parse(views.at(-1) ?? '');
    const { players: seen, ...others } = last.G;
    expect(others).to.deep.equal(G);
    expect(seen).to.deep.equal({ 1: (players as Record<string, unknown>)[1] });
  });

  it('past views are computed in parts, and other tasks run in between', async () => {
    // Every look at the clock is a slice later, even on a fast machine.
    const { now } = performance;
    let time = 0;
    performance.now = () => {
      time += 5;
      return time;
    };
    let turns = 0;
    let isLooking = true;
    const countTurns = () => {
      turns += 1;
      if (isLooking) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    await look().finally(() => {
      performance.now = now;
    });
    isLooking = false;
    expect(turns).to.be.at.least(numMoves);
  });

  it('past views are refused if the log does not lead to the state', async () => {
    const { state } = history;
    const wrong: readonly History[] = [
      withEntry(history, 0, (entry) => ofSeat(entry, '9')),
      { ...history, log: history.log.slice(0, -1) },
      { ...history, state: { ...state, G: { ...state.G, turn: -1 } } },
    ];
    for (const [index, each] of wrong.entries()) {
      const told = await look(each).catch((error: unknown) => error);
      expect(told, `number ${index}`).to.be.an('error').with.property('status', 409);
    }
  });
});
