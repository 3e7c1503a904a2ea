import { expect } from 'chai';
import { areAllHome, spaceOf, wayOf } from '../../../games/crazy-race-schacht/rules/index.ts';
import { atSplit, inEvaluation, locomotivesAt, movementIn } from './positions.ts';

describe('Crazy Race (Schacht): movement', () => {
  it('CS-15 a locomotive goes out along 1 to 6, back along 5 to 1 and in', () => {
    const spaces = Array.from({ length: 13 }, (_, progress) => spaceOf(progress));
    expect(spaces).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]);
    expect(wayOf(locomotivesAt(0, 0, 0), 'A', 12)).to.deep.include({ to: 12, used: 12 });
  });

  it('CS-15 the start and the finish have room for all', () => {
    expect(wayOf(locomotivesAt(0, 0, 0), 'B', 1).to).to.equal(1);
    expect(wayOf(locomotivesAt(12, 11, 0), 'B', 1)).to.deep.include({ to: 12, used: 1 });
    expect(areAllHome(locomotivesAt(12, 12, 12))).to.equal(true);
    expect(areAllHome(locomotivesAt(12, 12, 11))).to.equal(false);
  });

  for (const { about, at, distance, to } of [
    { about: 'another ahead, outbound', at: locomotivesAt(1, 2, 0), distance: 1, to: 3 },
    { about: 'another ahead that heads for home', at: locomotivesAt(1, 10, 0), distance: 1, to: 3 },
    { about: 'two ahead', at: locomotivesAt(1, 2, 3), distance: 1, to: 4 },
    { about: 'two with a gap', at: locomotivesAt(1, 2, 4), distance: 2, to: 5 },
    {
      about: 'another that faces it on the way home',
      at: locomotivesAt(8, 3, 0),
      distance: 1,
      to: 10,
    },
    {
      about: 'another on the last space before home',
      at: locomotivesAt(10, 1, 0),
      distance: 1,
      to: 12,
    },
  ]) {
    it(`CS-16 a locomotive jumps free of cost over ${about}`, () => {
      expect(wayOf(at, 'A', distance)).to.deep.include({ to, used: distance });
    });
  }

  it('CS-17 acceptance: one space from 4 over own locomotives on 5 and 6 leads to 4, homebound', () => {
    const way = wayOf(locomotivesAt(4, 5, 6), 'A', 1);
    expect(way).to.deep.equal({
      path: [5, 6, 7, 8],
      jumped: [5, 6, 7],
      from: 4,
      to: 8,
      used: 1,
      reachesTurntable: true,
      reachesFinish: false,
    });
  });

  it('CS-17 acceptance: the same jump from 4 over the turntable takes a card in a match', () => {
    // Card 0 is A4 C4 -? B1.
    const table = inEvaluation({ stageCard: 0, own: locomotivesAt(5, 4, 6) }, [1, 3]);
    expect(table.move('0', 'advance', 'B', 1)).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(5, 8, 6));
    expect(table.G.points['0']).to.deep.equal([0]);
  });

  it('CS-17 a locomotive that stops on the turntable turns too, and takes no second card when it leaves', () => {
    const table = atSplit([1, 6], { '1': locomotivesAt(5, 0, 0) });
    table.move('1', 'advance', 'A', 1);
    expect(table.G.points['1']).to.deep.equal([0]);
    table.move('1', 'advance', 'A', 1);
    expect(table.G.locomotives['1']?.A).to.equal(7);
    expect(table.G.points['1']).to.deep.equal([0]);
  });

  it('CS-18 a locomotive that comes home takes the top finish card, and the rest of a number is lost', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(10, 0, 0) }, [6, 1]);
    expect(table.move('0', 'advance', 'A', 4)).to.equal(null);
    expect(table.G.locomotives['0']?.A).to.equal(12);
    expect(table.G.points['0']).to.deep.equal([8]);
    expect(table.G.piles.finish).to.deep.include({ count: 5 });
  });

  it('CS-18 an empty pile gives nothing', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(10, 0, 0) }, [6, 1]);
    table.place({ piles: { ...table.G.piles, finish: { count: 0, seen: [] } } });
    expect(table.move('0', 'advance', 'A', 4)).to.equal(null);
    expect(table.G.points['0']).to.deep.equal([]);
  });

  it('CS-18 a move through turntable and finish takes the turntable card first', () => {
    // Three locomotives are too few to jump all the way, so a long ? is needed.
    const table = atSplit([6, 1, 1, 1, 2, 2, 2, 3, 3], { '0': locomotivesAt(5, 1, 2) });
    expect(table.move('0', 'advance', 'A', 9)).to.equal(null);
    expect(table.G.points['0']).to.deep.equal([0, 8]);
  });

  it('CS-18 the next card of a shuffled pile is seen once the top card is gone', () => {
    const table = inEvaluation(
      {
        stageCard: 2,
        own: locomotivesAt(10, 0, 0),
        setupData: {
          pointsOrder: 'shuffled',
        },
      },
      [6, 1],
    );
    const [next] = table.G.secret?.points.finish ?? [];
    const [top] = table.G.piles.finish.seen;
    table.move('0', 'advance', 'A', 4);
    expect(table.G.points['0']).to.deep.equal([top]);
    expect(table.G.piles.finish).to.deep.equal({ count: 5, seen: [next] });
  });

  it('CS-19 acceptance: 2 spaces from 4 over an own locomotive on 5 lead to 4, homebound, with a card', () => {
    // Card 2 is -2 A4 B2 C2: the third side moves B by 2, as in the sheet's example.
    const table = inEvaluation(
      {
        stageCard: 2,
        own: locomotivesAt(0, 4, 5),
      },
      [4, 2],
      [1, 2],
      null,
      null,
      [2, 2],
    );
    expect(movementIn(table.G)).to.deep.include({ playerID: '0', model: 'B', left: 2 });
    expect(table.move('0', 'advance', 'B', 2)).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(0, 8, 5));
    expect(table.G.points['0']).to.have.length(1);
  });
});
