import { expect } from 'chai';
import { isSameFace, legCards, start } from '../../../games/bug-race/rules/components.ts';

describe('Bug Race: the cards', () => {
  it('BR-C2 the 70 cards show every pair of legs once, every three twice and every four once', () => {
    const counts = new Map<string, number>();
    for (const card of legCards) {
      const key = [...card.legs].sort().join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const ofSize = (size: number) =>
      [...counts].filter(([key]) => key.split(' ').length === size).map(([, count]) => count);
    expect(legCards).to.have.length(70);
    expect(ofSize(2)).to.deep.equal(Array(15).fill(1));
    expect(ofSize(3)).to.deep.equal(Array(20).fill(2));
    expect(ofSize(4)).to.deep.equal(Array(15).fill(1));
  });

  it('BR-C2 each card has its place in the list as its number and shows no leg twice', () => {
    for (const [index, card] of legCards.entries()) {
      expect(card.id).to.equal(index);
      expect(new Set(card.legs).size).to.equal(card.legs.length);
    }
  });

  it('BR-C2 two cards are alike if they show the same legs', () => {
    for (const one of legCards) {
      for (const other of legCards) {
        const alike = one.legs.join() === other.legs.join();
        expect(isSameFace(one.id, other.id)).to.equal(alike);
      }
    }
  });

  it('the cards and the start position are frozen', () => {
    expect(Object.isFrozen(legCards)).to.equal(true);
    expect(legCards.every((card) => Object.isFrozen(card) && Object.isFrozen(card.legs))).to.equal(
      true,
    );
    expect(Object.isFrozen(start.legs)).to.equal(true);
  });
});
