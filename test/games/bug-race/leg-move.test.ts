import { expect } from 'chai';
import type { BugRaceEvent } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { rules } from '../../../games/bug-race/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { bugForward, cardWith, endTurns, inLegMove, newTable } from './positions.ts';

const fronts = cardWith('leftFront', 'rightFront');
const leftSide = cardWith('leftFront', 'leftMiddle', 'leftRear');
const rears = cardWith('leftRear', 'rightRear');
const four = cardWith('leftFront', 'leftMiddle', 'rightMiddle', 'rightRear');

describe('Bug Race: legMove', () => {
  it('BR-7 the body moves before, between and after the legs of a card', () => {
    const table = inLegMove({ hands: [[fronts], []] });
    expect(table.move('0', 'moveBody')).to.equal(null);
    expect(table.move('0', 'moveBody')).to.equal('loseLeg');
    table.move('0', 'playCard', fronts);
    expect(table.move('0', 'moveLeg', 'leftFront')).to.equal(null);
    expect(table.move('0', 'moveBody')).to.equal('loseLeg');
    expect(table.move('0', 'moveLeg', 'rightFront')).to.equal(null);
    const forward = bugForward(0, { leftFront: 3, rightFront: 3 });
    expect(table.G.bugs['0']).to.deep.equal({ ...forward, body: 3 });
  });

  it('BR-8 a player chooses the order in which the legs of a card move', () => {
    const inOrder = inLegMove({ hands: [[leftSide], []] });
    inOrder.move('0', 'playCard', leftSide, ['leftFront', 'leftMiddle', 'leftRear']);
    expect(inOrder.G.bugs['0']?.legs).to.include({ leftFront: 3, leftMiddle: 2, leftRear: 1 });
    const wrongWay = inLegMove({ hands: [[leftSide], []] });
    wrongWay.move('0', 'playCard', leftSide);
    expect(wrongWay.move('0', 'moveLeg', 'leftRear')).to.equal('legTaken');
    expect(wrongWay.move('0', 'moveLeg', 'leftFront')).to.equal(null);
  });

  it('BR-8 steps sent with a card are refused as a whole if one of them is impossible', () => {
    const table = inLegMove({ hands: [[leftSide], []] });
    const says = (steps: unknown) => table.refused('0', 'playCard', leftSide, steps);
    expect(says(['leftFront', 'leftRear'])).to.equal('legTaken');
    expect(says(['rightFront'])).to.equal('notOnCard');
    expect(says(['nose'])).to.equal('notALeg');
    expect(says('leftFront')).to.equal('badSteps');
    expect(says(Array(99).fill('body'))).to.equal('badSteps');
  });

  it('BR-8 steps sent with a card have the same effect as the same single steps', () => {
    const steps = ['body', 'leftFront', 'leftMiddle', 'leftRear'] as const;
    const bugs = [bugForward(2)];
    const atOnce = inLegMove({ hands: [[leftSide], []], bugs });
    expect(atOnce.move('0', 'playCard', leftSide, steps)).to.equal(null);
    const oneByOne = inLegMove({ hands: [[leftSide], []], bugs });
    for (const args of [[leftSide], [leftSide, null], [leftSide, []]]) {
      expect(bugRace.rules.refusalOf(oneByOne.G, '0', 'playCard', args)).to.equal(null);
    }
    oneByOne.move('0', 'playCard', leftSide, null);
    for (const step of steps) {
      const refusal =
        step === 'body' ? oneByOne.move('0', 'moveBody') : oneByOne.move('0', 'moveLeg', step);
      expect(refusal, step).to.equal(null);
    }
    expect(atOnce.G).to.deep.equal(oneByOne.G);
  });

  it('BR-9 all legs of a card must move if they can', () => {
    const table = inLegMove({ hands: [[fronts], []] });
    table.move('0', 'playCard', fronts, ['leftFront']);
    expect(table.move('0', 'finishCard')).to.equal('mustMove');
    expect(table.move('0', 'endTurn')).to.equal('cardInPlay');
    table.move('0', 'moveLeg', 'rightFront');
    expect(table.G.cardsInPlay['0']).to.equal(null);
    expect(table.G.discards).to.deep.equal([fronts]);
  });

  it('BR-9 with optionalLegs the player may stop at any time', () => {
    const table = inLegMove({ hands: [[fronts], []], setupData: { optionalLegs: true } });
    table.move('0', 'playCard', fronts, ['leftFront']);
    expect(table.move('0', 'finishCard')).to.equal(null);
    expect(table.G.bugs['0']?.legs).to.include({ leftFront: 3, rightFront: 2 });
  });

  it('BR-9 a card finishes automatically when no leg could move, even after body moves', () => {
    const table = inLegMove({ hands: [[rears], []] });
    expect(table.move('0', 'playCard', rears)).to.equal(null);
    expect(table.G.cardsInPlay['0']).to.equal(null);
    expect(table.G.discards).to.deep.equal([rears]);
  });

  it('BR-9 a card that only body moves could free stays and may be finished without them', () => {
    const bug = { ...bugForward(1), body: 2 };
    const table = inLegMove({ hands: [[fronts], []], bugs: [bug] });
    table.move('0', 'playCard', fronts);
    expect(table.move('0', 'moveLeg', 'leftFront')).to.equal('bodyWaits');
    expect(table.G.cardsInPlay['0']).to.deep.equal({
      cardID: fronts,
      unmoved: ['leftFront', 'rightFront'],
    });
    expect(table.move('0', 'finishCard')).to.equal(null);
  });

  it('BR-9 a second card cannot be played while one is in play', () => {
    const table = inLegMove({ hands: [[fronts, leftSide], []] });
    table.move('0', 'playCard', fronts);
    expect(table.move('0', 'playCard', leftSide)).to.equal('cardInPlay');
  });

  it('BR-12 all players move at the same time, each with their own hand only', () => {
    const table = inLegMove({ hands: [[fronts], [leftSide]] });
    expect(table.move('1', 'playCard', leftSide)).to.equal(null);
    expect(table.move('0', 'playCard', leftSide)).to.equal('notInHand');
    expect(table.move('0', 'playCard', fronts)).to.equal(null);
  });

  it('BR-12 no player can end their turn with cards in hand or act after ending it', () => {
    const table = inLegMove({ hands: [[fronts], [leftSide]] });
    expect(table.move('0', 'endTurn')).to.equal('cardsLeft');
    table.move('0', 'playCard', fronts, ['leftFront', 'rightFront']);
    expect(table.move('0', 'endTurn')).to.equal(null);
    expect(table.active).to.deep.equal(['1']);
    expect(table.move('0', 'moveBody')).to.equal('alreadyDone');
  });

  it('BR-12 endTurn first makes every body move still possible', () => {
    const table = inLegMove({ hands: [[], [leftSide]], bugs: [{ ...bugForward(2), body: 2 }] });
    table.move('0', 'endTurn');
    expect(table.G.bugs['0']?.body).to.equal(5);
  });

  it('BR-12 the next turn begins when all are done', () => {
    const table = inLegMove({ hands: [[], []] });
    table.move('0', 'endTurn');
    expect(table.state.ctx.phase).to.equal('legMove');
    table.move('1', 'endTurn');
    expect(table.state.ctx.phase).to.equal('legPass');
    expect(table.G.turn).to.equal(2);
    expect(table.G.isDone, 'with what has not begun').to.deep.equal({ '0': false, '1': false });
    expect(table.active).to.deep.equal(['0', '1']);
  });

  it('BR-13 the discards are shuffled into a new pile in the middle of dealing', () => {
    const table = inLegMove({ hands: [[], []] });
    const cards = [...(table.G.secret?.pile ?? [])];
    table.place({ secret: { pile: cards.slice(0, 1) }, pileSize: 1, discards: cards.slice(1) });
    endTurns(table, '0', '1');
    expect(table.G.players['0']?.offered[0]).to.equal(cards[0]);
    expect(table.G.discards).to.deep.equal([]);
    expect(table.G.pileSize).to.equal(cards.length - 4);
    const told = readLog<BugRaceEvent>(table.log).map(({ event }) => event.type);
    expect(told.slice(-2)).to.deep.equal(['reshuffled', 'turnBegan']);
  });

  it('BR-13 dealing goes seat by seat, one card each round', () => {
    const table = inLegMove({ hands: [[], [], []] });
    const pile = [...(table.G.secret?.pile ?? [])];
    endTurns(table, '0', '1', '2');
    const top = (place: number) => pile[pile.length - 1 - place];
    expect(table.G.players['0']?.offered).to.deep.equal([top(0), top(3)]);
    expect(table.G.players['2']?.offered).to.deep.equal([top(2), top(5)]);
  });

  it('BR-9 the log lists the legs that stayed, with the card or when it is finished', () => {
    const atOnce = inLegMove({ hands: [[four], []] });
    const steps = ['leftFront', 'leftMiddle', 'rightRear'];
    expect(atOnce.move('0', 'playCard', four, steps), 'finished').to.equal('noCardInPlay');
    atOnce.move('0', 'playCard', four, steps.slice(0, 2));
    const told = { playerID: '0', cardID: four, unmoved: ['rightMiddle', 'rightRear'] };
    expect(atOnce.lastTold).to.deep.equal([{ type: 'played', steps: steps.slice(0, 2), ...told }]);
    const oneByOne = inLegMove({ hands: [[four], []] });
    oneByOne.move('0', 'playCard', four);
    oneByOne.move('0', 'moveLeg', 'leftFront');
    expect(oneByOne.G.cardsInPlay['0']?.unmoved).to.deep.equal([
      'leftMiddle',
      'rightMiddle',
      'rightRear',
    ]);
    oneByOne.move('0', 'moveLeg', 'leftMiddle');
    expect(oneByOne.lastTold[1]).to.deep.equal({ type: 'cardFinished', ...told });
    expect(oneByOne.G).to.deep.equal(atOnce.G);
  });

  it('the rules refuse moves with cards that are not seen and moves of an unknown seat', () => {
    const { G } = inLegMove({ hands: [[fronts], [leftSide]] });
    const passing = newTable(2).G;
    expect(rules.refusalOf(rules.view(G, '0'), '1', 'playCard', [leftSide])).to.equal('notInHand');
    expect(rules.refusalOf(rules.view(passing, '0'), '1', 'keepCard', [0])).to.equal('notOffered');
    expect(rules.refusalOf(G, '7', 'endTurn', [])).to.equal('notRacing');
  });

  it('the rules refuse moves of the other phase', () => {
    const table = newTable(2);
    expect(table.move('0', 'playCard', fronts)).to.equal('wrongPhase');
    expect(table.move('0', 'endTurn')).to.equal('wrongPhase');
    const later = inLegMove({ hands: [[fronts], []] });
    expect(later.move('0', 'keepCard', fronts)).to.equal('wrongPhase');
  });
});
