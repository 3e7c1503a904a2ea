import { expect } from 'chai';
import { shelf } from '../../../games/index.ts';
import { languages } from '../../../games/kit/language.ts';
import { isOfOtherRules } from '../../../games/kit/rules-version.ts';
import { TestTable } from '../../support/table.ts';

/** A state that knows which rules it was made with. */
interface Versioned {
  readonly rulesVersion?: number;
}

describe('the version of the rules', () => {
  it('a match without one was made with version 1', () => {
    expect(isOfOtherRules({}, { rulesVersion: 1 })).to.equal(false);
    expect(isOfOtherRules({}, { rulesVersion: 2 })).to.equal(true);
  });

  for (const { info, load, loadText } of shelf) {
    describe(info.name, () => {
      it('a new match remembers it, for everybody to see', async () => {
        const table = new TestTable<Versioned>(await load(), { numPlayers: info.minPlayers });
        expect(table.G.rulesVersion).to.equal(info.rulesVersion);
        expect(table.viewOf(null)).to.include({ rulesVersion: info.rulesVersion });
      });

      it('a match of other rules refuses what would be allowed, waits for nobody and stays as it is', async () => {
        const module = await load();
        const table = new TestTable<Versioned>(module, { numPlayers: info.minPlayers });
        const allowed = table.active.flatMap((seat) => table.legalMoves(seat));
        expect(allowed).to.not.be.empty;
        table.place({ rulesVersion: info.rulesVersion + 1 });
        const before = JSON.stringify(table.state);
        for (const { playerID, move, args } of allowed) {
          expect(table.move(playerID, move, ...args)).to.equal('otherRules');
        }
        expect(JSON.stringify(table.state)).to.equal(before);
        expect(module.waitsFor(table.G)).to.deep.equal([]);
        expect(table.active.flatMap((seat) => table.legalMoves(seat))).to.deep.equal([]);
      });

      it('of such a match nothing but the number is read', async () => {
        const { game, waitsFor, whyRefused } = await load();
        const G = { rulesVersion: info.rulesVersion + 1 };
        expect(whyRefused(G, '0', 'anything', [])).to.equal('otherRules');
        expect(waitsFor(G)).to.deep.equal([]);
        // The state of the turn, which a list of moves of our games does not look at.
        const ctx = {} as Parameters<NonNullable<typeof game.ai>['enumerate']>[1];
        expect(game.ai?.enumerate(G, ctx, '0')).to.deep.equal([]);
      });

      it('an event that only newer rules know has no sentence', async () => {
        for (const language of languages) {
          const { text } = await loadText(language);
          // The shelf knows no game's events.
          const tell = text.tell as (event: unknown, nameOf: (seat: string) => string) => string;
          for (const type of ['neverHeardOf', 'toString']) {
            expect(tell({ type }, (seat) => seat)).to.equal('');
          }
        }
      });
    });
  }
});
