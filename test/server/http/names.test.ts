import { expect } from 'chai';
import fc from 'fast-check';
import { maxName } from '../../../protocol/tables.ts';
import { checkedName } from '../../../server/domain/names.ts';
import { nameBeside, sanitized as sanitizedTo } from '../../../server/domain/sanitize-text.ts';

/** Returns the sanitised text; empty if nothing visible remains. */
const sanitized = (text: string) => sanitizedTo(text, 1000) ?? '';

/** Names as people write them, with all marks and joiners. */
const asTheyAre: readonly string[] = [
  'Zoë',
  'Ngọc Ánh',
  'O’Connor',
  'שָׁלוֹם',
  'מֹשֶׁה',
  'مُحَمَّد',
  'علی\u200Cرضا',
  'لक्ष्मी',
  'ज़ीनत',
  'क्\u200Dष',
  'ന്\u200D',
  'ශ්\u200Dරී',
  'র\u200D্যাচেল',
  'สมชาย',
  'ที่รัก',
  'น้ำผึ้ง',
  'བསྒྲུབས',
  'ខ្មែរ',
  'မြန်မာ',
  'ᠮᠣᠩᠭᠣᠯ',
  '辻\u{E0100}',
  '한글',
  '👨\u200D👩\u200D👧\u200D👦',
  '👩🏽\u200D🚀',
  '❤\uFE0F\u200D🔥',
  '🏳\uFE0F\u200D⚧\uFE0F',
  '1\uFE0F\u20E3',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇮🇹',
];

const changed: readonly (readonly [why: string, given: string, left: string])[] = [
  ['control characters', 'A\u0000d\u0007a', 'Ada'],
  ['line breaks and extra blanks', '  Ada \n\t Love\u2028lace ', 'Ada Love lace'],
  ['direction overrides', 'A\u202Ed\u202Aa\u202C', 'Ada'],
  ['direction isolates', '\u2066Ada\u2069\u200F', 'Ada'],
  ['zero-width spaces', 'A\u200Bd\uFEFFa', 'Ada'],
  ['soft hyphens and word joiners', 'A\u00ADd\u2060a', 'Ada'],
  ['joiners between Latin letters', 'A\u200Dd\u200Ca\u200D', 'Ada'],
  ['repeated joiners', 'علی\u200C\u200C\u200Cرضا', 'علی\u200Cرضا'],
  ['joiners after an emoji', '👨\u200D', '👨'],
  ['variation selectors after letters', 'A\uFE0Fda', 'Ada'],
  ['tags without a flag', 'Ada\u{E0041}\u{E0064}', 'Ada'],
  ['unpaired surrogates', 'A\uD83Dda', 'Ada'],
  ['filler letters', 'A\u3164d\u115Fa\uFFA0', 'Ada'],
  ['empty Braille patterns', '\u2800Ada\u2800\u2800B\u2800', 'Ada B'],
  ['piled-up accents', `a${'\u0301'.repeat(22)}`, 'á\u0301'],
  ['extra accents on an accented letter', 'ä\u0301\u0302', 'ä\u0301'],
  ['extra accents with hidden characters in between', 'a\u0301\u202E\u0301\u034F\u0301', 'á\u0301'],
  [
    'extra accents of all kinds',
    'Z\u0336\u0301\u0302da\u0336\u20DD\u0489',
    'Ź\u0336da\u0336\u20DD',
  ],
  ['piled-up tone marks', `ก${'\u0E47'.repeat(9)}`, 'ก\u0E47\u0E47'],
  ['piled-up vowel points', `ש${'\u05C1\u05B8'.repeat(9)}`, `ש${'\u05B8'.repeat(4)}`],
  ['accents without a letter', '\u0301Ada \u0302B', 'Ada B'],
];

/** Texts without any visible character. */
const invisible = [
  '',
  ' ',
  '\u2800',
  '\u3164',
  '\u200D\u200C',
  '\u0301',
  '\u202E\u2066',
  '\u{E0041}',
];

