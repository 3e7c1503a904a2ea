import { expect } from 'chai';
import { catalog } from '../../../../games/index.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import type { SecretState } from '../../../../games/kit/view.ts';
import { hidingSetups } from '../../../support/games/hidden.ts';
import { moveByChance, seededChoice, TestTable } from '../../../support/games/table.ts';
import { withBot } from '../../../support/players/bots.ts';

describe('States that a seat imagines', () => {
  for (const game of catalog) {
    describe(game.info.name, () => {
      async function begun() {
        const { module, imagine } = await withBot(game);
        const setupData = hidingSetups[game.info.name];
        const numPlayers = game.info.usualPlayers;
        const table = new TestTable<SecretState>(module, { numPlayers, setupData });
        return { rules: module.rules, imagine, table };
      }

      it('an imagined state looks to the seat as the match does, and can be played to its end', async () => {
        const { rules, imagine, table } = await begun();
        const choose = seededChoice(5);
        const seats = Object.keys(table.G.players);
        for (let made = 0; made < 120 && rules.result(table.G) === null; made += 1) {
          if (made % 8 === 0) {
            const seat = choose(seats);
            const seen = rules.view(table.G, seat);
            for (const log of [undefined, table.log]) {
              const imagined = imagine(seen, seat, seededRng(`${made}`), log);
              expect(rules.view(imagined, seat)).to.deep.equal(seen);
              expect(rules.legalMoves(imagined, seat)).to.deep.equal(rules.legalMoves(seen, seat));
              // Of the whole match it takes only what the seat sees.
              expect(imagine(table.G, seat, seededRng(`${made}`), log)).to.deep.equal(imagined);
            }
            const state = imagine(seen, seat, seededRng('play on'), table.log);
            const rng = seededRng(`${made}`);
            while (rules.result(state) === null) {
              const [mover = expect.fail()] = rules.playersToMove(state);
              rules.play(state, mover, rules.randomMove(state, mover, rng), rng);
            }
          }
          moveByChance(table, choose);
        }
      });

      it('another seat’s view and a match of other rules cause errors', async () => {
        const { rules, imagine, table } = await begun();
        const other = rules.view(table.G, '1');
        expect(() => imagine(other, '0', seededRng('x'))).to.throw("no part of seat '0'");
        const later = { ...table.G, rulesVersion: game.info.rulesVersion + 1 };
        expect(() => imagine(later, '0', seededRng('x'))).to.throw(
          'G is no match that can be played here: otherRules.',
        );
      });
    });
  }
});
