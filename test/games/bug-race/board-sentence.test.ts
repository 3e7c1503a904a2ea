import { expect } from 'chai';
import { sentenceFor } from '../../../games/bug-race/board/sentence.ts';
import type { LegMove } from '../../../games/bug-race/board/useLegMove.ts';
import type { Leg } from '../../../games/bug-race/components.ts';
import { text } from '../../../games/bug-race/locales/en.ts';
import type { BugRaceState } from '../../../games/bug-race/state.ts';
import { bugAt, handOf, newTable } from './positions.ts';

const words = text.board;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Cleo'][Number(playerID)] ?? '',
  isFree: (playerID: string) => playerID === '2',
};

/** A finished try-out of a card that shows these legs. */
function triedOut(shown: readonly Leg[], moved: readonly Leg[]): LegMove {
  const nothing = () => undefined;
  return {
    play: { bug: bugAt(2), cardInPlay: null },
    tryOut: { cardID: 0, steps: moved },
    shown,
    moved,
    rest: shown.filter((leg) => !moved.includes(leg)),
    isSending: false,
    isUnderway: false,
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

function sentence(G: BugRaceState, legMove: LegMove): string {
  return sentenceFor(G, { playerID: '0', legMove }, seating, words);
}

describe('the sentence above the board', () => {
  const shown = ['leftFront', 'rightMiddle', 'leftRear'] as const;

  it('calls a card whole only if all its legs moved, and else names what stays', () => {
    const G = inLegMove([0]);
    expect(sentence(G, triedOut(shown, shown))).to.equal(words.sentences.confirm);
    expect(sentence(G, triedOut(shown, ['leftFront', 'rightMiddle']))).to.equal(
      'The left rear leg can’t move and stays. Play the card, or take it back.',
    );
    expect(sentence(G, triedOut(shown, ['leftFront']))).to.include('The other 2 legs');
  });

  it('advises another card when one is blocked, if there is another', () => {
    expect(sentence(inLegMove([0, 1]), triedOut(shown, []))).to.equal(words.sentences.tryAnother);
    expect(sentence(inLegMove([0]), triedOut(shown, []))).to.equal(words.sentences.nothingMoves);
  });

  it('waits for somebody to come where a seat is free', () => {
    const { G } = newTable(3);
    expect(sentenceFor(G, null, seating, words)).to.equal(
      'Waiting for Ada, Ben, and a new player at seat 3.',
    );
    const others = { ...G, hasChosen: { ...G.hasChosen, '2': true } };
    expect(sentenceFor(others, null, seating, words)).to.equal('Ada and Ben are choosing a card.');
  });
});