/** Random texts with all kinds of characters that are checked, and some that are not. */
const spoiltText = fc
  .array(
    fc.constantFrom(
      ...['a', 'É', ' ', 'ש', 'ا', 'क', '👨', '辻', '1', '🏴'],
      ...['\u200C', '\u200D', '\u202E', '\u2066', '\u034F', '\uFE0F', '\u{E0062}', '\u{E007F}'],
      ...['\u0301', '\u0336', '\u064B', '\u094D', '\u05B8', '\u0000', '\u3164', '\u2800', '\uD800'],
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('Sanitised text', () => {
  it('names in the scripts of the world stay unchanged', () => {
    for (const name of asTheyAre) expect(sanitized(name), name).to.equal(name);
  });

  for (const [why, given, left] of changed) {
    it(`the sanitised text loses ${why}`, () => {
      expect(sanitized(given)).to.equal(left);
    });
  }

  it('text without visible characters becomes empty', () => {
    for (const text of invisible) {
      expect(sanitized(text)).to.equal('');
      expect(() => checkedName(text)).to.throw('one of them visible');
      expect(sanitized(`${text}!`), 'with something').to.equal('!');
    }
  });

  it('sanitising is idempotent and never lengthens a text', () => {
    const property = fc.property(spoiltText, (text) => {
      const tidy = sanitized(text);
      expect(sanitized(tidy)).to.equal(tidy);
      expect(tidy.length).to.be.at.most(text.length);
      expect(tidy).to.not.match(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|^\s|\s$|\s\s/u);
      expect(tidy).to.not.match(/\u0301\u0301\u0301|\u200D\u200D/u);
    });
    fc.assert(property, { seed: 1849, numRuns: 3000 });
  });
});

describe('Names', () => {
  it('a name is refused only if it is not text, empty or too long', () => {
    for (const name of [7, null, {}, ['Ada'], 'x'.repeat(maxName + 1)]) {
      expect(() => checkedName(name)).to.throw('A name must be a string');
    }
    expect(checkedName(`\u202E${'x'.repeat(maxName)}\u0000`)).to.equal('x'.repeat(maxName));
  });

  for (const [name, taken, beside] of [
    ['Ada', [], 'Ada'],
    ['Ada', ['Bo', 'Adam'], 'Ada'],
    ['Ada', ['Ada'], 'Ada 2'],
    ['Ada', ['Ada', 'Ada 2'], 'Ada 3'],
    ['Ada', ['Ada', 'Ada 3'], 'Ada 2'],
    ['ADA', ['ada'], 'ADA 2'],
    ['Ádá', ['ada'], 'Ádá 2'],
    ['Ａｄａ', ['Ada'], 'Ａｄａ 2'],
    ['Ada', ['ÁDA', 'ａｄａ ２'], 'Ada 3'],
    ['Ada 2', ['Ada', 'Ada 2'], 'Ada 3'],
    ['Straße', ['STRASSE'], 'Straße 2'],
    ['שרה', ['שרה'], 'שרה 2'],
    ['👍', ['👎'], '👍'],
    ['x'.repeat(maxName), ['x'.repeat(maxName)], `${'x'.repeat(maxName - 2)} 2`],
    [
      `${'x'.repeat(20)}👩🏽\u200D🚀`.slice(0, 27),
      [`${'x'.repeat(20)}👩🏽\u200D🚀`],
      `${'x'.repeat(20)} 2`,
    ],
  ] as const) {
    it(`the name ${name} becomes ${beside} beside taken names: ${taken.join(', ') || 'none'}`, () => {
      expect(nameBeside(name, taken)).to.equal(beside);
    });
  }

  it('a name adjusted to others is valid and unique', () => {
    const name = fc.string({ minLength: 1, maxLength: maxName, unit: 'grapheme' });
    const property = fc.property(fc.array(name, { maxLength: 6 }), (wished) => {
      const taken: string[] = [];
      for (const each of wished) {
        const tidy = sanitized(each);
        if (tidy === '' || tidy.length > maxName) continue;
        const given = nameBeside(tidy, taken);
        expect(checkedName(given)).to.equal(given);
        expect(nameBeside(given, taken), 'free').to.equal(given);
        taken.push(given);
      }
    });
    fc.assert(property, { seed: 1849 });
  });
});
