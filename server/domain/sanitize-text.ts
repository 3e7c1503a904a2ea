import { maxName } from '../../protocol/tables.ts';

/*
 * Sanitises names and chat lines: strips everything that shows nothing, turns other text around or runs out of its
 * line. The rest stays as it was typed.
 */

/** Scripts that are written with joiners (U+200C, U+200D), and whose vowels and tones are marks on their letters. */
const joiningScripts = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tibetan',
  'Khmer',
  'Myanmar',
];
const inScripts = (property: 'Script' | 'Script_Extensions', scripts: readonly string[]) =>
  `[${scripts.map((script) => `\\p{${property}=${script}}`).join('')}]`;

/** Marks with which a script itself writes a syllable. */
const ownMark = `[\\p{M}&&${inScripts('Script', ['Hebrew', ...joiningScripts.filter((script) => script !== 'Arabic')])}]`;
/** All other marks: at most two on one letter. */
const accent = `[\\p{M}--${ownMark}]`;
const surplusAccent = new RegExp(`(?<=${accent}{2})${accent}`, 'gv');
const surplusMark = /(?<=\p{M}{4})\p{M}/gu;
/** More marks than any letter keeps, which would take long to sort. */
const pileOfMarks = /(?<=\p{M}{8})\p{M}/gu;
const markOnNothing = /(?<=^|\s)\p{M}+/gu;

/** Fillers that count as symbols and show nothing: an empty Braille pattern, a note without a head. */
const blank = /(?:[^\S\uFEFF]|[\u2800\u{1D159}])+/gu;

const joining = inScripts('Script_Extensions', joiningScripts);

/** Invisible characters that make something else display correctly. They are kept there and nowhere else. */
const atWork = new RegExp(
  [
    // Joiners within a word; after a mark only if no further mark follows, or marks could be piled up with them.
    `(?<=(?=\\p{L})${joining})[\\u200C\\u200D](?=[\\u200C\\u200D]*[\\p{L}\\p{M}])`,
    `(?<=(?=\\p{M})${joining})[\\u200C\\u200D](?![\\u200C\\u200D]*\\p{M})`,
    // Emoji that form one with the next: families, professions.
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})',
    // An emoji as a picture or as text; keycaps.
    '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
    // The form of a Han or Mongolian character; people write their names this way.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
    // The flags of England, Scotland and Wales.
    '(?<=\\u{1F3F4})[\\u{E0061}-\\u{E007A}]{4,6}\\u{E007F}',
  ].join('|'),
  'uy',
);
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the text without invisible characters, except those that have an effect where they stand. */
function withoutUnseen(text: string): string {
  let from = 0;
  return text.replace(unseen, (character, index: number) => {
    // Part of a sequence that is already kept.
    if (index < from) return '';
    atWork.lastIndex = index;
    const kept = atWork.exec(text)?.[0] ?? '';
    from = index + Math.max(kept.length, character.length);
    return kept;
  });
}

/** Returns the text in Unicode's normal form (NFC), without surplus marks. */
const withFewMarks = (text: string) =>
  text
    .replace(pileOfMarks, '')
    .normalize('NFD')
    .replace(surplusAccent, '')
    .replace(surplusMark, '')
    .normalize('NFC');

const sanitizedOnce = (text: string) =>
  withFewMarks(withoutUnseen(text.replace(blank, ' ')).replace(markOnNothing, ''))
    .replace(/ +/g, ' ')
    .trim();

/** Maximum length of a text as it arrives, compared with its length when it is sanitised. */
const maxSurplus = 8;

/**
 * Returns a client's text on one line, without control characters, direction overrides, piled-up accents and fillers.
 * Undefined if it is not a text of 1 to `maxLength` visible characters. A much longer text is not looked at.
 */
export function sanitized(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string' || value.length > maxSurplus * maxLength) return undefined;
  let text = sanitizedOnce(value);
  // Stripped characters may have kept others in place.
  for (let again = sanitizedOnce(text); again !== text; again = sanitizedOnce(text)) text = again;
  return text !== '' && text.length <= maxLength ? text : undefined;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const names = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });

/** Returns whether two names look the same, apart from case, accents and width. */
function areAlike(one: string, other: string): boolean {
  return names.compare(one.normalize('NFKC'), other.normalize('NFKC')) === 0;
}

/** Returns the beginning of a name up to a length, without splitting a character. */
function shortened(name: string, longest: number): string {
  let short = '';
  for (const { segment } of characters.segment(name)) {
    if (short.length + segment.length > longest) break;
    short += segment;
  }
  return short.trim();
}

/**
 * Returns a name for another player at a table where these are taken: with the next free number, if it is one of them.
 */
export function nameBeside(name: string, taken: readonly string[]): string {
  const isTaken = (wished: string) => taken.some((each) => areAlike(each, wished));
  if (!isTaken(name)) return name;
  const [, plain = name, last = '1'] = /^(.+) (\d{1,2})$/.exec(name) ?? [];
  for (let number = Number(last) + 1; ; number += 1) {
    const end = ` ${number}`;
    const numbered = `${shortened(plain, maxName - end.length)}${end}`.trim();
    if (!isTaken(numbered)) return numbered;
  }
}
