import { expect } from 'chai';
import {
  sectionFor,
  sentenceFor,
} from '../../../../games/crazy-race-gewalt/board/turn/sentence.ts';
import { type Choice, choiceOf } from '../../../../games/crazy-race-gewalt/board/turn/tryout.ts';
import { ownPartOf } from '../../../../games/crazy-race-gewalt/board/turn/useOwnTurn.ts';
import type { GewaltState } from '../../../../games/crazy-race-gewalt/index.ts';
import { text } from '../../../../games/crazy-race-gewalt/locales/en.ts';
import { turnModifiersOf } from '../../../../games/crazy-race-gewalt/rules/effects.ts';
import { actingOn, action, expertTable, newTable, play, sectionWith } from '../positions.ts';

const { board: words } = text;
const { sentences, kinds } = words;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Chiara'][Number(playerID)] ?? '',
  isFree: () => false,
};

/** Returns the sentence that a seat reads; `choice` is the card that it has chosen. */
function sentence(G: GewaltState, playerID: string, choice: Choice | null = null): string {
  return sentenceFor(G, ownPartOf(G, playerID, choice), seating, words);
}

const spot = { lane: 1, section: 3 };

describe('The sentence above the board', () => {
  it('the sentence says which cards the turn still allows and how the turn ends', () => {
    const table = newTable(3, {}, { sections: { '0': [sectionWith(6)] } });
    const turn = { going: turnModifiersOf(null).going, isSecond: false };
    expect(sentence(table.G, '0')).to.equal(sentences.ownTurn({ ...turn, usable: 'section' }));
    play(table, '0', 'discardSection', sectionWith(6));
    expect(sentence(table.G, '0')).to.equal(sentences.ownTurn({ ...turn, usable: 'none' }));
    const expert = expertTable().G;
    expect(sentence(expert, '0')).to.equal(sentences.ownTurn({ ...turn, usable: 'both' }));
  });

  it('the sentence asks for a section and then whether to lay the card there', () => {
    const { G } = newTable(3, {}, { sections: { '0': [sectionWith(6), sectionWith(0)] } });
    const six = choiceOf('section', sectionWith(6));
    expect(sentence(G, '0', six)).to.equal(sentences.chooseSection(6));
    expect(sentence(G, '0', { ...six, at: spot })).to.equal(sentences.layHere(6));
    const none = choiceOf('section', sectionWith(0));
    expect(sentence(G, '0', { ...none, at: spot })).to.match(/skipped/);
  });

  it('the sentence asks which section card to move and then where to move it', () => {
    const actions = { '0': [action('relocate')] };
    const relocate = choiceOf('action', action('relocate'));
    expect(sentence(expertTable({ actions }).G, '0', relocate)).to.equal(sentences.nothingToMove);
    const { G } = expertTable({ actions, laid: [[2, 5, sectionWith(7)]] });
    expect(sentence(G, '0', relocate)).to.equal(sentences.chooseMoved);
    const taken = { ...relocate, from: { lane: 2, section: 5 } };
    expect(sentence(G, '0', taken)).to.equal(sentences.chooseDestination(7));
    expect(sentence(G, '0', { ...taken, at: spot })).to.equal(sentences.moveHere(7));
  });

  it('the sentence asks for the target of an arrow card or says that there is none', () => {
    const actions = { '0': [action('noRoll')] };
    const noRoll = choiceOf('action', action('noRoll'));
    const { G } = expertTable({ actions });
    expect(sentence(G, '0', noRoll)).to.equal(sentences.chooseTarget(kinds.noRoll));
    const before = {
      '1': [action('move4'), '0'],
      '2': [action('move10'), '0'],
    } as const;
    const full = expertTable({ actions, before }).G;
    expect(sentence(full, '0', noRoll)).to.equal(sentences.noTarget(kinds.noRoll));
  });

  it('the sentence advises keeping a counter', () => {
    const { G } = expertTable({ actions: { '0': [action('counter')] } });
    const counter = choiceOf('action', action('counter'));
    expect(sentence(G, '0', counter)).to.equal(sentences.keepCounter);
  });

  it('the sentence states how the card before the viewer changes their turn', () => {
    const turn = { usable: 'both', isSecond: false } as const;
    const move10 = actingOn('move10').G;
    expect(sentence(move10, '1')).to.equal(
      sentences.ownTurn({ ...turn, going: turnModifiersOf('move10').going }),
    );
    const noRoll = actingOn('noRoll').G;
    expect(sentence(noRoll, '1')).to.equal(
      sentences.ownTurn({ ...turn, going: turnModifiersOf('noRoll').going }),
    );
    const noCards = actingOn('noCards').G;
    expect(sentence(noCards, '1')).to.equal(
      sentences.discardOnly({ ...turn, going: turnModifiersOf(null).going }),
    );
    const chosen = choiceOf('action', action('relocate'));
    expect(sentence(noCards, '1', chosen)).to.equal(sentences.discardChosen);
  });

  it('only the target is asked for an answer, while others read whom the table awaits', () => {
    const actions = { '0': [action('skipTurn')], '1': [action('counter')] };
    const table = expertTable({ actions });
    play(table, '0', 'playAction', action('skipTurn'), '1');
    expect(sentence(table.G, '1')).to.equal(sentences.answer('Ada', kinds.skipTurn));
    for (const seat of ['0', '2']) {
      expect(sentence(table.G, seat)).to.equal(sentences.watchAnswer('Ben', kinds.skipTurn));
    }
    const watched = sentenceFor(table.G, null, seating, words);
    expect(watched).to.equal(sentences.watchAnswer('Ben', kinds.skipTurn));
  });

  it('the sentence says whose turn it is and, to a finished player, that they have finished', () => {
    const { G } = newTable(3, {}, { pawns: { '2': null } });
    expect(sentence(G, '1')).to.equal(sentences.watchTurn('Ada'));
    expect(sentence(G, '2')).to.equal(sentences.finished('Ada'));
    const turn = { ...G.turn, isSecond: true };
    expect(sentence({ ...G, turn }, '1')).to.equal(sentences.watchSecondTurn('Ada'));
  });

  it('the sentence awaits a new player when the seat to move is free', () => {
    const free = { ...seating, isFree: (seat: string) => seat === '0' };
    const { G } = newTable(3);
    expect(sentenceFor(G, null, free, words)).to.equal(sentences.waitFor(words.newcomer(1)));
  });

  it('the sentence names the winners', () => {
    const { G } = newTable(3);
    const result = { winners: ['0', '2'], ranking: [] };
    expect(sentence({ ...G, result }, '1')).to.equal(sentences.over(['Ada', 'Chiara']));
  });

  it('the sentence links to the rules section that explains what is asked', () => {
    const section = (G: GewaltState, playerID: string, choice: Choice | null = null) =>
      sectionFor(G, ownPartOf(G, playerID, choice));
    const { G } = newTable(3, {}, { sections: { '0': [sectionWith(6)] }, pawns: { '2': null } });
    expect(section(G, '0')).to.equal('turn');
    expect(section(G, '1')).to.equal('turn');
    expect(section(G, '2')).to.equal('trophies');
    expect(section(G, '0', choiceOf('section', sectionWith(6)))).to.equal('turn');
    const actions = { '0': [action('noRoll'), action('relocate')], '1': [action('counter')] };
    const table = expertTable({ actions });
    expect(section(table.G, '0')).to.equal('expert');
    expect(section(table.G, '0', choiceOf('action', action('noRoll')))).to.equal('arrows');
    expect(section(table.G, '0', choiceOf('action', action('relocate')))).to.equal('circles');
    expect(section(actingOn('noCards').G, '1')).to.equal('arrows');
    play(table, '0', 'playAction', action('noRoll'), '1');
    expect(section(table.G, '1')).to.equal('circles');
    expect(sectionFor(table.G, null)).to.equal('circles');
    const result = { winners: ['1'], ranking: [] };
    expect(section({ ...G, result }, '0')).to.equal('points');
  });
});
