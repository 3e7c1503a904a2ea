import { readFileSync } from 'node:fs';
import { type Schema as AnySchema, Validator } from '@cfworker/json-schema';
import { expect } from 'chai';
import fc from 'fast-check';
import schema from '../../../../games/kit/record/records.schema.json' with { type: 'json' };
import { misfitOf, type Schema } from '../../../../games/kit/record/schema.ts';

/** Keywords of JSON Schema that restrict a value and that our validator supports. */
const understood = [
  ['$defs', '$ref', 'type', 'const', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength'],
  ['pattern', 'minItems', 'maxItems', 'items', 'properties', 'patternProperties', 'required'],
  ['additionalProperties'],
].flat();
/** Keywords that are only for readers. */
const forReaders = ['$schema', 'title', 'description'];
/** Keywords that list schemas by arbitrary names. */
const byName = ['$defs', 'properties', 'patternProperties'];

/** Returns the keywords of a schema. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([word, inside]) =>
    byName.includes(word)
      ? [word, ...Object.values(inside as object).flatMap(wordsIn)]
      : [word, ...wordsIn(inside)],
  );
}

/** A match of two moves with all fields that a record can have. */
const full: unknown = {
  ...JSON.parse(/```json\n([\s\S]*?)```/.exec(readFileSync('docs/records.md', 'utf8'))?.[1] ?? ''),
  about: 'a match',
  newSeeds: [{ at: 1, seed: 'another' }],
  result: { winners: ['0'], ranking: [{ playerID: '0', place: 1, score: 3.5 }] },
};

/** Values near what records hold, and others. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(0, 1, -1, 1.5, 20, 21, 5000, 5001, 1e6 + 1, 8_640_000_000_000_001),
  fc.constantFrom('', '0', '01', '99', '100', 'easy', 'perfect', 'paddock-record'),
  fc.constantFrom(
    'f'.repeat(32),
    'f'.repeat(64),
    'F'.repeat(64),
    '😀'.repeat(100),
    '😀'.repeat(101),
  ),
  fc.constantFrom<unknown>([], {}, null, Array(21).fill('0'), Array(5001).fill({})),
);
const names = [
  '0',
  '19',
  'x',
  'seat',
  'at',
  'standIn',
  'seed',
  'constructor',
  '__proto__',
  'a/b~c',
];

/** Returns the value with something changed, added or removed at one random place. */
function mutated(value: unknown, draw: fc.GeneratorValue): unknown {
  const isInside = typeof value === 'object' && value !== null;
  if (!isInside || draw(fc.nat, { max: 4 }) === 0) return draw(() => odd);
  const keys = Object.keys(value);
  const act = draw(fc.nat, { max: 9 });
  const key =
    act === 0
      ? draw(() => fc.constantFrom(...names))
      : keys[draw(fc.nat, { max: 30 }) % keys.length];
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? mutated(each, draw) : each));
  }
  const rest = Object.entries(value).filter(([each]) => act !== 1 || each !== key);
  const entries = act === 0 ? [...rest, [key, draw(() => odd)]] : rest;
  return Object.fromEntries(
    entries.map(([each, inside]) => [
      each,
      act > 1 && each === key ? mutated(inside, draw) : inside,
    ]),
  );
}

/** Returns the value at a JSON Pointer. */
function at(value: unknown, path: string): unknown {
  const steps = path.split('/').slice(1);
  return steps.reduce<unknown>(
    (inside, step) =>
      Object.entries(inside ?? {}).find(
        ([key]) => key === step.replaceAll('~1', '/').replaceAll('~0', '~'),
      )?.[1],
    value,
  );
}

describe('Records: the schema', () => {
  it('the schema uses only keywords that our validator supports', () => {
    const others = (value: unknown) =>
      wordsIn(value).filter((word) => ![...understood, ...forReaders].includes(word));
    expect(others(schema)).to.deep.equal([]);
    expect(new Set(wordsIn(schema))).to.include.all.keys(understood);
    const planted = {
      properties: { type: { anyOf: [] }, uniqueItems: { type: 'array', contains: 1 } },
    };
    expect(others(planted)).to.deep.equal(['anyOf', 'contains']);
  });

  it('our validator agrees with a validator of JSON Schema and locates every misfit', () => {
    // TypeScript infers the keywords in the file as plain strings.
    const validator = new Validator(schema as AnySchema, '2020-12');
    expect(misfitOf(full, schema)).to.equal(undefined);
    const counts = { fits: 0, misfits: 0 };
    const property = fc.property(fc.gen(), (draw) => {
      const value = mutated(full, draw);
      const misfit = misfitOf(value, schema);
      counts[misfit ? 'misfits' : 'fits'] += 1;
      expect(misfit === undefined, JSON.stringify(value)).to.equal(validator.validate(value).valid);
      if (misfit) expect(at({ value }, `/value${misfit.path}`)).to.not.equal(undefined);
    });
    fc.assert(property, { seed: 6, numRuns: 3000 });
    expect(counts.fits).to.be.above(100);
    expect(counts.misfits).to.be.above(1000);
  });

  it('a misfit is reported with a path and a sentence', () => {
    const cases: readonly (readonly [unknown, Schema, string, string])[] = [
      [
        { a: [1, 'x'] },
        { properties: { a: { items: { type: 'number' } } } },
        '/a/1',
        'of type number, and is of type string',
      ],
      [{ 'a/b': 1 }, { additionalProperties: false }, '/a~1b', 'nothing of this name'],
      [{}, { required: ['seed'] }, '', 'seed is missing'],
      ['é', { pattern: '^[a-z]$' }, '', 'as ^[a-z]$ says'],
      ['', { minLength: 1, maxLength: 2 }, '', '1 to 2 characters'],
      [3, { minimum: 4, maximum: 5 }, '', 'from 4 to 5'],
      [[], { minItems: 1, maxItems: 2 }, '', '1 to 2 entries'],
      ['c', { enum: ['a', 'b'] }, '', 'a or b'],
    ];
    for (const [value, asked, path, sentence] of cases) {
      expect(misfitOf(value, asked)?.path).to.equal(path);
      expect(misfitOf(value, asked)?.sentence).to.include(sentence);
    }
  });
});
