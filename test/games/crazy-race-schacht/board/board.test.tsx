import { expect } from 'chai';
import type { SchachtOptions, SchachtState } from '../../../../games/crazy-race-schacht/index.ts';
import { text as english } from '../../../../games/crazy-race-schacht/locales/en.ts';
import type { SchachtText } from '../../../../games/crazy-race-schacht/locales/text.ts';
import type { SchachtMoves } from '../../../../games/crazy-race-schacht/rules/moves.ts';
import type { Language } from '../../../../games/kit/language.ts';
import { drawnBoard, itShowsWholeMatches } from '../../../support/games/board.ts';
import { inEvaluation, lay, locomotivesAt, newTable, placingBy, prizeFor } from '../positions.ts';

const setups: Readonly<Record<Language, Partial<SchachtOptions>>> = {
  en: {},
  it: { steal: true },
  fr: { penalty: true, secondWins: true },
  de: { pointsOrder: 'shuffled', fewerPoints: 2, penalty: true, steal: true },
};

describe('the board of Crazy Race', () => {
  const board = drawnBoard<SchachtState, SchachtText, SchachtMoves>('crazy-race-schacht', english, {
    names: ['Ada', 'Ben', 'Cleo', 'Dmitri'],
  });
  const { shownTo } = board;

  itShowsWholeMatches(board, {
    tablesIn: (language) => [3, 4].map((count) => newTable(count, setups[language])),
    every: 20,
    situationOf: (G) => `${G.step.phase}-${prizeFor(G) !== null}`,
  });

  it('a player sees their own driver cards, laid cards included, and no other player’s', () => {
    const table = newTable(3);
    lay(table, [6, 0], [4, 0]);
    const own = shownTo(table, '0');
    expect(own).to.include('>Driver card 1, 2 in hand<');
    expect(own).to.include('yours, a 6');
    expect(own).to.include('Ben, face down');
    const watched = shownTo(table, null);
    expect(watched).to.not.include('Driver card');
    expect(watched).to.include('Ada, face down');
    expect(watched).to.not.include('yours');
  });

  it('the taboo side is marked', () => {
    const table = newTable(3);
    lay(table, [1, 0], [1, 1]);
    expect(shownTo(table, '2')).to.not.include('taboo)');
    lay(table, [1, 3]);
    expect(shownTo(table, '0')).to.match(/side 3: [^<]+ \(taboo\)/);
  });

  it('the board offers a pass only to the player in turn', () => {
    const table = newTable(3);
    expect(shownTo(table, '0')).to.include('<span>Pass</span>');
    expect(shownTo(table, '1')).to.not.include('<span>Pass</span>');
  });

  it('the board turns up the cards of an evaluated side and names the winner', () => {
    // Stage card 2: '-2', 'A4', 'B2', 'C2'.
    const table = inEvaluation({ stageCard: 2 }, [3, 1], [2, 1], null, [1, 1]);
    const shown = shownTo(table, '1');
    expect(shown).to.include('Ben, a 2');
    expect(shown).to.include('Ada wins with 4');
    expect(shown).to.not.include('<span>Move</span>');
    expect(shownTo(table, '0')).to.include('<span>Move</span>');
  });

  it('a free side offers every locomotive that is not home with its destination', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 4, 5) }, [3, 0]);
    const shown = shownTo(table, '0');
    expect(shown).to.not.include('unseen">Pioneer: ');
    expect(shown).to.include('>Tank Engine: space 4, homebound<');
    expect(shown).to.include('>Express: space 5, homebound<');
  });

  it('the board offers a card to reclaim only to a player who may take it', () => {
    const table = inEvaluation({ stageCard: 2 }, [3, 1], [2, 1]);
    table.move('0', 'advance', 'A', 4);
    expect(table.G.step.phase).to.equal('reclaim');
    expect(shownTo(table, '1')).to.include('Take back the 2');
    expect(shownTo(table, '0')).to.not.include('Take back the');
  });

  it('the board offers the card of the pile or of another player as the prize (CS-V2)', () => {
    const own = locomotivesAt(9, 12, 0);
    const table = inEvaluation({ stageCard: 2, own, setupData: { steal: true } }, [3, 1]);
    table.place({ points: { ...table.G.points, '2': [0, 1] } });
    table.move('0', 'advance', 'A', 4);
    expect(prizeFor(table.G)).to.equal('0');
    const shown = shownTo(table, '0');
    expect(shown).to.include('Take the 6 from the finish pile');
    expect(shown).to.include('Draw one of Cleo’s 2 cards');
    expect(shown).to.not.include('Ben’s');
  });

  it('a free seat is shown as free, not as placing', () => {
    const table = newTable(3, {}, placingBy('2'));
    const matchData = [{ id: 0, name: 'Ada' }, { id: 1, name: 'Ben' }, { id: 2 }];
    const shown = shownTo(table, '0', { matchData });
    expect(shown).to.match(/<bdi>Seat 3<\/bdi><\/h3><\/li><li [^>]+>free</);
  });

  it('the board lists in words where every locomotive stands and how far it has to go', () => {
    const table = newTable(3);
    table.place({ locomotives: { ...table.G.locomotives, '1': locomotivesAt(2, 6, 12) } });
    expect(shownTo(table, '0')).to.include(
      '<li>Pioneer: space 2, outbound, 10 spaces from home</li><li>Tank Engine: on the turntable, 6 spaces from home</li><li>Express: home</li>',
    );
  });

  it('the hand, the stage, the tracks, each player and the points have headings', () => {
    const shown = shownTo(newTable(3), '0');
    const headings = [...shown.matchAll(/<h([23])[^>]*>(?:<bdi>)?([^<]+)/g)].map(
      ([, level, heading]) => `${level} ${heading}`,
    );
    expect(headings).to.deep.equal([
      '2 Your driver cards',
      '2 Stage 1 of 8',
      '2 Tracks and points',
      '3 Ada (you)',
      '3 Ben',
      '3 Cleo',
      '2 Points cards to win',
    ]);
  });

  it('everybody sees how many spaces the cards at a ? give', () => {
    // Stage card 6: '-?', 'A2', 'B3', 'C3'.
    const table = inEvaluation({ stageCard: 6 }, [6, 0], [1, 0], [2, 0], [1, 1]);
    for (const viewer of ['0', '1', null]) {
      expect(shownTo(table, viewer)).to.include('>3 cards = 3 spaces<');
    }
  });

  it('the Move button describes what the move would bring', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(4, 5, 0) }, [6, 1]);
    const shown = shownTo(table, '0');
    const [, id = ''] = /aria-describedby="([^"]+)"><span>Move</.exec(shown) ?? [];
    expect(shown).to.match(
      new RegExp(
        `<ul id="${id}"[^>]*><li>Pioneer: space 2, homebound \\(4 spaces, 2 jumps\\), \\+5 at the turntable</li></ul>`,
      ),
    );
  });
});
