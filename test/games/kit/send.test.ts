import { expect } from 'chai';
import { text } from '../../../games/bug-race/locales/fr.ts';
import { namesOf } from '../../../games/kit/names.ts';
import { send } from '../../../games/kit/send.ts';

describe('Helpers for boards of others', () => {
  it('a listed move is made with its arguments, and an unknown one causes an error', () => {
    const made: unknown[] = [];
    const moves = { take: (...args: number[]) => made.push(args) };
    send(moves, { move: 'take', args: [3, 4] });
    expect(made).to.deep.equal([[3, 4]]);
    for (const move of ['fly', 'toString']) {
      expect(() => send(moves, { move, args: [] } as never)).to.throw(`There is no move ${move}.`);
    }
  });

  it('a seat has the name of its player, or its number in the language of the text', () => {
    const nameOf = namesOf([{ id: 0, name: 'Ada' }, { id: 1 }], text);
    expect(['0', '1', '2'].map(nameOf)).to.deep.equal(['Ada', 'Place 2', 'Place 3']);
    expect(namesOf(undefined, text)('0')).to.equal('Place 1');
  });
});
