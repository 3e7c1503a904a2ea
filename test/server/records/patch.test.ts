import { expect } from 'chai';
import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { patchBetween, patched } from '../../../protocol/json-patch.ts';

const runs = 2000;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const json = fc.jsonValue({ maxDepth: 4 });
/** Pairs of values: the second is the first with a change, or something quite different. */
const pairs = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(fc.array(json), fc.array(json)),
  fc
    .tuple(fc.array(json), fc.nat(8), fc.nat(3), fc.array(json, { maxLength: 2 }))
    .map(([list, at, count, added]) => [list, list.toSpliced(at, count, ...added)]),
  fc
    .tuple(fc.dictionary(fc.string(), json), fc.string(), json)
    .map(([fields, key, value]) => [fields, { ...fields, [key]: value }]),
);

describe('Patches between JSON values', () => {
  it('a patch turns one value exactly into the other and leaves the original unchanged', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [before, after] = [plain(one), plain(other)];
        const text = JSON.stringify(before);
        const patch = patchBetween(before, after);
        expect(JSON.stringify(patched(before, plain(patch) as typeof patch))).to.equal(
          JSON.stringify(after),
        );
        expect(JSON.stringify(before)).to.equal(text);
      }),
      { numRuns: runs },
    );
  });

  it('a patch treats a key such as __proto__ like any other', () => {
    const before = JSON.parse('[{"a":1}]');
    const after = JSON.parse('[{"a":1,"__proto__":{"b":2},"constructor":3}]');
    const made = patched(before, patchBetween(before, after));
    expect(JSON.stringify(made)).to.equal(JSON.stringify(after));
    expect({}).not.to.have.property('b');
  });

  it('a patch is valid RFC 6902 for another library', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        // The library rejects keys of this name, which does not matter here.
        fc.pre(!JSON.stringify([one, other]).includes('__proto__'));
        const whole = { value: plain(one) };
        const patch = patchBetween(whole, { value: plain(other) });
        expect(applyPatch(whole, plain(patch) as typeof patch)).to.deep.equal(
          patch.map(() => null),
        );
        expect(whole).to.deep.equal({ value: plain(other) });
      }),
      { numRuns: runs },
    );
  });

  it('a patch has only the changes', () => {
    const before = { hand: [1, 2, 3, 4], open: { a: 1, 'b/~': { c: 2 } } };
    const after = { hand: [1, 3, 4], open: { a: 1, 'b/~': { c: 5 } }, last: true };
    expect(patchBetween(before, after)).to.deep.equal([
      { op: 'remove', path: '/hand/1' },
      { op: 'replace', path: '/open/b~1~0/c', value: 5 },
      { op: 'add', path: '/last', value: true },
    ]);
    expect(patchBetween(before, plain(before))).to.deep.equal([]);
  });
});
