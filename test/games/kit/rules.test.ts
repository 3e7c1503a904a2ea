import type { LongFormMove } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';
import { expect } from 'chai';
import fc from 'fast-check';
import { catalog } from '../../../games/index.ts';
import type { Rng } from '../../../games/kit/rng.ts';
import { type ArgShape, hasExtraArguments } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { BareMatch, deepFrozen } from '../../support/games/bare-match.ts';
import { hidingSetups } from '../../support/games/hidden.ts';
import { type Move, TestTable } from '../../support/games/table.ts';
import { sentTo } from './sent-to.ts';

/** Names that every object has; as names of moves they must not find anything. */
const inheritedNames = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__'];

/** Makes the first move that is listed in a new match. */
function playFirst(table: TestTable<object>): Move {
  const [first] = table.active.flatMap((seat) => table.legalMoves(seat));
  if (!first) return expect.fail('A new match waits for somebody.');
  expect(table.move(first.playerID, first.move, ...first.args)).to.equal(null);
  return first;
}

describe('The kit’s rules', () => {
  it('the seeded random generator draws the same as boardgame.io’s random plugin', () => {
    const dice: number[] = [];
    const shuffled: (readonly number[])[] = [];
    const cards = [1, 2, 3, 4, 5, 6, 7];
    InitializeGame({
      game: {
        seed: 'a seed',
        setup: ({ random }) => {
          dice.push(random.D6(), random.Die(20));
          shuffled.push(random.Shuffle([...cards]), random.Shuffle([]));
        },
      },
    });
    const rng = seededRng('a seed');
    expect(dice).to.deep.equal([rng.die(6), rng.die(20)]);
    expect(shuffled).to.deep.equal([rng.shuffle(cards), rng.shuffle([])]);
  });

  it('the random generator reaches every choice and die face but refuses an empty list', () => {
    const rng = seededRng('choose');
    expect(() => rng.choose([])).to.throw('There is nothing to choose from.');
    const chosen = new Set(Array.from({ length: 200 }, () => rng.choose(['a', 'b', 'c'])));
    expect([...chosen].sort()).to.deep.equal(['a', 'b', 'c']);
    const thrown = new Set(Array.from({ length: 200 }, () => rng.die(6)));
    expect([...thrown].sort()).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  it('arguments that their shapes do not name are detected at any depth', () => {
    const takes: readonly ArgShape[] = ['value', [{ car: 'value', path: [['value']] }]];
    for (const args of [
      [],
      [1],
      ['a', null],
      [1, [{ car: 'red', path: ['finish', [1, 2]] }]],
      [1, 'x'],
      [1, [null, 3]],
    ]) {
      expect(hasExtraArguments(args, takes), JSON.stringify(args)).to.equal(false);
    }
    for (const args of [
      [1, [], 3],
      [{}],
      [[1]],
      [1, {}],
      [1, [{ car: 'red', path: [], more: 1 }]],
      [1, [{ car: { a: 1 }, path: [] }]],
      [1, [{ car: 'red', path: [[{}]] }]],
      [1, [[]]],
      JSON.parse('[1, [{"car": "red", "path": [], "__proto__": 1}]]'),
    ]) {
      expect(hasExtraArguments(args, takes), JSON.stringify(args)).to.equal(true);
    }
  });

  it('the check for extra arguments answers any JSON', () => {
    const takes: readonly ArgShape[] = ['value', [{ car: 'value', path: [['value']] }]];
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (args) => {
        expect(hasExtraArguments(args, takes)).to.be.a('boolean');
      }),
    );
  });

  for (const { info, load } of catalog) {
    describe(info.name, () => {
      it('a move with extra arguments is refused and not logged', async () => {
        const table = new TestTable<object>(await load(), { numPlayers: info.minPlayers });
        const [first] = table.active.flatMap((seat) => table.legalMoves(seat));
        if (!first) return expect.fail('A new match waits for somebody.');
        const { playerID, move, args } = first;
        const tooMany = [...args, ...Array(8).fill(null), 'x'.repeat(1000)];
        expect(table.move(playerID, move, ...tooMany)).to.equal('tooMuch');
        expect(table.log).to.deep.equal([]);
        playFirst(table);
        expect(table.log).to.not.be.empty;
      });

      it('the game has no move or phase named like a property of every object', async () => {
        const module = await load();
        const table = new TestTable<object>(module, { numPlayers: info.minPlayers });
        const { phases = {}, moves = {} } = module.game;
        const maps = Object.values(phases).flatMap(({ moves: own, turn }) => [
          own ?? expect.fail('Without moves of its own a phase would take the game’s.'),
          ...Object.values(turn?.stages ?? {}).map((stage) => stage.moves ?? {}),
        ]);
        for (const map of [moves, phases, ...maps]) {
          for (const name of inheritedNames) expect(name in map, name).to.equal(false);
        }
        for (const name of inheritedNames) {
          const before = JSON.stringify([table.G, table.state.ctx]);
          for (const seat of table.active) expect(table.move(seat, name)).to.be.a('string');
          expect(JSON.stringify([table.answered.G, table.answered.ctx])).to.equal(before);
        }
      });

      it('a refused move is not played and causes an error with the reason', async () => {
        const match = new BareMatch<object>(await load(), { numPlayers: info.minPlayers });
        const { rules, seats, G } = match;
        const rng = seededRng('refused');
        const [first] = seats.flatMap((seat) => match.legalMoves(seat));
        if (!first) return expect.fail('A new match waits for somebody.');
        const { playerID, move, args } = first;
        const before = JSON.stringify(G);
        const wrong = [
          [{ move: 'fly' }, /^Error: fly is refused: noSuchMove$/],
          [{ move, args: [...args, 'x'] }, / is refused: tooMuch$/],
          [{ move, args: ['nothing'] }, / is refused: /],
        ] as const;
        for (const [made, message] of wrong) {
          const outcome = () => rules.play(G, playerID, made, rng);
          expect(outcome)
            .to.throw()
            .and.satisfy((error: unknown) => message.test(String(error)));
        }
        expect(JSON.stringify(G)).to.equal(before);
        expect(rules.play(G, playerID, { move, args }, rng)).not.to.deep.equal([]);
      });

      it('every move runs only on the server and cannot be undone', async () => {
        const table = new TestTable<object>(await load(), { numPlayers: info.minPlayers });
        for (const { moves = {}, turn } of Object.values(table.game.phases ?? {})) {
          const stages = Object.values(turn?.stages ?? {}).map((stage) => stage.moves ?? {});
          // Our moves are all in the long form.
          for (const move of [moves, ...stages].flatMap(Object.values) as LongFormMove[]) {
            expect(move).to.include({ client: false, undoable: false });
          }
        }
        const { playerID } = playFirst(table);
        const before = JSON.stringify(table.G);
        expect(table.undo(playerID)).to.be.a('string');
        expect(JSON.stringify(table.G)).to.equal(before);
      });

      it('the state of the random generator is never sent to a page', async () => {
        const table = new TestTable<object>(await load(), { numPlayers: info.minPlayers });
        playFirst(table);
        const { game, state, log } = table;
        expect(JSON.stringify(state)).to.contain('prngstate');
        for (const viewer of ['0', '1', null]) {
          expect(sentTo(table, viewer)).to.not.contain('prngstate');
          // The filter passes on what else the framework's master adds; no test needs it.
          const args: ['match', never] = ['match', { state, log, filteredMetadata: [] } as never];
          const synced = getFilterPlayerView(game)(viewer, { type: 'sync', args });
          expect(JSON.stringify(synced)).to.not.contain('prngstate');
        }
      });

      /** Plays a random match in which the game hides as much as it can, and looks at every position. */
      async function eachPosition(look: (match: BareMatch<object>, rng: Rng) => void) {
        const settings = { numPlayers: info.minPlayers, setupData: hidingSetups[info.name] };
        const match = new BareMatch<object>(await load(), settings);
        const rng = seededRng('positions');
        while (match.result === null) {
          look(match, rng);
          const playerID = rng.choose(match.ableSeats);
          match.play(rng.choose(match.legalMoves(playerID)));
        }
      }

      it('no move is listed or drawn for a seat that is not able, not seen or not in the match', async () => {
        await eachPosition(({ rules, seats, G, ableSeats }, rng) => {
          for (const viewer of [...seats, null, 'whole']) {
            const seen = viewer === 'whole' ? G : rules.view(G, viewer);
            for (const seat of [...seats, String(seats.length), 'toString']) {
              const isAble = [seat, 'whole'].includes(viewer ?? '') && ableSeats.includes(seat);
              const about = `${viewer} of ${seat}`;
              expect(rules.legalMoves(seen, seat).length > 0, about).to.equal(isAble);
              expect(rules.randomMove(seen, seat, rng) !== undefined, about).to.equal(isAble);
            }
          }
        });
      });

      it('play on a copy changes neither the original state nor the move nor the events', async () => {
        const { rules } = await load();
        const seats = Array.from({ length: info.maxPlayers }, (_, seat) => String(seat));
        for (const setup of [{}, hidingSetups[info.name]]) {
          const rng = seededRng('copies');
          let G = deepFrozen(rules.begin(setup ?? expect.fail(info.name), seats, rng));
          for (
            let [seat] = rules.playersToMove(G);
            seat !== undefined;
            [seat] = rules.playersToMove(G)
          ) {
            const move = deepFrozen(rules.randomMove(G, seat, rng));
            if (!move) return expect.fail('A player whose turn it is must have a move.');
            const after = rules.copy(G);
            deepFrozen(rules.play(after, seat, move, rng));
            G = deepFrozen(after);
          }
          expect(rules.result(G)).to.not.equal(null);
        }
      });

      it('the rules answer any move of any seat on any view, with any JSON arguments', async () => {
        const { phases = {} } = (await load()).game;
        const names = Object.values(phases).flatMap(({ moves = {} }) => Object.keys(moves));
        const moves = fc.constantFrom(...names, ...inheritedNames);
        await eachPosition((match, rng) => {
          if (rng.die(20) > 1) return;
          const { rules, seats, G } = match;
          const askable = [...seats, String(seats.length), ...inheritedNames, ''];
          const before = JSON.stringify(G);
          const states = [G, ...[...seats, null].map((viewer) => rules.view(G, viewer))];
          const isAnswered = (seat: string, move: string, args: readonly unknown[]) => {
            for (const state of states) {
              const reason = rules.refusalOf(state, seat, move, args);
              expect(reason === null || typeof reason === 'string').to.equal(true);
            }
          };
          const listed = seats.flatMap((seat) => match.legalMoves(seat));
          for (const name of names) {
            for (const { args } of listed) for (const seat of askable) isAnswered(seat, name, args);
          }
          const anything = fc.array(fc.jsonValue());
          const property = fc.property(fc.constantFrom(...askable), moves, anything, isAnswered);
          fc.assert(property, { numRuns: 20 });
          expect(JSON.stringify(G)).to.equal(before);
        });
      });
    });
  }
});
