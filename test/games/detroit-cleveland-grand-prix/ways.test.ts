import { expect } from 'chai';
import type { RouteStep } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  nextEntry,
  playsOf,
  routesOf,
  spacesAfter,
  whyNotChosen,
  whyNotPlayable,
  whyNotPlayCard,
  withoutDecision,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { cleveland, drive, figureFour, raceTable, straight } from './positions.ts';

/** Returns a way that is written as the row and the lane of each step. */
function way(written: string): RouteStep[] {
  return written.split(' ').map((step) => {
    const [row, lane] = step.split(',').map(Number);
    return step === 'finish' ? 'finish' : [row ?? -1, lane ?? -1];
  });
}

describe('Detroit–Cleveland Grand Prix: ways', () => {
  const at = { black: [15, 1], red: [16, 1], green: [17, 0] } as const;
  const play = (...path: RouteStep[]) =>
    cleveland(at, [39]).move('0', 'playCard', 39, [drive('black', ...path)]);

  for (const { about, path, says } of [
    { about: 'through a car', path: way('16,1 17,1 18,1 19,1 20,1'), says: 'pathBlocked' },
    { about: 'sideways', path: way('15,2 16,2 17,1 18,1 19,1'), says: 'sideways' },
    { about: 'backwards', path: way('14,1 15,1'), says: 'notForward' },
    { about: 'two lanes aside', path: way('16,3 17,2'), says: 'notForward' },
    { about: 'two rows ahead', path: way('17,1 18,1 19,1 20,1'), says: 'notForward' },
    { about: 'onto the space of the car itself', path: way('15,1'), says: 'notForward' },
    { about: 'off the track', path: way('16,0 17,-1'), says: 'notForward' },
    { about: 'over a line that is far away', path: way('finish'), says: 'notForward' },
    { about: 'that is too short', path: way('16,0 17,1 18,1'), says: 'tooShort' },
    { about: 'without a step', path: [], says: 'tooShort' },
    { about: 'that is too long', path: way('16,0 17,1 18,1 19,1 20,1 21,1'), says: 'tooLong' },
  ]) {
    it(`GP-11 a way ${about} is refused`, () => {
      expect(play(...path)).to.equal(says);
    });
  }

  it('GP-11 a car on the outside cannot enter an inside space in its middle or sideways', () => {
    const table = cleveland({ black: [9, 2] }, [39]);
    const outer = way('10,2 11,1 12,1 13,1 14,1');
    const says = (...path: RouteStep[]) =>
      table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(says([10, 1], ...outer.slice(1))).to.equal('notForward');
    expect(says([9, 1], ...outer.slice(1))).to.equal('sideways');
    expect(says(...outer)).to.equal(null);
  });

  it('GP-12 a car must go the full number if any way allows it', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2] } as const;
    const table = cleveland({ black: [15, 0], ...wall }, [39]);
    const play = (...path: RouteStep[]) =>
      table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(play([16, 0], [17, 0])).to.equal('tooShort');
    expect(play([16, 1], [17, 2], [18, 3], [19, 3], [20, 2])).to.equal(null);
  });

  it('GP-12 a blocked car goes as far as any way allows, on any way of that length', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2], yellow: [18, 3] } as const;
    const table = cleveland({ black: [15, 0], ...wall }, [39]);
    const card = { playerID: '0', number: 39, chosen: [] };
    const ways = routesOf(table.G, card, { car: 'black', begun: [] });
    expect(ways).to.include({ isFull: false, distance: 2 });
    expect(ways?.ends.map(({ end }) => end)).to.deep.equal(way('17,0 17,1 17,2'));
    expect(table.move('0', 'playCard', 39, [drive('black', [16, 0])])).to.equal('tooShort');
    expect(table.move('0', 'playCard', 39, [drive('black', [16, 1], [17, 2])])).to.equal(null);
  });

  it('GP-12 a way over the line counts as the full number and ends there', () => {
    const table = cleveland({ black: [61, 0] }, [39]);
    const says = (...path: RouteStep[]) =>
      table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(says([62, 0])).to.equal('tooShort');
    expect(says([62, 0], 'finish', 'finish')).to.equal('tooLong');
    expect(says([62, 0], 'finish')).to.equal(null);
    expect(table.G.home).to.deep.equal(['black']);
    expect(table.G.spaces.black).to.equal(null);
  });

  it('GP-12 a car whose only way to the full number is over the line must cross it', () => {
    const table = raceTable({
      at: { black: [60, 0], red: [61, 1], green: [62, 0], yellow: [1, 1] },
      hands: { '0': [39, 33] },
    });
    const card = { playerID: '0', number: 39, chosen: [] };
    const ways = routesOf(table.G, card, { car: 'black', begun: [] });
    expect(ways?.isFull).to.equal(true);
    expect(ways?.ends).to.deep.equal([
      { end: 'finish', path: [[61, 0], [62, 1], 'finish'], isDeadEnd: false },
    ]);
  });
});

