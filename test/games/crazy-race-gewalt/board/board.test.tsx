import { expect } from 'chai';
import { drafts, momentOf } from '../../../../games/crazy-race-gewalt/board/turn/drafts.ts';
import { choiceOf } from '../../../../games/crazy-race-gewalt/board/turn/tryout.ts';
import type { GewaltOptions, GewaltState } from '../../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../../games/crazy-race-gewalt/index.ts';
import { text as english } from '../../../../games/crazy-race-gewalt/locales/en.ts';
import type { GewaltText } from '../../../../games/crazy-race-gewalt/locales/text.ts';
import {
  betOn,
  laneCount,
  sectionsPerLane,
} from '../../../../games/crazy-race-gewalt/rules/components.ts';
import type { GewaltMoves } from '../../../../games/crazy-race-gewalt/rules/moves.ts';
import type { Language } from '../../../../games/kit/language.ts';
import { drawnBoard, itShowsWholeMatches } from '../../../support/games/board.ts';
import { memoryStorage, putStorage } from '../../../support/games/browser-storage.ts';
import { TestTable } from '../../../support/games/table.ts';
import {
  actingOn,
  action,
  drawnMove,
  expertTable,
  lastTold,
  newTable,
  ownCards,
  play,
  sectionWith,
} from '../positions.ts';

const setups: Readonly<
  Record<Language, { readonly numPlayers: number; readonly setupData: Partial<GewaltOptions> }>
> = {
  en: { numPlayers: 3, setupData: { expert: true } },
  it: { numPlayers: 5, setupData: {} },
  fr: { numPlayers: 4, setupData: { expert: true, counterWindow: 'ownTurn' } },
  de: { numPlayers: 5, setupData: { expert: true } },
};

