import { mock } from 'node:test';
import { expect } from 'chai';
import { HeldMove } from '../../../lobby/features/table/connection/held-move.ts';

describe('a move made before the connection has spoken', () => {
  let told: string[];
  let move: HeldMove;
  const held = (name: string, { takesStale = false } = {}) => ({
    takesStale,
    send: () => told.push(`${name} sent`),
    giveUp: () => told.push(`${name} given up`),
    tooLate: () => told.push(`${name} too late`),
  });

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    told = [];
    move = new HeldMove();
  });
  afterEach(() => mock.timers.reset());

  it('is sent once, as soon as it speaks of the same match', () => {
    move.hold(held('one'));
    mock.timers.tick(1000);
    expect(told).to.deep.equal([]);
    move.release({ isSame: true });
    move.release({ isSame: true });
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['one sent']);
  });

  it('is not sent where something has happened meanwhile', () => {
    move.hold(held('one'));
    move.release({ isSame: false });
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['one too late']);
  });

  it('is sent where something has happened meanwhile that makes no difference to it', () => {
    move.hold(held('one', { takesStale: true }));
    move.release({ isSame: false });
    expect(told).to.deep.equal(['one sent']);
  });

  it('is given up when there is no connection for long', () => {
    move.hold(held('one'));
    mock.timers.tick(10_000);
    move.release({ isSame: true });
    expect(told).to.deep.equal(['one given up']);
  });

  it('gives way to the next one, and to nothing when the page is left', () => {
    move.hold(held('one'));
    move.hold(held('two'));
    move.release({ isSame: true });
    move.hold(held('three'));
    move.drop();
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['two sent']);
  });
});
