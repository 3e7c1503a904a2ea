import type { LogEntry } from 'boardgame.io';
import { expect } from 'chai';
import { info } from '../../games/bug-race/info.ts';
import { text as bugRaceText } from '../../games/bug-race/locales/en.ts';
import { startsSection } from '../../games/bug-race/rules/events.ts';
import { info as crazyRaceInfo } from '../../games/crazy-race-schacht/info.ts';
import { text as crazyRaceText } from '../../games/crazy-race-schacht/locales/en.ts';
import { seatingOf } from '../../games/kit/board/seating.ts';
import { languages } from '../../games/kit/language.ts';
import { listIn } from '../../games/kit/locales/list.ts';
import { ordinal } from '../../games/kit/locales/ordinal.ts';
import { chatWith } from '../../lobby/features/connection/match-chat.ts';
import { isMissingMoves, logAfterUpdate } from '../../lobby/features/connection/match-log.ts';
import { OwnMoves } from '../../lobby/features/connection/own-moves.ts';
import { takeOver } from '../../lobby/features/devices/transfer.ts';
import { describeLog } from '../../lobby/features/match-log/events.ts';
import { botsOfPlan, onlyPeople } from '../../lobby/features/new-match/OtherSeats.tsx';
import { formatsFor } from '../../lobby/i18n/formats.ts';
import { peopleAt, shownNames } from '../../lobby/lib/seat-names.ts';
import { parseSeats, seatAt } from '../../lobby/lib/seats.ts';
import { bestLanguage, tidyName } from '../../lobby/lib/settings.ts';
import { afterChange } from '../../lobby/lib/useTables.ts';
import { optionsInWords } from '../../lobby/ui/options-in-words.ts';
import { maxName, type Seat } from '../../protocol/tables.ts';
import { text } from '../support/browser/texts.ts';
import { toldSeat, toldTable } from '../support/servers/told-table.ts';

function entry(stateID: number, events: readonly unknown[] = []): LogEntry {
  return {
    action: { type: 'MAKE_MOVE', payload: { type: 'moveBody', args: [], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'legMove',
    metadata: { events },
  };
}

function seat(playerID: string, name: string | null, bot: Seat['bot'] = null): Seat {
  return toldSeat(playerID, name, { isConnected: bot === null, bot });
}

describe('Remembered seats', () => {
  const kept = { game: 'bug-race', playerID: '1', credentials: 'secret', name: 'Ada' };

  it('stored seats are read back unchanged', () => {
    expect(parseSeats(JSON.stringify({ m1: kept }))).to.deep.equal({ m1: kept });
  });

  for (const [what, stored] of [
    ['an empty store', null],
    ['text that is not JSON', '{oops'],
    ['null', 'null'],
    ['a number', '7'],
    ['a seat without credentials', JSON.stringify({ m1: { ...kept, credentials: undefined } })],
    ['a string in the place of a seat', JSON.stringify({ m1: 'seat', m2: null })],
  ] as const) {
    it(`${what} is read as no seats`, () => expect(parseSeats(stored)).to.deep.equal({}));
  }

  it('only the first of two seats at one table is taken over from another device', () => {
    const known = { matchID: 'both', game: 'bug-race', others: [] };
    const one = { ...known, playerID: '0', credentials: 'one', name: 'Ada' };
    const two = { ...known, playerID: '1', credentials: 'two', name: 'Ada 2' };
    expect(takeOver([one, two])).to.deep.equal({ taken: [one], kept: [two] });
    expect(seatAt('both')?.credentials).to.equal('one');
  });
});

describe('Names and languages', () => {
  it('a name is trimmed, shortened and reduced to one line', () => {
    expect(tidyName('  Ada \n Lovelace ')).to.equal('Ada Lovelace');
    expect(tidyName('x'.repeat(99))).to.have.length(maxName);
    expect(tidyName(' \t')).to.equal('');
  });

  it('the first supported language of the browser is chosen', () => {
    expect(bestLanguage(['pt-BR', 'de-CH', 'en'])).to.equal('de');
    expect(bestLanguage(['FR'])).to.equal('fr');
    expect(bestLanguage(['pt'])).to.equal('en');
    expect(bestLanguage([])).to.equal('en');
  });

  it('lists, ranges, dates and minutes follow each language', () => {
    expect(formatsFor('de').list(['Ada', 'Ben', 'Cem'])).to.equal('Ada, Ben und Cem');
    expect(formatsFor('en').range(2, 4)).to.equal('2–4');
    expect(formatsFor('en').range(2, 2)).to.equal('2');
    const noon = Date.UTC(2026, 10, 12, 12);
    expect(formatsFor('en').date(noon)).to.equal('12 Nov 2026');
    expect(formatsFor('de').date(noon)).to.equal('12.11.2026');
    expect(formatsFor('it').minutes(15, 25)).to.match(/^15[–-]25\smin/);
  });

  it('lists and numbers are written exactly as by Intl', () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dora'];
    for (const language of languages) {
      const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
      for (let count = 0; count <= names.length; count += 1) {
        const some = names.slice(0, count);
        expect(listIn(language)(some)).to.equal(lists.format(some));
      }
      const { number } = formatsFor(language);
      const intl = new Intl.NumberFormat(language);
      for (const value of [0, 0.5, -1, 3, 12.3, 999, 999.9, 1000, 12_345.678, 0.123]) {
        expect(number(value)).to.equal(intl.format(value));
      }
    }
  });

  it('places in English end in st, nd, rd or th', () => {
    const places = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 103, 111, 112].map(ordinal).join(' ');
    expect(places).to.equal('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 103rd 111th 112th');
  });
});

