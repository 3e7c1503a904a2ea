import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import {
  afterMove,
  begin,
  hidesAnything,
  type LocalMatch,
  logOf,
  seatsOf,
  seenBy,
} from '../../../lobby/features/local-match/match.ts';
import {
  readMatch,
  readTable,
  tableOf,
} from '../../../lobby/features/local-match/parse-stored-match.ts';
import { seatsWith } from '../../../lobby/features/local-match/start.ts';
import { nextViewer } from '../../../lobby/features/local-match-page/active-viewer.ts';
import { BareMatch, deepFrozen } from '../../support/games/bare-match.ts';
import { playedHere } from '../../support/games/played-here.ts';
import { seededChoice } from '../../support/games/table.ts';

const person = { name: 'Ada', bot: null };

/** Returns the settings of a match of so many people before its first move. */
function beginning(game: string, numPlayers: number, seed: string) {
  const seats = Array.from({ length: numPlayers }, () => person);
  return { matchID: 'here', game, setupData: undefined, seats, seed, createdAt: 1 };
}

for (const { info, load } of catalog) {
  describe(`A match of ${info.name} in this browser`, () => {
    async function playOn(
      match: LocalMatch,
      choose: ReturnType<typeof seededChoice>,
      each?: (match: LocalMatch) => LocalMatch,
    ): Promise<LocalMatch> {
      return playedHere(await load(), match, { choose, max: 250, ...(each && { each }) });
    }

    it('the same seed and moves lead to the same state as on the bare rules', async () => {
      const module = await load();
      const first = begin(module.rules, beginning(info.name, info.maxPlayers, 'paddock'));
      const match = await playOn(first, seededChoice(7));
      expect(match.moves.length).to.be.above(20);
      const bare = new BareMatch(module, { numPlayers: info.maxPlayers, seed: 'paddock' });
      for (const { seat: playerID, move, args } of match.moves) bare.play({ playerID, move, args });
      expect(match.G).to.deep.equal(bare.G);
      expect(match.moves.flatMap(({ events }) => events)).to.deep.equal(bare.events);
      const other = begin(module.rules, beginning(info.name, info.maxPlayers, 'another'));
      expect(other.G).to.not.deep.equal(first.G);
    });

    it('a stored match continues as if it had never been stored', async () => {
      const { rules } = await load();
      const first = begin(rules, beginning(info.name, info.minPlayers, 'kept'));
      const throughStore = (match: LocalMatch) =>
        readMatch(structuredClone(match)) ?? expect.fail('It can be read again.');
      const away = await playOn(first, seededChoice(3), throughStore);
      expect(away).to.deep.equal(await playOn(first, seededChoice(3)));
    });

    it('a move leaves the match object before it unchanged', async () => {
      const { rules } = await load();
      const first = begin(rules, beginning(info.name, info.minPlayers, 'frozen'));
      await playOn(first, seededChoice(5), deepFrozen);
    });

    it('an illegal move is refused with the reason of the rules', async () => {
      const module = await load();
      const match = deepFrozen(begin(module.rules, beginning(info.name, info.minPlayers, 'no')));
      const [seat = expect.fail()] = module.playersToMove(match.G);
      const wanted = { seat, move: 'flyAway', args: [], at: 1 };
      expect(afterMove(module, match, wanted)).to.deep.equal({ refused: 'noSuchMove' });
      const { move, args } = module.rules.legalMoves(match.G, seat)[0] ?? expect.fail();
      const outsider = { seat: '9', move, args, at: 1 };
      expect(afterMove(module, match, outsider))
        .to.have.property('refused')
        .that.is.a('string');
    });

    it('each seat sees only its own part, and the log holds only public events', async () => {
      const module = await load();
      const first = begin(module.rules, beginning(info.name, info.minPlayers, 'seen'));
      expect(hidesAnything(first)).to.equal(true);
      const match = await playOn(first, seededChoice(11));
      for (const seat of [...seatsOf(match), null]) {
        const { G, stateID, result } = seenBy(module, match, { seat, info });
        expect(G).to.deep.equal(module.rules.view(match.G, seat));
        expect(G).to.not.have.property('secret');
        expect(Object.keys((G as { players: object }).players)).to.deep.equal(seat ? [seat] : []);
        expect(stateID).to.equal(match.moves.length);
        expect(result).to.deep.equal(module.rules.result(match.G));
      }
      const log = logOf(match.moves);
      const told = readLog(log).map(({ event }) => event);
      expect(told).to.deep.equal(match.moves.flatMap(({ events }) => events));
      for (const { action } of log) expect(action.payload.args).to.equal(null);
    });

    it('a match of other rules shows no private part of a seat and no secret', async () => {
      const module = await load();
      const match = begin(module.rules, beginning(info.name, info.minPlayers, 'old'));
      const G = { rulesVersion: 1e6, players: { '0': 'own' }, secret: 'pile', board: 'other' };
      const seen = seenBy(module, { ...match, G }, { seat: '0', info });
      expect(seen.G).to.deep.equal({ rulesVersion: 1e6, players: {}, board: 'other' });
      expect(seen.result).to.equal(null);
    });

    it('the table in the list is read back unchanged', async () => {
      const module = await load();
      const match = begin(module.rules, beginning(info.name, info.minPlayers, 'listed'));
      const table = tableOf(module, match);
      expect(table.playersToMove).to.deep.equal(module.playersToMove(match.G));
      expect(readTable(structuredClone(table))).to.deep.equal(table);
    });
  });
}

