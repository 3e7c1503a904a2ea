import { expect } from 'chai';
import type { GrandPrixState } from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { text as english } from '../../../../games/detroit-cleveland-grand-prix/locales/en.ts';
import { moneyIn } from '../../../../games/detroit-cleveland-grand-prix/locales/money.ts';
import type { GrandPrixText } from '../../../../games/detroit-cleveland-grand-prix/locales/text.ts';
import type { GrandPrixMoves } from '../../../../games/detroit-cleveland-grand-prix/rules/moves.ts';
import { drawnBoard, itShowsWholeMatches } from '../../../support/games/board.ts';
import { auctionTable, newMatch, passAll, raceTable, sellFor } from '../positions.ts';

describe('the board of Detroit–Cleveland Grand Prix', () => {
  const board = drawnBoard<GrandPrixState, GrandPrixText, GrandPrixMoves>(
    'detroit-cleveland-grand-prix',
    english,
    {
      names: ['Ada', 'Ben', 'Cleo', 'Dmitri'],
      away: 'Ben',
    },
  );
  const { shownTo } = board;

  itShowsWholeMatches(board, {
    tablesIn: (language) => [newMatch(3, language, { races: 2, mayHold: language === 'it' })],
    every: 12,
    endsWith: (_text, language, { money }) => moneyIn(language)(Math.max(...Object.values(money))),
  });

  it('the board offers bidding only to the player who is to bid', () => {
    const table = auctionTable(3);
    expect(shownTo(table, '0')).to.include(english.board.actions.bid(10_000));
    expect(shownTo(table, '1')).to.not.include(english.board.actions.bid(10_000));
    expect(shownTo(table, null)).to.not.include('Pass');
  });

  it('the board shows which players are out for a car and why', () => {
    const table = auctionTable(3);
    table.move('0', 'bid', 20_000);
    table.move('1', 'pass');
    const shown = shownTo(table, '1');
    expect(shown).to.include(english.board.auction.youPassed);
    expect(shown).to.include(english.board.status.passed);
    expect(shown).to.include(english.board.status.highest(20_000));
    const limited = auctionTable(6);
    limited.move('0', 'bid', 20_000);
    for (const seat of ['1', '2', '3', '4', '5']) limited.move(seat, 'pass');
    expect(limited.G.grid).to.have.length(1);
    expect(shownTo(limited, '0')).to.include(english.board.auction.youAtLimit(1));
  });

  it('the seats show the tens that are publicly known to be in hand', () => {
    const { tensInHand, cars } = english.board;
    const table = auctionTable(3);
    expect(shownTo(table, null)).to.not.include('data-ten');
    sellFor(table, 10_000);
    const shown = shownTo(table, null);
    expect(shown).to.include(tensInHand([cars.yellow]));
    expect(shown.match(/data-ten="true">10</g)).to.have.length(1);
  });

  it('the board names the player who must buy if nobody bids at the second offer', () => {
    const { secondOffer, secondOfferTo } = english.board.auction;
    const table = auctionTable(6);
    expect(shownTo(table, '0')).to.not.include(secondOfferTo('Ada', 10_000));
    for (let offer = 1; offer <= 6; offer += 1) passAll(table);
    expect(shownTo(table, '3')).to.include(secondOfferTo('Ada', 10_000));
    const free = auctionTable(3, { setupData: { noCarNeeded: true } });
    for (let offer = 1; offer <= 6; offer += 1) passAll(free);
    expect(shownTo(free, '0')).to.include(secondOffer);
  });

  it('the board marks the viewer’s own seat outside the name, which may be shortened', () => {
    const table = auctionTable(3);
    expect(
      shownTo(table, '0').match(/<strong>Ada<\/strong><span> \(you\)<\/span>/g),
    ).to.have.length(1);
    expect(shownTo(table, '0')).to.not.include('<strong>Ben</strong><span>');
    expect(shownTo(table, null)).to.not.include('(you)');
  });

  it('a hand is shown only to its owner and has buttons only in the owner’s turn', () => {
    const table = raceTable({ at: { yellow: [20, 1] }, hands: { '0': [17, 47], '1': [35] } });
    expect(shownTo(table, '0').match(/<button[^>]*aria-label="Card \d+[^"]*"/g)).to.have.length(2);
    expect(shownTo(table, '1')).to.match(/<span class="paddock-unseen">Card 35/);
    expect(shownTo(table, '1')).to.not.match(/<button[^>]*aria-label="Card /);
    expect(shownTo(table, null)).to.not.include('Card 17');
  });

  it('the hand explains white cards, exchange cards and the numbers on the cards', () => {
    const table = raceTable({ at: { yellow: [20, 1] }, hands: { '0': [34, 35, 47] } });
    const shown = shownTo(table, '0');
    const { hand } = english.board;
    const explanationOf = (number: number) => {
      const button = new RegExp(`<button[^>]*aria-label="Card ${number}[^>]*>`).exec(shown)?.[0];
      const id = /aria-describedby="([^"]*)"/.exec(button ?? '')?.[1];
      return id === undefined ? null : new RegExp(`<p id="${id}">([^<]*)</p>`).exec(shown)?.[1];
    };
    expect(explanationOf(34)).to.equal(hand.whiteHelp);
    expect(explanationOf(35)).to.equal(null);
    expect(explanationOf(47)).to.equal(hand.exchangeHelp);
    expect(shown).to.include(hand.gainHelp);
  });

  it('every part of the board has a heading', () => {
    const table = raceTable({ at: { yellow: [20, 1] }, hands: { '0': [35] } });
    const { board } = english;
    const headings = [...shownTo(table, '0').matchAll(/<h([23])[^>]*>([^<]*)</g)];
    expect(headings.map(([, level, heading]) => `${level} ${heading}`)).to.deep.equal([
      `2 ${board.race.heading(1, 1, board.tracks.cleveland)}`,
      `3 ${board.circuit(board.tracks.cleveland)}`,
      `3 ${board.hand.heading(1)}`,
      `3 ${board.seats}`,
    ]);
  });

  it('the row numbers beside the track match the rows named in words', () => {
    const table = raceTable({ at: { yellow: [19, 1] } });
    const shown = shownTo(table, null);
    expect(shown).to.match(/class="grand-prix-row-number">20</);
    expect(shown).to.include('row 20, lane 2');
  });

  it('a card names the cars that its lines stand for while an exchange is in force', () => {
    const exchange = { number: 47, playerID: '1', cars: ['black', 'yellow'] } as const;
    const table = raceTable({
      at: { yellow: [20, 1], black: [40, 2] },
      hands: { '0': [35] },
      exchanges: [exchange],
    });
    const { race, cars } = english.board;
    const shown = shownTo(table, '0');
    expect(shown).to.include(race.entry(cars.black, 5, cars.yellow));
    expect(shown).to.include(race.exchange(cars.black, cars.yellow));
    expect(shown).to.include(race.exchangeUntil('Ben'));
  });

  it('the board lists in words where every car is, the leader first', () => {
    const table = raceTable({ at: { yellow: [20, 1], blue: [30, 2] }, home: ['red'] });
    const shown = shownTo(table, null);
    const order = ['red 5', 'blue 2', 'yellow 1'].map((name) =>
      shown.indexOf(name, shown.indexOf(english.board.positions.heading)),
    );
    expect(order).to.deep.equal([...order].sort((a, b) => a - b));
    expect(shown).to.include('row 31, lane 3');
  });

  it('the board marks free seats and players who are away', () => {
    const table = auctionTable(3);
    const matchData = [
      { id: 0, name: 'Ada' },
      { id: 1, name: 'Ben', isConnected: false },
      { id: 2 },
    ];
    const shown = shownTo(table, '0', { matchData });
    expect(shown).to.match(/<strong>Seat 3<\/strong>.*?free/);
    expect(shown).to.match(/<strong>Ben<\/strong>.*?away/);
  });
});
