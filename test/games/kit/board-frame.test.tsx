import { expect } from 'chai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { text } from '../../../games/bug-race/locales/en.ts';
import { leaveOutStyles } from '../../support/games/board.ts';

leaveOutStyles();
const { BoardFrame } = await import('../../../games/kit/board/frame/BoardFrame.tsx');
const { Head } = await import('../../../games/kit/board/frame/Head.tsx');

describe('The frame of a board', () => {
  const drawn = (part: ReactNode, isShownOnly = false) =>
    renderToStaticMarkup(
      <BoardFrame
        game="bug-race"
        label="The race"
        board={{ current: null }}
        props={{ text, language: 'en', isShownOnly, onRule: () => undefined }}
        nextFocus={[]}
      >
        {part}
      </BoardFrame>,
    );

  it('the head asks for a move only after the last event has been shown', () => {
    const head = (telling: string | null) =>
      drawn(<Head sentence="Place a card." section="goal" telling={telling} />);
    expect(head(null)).to.match(/role="status">Place a card\.</);
    const shown = head('Ada passes.');
    expect(shown).to.match(/role="status"><\/p>/);
    expect(shown).to.match(/aria-hidden="true">Ada passes\.</);
  });

  it('the head of a board without moves is not read out', () => {
    expect(drawn(<Head sentence="Ada is placing a card." section="goal" />, true)).to.not.include(
      'role="status"',
    );
  });
});
