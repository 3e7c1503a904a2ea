import { expect } from 'chai';
import {
  alertBetween,
  asFarAsSeen,
  type Moment,
} from '../../../lobby/features/notifications/alerts.ts';

const before: Moment = {
  matchID: 'table',
  hasBegun: false,
  isOver: false,
  isAwaited: null,
  others: 1,
  newLines: 0,
};

const underWay: Moment = { ...before, hasBegun: true, isAwaited: false };

const from = (former: Moment, changes: Partial<Moment>) =>
  alertBetween(former, { ...former, ...changes });

describe('The alerts of a table', () => {
  it('an alert names what has happened since the last moment', () => {
    expect(from(before, { others: 2 })).to.equal('join');
    expect(from(before, { newLines: 1 })).to.equal('chat');
    expect(from(before, { hasBegun: true })).to.equal('start');
    expect(from(underWay, { isAwaited: true })).to.equal('turn');
    expect(from(underWay, { isOver: true })).to.equal('end');
    expect(from({ ...underWay, isOver: true }, { newLines: 1 })).to.equal('chat');
  });

  it('only the most important of several events gives an alert', () => {
    expect(from(before, { hasBegun: true, isAwaited: true, others: 2, newLines: 1 })).to.equal(
      'start',
    );
    expect(from(underWay, { isAwaited: true, others: 2, newLines: 1 })).to.equal('turn');
    expect(from(underWay, { isOver: true, newLines: 1 })).to.equal('end');
  });

  it('no alert is given where nothing of interest has happened', () => {
    expect(from(before, {})).to.equal(null);
    expect(from(before, { others: 0 })).to.equal(null);
    expect(from(underWay, { isAwaited: null })).to.equal(null);
    expect(from({ ...underWay, isAwaited: true }, { isAwaited: false })).to.equal(null);
    // The page has just been opened: whose turn it is can be seen.
    expect(from({ ...underWay, isAwaited: null }, { isAwaited: true })).to.equal(null);
    expect(from({ ...underWay, isOver: true }, { others: 2 })).to.equal(null);
    expect(from(before, { matchID: 'another', others: 2, newLines: 3 })).to.equal(null);
  });

  it('alerts about the match wait until its board has shown the event', () => {
    const now = { ...underWay, isAwaited: true, isOver: true, newLines: 1 };
    const seen = asFarAsSeen(now, underWay);
    expect(alertBetween(underWay, seen)).to.equal('chat');
    expect(alertBetween(seen, now)).to.equal('end');
    expect(asFarAsSeen(now, null), 'a page that has just been opened').to.equal(now);
    expect(asFarAsSeen(now, { ...underWay, matchID: 'another' })).to.equal(now);
  });
});
