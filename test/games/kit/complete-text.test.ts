import { expect } from 'chai';
import { text as german } from '../../../games/bug-race/locales/de.ts';
import { text as english } from '../../../games/bug-race/locales/en.ts';
import { completeText } from '../../../games/kit/board/package/complete-text.ts';

describe('Texts that lack words', () => {
  it('missing words are English, at any depth, and all others stay', () => {
    const { you: _you, actions, ...board } = german.board;
    const { moveAll: _moveAll, ...others } = actions;
    const { watching: _watching, ...rest } = german;
    const lacking = { ...rest, board: { ...board, actions: others } } as typeof german;
    const complete = completeText(lacking, english);
    expect(complete.board.you('Ada')).to.equal(english.board.you('Ada'));
    expect(complete.board.actions.moveAll).to.equal(english.board.actions.moveAll);
    expect(complete.watching).to.equal(english.watching);
    expect(complete.language).to.equal('de');
    expect(complete.board.actions.play).to.equal(german.board.actions.play);
    expect(completeText(lacking, english)).to.equal(complete);
  });

  it('complete texts have the same words as before', () => {
    expect(completeText(german, english)).to.deep.equal(german);
    expect(completeText(english, english)).to.equal(english);
  });
});
