import { mock } from 'node:test';
import { expect } from 'chai';
import { HeldMove } from '../../../lobby/features/connection/held-move.ts';

describe('Moves held until the connection is there', () => {
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

  it('a held move is sent once, as soon as the connection has the same state', () => {
    move.hold(held('one'));
    mock.timers.tick(1000);
    expect(told).to.deep.equal([]);
    move.release({ isSame: true });
    move.release({ isSame: true });
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['one sent']);
  });

  it('a held move is not sent if the match has changed meanwhile', () => {
    move.hold(held('one'));
    move.release({ isSame: false });
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['one too late']);
  });

  it('a held move that takes a stale state is sent even if the match has changed', () => {
    move.hold(held('one', { takesStale: true }));
    move.release({ isSame: false });
    expect(told).to.deep.equal(['one sent']);
  });

  it('a held move is given up after a long time without a connection', () => {
    move.hold(held('one'));
    mock.timers.tick(10_000);
    move.release({ isSame: true });
    expect(told).to.deep.equal(['one given up']);
  });

  it('a held move is replaced by the next one and dropped when the page is left', () => {
    move.hold(held('one'));
    move.hold(held('two'));
    move.release({ isSame: true });
    move.hold(held('three'));
    move.drop();
    mock.timers.tick(10_000);
    expect(told).to.deep.equal(['two sent']);
  });
});
