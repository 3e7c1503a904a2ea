import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { languages } from '../../../games/kit/language.ts';
import type { Rng } from '../../../games/kit/rng.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import { TestTable } from '../../support/games/table.ts';

/** A state that knows which rules it was made with. */
interface Versioned {
  readonly rulesVersion?: number;
}

/** Random numbers that nothing may draw. */
const unused = {} as Rng;

describe('Unplayable matches', () => {
  it('a match with another rules version or without one has other rules', () => {
    expect(whyUnsupported({ rulesVersion: 1 }, { rulesVersion: 1 })).to.equal(null);
    expect(whyUnsupported({ rulesVersion: 1 }, { rulesVersion: 2 })).to.equal('otherRules');
    expect(whyUnsupported({}, { rulesVersion: 1 })).to.equal('otherRules');
  });

  for (const { info, load, loadText } of catalog) {
    describe(info.name, () => {
      /** Expects a match that refuses every move, waits for nobody and stays as it is. */
      function expectClosed(table: TestTable<Versioned>, reason: string): void {
        const before = JSON.stringify(table.state);
        const { rules } = table.module;
        const { legalMoves, randomMove, playersToMove, result, play } = rules;
        const { phases = {} } = table.game;
        const moves = Object.values(phases).flatMap(({ moves = {} }) => Object.keys(moves));
        expect(moves).to.not.be.empty;
        for (const move of [...moves, 'toString']) {
          for (const seat of ['0', '1', 'toString']) {
            expect(rules.refusalOf(table.G, seat, move, [])).to.equal(reason);
            expect(() => play(table.G, seat, { move, args: [] }, unused)).to.throw(reason);
            expect(legalMoves(table.G, seat)).to.deep.equal([]);
            expect(randomMove(table.G, seat, unused)).to.equal(undefined);
            expect(table.move(seat, move, 1)).to.equal(reason);
          }
        }
        expect(JSON.stringify(table.state)).to.equal(before);
        expect(playersToMove(table.G)).to.deep.equal([]);
        expect(result(table.G)).to.equal(null);
        expect(table.module).to.include({ playersToMove, refusalOf: rules.refusalOf });
        expect(table.active.flatMap((seat) => table.legalMoves(seat))).to.deep.equal([]);
      }

      it('a new match shows its rules version to everybody', async () => {
        const table = new TestTable<Versioned>(await load(), { numPlayers: info.minPlayers });
        expect(table.G.rulesVersion).to.equal(info.rulesVersion);
        expect(table.viewOf(null)).to.include({ rulesVersion: info.rulesVersion });
      });

      it('a match of other rules refuses every move, waits for nobody and never changes', async () => {
        const table = new TestTable<Versioned>(await load(), { numPlayers: info.minPlayers });
        const allowed = table.active.flatMap((seat) => table.legalMoves(seat));
        expect(allowed).to.not.be.empty;
        table.place({ rulesVersion: info.rulesVersion + 1 });
        for (const { playerID, move, args } of allowed) {
          expect(table.move(playerID, move, ...args)).to.equal('otherRules');
        }
        expectClosed(table, 'otherRules');
      });

      it('only the version number of a match of other rules is read', async () => {
        const { game, playersToMove, refusalOf, rules } = await load();
        const G = { rulesVersion: info.rulesVersion + 1 };
        for (const seat of ['0', null]) {
          expect(rules.view(G, seat)).to.deep.equal({ ...G, players: {} });
        }
        expect(rules.copy(G)).to.deep.equal(G);
        expect(refusalOf(G, '0', 'anything', [])).to.equal('otherRules');
        expect(playersToMove(G)).to.deep.equal([]);
        // The lists of moves of our games do not look at the state of the turn.
        const ctx = {} as Parameters<NonNullable<typeof game.ai>['enumerate']>[1];
        expect(game.ai?.enumerate(G, ctx, '0')).to.deep.equal([]);
      });

      const wrongNumbers = [1, info.minPlayers - 1, info.maxPlayers + 1, 40].filter(
        (count) => count > 0 && (count < info.minPlayers || count > info.maxPlayers),
      );
      for (const numPlayers of new Set(wrongNumbers)) {
        it(`a match for ${numPlayers} refuses every move in boardgame.io, and the rules throw a sentence`, async () => {
          const module = await load();
          const { minPlayers, maxPlayers } = info;
          const sentence = `This game is for ${minPlayers} to ${maxPlayers} players, not for ${numPlayers}.`;
          expect(module.game.validateSetupData?.({}, numPlayers)).to.equal(sentence);
          const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
          expect(() => module.rules.begin({}, seats, unused)).to.throw(sentence);
          const table = new TestTable<Versioned>(module, { numPlayers });
          expectClosed(table, 'wrongNumberOfPlayers');
          for (const viewer of ['0', null]) {
            expect(table.viewOf(viewer)).to.include({ unplayable: 'wrongNumberOfPlayers' });
          }
        });
      }

      it('the rules throw a sentence for wrong options', async () => {
        const { rules } = await load();
        const seats = Array.from({ length: info.minPlayers }, (_, seat) => String(seat));
        expect(() => rules.begin({ nonsense: 1 }, seats, unused)).to.throw(
          '"nonsense" is not an option of this game.',
        );
      });

      it('an event that only newer rules know has no sentence', async () => {
        for (const language of languages) {
          const { text } = await loadText(language);
          // The shelf knows no game's events.
          const tell = text.describeEvent as (
            event: unknown,
            nameOf: (seat: string) => string,
          ) => string;
          for (const type of ['neverHeardOf', 'toString']) {
            expect(tell({ type }, (seat) => seat)).to.equal('');
          }
        }
      });
    });
  }
});
