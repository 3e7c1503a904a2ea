import type { LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect } from 'chai';
import { faultsOf } from '../../bench/storm/report.ts';
import { letItStorm } from '../../bench/storm/storm.ts';
import { Witness } from '../../bench/storm/witness.ts';
import * as bugRace from '../../games/bug-race/index.ts';
import { TestTable } from '../support/games/table.ts';
import { itLong } from '../support/long.ts';
import { describeWith } from '../support/servers/services.ts';

/** Minutes; in two of them everything comes to pass at least once. */
const minutes = 2;

type SeenState = State<{ readonly players: Readonly<Record<string, unknown>> }>;
type Update = readonly [matchID: string, state: SeenState, log: readonly LogEntry[]];

/** What a seat is sent when its match begins, and after the first move of another. */
function frames() {
  const table = new TestTable<SeenState['G']>(bugRace, { numPlayers: 2 });
  const view = getFilterPlayerView(table.game);
  const initial = table.state;
  const [card] = table.legalMoves('1');
  if (!card) return expect.fail('Nobody can move.');
  table.move('1', card.move, ...card.args);
  const sent = (state: State) =>
    // The filter of an update gives an update.
    JSON.parse(
      JSON.stringify(view('0', { type: 'update', args: ['match', state] }).args),
    ) as Update;
  const [, first] = sent(initial);
  const sync = ['match', { state: first, initialState: first, log: [], filteredMetadata: [] }];
  return { sync, update: sent(table.state), whole: table.state };
}

/** Returns the leaks that the client at seat 0 finds in a message after the beginning of the match. */
function foundIn(
  change: (update: Update, whole: SeenState) => readonly unknown[],
  name = 'update',
) {
  const { sync, update, whole } = frames();
  const witness = new Witness('0', ['credentials-of-1']);
  witness.look('sync', sync);
  witness.look(name, change(update, whole as SeenState)); // of the same game
  const { wrong, leaks } = witness;
  return { wrong: wrong.length, leaks: leaks.length };
}

describe('storm: what a page is sent', () => {
  it('is found right when it is', () => {
    expect(foundIn((update) => update)).to.deep.equal({ wrong: 0, leaks: 0 });
  });

  it('is found wrong in its shape, its name and its order', () => {
    const unknown = foundIn((update) => update, 'unheard');
    expect(unknown.wrong).to.equal(1);
    const more = foundIn(([id, state, log]) => [id, { ...state, more: 1 }, log]);
    expect(more.wrong).to.equal(1);
    const late = foundIn(([id, state, log]) => [id, { ...state, _stateID: 2 }, log]);
    expect(late.wrong).to.equal(1);
    const other = foundIn(([id, state, log]) => [id, { ...state, _stateID: 0 }, log]);
    expect(other.wrong, 'and another than was shown before').to.equal(2);
  });

  it('is found to tell what its viewer may not know', () => {
    const withG = ([id, state, log]: Update, G: object) => [id, { ...state, G }, log];
    const hand = foundIn((update, whole) =>
      withG(update, { ...update[1].G, players: whole.G.players }),
    );
    expect(hand.leaks, 'a hand').to.equal(1);
    const secret = foundIn((update) => withG(update, { ...update[1].G, secret: {} }));
    expect(secret.leaks, 'a pile').to.equal(1);
    const word = foundIn((update) => withG(update, { ...update[1].G, turn: 'credentials-of-1' }));
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

describeWith(['postgresPrograms', 'redisProgram'], 'storm: everything at once', () => {
  itLong(
    'loses nothing that was acknowledged, and shows everybody their own view alone',
    async function () {
      this.timeout((minutes + 4) * 60_000);
      const report = await letItStorm(minutes);
      // How soon everybody sees it is a matter of time, which other tests ask for.
      const {
        'pages not shown the newest state within 30 s': _late,
        'people who waited in vain for 40 s': _inVain,
        ...faults
      } = faultsOf(report);
      expect(Object.values(faults).flat(), JSON.stringify(faults)).to.deep.equal([]);
      const moves = report.findings.reduce((total, each) => total + each.moves, 0);
      expect(moves).to.be.above(50);
      const { 'disk filled': filled, ...weather } = report.weather;
      expect(Object.values(weather), 'all went away').to.deep.equal([minutes, minutes, 1]);
      // Only who may mount a small disk can fill one.
      if (report.disk) expect(filled).to.equal(1);
      expect(report.times.all.length).to.be.above(50);
      expect(report.hostile.messages).to.be.above(1000);
    },
  );
});
