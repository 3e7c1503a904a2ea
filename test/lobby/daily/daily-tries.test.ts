import { expect } from 'chai';
import { shareTextOf } from '../../../lobby/features/daily/share-text.ts';
import {
  beatenBy,
  distributionOf,
  rarestChoices,
} from '../../../lobby/features/daily/standings.ts';
import { text as german } from '../../../lobby/i18n/de/daily.ts';
import { text } from '../../../lobby/i18n/en/daily.ts';
import { streakOf } from '../../../lobby/lib/daily-history.ts';
import {
  type DailyTries,
  matchIn,
  parseTries,
  tryAt,
  withMatch,
  withPlace,
} from '../../../lobby/lib/daily-tries.ts';
import type { DailyStandings } from '../../../protocol/daily.ts';
import { dayLength, dayOf } from '../../../protocol/days.ts';

const today = '2026-11-26';
const game = 'bug-race';
const started = { day: today, game, matchID: 'm1', isCounted: true };

/** Returns finished tries, or unfinished ones where the place is null. */
function triesOf(places: Readonly<Record<string, number | null>>): DailyTries {
  return Object.fromEntries(
    Object.entries(places).map(([day, place]) => [
      day,
      { [game]: { matchID: `of-${day}`, place, practice: [] } },
    ]),
  );
}

describe('Daily tries', () => {
  it('stored tries are read back unchanged', () => {
    const tries = withPlace(withMatch({}, started), 'm1', 2);
    expect(parseTries(JSON.stringify(tries))).to.deep.equal(tries);
    expect(tryAt(tries, today, game)).to.deep.equal({ matchID: 'm1', place: 2, practice: [] });
  });

  for (const [what, stored] of [
    ['an empty store', null],
    ['text that is not JSON', '{oops'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[{"bug-race": {"matchID": "m1"}}]'],
    ['a key that is not a day', JSON.stringify({ tomorrow: { [game]: { matchID: 'm1' } } })],
    ['a day that does not exist', JSON.stringify({ '2026-13-01': { [game]: { matchID: 'm1' } } })],
    ['a try without a match', JSON.stringify({ [today]: { [game]: { place: 1 }, other: null } })],
    ['a string in the place of a day', JSON.stringify({ [today]: 'won' })],
  ] as const) {
    it(`${what} is read as no tries`, () => expect(parseTries(stored)).to.deep.equal({}));
  }

  it('a try with an invalid place is read as unfinished', () => {
    for (const place of [0, 1.5, '1', null, undefined]) {
      const tries = parseTries(JSON.stringify({ [today]: { [game]: { matchID: 'm1', place } } }));
      expect(tryAt(tries, today, game)?.place).to.equal(null);
    }
  });

  it('tries of the last 60 days are kept', () => {
    let tries: DailyTries = {};
    for (let days = 0; days < 70; days += 1) {
      const day = dayOf(Date.parse(today) - days * dayLength);
      tries = withMatch(tries, { ...started, day, matchID: `m${days}` });
    }
    expect(Object.keys(tries)).to.have.length(60).and.include(today);
    expect(matchIn(tries, 'm59')).to.not.equal(undefined);
    expect(matchIn(tries, 'm60')).to.equal(undefined);
  });

  it('the challenge of a match is found, and practice does not count', () => {
    const practised = withMatch(withPlace(withMatch({}, started), 'm1', 3), {
      ...started,
      matchID: 'm2',
      isCounted: false,
    });
    expect(matchIn(practised, 'm1')).to.deep.equal({ day: today, game, isCounted: true });
    expect(matchIn(practised, 'm2')).to.deep.equal({ day: today, game, isCounted: false });
    expect(matchIn(practised, 'm3')).to.equal(undefined);
    expect(withPlace(practised, 'm2', 1)).to.equal(practised);
    expect(tryAt(practised, today, game)?.place).to.equal(3);
  });

  it('names of built-in object properties have no tries', () => {
    expect(tryAt({}, 'constructor', 'name')).to.equal(undefined);
    expect(tryAt(triesOf({ [today]: 1 }), today, 'constructor')).to.equal(undefined);
  });
});

describe('The streak of daily challenges', () => {
  it('a streak counts consecutive days up to today, across months', () => {
    const tries = triesOf({ '2026-11-29': 1, '2026-11-30': 4, '2026-12-01': 2 });
    expect(streakOf(tries, '2026-12-01')).to.equal(3);
  });

  it('a streak continues from yesterday until today’s challenge is finished', () => {
    expect(streakOf(triesOf({ '2026-11-24': 1, '2026-11-25': 2 }), today)).to.equal(2);
    expect(streakOf(triesOf({ '2026-11-25': 2, [today]: null }), today)).to.equal(1);
  });

  it('a streak ends with a missed day or an unfinished try', () => {
    expect(streakOf(triesOf({ '2026-11-24': 1, [today]: 1 }), today)).to.equal(1);
    expect(streakOf(triesOf({ '2026-11-24': 1, '2026-11-25': null }), today)).to.equal(0);
    expect(streakOf({}, today)).to.equal(0);
  });
});

describe('Shared results', () => {
  const result = {
    day: today,
    title: 'Bug Race',
    place: 1,
    placeInWords: text.page.placeOf(1, '4'),
    numPlayers: 4,
    address: 'https://paddock.example/',
  };

  it('a shared result names only the day, the game and the place', () => {
    expect(shareTextOf(result)).to.equal(
      'Paddock 2026-11-26 · Bug Race\n1st of 4 🟩⬜⬜⬜\nhttps://paddock.example/',
    );
  });

  it('a shared result is written in the reader’s language', () => {
    const placeInWords = german.page.placeOf(3, '4');
    expect(shareTextOf({ ...result, place: 3, placeInWords })).to.include('3. von 4 ⬜⬜🟩⬜');
  });
});

describe('The results of a challenge', () => {
  const standings: DailyStandings = {
    day: today,
    game,
    numPlayers: 4,
    isOver: false,
    hasDayBefore: true,
    played: 7,
    results: [
      { place: 1, score: 30, count: 1 },
      { place: 1, score: 25, count: 2 },
      { place: 3, score: 12, count: 4 },
    ],
    named: [],
    own: { place: 1, score: 25, better: 1 },
    choices: [],
    fingerprint: 'f',
    secret: null,
    best: null,
  };

  it('results have one row for each place and score, and the reader’s row is marked', () => {
    expect(distributionOf(standings, true)).to.deep.equal([
      { place: 1, score: 30, count: 1, isOwn: false },
      { place: 1, score: 25, count: 2, isOwn: true },
      { place: 3, score: 12, count: 4, isOwn: false },
    ]);
  });

  it('results of games without scores have one row for each place', () => {
    expect(distributionOf(standings, false)).to.deep.equal([
      { place: 1, score: null, count: 3, isOwn: true },
      { place: 3, score: null, count: 4, isOwn: false },
    ]);
  });

  it('the results count players who did worse, without equals', () => {
    expect(beatenBy(standings)).to.deep.equal({ beaten: 4, others: 6 });
    expect(beatenBy({ ...standings, own: null })).to.equal(null);
  });

  it('the five rarest decisions are shown in the order of the match', () => {
    const choices = [8, 7, 6, 5, 4, 3, 2].map((same, index) => ({
      position: index,
      others: 8,
      same,
    }));
    expect(rarestChoices({ ...standings, choices }).map(({ number }) => number)).to.deep.equal([
      3, 4, 5, 6, 7,
    ]);
  });
});
