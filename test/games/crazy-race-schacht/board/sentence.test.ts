import { expect } from 'chai';
import {
  sectionFor,
  sentenceFor,
} from '../../../../games/crazy-race-schacht/board/turn/sentence.ts';
import { tryOutOf } from '../../../../games/crazy-race-schacht/board/turn/tryout.ts';
import type { Model, SchachtState } from '../../../../games/crazy-race-schacht/index.ts';
import { text } from '../../../../games/crazy-race-schacht/locales/en.ts';
import {
  atSplit,
  cardsOf,
  driverWith,
  inEvaluation,
  locomotivesAt,
  newTable,
  placingBy,
  stepIn,
} from '../positions.ts';

const words = text.board;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Cleo'][Number(playerID)] ?? '',
  isFree: (playerID: string) => playerID === '2',
};

type Own = NonNullable<Parameters<typeof sentenceFor>[1]>;

/** Returns the part of seat 0, with nothing begun except the changes given. */
function ownIn(G: SchachtState, changes: Partial<Own> = {}, tries: Model[] | null = null): Own {
  return {
    playerID: '0',
    chosen: null,
    chosenSide: null,
    canPlace: false,
    isToChoosePrize: false,
    isToReclaim: false,
    isToDiscard: false,
    movement: tryOutOf(G, '0', tries),
    ...changes,
  };
}

/** Returns the same state with a points card to choose first. */
function atPrize(G: SchachtState): SchachtState {
  return { ...G, step: { ...stepIn(G, 'stageEvaluation'), asks: 'prize' } };
}

function sentence(G: SchachtState, changes?: Partial<Own>, tries?: Model[]): string {
  return sentenceFor(G, ownIn(G, changes, tries), seating, words);
}

