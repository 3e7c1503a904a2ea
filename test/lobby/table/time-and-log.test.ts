import { expect } from 'chai';
import type { DescribedEvent } from '../../../lobby/features/match-log/events.ts';
import { logEntries } from '../../../lobby/features/match-log/log-entries.ts';
import { withTableEvents } from '../../../lobby/features/match-log/table-events.ts';
import { isHurried, timeLeft } from '../../../lobby/features/table-seats/clock.ts';
import { text } from '../../../lobby/i18n/en/table.ts';
import {
  spanInFigures,
  spanInShort,
  spanInWords,
  wholeMinutesInWords,
} from '../../../lobby/ui/format-duration.ts';
import type { TableEvent } from '../../../protocol/tables.ts';

const second = 1000;
const minute = 60_000;
const hour = 3_600_000;
const day = 86_400_000;

describe('The clock of a seat', () => {
  const clock = { reserve: 3 * minute, runsSince: 1000 * second, turn: 30 * second };
  const at = (seconds: number) => timeLeft(clock, (1000 + seconds) * second);

  it('a clock uses up the turn first, then the reserve, and stops at zero', () => {
    expect(at(12)).to.deep.equal({ turn: 18 * second, reserve: 3 * minute, isRunning: true });
    expect(at(90)).to.deep.equal({ turn: 0, reserve: 2 * minute, isRunning: true });
    expect(at(1000)).to.deep.equal({ turn: 0, reserve: 0, isRunning: true });
  });

  it('a clock that is stopped or not yet started keeps its time', () => {
    const standing = timeLeft({ ...clock, runsSince: null }, 5000 * second);
    expect(standing).to.deep.equal({ turn: 30 * second, reserve: 3 * minute, isRunning: false });
    expect(at(-5).turn).to.equal(30 * second);
  });

  it('a clock hurries in its last ten seconds, and only while it runs', () => {
    expect([25, 199, 201, 300].map((seconds) => isHurried(at(seconds)))).to.deep.equal([
      false,
      false,
      true,
      true,
    ]);
    expect(isHurried({ turn: 0, reserve: 0, isRunning: false })).to.equal(false);
  });
});

describe('Spans of time', () => {
  it('a span is written in words with its two largest units', () => {
    expect(spanInWords(2 * day + 3 * hour + minute, 'en')).to.equal('2 days, 3 hours');
    expect(spanInWords(day + 5 * minute, 'de')).to.equal('1 Tag');
    expect(spanInWords(65 * second, 'it')).to.equal('1 minuto e 5 secondi');
    expect(spanInWords(3 * minute, 'fr')).to.equal('3 minutes');
    expect(spanInWords(0, 'en')).to.equal('0 seconds');
  });

  it('a span can be written in whole minutes or with its largest unit only', () => {
    expect(wholeMinutesInWords(3 * minute + 13 * second, 'en')).to.equal('3 minutes');
    expect(spanInShort(2 * hour - second, 'en')).to.equal('1h');
    expect(spanInShort(2 * day + 3 * hour, 'en')).to.equal('2d');
  });

  it('a span in figures looks like a clock', () => {
    const spans = [0, 5 * second, 65 * second, 10 * minute, hour + 5 * second, 10 * hour];
    expect(spans.map(spanInFigures)).to.deep.equal([
      '0:00',
      '0:05',
      '1:05',
      '10:00',
      '1:00:05',
      '10:00:00',
    ]);
  });
});

