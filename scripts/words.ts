/**
 * Finds phrases that must not return to texts for readers. `node --import tsx scripts/words.ts` lists them with a
 * replacement for each, and exits with 1 if there are any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

interface Phrase {
  readonly phrase: RegExp;
  readonly instead: string;
}

const phrases: readonly Phrase[] = [
  {
    phrase:
      /(?:^|[.:;(|] |\*\*)Who (?:has|is|asks|makes|looks|leaves|wins|passes|could|can |cannot|reaches|joins|said|does|reads|writes|opens)\b(?!.*\?)/,
    instead: 'a subject: “a player who …”, “clients that …”',
  },
  {
    phrase: /(?:^|[.:;(|] |\*\*)Whose\b(?!.*\?)/,
    instead: 'a subject: “a player whose …”',
  },
  { phrase: /\b(?:is|are|be) had by\b/, instead: '“has”, with its subject first' },
  { phrase: /\bbut for (?:the|one|what|those)\b/, instead: '“except”' },
  { phrase: /\b[Tt]he own [a-z`]/, instead: '“your own”, “their own” or “the player’s”' },
  { phrase: /\banew\b/, instead: '“again”, “from scratch”, “restart”' },
  {
    phrase:
      /\btables? (?:is|are|was|were) laid\b|\b[Ll]ay(?:s|ing)? (?:a|another|the next) table\b/,
    instead: '“create a table”',
  },
  { phrase: /\b(?:be|made) had again\b|\bhad again\b/, instead: '“reproduce”, “restore”' },
  { phrase: /\b(?:be|is|are) called (?:there|there from|while|when)\b/, instead: '“notify”' },
  { phrase: /\bnobody knows you\b|\bthrow away\b|\bclear(?:ed)? away\b/i, instead: '“delete”' },
];

const inFolder = (folder: string, isMeant: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => isMeant.test(file));

/** Files with texts that players and readers see. */
const files = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...inFolder('docs', /^docs\/[\w-]+\.md$/),
  ...inFolder('examples', /^examples\/[\w-]+\/README\.md$/),
  ...inFolder('games', /RULES\.md$|\/en\.ts$|\/en\//),
  ...inFolder('lobby', /\/en\.ts$|\/en\/[\w-]+\.ts$/),
];

let found = 0;
for (const file of files) {
  for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
    for (const { phrase, instead } of phrases) {
      const [words] = phrase.exec(line) ?? [];
      if (words === undefined) continue;
      found += 1;
      console.error(`${file}:${index + 1}: “${words.trim()}”: write ${instead}.`);
    }
  }
}
if (files.length < 60) throw new Error('The texts are not where they were.');
if (found > 0) process.exitCode = 1;
