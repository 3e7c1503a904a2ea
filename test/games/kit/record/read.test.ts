import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { type FaultCode, faultCodes } from '../../../../games/kit/record/faults.ts';
import {
  type MatchRecord,
  recordFormat,
  recordVersion,
} from '../../../../games/kit/record/format.ts';
import schema from '../../../../games/kit/record/records.schema.json' with { type: 'json' };
import { replayOf } from '../../../../games/kit/record/replay.ts';
import { maxRecord, parseRecord } from '../../../../games/kit/record/shape.ts';
import { textOfRecord } from '../../../../games/kit/record/write.ts';
import { levels } from '../../../../games/kit/search/levels.ts';
import { readAs } from '../../../support/games/recorded-games.ts';
import { type LoadedGame, loadedGames, mixedChance, playMatch, readWhole } from './matches.ts';

/** A record with all fields that a record can have. */
const full: Required<MatchRecord> = {
  format: recordFormat,
  version: recordVersion,
  game: 'bug-race',
  rulesVersion: 1,
  about: '',
  options: { expert: true },
  seats: [
    { name: 'Ada', bot: null },
    { name: '', bot: 'strong' },
  ],
  seed: 'seed',
  chance: mixedChance(1, 2),
  newSeeds: [{ at: 0, seed: 'another' }],
  startedAt: 1_700_000_000_000,
  moves: [{ seat: '1', move: 'moveBody', args: [], at: 1, standIn: 'easy' }],
  result: { winners: ['0'], ranking: [{ playerID: '0', place: 1, score: 3 }] },
};

/** Returns a copy with another value at a path, or without that value if `to` is undefined. */
function changed(
  value: unknown,
  [key, ...path]: readonly (string | number)[],
  to: unknown,
): unknown {
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  const inside = changed(Reflect.get(copy, key), path, to);
  if (inside === undefined) Reflect.deleteProperty(copy, key);
  else Object.defineProperty(copy, key, { value: inside, enumerable: true, configurable: true });
  return copy;
}

function faultOf(source: unknown): [FaultCode, string] | null {
  const { fault } = parseRecord(source);
  return fault && [fault.code, fault.path];
}

/** Returns all paths into a value. */
function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = keys.flatMap((key) =>
    pathsIn(Reflect.get(value, key)).map((path) => [key, ...path]),
  );
  return [[], ...inside];
}