describe('The log of a table', () => {
  const move = (stateID: number, playerID: string | null): DescribedEvent => ({
    key: `${stateID}`,
    stateID,
    sentence: `move ${stateID}`,
    playerID,
    startsSection: false,
    isOfTable: false,
    isDetail: false,
    isByBot: false,
  });
  const happening = (
    kind: TableEvent['kind'],
    stateID: number,
    playerID: string | null = '1',
  ): TableEvent => ({ kind, stateID, playerID, at: stateID });
  const names = {
    words: text.events,
    nameOf: (playerID: string) => ['Ada', 'Bo'][+playerID] ?? '',
  };
  const sentencesOf = (told: readonly DescribedEvent[]) => told.map(({ sentence }) => sentence);

  it('the log has one entry for consecutive moves of a player, and one line per move', () => {
    const event = (
      stateID: number,
      playerID: string | null,
      changes: Partial<DescribedEvent> = {},
    ) => ({
      ...move(stateID, playerID),
      ...changes,
    });
    const told = [
      event(0, null, { sentence: 'Race 1 begins.', startsSection: true }),
      event(1, '0', { sentence: 'Ada plays card 9.' }),
      event(1, '0', { sentence: 'Red goes 6.', isDetail: true }),
      event(1, null, { sentence: 'Red is home.' }),
      event(1, '0', { sentence: 'Blue goes 2.', isDetail: true }),
      event(2, '1', { sentence: 'Bo rolls 3.' }),
      event(2, '1', { sentence: 'Bo moves 3.' }),
      event(3, '1', { sentence: 'Bo is done.' }),
      event(4, '1', { sentence: 'Bo begins.', startsSection: true }),
      event(4, '1', { sentence: 'Bo lays a card.' }),
      event(5, '1', { sentence: 'Bo is away.', isOfTable: true }),
    ];
    const shown = logEntries(told).map(({ playerID, moves }) => [
      playerID,
      moves.map(({ sentences, details }) => [sentences.join(' '), details]),
    ]);
    expect(shown).to.deep.equal([
      [null, [['Race 1 begins.', []]]],
      ['0', [['Ada plays card 9.', ['Red goes 6.', 'Blue goes 2.']]]],
      [null, [['Red is home.', []]]],
      [
        '1',
        [
          ['Bo rolls 3. Bo moves 3.', []],
          ['Bo is done.', []],
        ],
      ],
      ['1', [['Bo begins.', []]]],
      ['1', [['Bo lays a card.', []]]],
      ['1', [['Bo is away.', []]]],
    ]);
  });

  it('the log stays the same without events of the table', () => {
    const told = [move(0, '0')];
    expect(withTableEvents(told, [], names)).to.equal(told);
  });

  it('events of the table appear between the moves where they happened', () => {
    const told = [move(0, '0'), move(1, '1'), move(1, '1'), move(2, '0')];
    const events = [happening('standIn', 1), happening('back', 2), happening('ended', 3, null)];
    expect(sentencesOf(withTableEvents(told, events, names))).to.deep.equal([
      'move 0',
      'A bot plays for Bo until they’re back.',
      'move 1',
      'move 1',
      'Bo is back and continues.',
      'move 2',
      'The match was ended early.',
    ]);
  });

  it('only moves that a bot made for an absent player are marked', () => {
    const told = [move(0, '1'), move(1, '1'), move(2, '0'), move(3, null), move(4, '1')];
    const marked = withTableEvents(told, [happening('timeUp', 1), happening('back', 4)], names)
      .filter(({ isByBot }) => isByBot)
      .map(({ sentence }) => sentence);
    expect(marked).to.deep.equal(['move 1']);
  });

  it('the log does not name a former player of a seat', () => {
    const events = [happening('timeUp', 0), happening('left', 1), happening('joined', 2)];
    expect(sentencesOf(withTableEvents([], events, names))).to.deep.equal([
      'Time is up for somebody: a bot plays until they’re back.',
      'Somebody left the table.',
      'Bo takes over a seat.',
    ]);
  });

  it('every entry of the log has its own key', () => {
    const events = [happening('timeUp', 1), { ...happening('standIn', 1), at: 1 }];
    const keys = withTableEvents([move(1, '1')], events, names).map(({ key }) => key);
    expect(new Set(keys).size).to.equal(3);
  });
});
