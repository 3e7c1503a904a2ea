import { expect } from 'chai';
import { sectionFor, sentenceFor } from '../../../../games/bug-race/board/turn/sentence.ts';
import { placeOfAction } from '../../../../games/bug-race/board/turn/useInSight.ts';
import type { OwnTurn } from '../../../../games/bug-race/board/turn/useOwnTurn.ts';
import { text } from '../../../../games/bug-race/locales/en.ts';
import type { Leg } from '../../../../games/bug-race/rules/components.ts';
import type { BugRaceState } from '../../../../games/bug-race/rules/state.ts';
import { bugAt, handOf, newTable } from '../positions.ts';

const words = text.board;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Cleo'][Number(playerID)] ?? '',
  isFree: (playerID: string) => playerID === '2',
};

/** Returns a finished try-out of a card that shows these legs. */
function triedOut(shown: readonly Leg[], moved: readonly Leg[]): OwnTurn {
  const nothing = () => undefined;
  return {
    playerID: '0',
    play: { bug: bugAt(2), cardInPlay: null },
    tryOut: { cardID: 0, steps: moved },
    shown,
    moved,
    rest: shown.filter((leg) => !moved.includes(leg)),
    isSending: false,
    isUnderway: false,
    isEnding: false,
    canTakeBack: true,
    canPlay: true,
    canMoveMore: false,
    canEndTurn: false,
    refusal: null,
    pick: nothing,
    step: nothing,
    moveAll: nothing,
    undoStep: nothing,
    takeBack: nothing,
    confirm: nothing,
    endTurn: nothing,
  };
}

function inLegMove(kept: readonly number[]): BugRaceState {
  const { G } = newTable(3);
  const players = { ...G.players, '0': handOf(...kept) };
  return { ...G, step: 'legMove', players };
}

function sentence(G: BugRaceState, own: OwnTurn): string {
  return sentenceFor(G, own, seating, words);
}

describe('The sentence above the board', () => {
  const shown = ['leftFront', 'rightMiddle', 'leftRear'] as const;

  it('the sentence names the legs that stay unless all legs of the card moved', () => {
    const G = inLegMove([0]);
    expect(sentence(G, triedOut(shown, shown))).to.equal(words.sentences.confirm);
    expect(sentence(G, triedOut(shown, ['leftFront', 'rightMiddle']))).to.equal(
      'The left rear leg can’t move and stays. Play the card, or take it back.',
    );
    expect(sentence(G, triedOut(shown, ['leftFront']))).to.include('The other 2 legs');
  });

  it('the sentence advises another card when one is blocked and another is in hand', () => {
    expect(sentence(inLegMove([0, 1]), triedOut(shown, []))).to.equal(words.sentences.tryAnother);
    expect(sentence(inLegMove([0]), triedOut(shown, []))).to.equal(words.sentences.nothingMoves);
  });

  it('the sentence awaits a new player for a free seat', () => {
    const { G } = newTable(3);
    expect(sentenceFor(G, null, seating, words)).to.equal(
      'Waiting for Ada, Ben and a new player at seat 3.',
    );
    const others = { ...G, hasChosen: { ...G.hasChosen, '2': true } };
    expect(sentenceFor(others, null, seating, words)).to.equal('Ada and Ben are choosing a card.');
  });

  it('the sentence announces the end of a turn and explains the last card', () => {
    const G = inLegMove([0]);
    const done = triedOut(shown, shown);
    expect(sentence(G, { ...done, isEnding: true })).to.equal(words.sentences.ending);
    const play = { bug: bugAt(2), cardInPlay: { cardID: 0, unmoved: shown } };
    const fresh = { ...triedOut(shown, []), play };
    expect(sentence(G, fresh)).to.equal(words.sentences.lastCard);
    expect(sentence(inLegMove([0, 1]), fresh)).to.equal(words.sentences.moveLegs);
  });

  it('the player’s own bug is in sight while it can act, and otherwise all tracks are', () => {
    const G = inLegMove([0]);
    expect(placeOfAction(newTable(3).G, '0')).to.equal('head');
    expect(placeOfAction(G, '0')).to.equal('head');
    expect(placeOfAction({ ...G, isDone: { ...G.isDone, '0': true } }, '0')).to.equal('overview');
    expect(placeOfAction({ ...G, racing: ['1', '2'] }, '0')).to.equal('overview');
    expect(placeOfAction({ ...G, result: { winners: ['1'], ranking: [] } }, '0')).to.equal(
      'overview',
    );
  });

  it('the sentence links to the rules section that explains what is asked', () => {
    const { G: passing } = newTable(3);
    expect(sectionFor(passing, '0', triedOut([], []))).to.equal('choosing');
    const experts = { ...passing, options: { ...passing.options, expert: true } };
    expect(sectionFor(experts, '0', triedOut([], []))).to.equal('expert');
    const G = inLegMove([0]);
    const done = triedOut(shown, shown);
    expect(sectionFor(G, '0', done)).to.equal('legs');
    expect(sectionFor(G, '0', { ...done, isEnding: true })).to.equal('body');
    expect(sectionFor(G, '0', { ...done, tryOut: null, canEndTurn: true })).to.equal('body');
    const stuck = { bug: bugAt(2), cardInPlay: { cardID: 0, unmoved: [] } };
    expect(sectionFor(G, '0', { ...done, play: stuck })).to.equal('body');
    expect(sectionFor(G, null, null)).to.equal('legs');
    expect(sectionFor({ ...G, isDone: { ...G.isDone, '0': true } }, '0', done)).to.equal('body');
    expect(sectionFor({ ...G, racing: ['1', '2'] }, '0', done)).to.equal('finish');
    const result = { winners: ['1'], ranking: [] };
    expect(sectionFor({ ...G, result }, '0', done)).to.equal('finish');
  });
});
