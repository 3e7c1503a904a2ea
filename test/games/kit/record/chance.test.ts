import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { fingerprintOf, seedOf, textOfSeed } from '../../../../games/kit/record/chance.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const secret = '0123456789abcdef'.repeat(4);
const [zero, one, two, ten] = ['0', '1', '2', 'a'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];

describe('Records: secrets and seeds', () => {
  it('a fingerprint is the SHA-256 hash of the secret’s digits', () => {
    expect(fingerprintOf(secret)).to.equal(sha256(secret));
  });

  it('a seed is the SHA-256 hash of lines with the secret and the seats’ numbers in seat order', () => {
    const numbers = { '10': ten, '2': two, '1': one, '0': zero };
    const text = `paddock-seed\n${secret}\n0:${zero}\n1:${one}\n2:${two}\n10:${ten}\n`;
    expect(textOfSeed({ secret, numbers })).to.equal(text);
    expect(seedOf({ secret, numbers })).to.equal(sha256(text));
    expect(seedOf({ secret, numbers: {} })).to.equal(sha256(`paddock-seed\n${secret}\n`));
  });

  it('each number, its seat and the secret change the seed', () => {
    const seeds = [
      seedOf({ secret, numbers: { '0': zero, '1': one } }),
      seedOf({ secret, numbers: { '0': one, '1': zero } }),
      seedOf({ secret, numbers: { '0': zero } }),
      seedOf({ secret, numbers: { '1': zero } }),
      seedOf({ secret: fingerprintOf(secret), numbers: { '0': zero, '1': one } }),
    ];
    expect(new Set(seeds).size).to.equal(seeds.length);
  });
});