describe('Options in words', () => {
  const speech = { text, formats: formatsFor('en') };
  const inWords = (setupData: unknown) =>
    optionsInWords(info, setupData, bugRaceText.options, speech);

  it('standard options are not mentioned', () => {
    expect(inWords(undefined)).to.deep.equal([]);
    expect(inWords({ expert: false, trackLength: 12 })).to.deep.equal([]);
  });

  it('options that differ are named, and numbers have their value', () => {
    const { expert, trackLength } = bugRaceText.options;
    expect(inWords({ expert: true, trackLength: 9 })).to.deep.equal([
      expert?.label,
      `${trackLength?.label}: 9`,
    ]);
  });

  it('an option with several values names the chosen value', () => {
    const words = { pointsOrder: 'shuffled', fewerPoints: 0 };
    const told = optionsInWords(crazyRaceInfo, words, crazyRaceText.options, speech);
    const { label, choices } = crazyRaceText.options.pointsOrder;
    expect(told).to.deep.equal([`${label}: ${choices?.shuffled}`]);
  });
});

describe('The log and chat of a match', () => {
  it('an update appends its new entries to the log, and none twice', () => {
    const log = logAfterUpdate([entry(0)], [entry(0), entry(1), entry(1)]);
    expect(log.map(({ _stateID }) => _stateID)).to.deep.equal([0, 1, 1]);
    expect(logAfterUpdate(log, [entry(1)])).to.equal(log);
  });

  it('missing moves in the log are detected', () => {
    expect(isMissingMoves([], 1)).to.equal(false);
    expect(isMissingMoves([], 2)).to.equal(true);
    expect(isMissingMoves([entry(0), entry(1)], 3)).to.equal(false);
    expect(isMissingMoves([entry(0), entry(1)], 2)).to.equal(false);
    expect(isMissingMoves([entry(0), entry(1)], 4)).to.equal(true);
  });

  it('the page’s own moves that have not arrived are detected', () => {
    const moves = new OwnMoves('0');
    const others = new OwnMoves('1');
    for (const each of [moves, others]) each.sent([entry(0)], 'move', 0);
    expect(moves.haveArrivedIn([entry(0), entry(1)])).to.equal(true);
    expect(others.haveArrivedIn([entry(0), entry(1)])).to.equal(false);
    expect(others.haveArrivedIn([entry(0)]), 'told once').to.equal(true);
    moves.sent([entry(0), entry(1)], 'move', 0);
    moves.refused([entry(0), entry(1)]);
    expect(moves.haveArrivedIn([entry(0), entry(1)]), 'a refused one').to.equal(true);
  });

  it('a second quick press of the same button is ignored', () => {
    const press = (...times: readonly (readonly [string, number])[]) => {
      const moves = new OwnMoves('0');
      for (const [move, at] of times) moves.sent([], move, at);
      return moves;
    };
    const twice = press(['roll', 0], ['roll', 300]);
    expect([twice.refused([]), twice.refused([])], 'both refused').to.deep.equal([false, true]);
    const taken = press(['roll', 0], ['roll', 300]);
    expect(taken.refused([entry(0)]), 'the first one counts').to.equal(true);
    const later = press(['roll', 0], ['roll', 5000]);
    const others = press(['roll', 0], ['pass', 300]);
    for (const [what, moves] of Object.entries({ later, others })) {
      expect(moves.refused([entry(0)]), what).to.equal(false);
    }
  });

  it('chat lines are kept in order, and each line once', () => {
    const said = { playerID: '0', name: '', text: '', phrase: null };
    const line = (id: string, sentAt: number) => ({ ...said, id, sentAt });
    const chat = chatWith([line('b', 2)], [line('b', 2), line('a', 1), line('c', 3)]);
    expect(chat.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c']);
  });

  const telling = <Tell>(tell: Tell) => ({
    gameText: { ...bugRaceText, describeEvent: tell },
    nameOf: (playerID: string) => playerID,
    isTransient: (_: unknown) => false,
    startsSection: (_: unknown) => false,
  });

  it('log lines name their seat and mark where a turn begins', () => {
    const tell = ({ type }: { type: string }) => `told: ${type}`;
    const events = [
      { type: 'done', playerID: '1' },
      { type: 'turnBegan', turn: 2 },
    ];
    const told = describeLog([entry(0, events), entry(1)], { ...telling(tell), startsSection });
    expect(
      told.map(({ sentence, playerID, startsSection }) => [sentence, playerID, startsSection]),
    ).to.deep.equal([
      ['told: done', '1', false],
      ['told: turnBegan', null, true],
    ]);
    expect(new Set(told.map(({ key }) => key)).size).to.equal(2);
  });

  it('a transient line vanishes from the log when something else happens', () => {
    const log = [entry(0, ['chose', 'passed']), entry(1, ['chose'])];
    const tell = (event: unknown) => String(event);
    const isTransient = (event: unknown) => event === 'chose';
    const told = describeLog(log, { ...telling(tell), isTransient });
    expect(told.map(({ sentence }) => sentence)).to.deep.equal(['passed', 'chose']);
  });

  it('the log skips events without words, and with other rules also events that fail', () => {
    const tell = (event: unknown) => {
      if (event === 'broken') throw new Error('It can’t be told.');
      return event === 'unknown' ? '' : String(event);
    };
    const told = (events: readonly unknown[], hasOtherRules: boolean) =>
      describeLog([entry(0, events)], { ...telling(tell), hasOtherRules }).map(
        ({ sentence }) => sentence,
      );
    expect(told(['first', 'unknown', 'last'], false)).to.deep.equal(['first', 'last']);
    expect(told(['first', 'broken', 'last'], true)).to.deep.equal(['first', 'last']);
    expect(() => told(['broken'], false)).to.throw();
  });

  it('two players with the same name are shown with different names', () => {
    const seats = [seat('0', 'Tom'), seat('1', null), seat('2', 'Tom'), seat('3', 'Ada')];
    expect([...shownNames(seats)]).to.deep.equal([
      ['0', 'Tom'],
      ['2', 'Tom (2)'],
      ['3', 'Ada'],
    ]);
  });
});

describe('Bots at a table', () => {
  it('bots take the other seats by plan, never the host’s seat', () => {
    const strong = { ...onlyPeople, everywhere: 'strong' } as const;
    expect(botsOfPlan(onlyPeople, 4)).to.deep.equal({});
    expect(botsOfPlan(strong, 3)).to.deep.equal({ 1: 'strong', 2: 'strong' });
  });

  it('bots have the common level except on seats that were set individually', () => {
    const bySeat = { 1: null, 3: 'easy' } as const;
    const plan = { everywhere: 'fair', isSeatBySeat: true, bySeat } as const;
    expect(botsOfPlan(plan, 4)).to.deep.equal({ 2: 'fair', 3: 'easy' });
    expect(botsOfPlan(plan, 3), 'fewer seats').to.deep.equal({ 2: 'fair' });
    const together = botsOfPlan({ ...plan, isSeatBySeat: false }, 3);
    expect(together).to.deep.equal({ 1: 'fair', 2: 'fair' });
  });

  it('bots are not counted as people', () => {
    const seats = [seat('0', 'Ada'), seat('1', 'Bora', 'fair'), seat('2', null)];
    expect(peopleAt({ seats }).map(({ name }) => name)).to.deep.equal(['Ada']);
  });

  it('boards find bots in the `data` of their seats, and bots are never away', () => {
    const named = { name: 'Bora', isConnected: false };
    const matchData = [
      { id: 0, ...named, data: { bot: 'strong' } },
      { id: 1, ...named },
      { id: 2, ...named, data: { bot: 'godlike' } },
      { id: 3, ...named, data: null },
    ];
    const seating = seatingOf(matchData, { seat: String });
    const told = ['0', '1', '2', '3', '4'].map(seating.botAt);
    expect(told).to.deep.equal(['strong', null, null, null, null]);
    const gone = ['0', '1', '2', '3', '4'].map(seating.isAway);
    expect(gone).to.deep.equal([false, true, true, true, false]);
  });
});

describe('The list of tables', () => {
  it('the list adds new tables and updates changed ones', () => {
    const before = afterChange({}, toldTable(), undefined);
    expect(before).to.have.keys('a');
    const after = afterChange(before, toldTable({ status: 'playing' }), undefined);
    expect(after.a?.status).to.equal('playing');
  });

  for (const [what, changes, game] of [
    ['finished', { status: 'finished' }, undefined],
    ['private', { unlisted: true }, undefined],
    ['from another game', {}, 'other-game'],
  ] as const) {
    it(`the list drops a table that is ${what}`, () => {
      expect(afterChange({ a: toldTable() }, toldTable(changes), game)).to.deep.equal({});
    });
  }
});
