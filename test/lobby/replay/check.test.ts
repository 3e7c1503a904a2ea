import { expect } from 'chai';
import { catalogGame } from '../../../games/index.ts';
import { fingerprintOf } from '../../../games/kit/record/chance.ts';
import { checkOf, type KnownFacts } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { findingsOf, partsOf } from '../../../lobby/features/check/findings.ts';
import { text as en } from '../../../lobby/i18n/en/check.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { fingerprint, mixedRecord, numbers, secret } from '../../support/records/mixed-record.ts';

const mine = { fingerprint, playerSeed: numbers[1] };

describe('The check of a match', () => {
  async function gameOf(name: string) {
    const game = catalogGame(name) ?? expect.fail(`There is ${name}.`);
    return { info: game.info, module: await game.load() };
  }

  async function verdicts(record: MatchRecord, known: KnownFacts = {}, words = en) {
    const { info, module } = await gameOf(record.game);
    const check = checkOf(record, { info, rules: module.rules }, known);
    return findingsOf({ record, check, known }, words, String).map(
      ({ verdict, sentence }) => `${verdict}: ${sentence}`,
    );
  }

  it('a correct record is confirmed to its player in four languages', async () => {
    const record = mixedRecord();
    const { length } = record.moves;
    for (const words of Object.values(await textsOf<typeof en>('check'))) {
      expect(await verdicts(record, mine, words)).to.deep.equal([
        `right: ${words.moves(String(length))}`,
        `right: ${words.seed}`,
        `right: ${words.fingerprint}`,
        `right: ${words.number}`,
      ]);
    }
  });

  it('the check says what it cannot verify without a seat or a secret', async () => {
    const { chance: _, ...without } = mixedRecord();
    expect(await verdicts(mixedRecord())).to.include(`unknown: ${en.notShown}`);
    expect(await verdicts(without)).to.include(`unknown: ${en.noChance}`);
    expect(await verdicts(without, mine)).to.include(`wrong: ${en.fingerprintWrong}`);
  });

  it('the check detects a changed secret, number, seed, move or result', async () => {
    const record = mixedRecord();
    const { chance, moves, result } = record;
    if (!chance || !result) expect.fail('It has both.');
    const otherSecret = { ...chance, secret: 'f0'.repeat(32) };
    const others: readonly (readonly [MatchRecord, string])[] = [
      [{ ...record, chance: otherSecret }, en.fingerprintWrong],
      [
        { ...record, chance: { ...chance, numbers: { ...numbers, 1: 'cc'.repeat(16) } } },
        en.numberWrong,
      ],
      [{ ...record, seed: 'another' }, en.seedWrong],
      [{ ...record, moves: moves.slice(1) }, en.movesWrong],
      [{ ...record, result: { ...result, winners: [] } }, en.movesWrong],
    ];
    for (const [changed, sentence] of others) {
      expect(await verdicts(changed, mine)).to.include(`wrong: ${sentence}`);
    }
    const { fingerprint: another } = { fingerprint: fingerprintOf('else') };
    const swapped = { ...record, chance: { ...otherSecret, fingerprint: another } };
    expect(await verdicts(swapped, mine)).to.include(`wrong: ${en.fingerprintWrong}`);
  });

  it('the check lists all values for a check by hand', async () => {
    const record = mixedRecord();
    const parts = partsOf(record);
    expect(parts).to.deep.include({ secret, fingerprint, seed: record.seed });
    expect(parts?.lines).to.equal(`paddock-seed\n${secret}\n0:${numbers[0]}\n1:${numbers[1]}\n`);
  });
});