describe('Stored matches', () => {
  const kept = {
    format: 1,
    matchID: 'm',
    game: 'bug-race',
    seed: 's',
    createdAt: 1,
    seats: [person],
    chance: {},
    G: {},
    moves: [{ events: [] }],
    setupData: undefined,
  };
  const table = {
    matchID: 'm',
    game: 'bug-race',
    seats: [person],
    setupData: null,
    playersToMove: ['0'],
    isOver: false,
    updatedAt: 1,
  };

  it('a complete match and its table are read', () => {
    expect(readMatch(kept)).to.equal(kept);
    expect(readTable(table)).to.equal(table);
  });

  for (const [what, changes] of [
    ['of another format', { format: 2 }],
    ['without a seed', { seed: undefined }],
    ['without seats', { seats: [] }],
    ['with a bot of no level', { seats: [{ name: 'Bora', bot: 'wild' }] }],
    ['without chance', { chance: null }],
    ['without a state', { G: 'gone' }],
    ['without moves', { moves: undefined }],
    ['with a move without events', { moves: [{ seat: '0' }] }],
  ] as const) {
    it(`a match ${what} is not read`, () =>
      expect(readMatch({ ...kept, ...changes })).to.equal(null));
  }

  for (const [what, changes] of [
    ['without a game', { game: 7 }],
    ['without seats', { seats: 'two' }],
    ['without the seats to move', { playersToMove: undefined }],
    ['with an invalid end', { isOver: 'no' }],
    ['without a time', { updatedAt: undefined }],
  ] as const) {
    it(`a table ${what} is not listed`, () =>
      expect(readTable({ ...table, ...changes })).to.equal(null));
  }

  it('a value that is no object is not read', () => {
    for (const stored of [undefined, null, 7, 'match', []]) {
      expect(readMatch(stored)).to.equal(null);
      expect(readTable(stored)).to.equal(null);
    }
  });
});

describe('The next viewer of a shared screen', () => {
  const shared = { seats: ['0', '1', '2', '3'], people: ['0', '2', '3'], isOver: false };

  for (const [what, awaited, viewer, due] of [
    ['the player to move looks next', ['2'], null, '2'],
    ['the viewer keeps the screen as long as it is their turn', ['0', '2'], '2', '2'],
    ['the screen goes to the next awaited player around the table', ['0', '3'], '2', '3'],
    ['the first seat comes after the last one', ['0', '2'], '3', '0'],
    ['the viewer keeps the screen while bots play', ['1'], '2', '2'],
    ['nobody looks yet while bots play first', ['1'], null, null],
    ['a person comes before a bot where both are awaited', ['1', '3'], '0', '3'],
  ] as const) {
    it(what, () => expect(nextViewer({ ...shared, awaited }, viewer)).to.equal(due));
  }

  it('everybody looks at the end', () => {
    expect(nextViewer({ ...shared, awaited: [], isOver: true }, '2')).to.equal(null);
  });

  it('the only person always looks', () => {
    const alone = { ...shared, people: ['2'], awaited: ['1'] };
    expect(nextViewer(alone, null)).to.equal('2');
    expect(nextViewer({ ...alone, awaited: [], isOver: true }, '2')).to.equal('2');
  });
});

describe('The seats of a match in this browser', () => {
  it('bots get names that no other player has', () => {
    const seats = seatsWith([{ bot: 'easy' }, { person: 'Bora' }, { bot: 'strong' }]);
    expect(seats.map(({ bot }) => bot)).to.deep.equal(['easy', null, 'strong']);
    expect(seats[1]).to.deep.equal({ name: 'Bora', bot: null });
    expect(new Set(seats.map(({ name }) => name)).size).to.equal(3);
  });
});