describe('Detroit–Cleveland Grand Prix: the choices for a board', () => {
  const at = { black: [15, 0], green: [15, 1], orange: [15, 2], yellow: [15, 3] } as const;

  it('GP-11 waysOf lists the steps that may follow and the ends of all ways', () => {
    const table = cleveland(at, [17]);
    const card = { playerID: '0', number: 17, chosen: [drive('black', ...straight(15, 0, 6))] };
    expect(nextEntry(table.G, card)).to.deep.include({ index: 1, kind: 'drive', car: 'green' });
    const begun: RouteStep[] = [[16, 0]];
    const ways = routesOf(table.G, card, { car: 'green', begun });
    expect(ways?.nextSteps).to.deep.equal(way('17,0 17,1'));
    const ends = ways?.ends.map(({ end }) => end);
    expect(ends).to.have.deep.members(way('19,0 19,1 19,2 19,3'));
    for (const { path } of ways?.ends ?? []) {
      expect(path[0]).to.deep.equal([16, 0]);
      expect(
        whyNotChosen(table.G, { ...card, chosen: [...card.chosen, drive('green', ...path)] }),
      ).to.equal(null);
    }
  });

  it('GP-11 a step that leads into a dead end is not among the next steps', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2] } as const;
    const table = cleveland({ black: [15, 1], ...wall }, [39]);
    const card = { playerID: '0', number: 39, chosen: [] };
    const ways = (...begun: RouteStep[]) => routesOf(table.G, card, { car: 'black', begun });
    expect(ways()?.nextSteps).to.deep.equal(way('16,1 16,2'));
    expect(ways([16, 1])?.nextSteps).to.deep.equal([[17, 2]]);
    expect(ways([16, 0])).to.deep.include({ nextSteps: [], ends: [] });
    expect(ways([16, 0], [15, 0])).to.equal(null);
  });

  it('GP-12 entries without a decision are filled in, and spacesAfter places the cars chosen so far', () => {
    const table = raceTable({
      at: { black: [11, 1], red: [13, 1], green: [13, 2], orange: [20, 0] },
      hands: { '0': [17, 33] },
    });
    const start = { playerID: '0', number: 17, chosen: [] };
    expect(nextEntry(table.G, start)).to.include({ kind: 'drive', car: 'black' });
    const chosen = [drive('black', [12, 1]), drive('green', ...straight(13, 2, 4))];
    expect(spacesAfter(table.G, { ...start, chosen })).to.deep.include({
      black: [12, 1],
      green: [17, 2],
      yellow: null,
    });
    const last = [...chosen, drive('orange', [21, 0], [22, 0])];
    // Yellow is home.
    expect(withoutDecision(table.G, { ...start, chosen: last })).to.deep.equal([
      ...last,
      drive('yellow'),
    ]);
    expect(nextEntry(table.G, { ...start, chosen: [...last, drive('yellow')] })).to.equal(null);
  });

  describe('GP-13 ways that leave no car for white', () => {
    const { blocking, leaving, green, at, hands } = figureFour;
    const position = { at: { ...at, yellow: [8, 0] }, hands } as const;
    const card = { playerID: '0', number: 8 };

    it('a way that leaves no car for white is marked as a dead end', () => {
      const { G } = raceTable(position);
      const ends = routesOf(G, { ...card, chosen: [] }, { car: 'blue', begun: [] })?.ends;
      const dead = ends?.filter(({ isDeadEnd }) => isDeadEnd).map(({ end }) => end);
      expect(dead).to.deep.equal([[51, 2]]);
      expect(ends?.length).to.be.above(1);
      expect(whyNotPlayable(G, { ...card, chosen: [] })).to.equal(null);
      expect(whyNotPlayable(G, { ...card, chosen: [blocking] })).to.equal('noWhiteCar');
      expect(whyNotPlayable(G, { ...card, chosen: [leaving] })).to.equal(null);
    });

    it('a way that leaves no car for white is not listed', () => {
      const { G } = raceTable(position);
      const ways = playsOf(G, card);
      const ends = ways.map(([blue]) => String(blue?.path.at(-1)));
      expect(ends).to.include('50,1').and.not.include('51,2');
      for (const moves of ways) {
        expect(whyNotPlayCard(G, '0', card.number, moves)).to.equal(null);
      }
    });

    it('a card is refused with a way that leaves no car for white and accepted with another', () => {
      const table = raceTable(position);
      const red = drive('red', [13, 1]);
      expect(table.move('0', 'playCard', 8, [blocking, green, drive(null), red])).to.equal(
        'noWhiteCar',
      );
      // The way of blue is at fault, not the car named for white.
      for (const car of ['black', 'red', 'yellow'] as const) {
        const white = drive(car, [51, 2], [52, 2]);
        expect(table.move('0', 'playCard', 8, [blocking, green, white, red])).to.equal(
          'noWhiteCar',
        );
      }
      const black = drive('black', [51, 2], [52, 2]);
      expect(table.move('0', 'playCard', 8, [leaving, green, black, red])).to.equal(null);
    });
  });

  it('nextEntry throws an error for a faulty choice', () => {
    const table = cleveland(at, [17]);
    const card = { playerID: '0', number: 17, chosen: [drive('yellow', [16, 3])] };
    expect(whyNotChosen(table.G, card)).to.equal('wrongCar');
    expect(() => nextEntry(table.G, card)).to.throw('wrongCar');
  });
});
