import type { LongFormMove } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { expect } from 'chai';
import fc from 'fast-check';
import { catalog } from '../../../games/index.ts';
import { type ArgShape, hasExtraArguments } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { BareMatch } from '../../support/games/bare-match.ts';
import { TestTable } from '../../support/games/table.ts';

/** Names that every object has; as names of moves they must not find anything. */
const inheritedNames = ['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__'];

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
        expect(table.move(playerID, move, ...args)).to.equal(null);
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
        const { phases = {} } = (await load()).game;
        for (const { moves = {} } of Object.values(phases)) {
          // Our moves are all in the long form.
          for (const move of Object.values(moves) as LongFormMove[]) {
            expect(move).to.include({ client: false, undoable: false });
          }
        }
      });

      it('the rules answer a move with any JSON arguments', async () => {
        const match = new BareMatch<object>(await load(), { numPlayers: info.minPlayers });
        const { rules } = match;
        const names = new Set(
          match.seats.flatMap((seat) => match.legalMoves(seat).map(({ move }) => move)),
        );
        const seats = fc.constantFrom(...match.seats, 'toString', '');
        const moves = fc.constantFrom(...names, ...inheritedNames);
        const views = [...match.seats, null].map((seat) => rules.view(match.G, seat));
        const before = JSON.stringify(match.G);
        fc.assert(
          fc.property(seats, moves, fc.array(fc.jsonValue()), (seat, move, args) => {
            for (const G of [match.G, ...views]) {
              const reason = rules.refusalOf(G, seat, move, args);
              expect(reason === null || typeof reason === 'string').to.equal(true);
            }
          }),
        );
        expect(JSON.stringify(match.G)).to.equal(before);
      });
    });
  }
});