describe('Records: reading', () => {
  let games: readonly LoadedGame[];
  let records: readonly (readonly [LoadedGame, MatchRecord])[];

  before(async () => {
    games = await loadedGames();
    records = games.map((game) => [game, playMatch(game, 3).record] as const);
  });

  it('the schema has exactly the fields of the types', () => {
    expect(faultOf(full)).to.equal(null);
    expect(Object.keys(full)).to.have.members(Object.keys(schema.properties));
    const { seats, moves, newSeeds, chance } = schema.properties;
    expect(Object.keys(full.seats[0] ?? {})).to.have.members(Object.keys(seats.items.properties));
    expect(Object.keys(full.moves[0] ?? {})).to.have.members(Object.keys(moves.items.properties));
    expect(Object.keys(full.chance)).to.have.members(Object.keys(chance.properties));
    expect(Object.keys(full.newSeeds[0] ?? {})).to.have.members(
      Object.keys(newSeeds.items.properties),
    );
    expect(seats.items.properties.bot.enum).to.deep.equal([...levels, null]);
    expect(moves.items.properties.standIn.enum).to.deep.equal(levels);
    expect(schema.properties.format.const).to.equal(recordFormat);
    expect(schema.properties.version.const).to.equal(recordVersion);
  });

  it('a wrong shape is reported with the path of the fault', () => {
    const wrong: readonly (readonly [(string | number)[], unknown])[] = [
      [['game'], undefined],
      [['game'], ''],
      [['rulesVersion'], 1.5],
      [['options'], []],
      [['seats'], []],
      [['seats', 0, 'name'], 7],
      [['seats', 1, 'bot'], 'perfect'],
      [['seats', 1, 'email'], 'a@b'],
      [['seed'], 7],
      [['chance', 'secret'], 'abc'],
      [['chance', 'fingerprint'], 'A'.repeat(64)],
      [['chance', 'numbers', '0'], '0'],
      [['chance', 'numbers', '00'], '0'.repeat(32)],
      [['chance', 'numbers', '__proto__'], '0'.repeat(32)],
      [['startedAt'], -1],
      [['startedAt'], '2026'],
      [['moves'], {}],
      [['moves', 0], null],
      [['moves', 0, 'seat'], 1],
      [['moves', 0, 'seat'], '__proto__'],
      [['moves', 0, 'seat'], '01'],
      [['moves', 0, 'move'], ''],
      [['moves', 0, 'args'], undefined],
      [['moves', 0, 'args'], 'x'],
      [['moves', 0, 'at'], 1e300],
      [['moves', 0, 'standIn'], null],
      [['result'], undefined],
      [['result', 'winners'], '0'],
      [['result', 'ranking', 0, 'place'], 0],
      [['extra'], 1],
      [['__proto__'], { polluted: true }],
    ];
    for (const [path, to] of wrong) {
      const [code, told] = faultOf(changed(full, path, to)) ?? [];
      const isLeftOut = to === undefined;
      expect(code, path.join('/')).to.equal('wrongShape');
      expect(told).to.equal(
        `/${(isLeftOut ? path.slice(0, -1) : path).join('/')}`.replace(/^\/$/, ''),
      );
    }
    expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
  });

  it('the fault for an extra field is worded for records', () => {
    const { fault } = parseRecord({ ...full, extra: 1 });
    expect(fault?.sentence).to.equal('A record has nothing of this name.');
  });

  it('a value that is no record is reported as such', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const throwing = {
      get format(): string {
        throw new Error('no');
      },
    };
    const cases: readonly (readonly [unknown, FaultCode])[] = [
      ['', 'notJson'],
      ['{"format":', 'notJson'],
      [undefined, 'notJson'],
      [Symbol('record'), 'notJson'],
      [() => full, 'notJson'],
      [1n, 'notJson'],
      [circle, 'notJson'],
      [throwing, 'notJson'],
      [{ toJSON: () => undefined }, 'notJson'],
      ['null', 'notARecord'],
      [null, 'notARecord'],
      ['[]', 'notARecord'],
      ['{"__proto__":{"format":"paddock-record"}}', 'notARecord'],
      [{ ...full, format: 'other' }, 'notARecord'],
      [{ ...full, version: 2 }, 'newerVersion'],
      [{ ...full, version: 0 }, 'wrongShape'],
      [' '.repeat(maxRecord + 1), 'tooLarge'],
      ['['.repeat(maxRecord), 'notJson'],
      [`${'['.repeat(900_000)}${']'.repeat(900_000)}`, 'notARecord'],
    ];
    for (const [source, code] of cases) expect(faultOf(source)?.[0], code).to.equal(code);
  });

  it('a record that is too deep, too long or contains half characters is reported', () => {
    const text = JSON.stringify({ ...full, options: { x: 0 } });
    const nested = (depth: number) =>
      text.replace('"x":0', `"x":${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(faultOf(nested(9))).to.equal(null);
    expect(faultOf(nested(11))?.[0]).to.equal('wrongShape');
    expect(faultOf(nested(11))?.[1]).to.match(/^\/options\/x(\/0)+$/);
    expect(faultOf(nested(5000))?.[0]).to.equal('wrongShape');
    const [move] = full.moves;
    expect(faultOf({ ...full, moves: Array(5000).fill(move) })).to.equal(null);
    expect(faultOf({ ...full, moves: Array(5001).fill(move) })).to.deep.equal([
      'wrongShape',
      '/moves',
    ]);
    const half = changed(full, ['chance', 'numbers', '\ud800'], 'x');
    expect(faultOf(half)?.[0]).to.equal('wrongShape');
    expect(faultOf({ ...full, '\ud800': 1 })?.[0]).to.equal('wrongShape');
  });

  it('a reference to an unknown seat or position is reported', () => {
    const cases: readonly (readonly [(string | number)[], unknown, FaultCode, string])[] = [
      [['moves', 0, 'seat'], '2', 'noSuchSeat', '/moves/0/seat'],
      [['chance', 'numbers', '2'], '0'.repeat(32), 'noSuchSeat', '/chance/numbers/2'],
      [['result', 'winners', 0], '9', 'noSuchSeat', '/result'],
      [['result', 'ranking', 0, 'playerID'], '9', 'noSuchSeat', '/result'],
      [['newSeeds', 0, 'at'], 2, 'seedsOutOfOrder', '/newSeeds/0/at'],
      [['newSeeds', 1], { at: 0, seed: 'x' }, 'seedsOutOfOrder', '/newSeeds/1/at'],
    ];
    for (const [path, to, code, place] of cases) {
      expect(faultOf(changed(full, path, to))).to.deep.equal([code, place]);
    }
  });

  it('a record is read from text, from a value or from a read record, always as a copy', () => {
    for (const [game, record] of records) {
      const text = textOfRecord(record);
      for (const source of [text, record, JSON.stringify(record), readWhole(game, text).record]) {
        const read = readWhole(game, source).record;
        expect(read).to.deep.equal(record);
        expect(read).to.not.equal(source);
      }
    }
  });

  it('an unknown game and other rules are reported, and a record of other rules is still returned', () => {
    for (const [game, record] of records) {
      const unknown = readAs(game, { ...record, game: 'toString' });
      expect([unknown.fault?.code, unknown.fault?.path]).to.deep.equal(['unknownGame', '/game']);
      const older = readAs(game, { ...record, rulesVersion: 999 });
      expect(older.fault?.code).to.equal('otherRules');
      expect(older.record?.moves).to.deep.equal(record.moves);
    }
  });

  it('the reading of arbitrary values and texts never throws', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
    });
    const codes = new Set<string>();
    const tried = (source: unknown) => {
      const { fault } = readAs(games[0] ?? expect.fail('There are games.'), source);
      codes.add(fault?.code ?? 'none');
      return fault !== null && faultCodes.includes(fault.code);
    };
    fc.assert(fc.property(anything, tried), { seed: 1, numRuns: 500 });
    fc.assert(fc.property(fc.string({ unit: 'binary' }), tried), { seed: 2, numRuns: 200 });
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), tried), { seed: 3, numRuns: 300 });
    const fields = fc.record(
      Object.fromEntries(Object.keys(full).map((name) => [name, anything])),
      { requiredKeys: [] },
    );
    const named = fields.map((each) => ({ ...each, format: recordFormat, version: recordVersion }));
    fc.assert(fc.property(named, tried), { seed: 4, numRuns: 500 });
    expect([...codes]).to.include.members(['notARecord', 'notJson', 'wrongShape']);
  });

  it('a record changed in one place is either reported as faulty or replays exactly as it says', () => {
    const outcomes = new Map<string, number>();
    for (const [game, record] of records) {
      const moves = record.moves.slice(0, 60);
      const left = { ...record, moves, result: replayOf(game.rules, { ...record, moves }).result };
      readWhole(game, left);
      const paths = pathsIn(left);
      const other = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.constant(undefined),
        fc.integer({ min: -2, max: 80 }),
        fc.constantFrom('0', '9', '__proto__', 'constructor', 1e308, -0, Number.MAX_SAFE_INTEGER),
        fc.constantFrom(...moves.map(({ args }) => args)),
        fc.constantFrom(...moves.map(({ move }) => move)),
      );
      fc.assert(
        fc.property(fc.constantFrom(...paths), other, (path, to) => {
          const mutated = changed(left, path, to);
          const reading = readAs(game, mutated);
          const outcome = reading.fault?.code ?? 'none';
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (reading.fault) return;
          expect(reading.record).to.deep.equal(JSON.parse(JSON.stringify(mutated)));
          expect(reading.replay.result).to.deep.equal(reading.record.result);
          expect(reading.replay.length).to.equal(reading.record.moves.length);
        }),
        { seed: 5, numRuns: 400 },
      );
    }
    const seen = [...outcomes.keys()];
    expect(seen).to.include.members([
      'none',
      'wrongShape',
      'refusedMove',
      'noSuchSeat',
      'otherSeed',
    ]);
  });
});

describe('Records: writing', () => {
  it('a record’s text has a line for each field and move and leaves out undefined fields', () => {
    const text = textOfRecord(full);
    expect(JSON.parse(text)).to.deep.equal(full);
    expect(text.split('\n').length).to.equal(Object.keys(full).length + full.moves.length + 4);
    const loose: object = { ...full, about: undefined };
    // As a program without types would write it.
    expect(textOfRecord(loose as MatchRecord)).to.not.contain('about');
    expect(JSON.parse(textOfRecord({ ...full, moves: [] })).moves).to.deep.equal([]);
  });

  it('a recorded match of the tests is in this form', () => {
    const path = 'test/games/crazy-race-schacht/recorded/eight-stages.json';
    const text = readFileSync(path, 'utf8');
    const { record } = parseRecord(text);
    expect(textOfRecord(record ?? expect.fail('It is a record.'))).to.equal(text);
  });
});
