import { expect } from 'chai';
import { dayOf, endOf, isDay, mondayOf, nextDay } from '../../../protocol/days.ts';
import { choicesOf, dealOf, mainGameOf } from '../../../server/domain/daily.ts';
import { loadGames } from '../../../server/games.ts';

/** The days of more than a year. */
const days = Array.from({ length: 400 }, (_, index) => dayOf(Date.UTC(2026, 0, 1 + index)));

describe('The deals of the daily challenge', () => {
  it('every day has a playable deal, and all numbers of players and seats occur', async () => {
    for (const served of await loadGames()) {
      const { name, minPlayers = 0, maxPlayers = 0, validateSetupData } = served.game;
      const deals = days.map((day) => dealOf(day, served));
      for (const { numPlayers, setupData, seat } of deals) {
        expect(validateSetupData?.(setupData, numPlayers)).to.equal(undefined);
        expect(Number(seat)).to.be.within(0, numPlayers - 1);
      }
      const numbers = [...new Set(deals.map(({ numPlayers }) => numPlayers))].sort();
      expect(numbers, name).to.deep.equal(
        Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index),
      );
      expect(new Set(deals.map(({ seat }) => seat)).size, name).to.equal(maxPlayers);
      expect(new Set(deals.map(({ level }) => level)).size, name).to.equal(2);
      expect(dealOf('2026-11-26', served)).to.deep.equal(dealOf('2026-11-26', served));
    }
  });

  it('each game in turn is the main game of a day', async () => {
    const games = await loadGames();
    const shown = days.slice(0, 4).map((day) => mainGameOf(day, games));
    expect([...shown].sort()).to.deep.equal(games.map(({ game }) => game.name).sort());
  });
});

describe('Days in UTC', () => {
  it('a day ends at midnight, when the next one begins', () => {
    expect(endOf('2026-11-26')).to.equal(Date.UTC(2026, 10, 27));
    expect(dayOf(Date.UTC(2026, 10, 26, 23, 59, 59, 999))).to.equal('2026-11-26');
    expect(nextDay('2026-12-31')).to.equal('2027-01-01');
  });

  it('the week of a day begins on Monday', () => {
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29']) {
      expect(mondayOf(day)).to.equal('2026-11-23');
    }
    expect(mondayOf('2026-11-30')).to.equal('2026-11-30');
  });

  it('only dates of the calendar are days', () => {
    expect(['2026-11-26', '2028-02-29'].every(isDay)).to.equal(true);
    for (const text of ['2026-02-29', '2026-11-31', '2026-1-1', '26-11-26', 'today', '']) {
      expect(isDay(text), text).to.equal(false);
    }
  });
});

describe('Decisions', () => {
  it('the decisions of a seat are its moves with their positions in the match', () => {
    const moves = [
      { seat: '0', move: 'bid', args: [3] },
      { seat: '1', move: 'pass', args: [] },
      { seat: '0', move: 'pass', args: [] },
    ];
    expect(choicesOf(moves, '0')).to.deep.equal([
      [0, '["bid",3]'],
      [2, '["pass"]'],
    ]);
  });
});
