import { expect } from 'chai';
import type { BugRaceState } from '../../../../games/bug-race/index.ts';
import { text as english } from '../../../../games/bug-race/locales/en.ts';
import type { BugRaceText } from '../../../../games/bug-race/locales/text.ts';
import type { BugRaceMoves } from '../../../../games/bug-race/rules/moves.ts';
import { drawnBoard, itShowsWholeMatches } from '../../../support/games/board.ts';
import { bugForward, cardWith, endTurns, inLegMove, keepFirst, newTable } from '../positions.ts';

describe('The board of Bug Race', () => {
  const board = drawnBoard<BugRaceState, BugRaceText, BugRaceMoves>('bug-race', english, {
    names: ['Ada', 'Ben', 'Cleo', 'Dmitri'],
  });
  const { shownTo } = board;

  itShowsWholeMatches(board, {
    tablesIn: (language) => [newTable(3, { expert: language === 'de', playOn: language === 'it' })],
    every: 25,
  });

  it('a player reads the legs of each offered card, and a spectator sees no card', () => {
    const table = newTable(2);
    const watched = shownTo(table, null);
    expect(shownTo(table, '1').match(/aria-label="Card: [^"]+"/g)).to.have.length(2);
    expect(watched).to.not.include('Card: ');
    expect(watched).to.include('Ada and Ben are choosing a card.');
  });

  it('a free seat is shown as free instead of choosing', () => {
    const matchData = [{ id: 0, name: 'Ada' }, { id: 1, name: 'Ben' }, { id: 2 }];
    const shown = shownTo(newTable(3), '0', { matchData });
    expect(shown).to.match(/<bdi>Seat 3<\/bdi><\/strong><span>free/);
    expect(shown).to.match(/<bdi>Ben<\/bdi><\/strong><span>choosing/);
  });

  it('the direction of passing is shown only while cards are chosen', () => {
    const table = newTable(3);
    expect(shownTo(table, '0')).to.include('Passing left');
    keepFirst(table);
    expect(table.G.step).to.equal('legMove');
    expect(shownTo(table, '0')).to.not.include('Passing');
  });

  it('a player sees which cards they passed on, to whom and which were played', () => {
    const table = newTable(3);
    expect(shownTo(table, '0')).to.not.include('Passed on');
    const card = table.G.players['0']?.offered[1];
    keepFirst(table);
    expect(shownTo(table, '0')).to.include(
      '<h3>Passed on to Ben</h3><ul aria-label="Passed on to Ben">',
    );
    expect(shownTo(table, '2')).to.include('Passed on to Ada');
    expect(shownTo(table, null)).to.not.include('Passed on');
    expect(shownTo(table, '0')).to.not.include('data-played="true"');
    table.move('1', 'playCard', card);
    expect(shownTo(table, '0')).to.match(/data-played="true" aria-label="Card: [^"]+: played"/);
  });

  it('a table says in words where every bug stands', () => {
    const shown = shownTo(newTable(2), '0');
    expect(shown).to.include(english.board.bugTable);
    expect(shown).to.include(
      '<th scope="row">Ben</th><td>9 sections to go</td><td>1–3</td><td>3</td><td>2</td><td>1</td>',
    );
  });

  describe('Headings, hints and keyboard use', () => {
    const card = cardWith('leftFront', 'rightRear');

    it('the board has headings for the player’s bug, their cards and the race', () => {
      const headings = (shown: string) =>
        [...shown.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, h]) => h);
      const table = newTable(2);
      expect(headings(shownTo(table, '0'))).to.deep.equal(['Your bug', 'Your cards', 'The race']);
      expect(headings(shownTo(table, null))).to.deep.equal(['The race']);
    });

    it('all pieces of a player’s own bug share one Tab stop', () => {
      const shown = shownTo(inLegMove({ hands: [[card], []] }), '0');
      const stops = (index: number) => shown.match(new RegExp(`tabindex="${index}" aria-`, 'g'));
      expect(stops(0)).to.have.length(1);
      expect(stops(-1)).to.have.length(6);
    });

    it('the last card of a hand is tried out automatically, except where the match is only shown', () => {
      const table = inLegMove({ hands: [[card], []] });
      expect(shownTo(table, '0')).to.include('Your last card').and.include('Play card');
      const looked = shownTo(table, '0', { isShownOnly: true });
      expect(looked).to.include('aria-label="Card: ').and.not.include('Play card');
      expect(shownTo(inLegMove({ hands: [[card, card + 1], []] }), '0')).to.include('Pick a card');
    });

    it('the hint appears only for players and only in the first turn', () => {
      const hint = english.board.hints.move;
      expect(shownTo(inLegMove({ hands: [[card], []] }), '0')).to.include(hint);
      expect(shownTo(inLegMove({ hands: [[card], []], turn: 2 }), '0')).to.not.include(hint);
      expect(shownTo(newTable(2), null)).to.not.include('paddock-hint');
    });

    it('the ranking marks what puts each bug ahead of the next one', () => {
      const bugs = [
        bugForward(9, { leftRear: 8 }),
        bugForward(9, { leftMiddle: 9 }),
        bugForward(9),
        bugForward(5),
      ];
      const table = inLegMove({ hands: [[], [], [], []], bugs });
      expect(shownTo(table, '0')).to.not.include('Why this order?');
      endTurns(table, '0', '1', '2', '3');
      const rows = [...shownTo(table, '0').matchAll(/<tr>(<td>\d..<\/td>.*?)<\/tr>/g)];
      const decides = ([, row = '']: RegExpMatchArray) =>
        [...row.matchAll(/decides="true">([^<]*)/g)].map(([, told]) => told);
      expect(rows.map((row) => /<bdi>(\w+)/.exec(row[1] ?? '')?.[1])).to.deep.equal([
        'Cleo',
        'Ben',
        'Ada',
        'Dmitri',
      ]);
      expect(rows.map(decides)).to.deep.equal([['22'], ['20'], ['across in turn 1'], []]);
    });
  });
});
