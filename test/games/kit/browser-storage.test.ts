import { expect } from 'chai';
import { hasRaced, noteRaced } from '../../../games/kit/board/first-match.ts';
import { storedDrafts } from '../../../games/kit/board/stored-drafts.ts';
import {
  forbiddenStorage,
  putStorage,
  withBrowserStorage,
} from '../../support/games/browser-storage.ts';

const key = 'paddock.bug-race.drafts';
const isCard = (value: unknown): value is { readonly card: number } =>
  typeof value === 'object' && value !== null && 'card' in value;

describe('Drafts of moves stored in a tab', () => {
  withBrowserStorage();
  const drafts = storedDrafts(key, isCard);

  it('a draft is found only in its own moment until it is replaced or removed', () => {
    drafts.store('first', { card: 1 });
    drafts.store('second', { card: 2 });
    drafts.store('first', { card: 3 });
    expect(['first', 'second', 'third'].map(drafts.find)).to.deep.equal([
      { card: 3 },
      { card: 2 },
      null,
    ]);
    drafts.store('first', null);
    expect(drafts.find('first')).to.equal(null);
    expect(drafts.find('second')).to.deep.equal({ card: 2 });
  });

  it('only the six newest drafts are kept', () => {
    for (const card of [1, 2, 3, 4, 5, 6, 7]) drafts.store(`${card}`, { card });
    expect(drafts.find('1')).to.equal(null);
    expect(drafts.find('2')).to.deep.equal({ card: 2 });
  });

  it('a stored value that is no draft is ignored', () => {
    for (const value of [
      '{',
      '7',
      'null',
      '[null,{"moment":"here"}]',
      '[{"moment":"here","draft":1}]',
    ]) {
      sessionStorage.setItem(key, value);
      expect(drafts.find('here'), value).to.equal(null);
    }
  });

  it('a draft is not stored where the browser forbids storage', () => {
    putStorage('sessionStorage', forbiddenStorage);
    drafts.store('here', { card: 1 });
    expect(drafts.find('here')).to.equal(null);
  });
});

describe('The first match of a game in a browser', () => {
  withBrowserStorage();

  it('the first match is over once a race has been noted', () => {
    expect(hasRaced('bug-race')).to.equal(false);
    noteRaced('bug-race');
    expect(hasRaced('bug-race')).to.equal(true);
  });

  it('the first match is never over where the browser forbids storage', () => {
    putStorage('localStorage', forbiddenStorage);
    noteRaced('bug-race');
    expect(hasRaced('bug-race')).to.equal(false);
  });
});
