import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { type Language, languages } from '../../games/kit/language.ts';
import type { Messages } from '../../lobby/i18n/en/common.ts';
import type { DailyMessages } from '../../lobby/i18n/en/daily.ts';
import { wrongInFrench } from '../support/browser/words.ts';

/** The texts that only some pages load. */
const parts = readdirSync(new URL('../../lobby/i18n/en/', import.meta.url))
  .map((file) => path.basename(file, '.ts'))
  .filter((part) => part !== 'common');

/** Returns the texts of one language: those of every page, and those that only some pages load. */
async function textsIn(language: Language) {
  const textOf = async (part: string) =>
    (await import(`../../lobby/i18n/${language}/${part}.ts`)).text;
  const common: Messages = await textOf('common');
  const daily: DailyMessages = await textOf('daily');
  const others = parts.map(async (part) => [part, await textOf(part)] as const);
  return { ...common, ...Object.fromEntries(await Promise.all(others)), daily };
}

const texts = {
  en: await textsIn('en'),
  it: await textsIn('it'),
  fr: await textsIn('fr'),
  de: await textsIn('de'),
};

/** Returns every text with its path, such as `table.seat`. */
function flatten(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

const english = new Map(flatten(texts.en));

describe('The texts of the lobby', () => {
  for (const language of languages) {
    describe(language, () => {
      const spoken = new Map(flatten(texts[language]));

      it('the texts have the same keys as the English texts', () => {
        expect([...spoken.keys()]).to.have.members([...english.keys()]);
      });

      it('every key has a sentence or a function that makes one', () => {
        for (const [path, leaf] of spoken) {
          expect(leaf, path).to.be.a(typeof english.get(path));
          if (typeof leaf === 'string') expect(leaf.trim(), path).to.equal(leaf).and.not.equal('');
        }
      });

      it('every function takes as many arguments as in English and uses them', () => {
        for (const [path, leaf] of spoken) {
          const original = english.get(path);
          if (typeof leaf !== 'function' || typeof original !== 'function') continue;
          expect(leaf.length, path).to.equal(original.length);
          const said: unknown = leaf(...Array.from({ length: leaf.length }, () => '7'));
          expect(said, path).to.be.a('string').and.match(/7/);
        }
      });
    });
  }

  it('the only other player of a daily challenge is mentioned without a number', () => {
    for (const { daily } of Object.values(texts)) {
      const { alike } = daily.page;
      expect(
        new Set([alike(0, '0', '1'), alike(1, '1', '1'), alike(1, '1', '2')]),
      ).to.have.lengthOf(3);
      for (const same of [0, 1]) expect(alike(same, `${same}`, '1')).to.not.match(/\d/);
    }
  });

  it('French texts have narrow no-break spaces before high punctuation', () => {
    for (const [path, leaf] of flatten(texts.fr)) {
      const said: unknown =
        typeof leaf === 'function' ? leaf(...Array(leaf.length).fill('7')) : leaf;
      expect(said, path).to.not.match(wrongInFrench);
    }
    for (const { info } of catalog) {
      expect(info.description.fr.line, info.name).to.not.match(wrongInFrench);
    }
  });

  it('no language repeats the English sentences', () => {
    const repeatedIn = (spoken: object) =>
      flatten(spoken)
        .filter(([path, leaf]) => typeof leaf === 'string' && leaf === english.get(path))
        .map(([path]) => path)
        // The same word in several languages.
        .filter(
          (path) =>
            !/^(header\.menu|consensus\.proposal\.no|table\.panel\.chat|ways\.lesson|notifications\.(volume|notifications)|daily\.page\.(name|result|score|points)|analysis\.unknown)$/.test(
              path,
            ),
        );
    expect(repeatedIn(texts.en)).to.have.length.above(20);
    for (const other of [texts.it, texts.fr, texts.de]) expect(repeatedIn(other)).to.deep.equal([]);
  });
});

describe('Seats in words', () => {
  it('one free seat and several have different words', () => {
    for (const text of Object.values(texts)) {
      expect(text.tables.free(1, '1')).to.not.equal(text.tables.free(2, '1'));
    }
  });
});