describe('The board of Crazy Race (Gewalt)', () => {
  const board = drawnBoard<GewaltState, GewaltText, GewaltMoves>('crazy-race-gewalt', english, {
    names: ['Ada', 'Ben', 'Chiara', 'Dmitri', 'Eva'],
  });
  const { shownTo } = board;

  itShowsWholeMatches(board, {
    tablesIn: (language) => [new TestTable<GewaltState>(crazyRace, setups[language])],
    every: 60,
    situationOf: ({ awaitingReply, turn }) =>
      `${awaitingReply !== null}-${turn.effect}-${turn.isSecond}`,
    nextMove: drawnMove,
    endsWith: ({ board }) => board.scoring.heading,
  });

  it('a player sees only their own cards and bet', () => {
    const actions = { '0': [action('move10')], '1': [action('noRoll')], '2': [action('plus4')] };
    const table = expertTable({ actions });
    const { kinds, sectionCard, yourBet, seats } = english.board;
    const own = shownTo(table, '0');
    expect(own).to.include(`>${kinds.move10}<`);
    expect(own).to.not.include(`>${kinds.noRoll}<`);
    expect(own).to.include(yourBet);
    expect(own.split(seats.hiddenBet)).to.have.length(3);
    const watched = shownTo(table, null);
    expect(watched).to.not.include(sectionCard(0).slice(0, -1));
    expect(watched).to.not.include(yourBet);
    expect(watched.split(seats.hiddenBet)).to.have.length(4);
  });

  it('only the player to move is offered a roll or its replacement by an arrow card', () => {
    const { endings } = english.board.actions;
    const table = newTable(3);
    expect(shownTo(table, '0')).to.include(`<span>${endings.dice}</span>`);
    expect(shownTo(table, '1')).to.not.include(`<span>${endings.dice}</span>`);
    expect(shownTo(actingOn('move4'), '1')).to.include(`<span>${endings.squares(4)}</span>`);
    expect(shownTo(actingOn('noRoll'), '1')).to.include(`<span>${endings.nothing}</span>`);
  });

  it('only the target is asked, and only a target with a counter is offered one', () => {
    const { actions, question } = english.board;
    for (const held of ['counter', 'relocate'] as const) {
      const table = expertTable({ actions: { '0': [action('minus4')], '1': [action(held)] } });
      play(table, '0', 'playAction', action('minus4'), '1');
      const asked = shownTo(table, '1');
      expect(asked).to.include(question.threats.minus4.next);
      expect(asked).to.include(`<span>${actions.allow}</span>`);
      expect(asked.includes(`<span>${actions.counter}</span>`)).to.equal(held === 'counter');
      expect(shownTo(table, '2')).to.not.include(actions.allow);
      expect(shownTo(table, '0')).to.include('Ben may counter “Headwind −4”.');
    }
  });

  it('with ownTurn the question refers to the current turn', () => {
    const actions = { '0': [action('minus4')], '1': [action('counter')] };
    const table = expertTable({ actions }, { counterWindow: 'ownTurn' });
    play(table, '0', 'playAction', action('minus4'), '1');
    play(table, '0', 'roll');
    expect(shownTo(table, '1')).to.include(english.board.question.threats.minus4.now);
  });

  it('the board explains the card that lies before a player', () => {
    const before = { '1': [action('skipTurn'), '2'] } as const;
    const shown = shownTo(expertTable({ before }), null);
    const { kinds, seats } = english.board;
    expect(shown).to.include(seats.before(kinds.skipTurn, 'Chiara').replaceAll('"', '&quot;'));
    expect(shown).to.include(seats.effects.skipTurn);
  });

  it('every lane has a description of its pawn, its distances and its cards', () => {
    const laid = [
      [1, 3, sectionWith(7)],
      [4, 0, sectionWith(0)],
    ] as const;
    const pawns = { '1': { section: 6, square: 2 }, '2': null };
    const shown = shownTo(newTable(3, {}, { laid, pawns }), null);
    expect(shown).to.include(
      '>lane 2 (Ben), blue 2, square 2 of 4; 15 squares to the blue line; 35 squares to the finish line; lilac 4: card: 7 squares, laid by Chiara.<',
    );
    expect(shown).to.include(
      '>lane 5: nobody runs here; lilac 1: card 0: skipped, laid by Chiara.<',
    );
    expect(shown).to.include('>lane 3 (Chiara): over the finish line.<');
  });

  it('a section card shows who laid it and who moved it', () => {
    const laid = [
      [3, 8, sectionWith(7)],
      [1, 2, sectionWith(1)],
    ] as const;
    const table = expertTable({ actions: { '0': [action('relocate')] }, laid });
    play(table, '0', 'relocate', action('relocate'), 3, 8, 4, 4);
    const shown = shownTo(table, null);
    expect(shown).to.include('lilac 5: card: 7 squares, laid by Chiara, moved by Ada.');
    expect(shown).to.include('title="laid by Chiara, moved by Ada"');
    expect(shown).to.include('title="laid by Chiara"');
    const signs = shown.match(/data-card="true".*?<\/svg>/g) ?? [];
    expect(signs.map((sign) => /--seat-\d/.exec(sign)?.[0])).to.deep.equal([
      '--seat-2',
      '--seat-0',
    ]);
  });

  it('only the owner of a trophy sees what it is worth', () => {
    const { worth } = english.board;
    const start = newTable(3).G;
    const { lilac } = betOn(ownCards(start, '0').bet, 3);
    const missed = lilac === 1 ? 2 : 1;
    for (const [place, told] of [
      [lilac, worth.asBet],
      [missed, worth.missed(lilac)],
    ] as const) {
      const table = newTable(3, {}, { trophies: { '0': { lilac: place } } });
      expect(shownTo(table, '0')).to.include(
        `${english.board.seats.trophy('lilac', place)}, ${told}`,
      );
      expect(shownTo(table, '0')).to.include(worth.soFar(place === lilac ? 1 : 0));
      for (const viewer of ['1', null]) expect(shownTo(table, viewer)).to.not.include(told);
    }
  });

  it('a card that is tried out reappears after a reload in a grid with one Tab stop', () => {
    const six = sectionWith(6);
    const table = newTable(3, {}, { sections: { '0': [six] }, laid: [[4, 0, sectionWith(2)]] });
    putStorage('sessionStorage', memoryStorage());
    try {
      const moment = momentOf(table.G, '0');
      expect(shownTo(table, '0')).to.not.include('role="grid"');
      drafts.store(moment, { ...choiceOf('section', six), at: { lane: 1, section: 3 } });
      const shown = shownTo(table, '0');
      expect(shown).to.include(english.board.sentences.layHere(6));
      expect(shown).to.include('Ben: 22 squares to the lilac line instead of 20.');
      expect(shown.split('role="gridcell"')).to.have.length(laneCount * sectionsPerLane + 1);
      const spots = shown.match(/<button[^>]+crazy-race-gewalt-spot.*?>/g) ?? [];
      // Three pawns and a card are in the way.
      expect(spots).to.have.length(laneCount * sectionsPerLane - 4);
      const stops = spots.filter((spot) => spot.includes('tabindex="0"'));
      expect(stops).to.have.length(1);
      expect(stops[0]).to.include('lane 2 (Ben), lilac 4');
      expect(shownTo(table, '1')).to.not.include('role="grid"');
      drafts.store(moment, { ...choiceOf('section', six), at: { lane: 4, section: 0 } });
      expect(shownTo(table, '0'), 'a card lies there').to.not.include('role="grid"');
    } finally {
      Reflect.deleteProperty(globalThis, 'sessionStorage');
    }
  });

  it('every action card in hand has a description of its effect', () => {
    const table = expertTable({ actions: { '0': [action('relocate'), action('noRoll')] } });
    const shown = shownTo(table, '0');
    for (const kind of ['relocate', 'noRoll'] as const) {
      const id = /aria-describedby="([^"]+)"[^>]*><span[^>]*>NAME</.source.replace(
        'NAME',
        english.board.kinds[kind],
      );
      const describedBy = new RegExp(id).exec(shown)?.[1];
      expect(shown).to.include(
        `<span id="${describedBy}" hidden="">${english.board.meanings[kind]}<`,
      );
    }
  });

  it('the player to move sees the last roll at its seat and not beside the sentence', () => {
    const table = newTable(3);
    play(table, '0', 'roll');
    const { lastRoll, rolled } = english.board.dice;
    const dice = lastTold(table, 'rolled').dice;
    expect(shownTo(table, '1')).to.not.include(rolled('Ada', dice));
    expect(shownTo(table, '1').split(`${lastRoll}: `)).to.have.length(2);
    expect(shownTo(table, '2')).to.include(rolled('Ada', dice));
  });

  it('the seat to move is shown as free while nobody occupies it', () => {
    const table = newTable(3);
    const matchData = [{ id: 0 }, { id: 1, name: 'Ben' }, { id: 2, name: 'Chiara' }];
    const shown = shownTo(table, '1', { matchData });
    expect(shown).to.match(/<strong><bdi>Seat 1<\/bdi><\/strong><span [^>]+>free/);
    expect(shown).to.include('Waiting for a new player at seat 1.');
  });
});
