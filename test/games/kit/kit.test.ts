import type { LogEntry } from 'boardgame.io';
import { expect } from 'chai';
import { drawCard } from '../../../games/kit/cards.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type OptionField, validateOptions, valuesOfOptions } from '../../../games/kit/options.ts';
import { rank } from '../../../games/kit/result.ts';
import { seatToTheLeft, seatToTheRight } from '../../../games/kit/seats.ts';

describe('The kit', () => {
  it('rank decides by the first difference, and equal rows share a place and skip the next', () => {
    const result = rank([
      { playerID: '0', score: 5, counts: [1, 2] },
      { playerID: '1', score: 6, counts: [2, 0] },
      { playerID: '2', score: 5, counts: [1, 2] },
      { playerID: '3', score: 4, counts: [1, 1] },
    ]);
    expect(result.winners).to.deep.equal(['1']);
    expect(result.ranking).to.deep.equal([
      { playerID: '1', place: 1, score: 6 },
      { playerID: '0', place: 2, score: 5 },
      { playerID: '2', place: 2, score: 5 },
      { playerID: '3', place: 4, score: 4 },
    ]);
  });

  it('drawCard takes the top card and rebuilds an empty pile from the discards', () => {
    const reversed = <Card>(cards: readonly Card[]) => [...cards].reverse();
    const piles = { pile: [7], discards: [1, 2] };
    expect(drawCard(piles, reversed)).to.deep.equal({ card: 7, reshuffled: false });
    expect(drawCard(piles, reversed)).to.deep.equal({ card: 1, reshuffled: true });
    expect(piles).to.deep.equal({ pile: [2], discards: [] });
    expect(drawCard({ pile: [], discards: [] }, reversed)).to.deep.equal({
      card: undefined,
      reshuffled: false,
    });
  });

  it('the next seat round the table sits to the left and the previous one to the right', () => {
    expect(seatToTheLeft(['0', '2', '3'], '3')).to.equal('0');
    expect(seatToTheRight(['0', '2', '3'], '2')).to.equal('0');
    expect(() => seatToTheLeft(['0', '2'], '1')).to.throw('There is no seat 1.');
  });

  it('readLog leaves out undone moves and brings back redone moves', () => {
    const entry = (type: string, event?: string) =>
      ({ action: { type }, _stateID: 0, metadata: event && { events: [event] } }) as LogEntry;
    const told = (...log: LogEntry[]) => readLog<string>(log).map(({ event }) => event);
    const [a, b, c] = ['a', 'b', 'c'].map((event) => entry('MAKE_MOVE', event)) as [
      LogEntry,
      LogEntry,
      LogEntry,
    ];
    const [undo, redo, automatic] = [entry('UNDO'), entry('REDO'), entry('GAME_EVENT')];
    expect(told(a, automatic, b, undo)).to.deep.equal(['a']);
    expect(told(a, b, undo, redo)).to.deep.equal(['a', 'b']);
    expect(told(a, b, undo, c, undo)).to.deep.equal(['a']);
  });

  for (const { setupData, says } of [
    { setupData: 'expert', says: 'must be an object' },
    { setupData: [], says: 'must be an object' },
    { setupData: { wings: true }, says: '"wings" is not an option' },
    { setupData: { toString: true }, says: '"toString" is not an option' },
    { setupData: { expert: 'yes' }, says: '"expert" must be true or false' },
    { setupData: { expert: 1 }, says: '"expert" must be true or false' },
    { setupData: { expert: null }, says: '"expert" must be true or false' },
    { setupData: { length: 8 }, says: '"length" must be a whole number from 9 to 24' },
    { setupData: { length: 25 }, says: 'a whole number from 9 to 24' },
    { setupData: { length: 12.5 }, says: 'a whole number from 9 to 24' },
    { setupData: { length: '12' }, says: 'a whole number from 9 to 24' },
  ]) {
    it(`the setupData ${JSON.stringify(setupData)} is refused with a sentence`, () => {
      const expert = { name: 'expert', kind: 'yesNo', defaultValue: false } as const;
      const limits = { defaultValue: 12, min: 9, max: 24 };
      const length = { name: 'length', kind: 'wholeNumber', ...limits } as const;
      expect(validateOptions([expert, length], setupData)).to.contain(says);
      expect(validateOptions([expert, length], { expert: true, length: 24 })).to.equal(undefined);
    });
  }

  it('an option of kind choice accepts only its values or, where allowed, a list of them', () => {
    const choice = {
      name: 'side',
      kind: 'choice',
      defaultValue: 'both',
      choices: ['both', 'left'],
    } as const;
    const orListOf = { values: ['left', 'right'], max: 2 };
    const fault = (field: OptionField, value: unknown) => validateOptions([field], { side: value });
    expect(fault(choice, 'left')).to.equal(undefined);
    for (const value of ['right', 1, null, ['left']]) {
      expect(fault(choice, value)).to.equal('"side" must be one of: both, left.');
    }
    const listed = { ...choice, orListOf };
    expect(fault(listed, ['right', 'left'])).to.equal(undefined);
    for (const value of [[], ['both'], ['left', 'left', 'left'], [1]]) {
      expect(fault(listed, value)).to.contain('or a list of 1 to 2 of: left, right.');
    }
    expect(valuesOfOptions([choice], { side: 'up' })).to.deep.equal({ side: 'both' });
  });

  it('an option of kind numberList accepts only lists with its length, limits and step', () => {
    const field = {
      name: 'prizes',
      kind: 'numberList',
      defaultValue: [20, 10],
      count: 2,
      min: 0,
      max: 50,
      step: 10,
    } as const;
    expect(validateOptions([field], { prizes: [50, 0] })).to.equal(undefined);
    for (const prizes of [
      [10],
      [10, 20, 30],
      [60, 0],
      [-10, 0],
      [15, 0],
      ['10', 0],
      10,
      [null, 0],
    ]) {
      expect(validateOptions([field], { prizes })).to.equal(
        '"prizes" must be a list of 2 multiples of 10 from 0 to 50.',
      );
    }
  });
});
