import type { State } from 'boardgame.io';
import { expect } from 'chai';
import fc from 'fast-check';
import { catalog } from '../../../games/index.ts';
import { messageJson } from '../../../server/lib/json-text.ts';
import { stateFrom, stateText } from '../../../server/persistence/state-text.ts';
import { TestTable } from '../../support/games/table.ts';

/** Values that JSON treats specially: it omits them, writes them as null or calls their own `toJSON`. */
const odd = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(undefined, null, Number.NaN, -0, new Date(0), Symbol('x'), () => 1),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('JSON text', () => {
  it('the text of a message is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.array(odd), (parts) => {
        const message = [...parts, Object.freeze([...parts]), Object.freeze({ a: parts })];
        const expected = JSON.stringify(message);
        expect(messageJson(message)).to.equal(expected);
        expect(messageJson(message), 'again').to.equal(expected);
      }),
      { seed: 12 },
    );
  });

  for (const { info, load } of catalog) {
    it(`the stored text of a state is read back as the same state: ${info.name}`, async () => {
      const { state: initial } = new TestTable(await load(), { numPlayers: info.minPlayers });
      const state = JSON.parse(JSON.stringify(initial)) as State;
      const { deltalog: _, ...stored } = state;
      expect(stateFrom(stateText({ ...state, deltalog: [] }))).to.deep.equal(stored);
    });
  }
});
