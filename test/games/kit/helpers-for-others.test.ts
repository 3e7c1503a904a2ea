import { expect } from 'chai';
import { text as german } from '../../../games/bug-race/locales/de.ts';
import { text as english } from '../../../games/bug-race/locales/en.ts';
import { text } from '../../../games/bug-race/locales/fr.ts';
import { completeText } from '../../../games/kit/board/package/complete-text.ts';
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

  it('missing words are English, at any depth, and all others stay', () => {
    const { you: _you, actions, ...board } = german.board;
    const { moveAll: _moveAll, ...others } = actions;
    const { watching: _watching, ...rest } = german;
    const lacking = { ...rest, board: { ...board, actions: others } } as typeof german;
    const complete = completeText(lacking, english);
    expect(complete.board.you('Ada')).to.equal(english.board.you('Ada'));
    expect(complete.board.actions.moveAll).to.equal(english.board.actions.moveAll);
    expect(complete.watching).to.equal(english.watching);
    expect(complete.board.actions.play).to.equal(german.board.actions.play);
  });

  it('complete texts have the same words as before', () => {
    expect(completeText(german, english)).to.deep.equal(german);
    expect(completeText(english, english)).to.equal(english);
  });
});