describe('the sentence above the board', () => {
  it('the sentence asks for a driver card and then for its side', () => {
    const { G } = newTable(3);
    const later: SchachtState = { ...G, stage: 2 };
    expect(sentence(later, { canPlace: true })).to.equal(
      'Your turn, round 1: bid with a driver card, or pass.',
    );
    const chosen = driverWith(6);
    expect(sentence(later, { canPlace: true, chosen })).to.equal('Now choose a side for your 6.');
    expect(sentence(later, { canPlace: true, chosen, chosenSide: 1 })).to.equal(
      'Your 6 would go to side 2, face down. Place it, or choose another side.',
    );
  });

  it('the sentence explains the first driver card of the race', () => {
    const { G } = newTable(3);
    const { chooseFirstDriver, chooseFirstSide, chooseDriver } = words.sentences;
    expect(sentence(G, { canPlace: true })).to.equal(chooseFirstDriver);
    const chosen = driverWith(6);
    expect(sentence(G, { canPlace: true, chosen })).to.equal(chooseFirstSide(6));
    const placed = [{ side: 0 as const, order: 1, cardID: chosen }];
    const hand = G.players['0']?.hand ?? [];
    const players = { ...G.players, '0': cardsOf({ hand, placed }) };
    expect(sentence({ ...G, players }, { canPlace: true })).to.equal(chooseDriver(1));
  });

  it('the sentence offers the pile to a player with an empty hand', () => {
    const { G } = newTable(3);
    const players = { ...G.players, '0': cardsOf({ pile: [1] }) };
    expect(sentence({ ...G, players }, { canPlace: true })).to.equal(words.sentences.emptyHand);
  });

  it('the sentence says what the winner of a side may move', () => {
    // Stage card 2: '-2', 'A4', 'B2', 'C2'.
    expect(sentence(inEvaluation({ stageCard: 2 }, [6, 1]).G)).to.equal(
      'You win this side! Your Pioneer may move 4 spaces.',
    );
    const free = inEvaluation({ stageCard: 2 }, [6, 0]).G;
    expect(sentence(free)).to.equal(words.sentences.chooseLocomotive(2));
    expect(sentence(free, {}, ['C'])).to.equal(words.sentences.moveChosen('C'));
  });

  it('the sentence counts down the spaces left of a ?', () => {
    const { G } = atSplit([6, 1, 1]);
    expect(sentence(G)).to.equal(words.sentences.split(3));
    expect(sentence(G, {}, ['A'])).to.equal(words.sentences.splitFurther(2));
    expect(sentence(G, {}, ['A', 'B', 'C'])).to.equal(words.sentences.splitDone);
  });

  it('the sentence stops a try-out at a prize (CS-V2)', () => {
    const { G } = atSplit([6, 1, 1], { '0': locomotivesAt(11, 12, 0) }, { steal: true });
    const rich = { ...G, points: { ...G.points, '1': [0] } };
    expect(sentence(rich, {}, ['A'])).to.equal(words.sentences.splitToPrize);
    expect(sentence(atPrize(rich), { isToChoosePrize: true })).to.equal(
      words.sentences.choosePrize,
    );
  });

  it('the sentence says the same about others to a player and to a spectator', () => {
    const { G } = newTable(3, {}, placingBy('1'));
    expect(sentence(G)).to.equal('Round 1: Ben is placing a driver card.');
    expect(sentenceFor(G, null, seating, words)).to.equal(sentence(G));
    const moving = inEvaluation({ stageCard: 2 }, null, [6, 1]).G;
    expect(sentence(moving)).to.equal(words.sentences.watchMoving('Ben'));
    expect(sentence(atPrize(moving))).to.equal(words.sentences.watchPrize('Ben'));
  });

  it('the sentence waits for a new player where a seat is free', () => {
    const { G } = newTable(3, {}, placingBy('2'));
    expect(sentence(G)).to.equal('Waiting for a new player at seat 3.');
  });

  it('the sentence names the players still awaited to a player who has answered', () => {
    const { G } = newTable(3);
    const entitled = ['0', '1'];
    const asked: SchachtState = {
      ...G,
      step: { phase: 'reclaim', entitled, toAnswer: entitled },
    };
    expect(sentence(asked, { isToReclaim: true })).to.equal(words.sentences.reclaim);
    const answered: SchachtState = {
      ...G,
      players: { ...G.players, '0': cardsOf({ answer: { phase: 'reclaim', cardID: null } }) },
      step: { phase: 'reclaim', entitled, toAnswer: ['1'] },
    };
    expect(sentence(answered)).to.equal('Chosen. Waiting for Ben.');
    expect(sentenceFor(answered, null, seating, words)).to.equal(
      words.sentences.watchReclaim(['Ben']),
    );
    const penalty: SchachtState = { ...G, step: { phase: 'penalty', toAnswer: ['1'] } };
    expect(sentence(penalty)).to.equal(words.sentences.watchPenalty(['Ben']));
    expect(sentence(penalty, { isToDiscard: true })).to.equal(words.sentences.choosePenalty);
  });

  it('the sentence names the winners at the end', () => {
    const { G } = newTable(
      3,
      {},
      { step: { phase: 'raceOver', result: { winners: ['0', '1'], ranking: [] } } },
    );
    expect(sentence(G)).to.equal('Ada and Ben share the win!');
  });

  it('each question leads to the section of the rules that explains it', () => {
    const { G: placing } = newTable(3);
    expect(sectionFor(placing, ownIn(placing, { canPlace: true }))).to.equal('placing');
    expect(sectionFor(placing, null)).to.equal('placing');
    const { G } = inEvaluation({ stageCard: 2 }, [6, 0]);
    expect(sectionFor(G, ownIn(G))).to.equal('moving');
    expect(sectionFor(G, ownIn(G, {}, ['C']))).to.equal('track');
    expect(sectionFor(G, null)).to.equal('moving');
    expect(sectionFor(atPrize(G), null)).to.equal('options');
    expect(sectionFor(atPrize(G), ownIn(G, { isToChoosePrize: true }))).to.equal('options');
  });
});
