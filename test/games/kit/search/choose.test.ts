import { expect } from 'chai';
import { catalog } from '../../../../games/index.ts';
import { rngFrom } from '../../../../games/kit/rng.ts';
import type { AnyTypes } from '../../../../games/kit/rules.ts';
import type { Choice } from '../../../../games/kit/search/choose.ts';
import { randomFrom } from '../../../../games/kit/search/seeded.ts';
import { withBot } from '../../../support/players/bots.ts';

describe('Questions to a bot for a move', () => {
  for (const onShelf of catalog) {
    describe(onShelf.info.name, () => {
      /** Returns a new match and a function that asks its bot for the awaited seat, or with other settings. */
      async function begun() {
        const { module, choose } = await withBot(onShelf);
        const { rules } = module;
        const seats = Array.from({ length: onShelf.info.minPlayers }, (_, id) => String(id));
        const G = rules.begin({}, seats, rngFrom(randomFrom('choose')));
        const [awaited = expect.fail()] = rules.playersToMove(G);
        const other = seats.find((seat) => seat !== awaited) ?? expect.fail();
        const ask = (otherwise: object) => {
          const choice: Choice<AnyTypes> = { G, playerID: awaited, rounds: 1 };
          // A caller in JavaScript can pass what no type allows.
          return choose(Object.assign({ ...choice }, otherwise));
        };
        return { rules, G, seats, awaited, other, ask };
      }

      it('an unknown level causes an error that names the known levels', async () => {
        const { ask } = await begun();
        for (const [level, found] of [
          ['hard', "'hard'"],
          ['toString', "'toString'"],
          [null, 'null'],
          [2, 'the number 2'],
        ] as const) {
          const sentence = `level must be easy, fair or strong, but is ${found}.`;
          expect(() => ask({ level })).to.throw(Error, sentence);
        }
        expect(ask({ level: undefined })).to.have.keys('move', 'args');
      });

      it('an invalid seat causes an error, but an idle seat does not', async () => {
        const { rules, G, seats, ask } = await begun();
        for (const playerID of [undefined, null, 0, '']) {
          expect(() => ask({ playerID })).to.throw(Error, /^playerID must be a seat as a text/);
        }
        for (const playerID of ['7', 'toString']) {
          expect(() => ask({ playerID })).to.throw(Error, `no part of seat '${playerID}'`);
        }
        // In Bug Race everybody has something to do.
        for (const idle of seats.filter((seat) => !rules.playersToMove(G).includes(seat))) {
          for (const seen of [G, rules.view(G, idle)]) {
            expect(ask({ G: seen, playerID: idle })).to.equal(undefined);
          }
        }
      });

      it('another seat’s view, a spectator’s view and a value that is no state cause errors', async () => {
        const { rules, G, awaited, other, ask } = await begun();
        for (const seat of [other, null]) {
          expect(() => ask({ G: rules.view(G, seat) })).to.throw(
            Error,
            `part of seat '${awaited}'`,
          );
        }
        expect(ask({ G: rules.view(G, awaited) })).to.have.keys('move', 'args');
        for (const [wrong, found] of [
          [undefined, 'is undefined'],
          [null, 'is null'],
          ['{}', "is '{}'"],
          [{ G }, 'has no players'],
        ] as const) {
          const sentence = `G must be a match's state, whole or as the seat sees it, but ${found}.`;
          expect(() => ask({ G: wrong })).to.throw(Error, sentence);
        }
      });
    });
  }
});
