import { expect } from 'chai';
import { languages } from '../../games/kit/language.ts';
import { text as de } from '../../lobby/i18n/de.ts';
import { text as en } from '../../lobby/i18n/en.ts';
import { text as fr } from '../../lobby/i18n/fr.ts';
import { text as deHere } from '../../lobby/i18n/here/de.ts';
import { text as enHere } from '../../lobby/i18n/here/en.ts';
import { text as frHere } from '../../lobby/i18n/here/fr.ts';
import { text as itHere } from '../../lobby/i18n/here/it.ts';
import { text as italian } from '../../lobby/i18n/it.ts';

/** With the part that only pages of matches in the browser load. */
const texts = {
  en: { ...en, here: enHere },
  it: { ...italian, here: itHere },
  fr: { ...fr, here: frHere },
  de: { ...de, here: deHere },
};

/** Every text under its path, such as `table.seat`. */
function flatten(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

const english = new Map(flatten(texts.en));

describe('texts of the lobby', () => {
  for (const language of languages) {
    describe(language, () => {
      const spoken = new Map(flatten(texts[language]));

      it('has the same keys as the English one', () => {
        expect([...spoken.keys()]).to.have.members([...english.keys()]);
      });

      it('has a sentence or a function that makes one for every key', () => {
        for (const [path, leaf] of spoken) {
          expect(leaf, path).to.be.a(typeof english.get(path));
          if (typeof leaf === 'string') expect(leaf.trim(), path).to.equal(leaf).and.not.equal('');
        }
      });

      it('takes as many arguments as the English one, and says all of them it names', () => {
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

  it('are translated: no language just repeats the English sentences', () => {
    const repeatedIn = (spoken: object) =>
      flatten(spoken)
        .filter(([path, leaf]) => typeof leaf === 'string' && leaf === english.get(path))
        .map(([path]) => path)
        .filter((path) => path !== 'panel.chat');
    expect(repeatedIn(texts.en)).to.have.length.above(20);
    for (const other of [texts.it, texts.fr, texts.de]) expect(repeatedIn(other)).to.deep.equal([]);
  });
});

describe('places and seats in words', () => {
  it('writes English places with their endings', () => {
    expect([1, 2, 3, 4, 11, 21].map(en.end.place)).to.deep.equal([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });

  it('tells one free seat from several', () => {
    for (const text of Object.values(texts)) {
      expect(text.tables.free(1, '1')).to.not.equal(text.tables.free(2, '1'));
    }
  });
});
