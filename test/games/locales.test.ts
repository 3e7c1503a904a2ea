import { expect } from 'chai';
import { texts as textsOfBugRace } from '../../games/bug-race/locales/index.ts';
import { legs } from '../../games/bug-race/rules/components.ts';
import { refusals as bugRaceRefusals } from '../../games/bug-race/rules/state.ts';
import { rulesTexts as ofBugRace } from '../../games/bug-race/rules-pages/texts.ts';
import { texts as textsOfGewalt } from '../../games/crazy-race-gewalt/locales/index.ts';
import { actionKinds } from '../../games/crazy-race-gewalt/rules/components.ts';
import { refusals as gewaltRefusals } from '../../games/crazy-race-gewalt/rules/state.ts';
import { rulesTexts as ofGewalt } from '../../games/crazy-race-gewalt/rules-pages/texts.ts';
import { texts as textsOfSchacht } from '../../games/crazy-race-schacht/locales/index.ts';
import { models } from '../../games/crazy-race-schacht/rules/components.ts';
import { refusals as schachtRefusals } from '../../games/crazy-race-schacht/rules/state.ts';
import { rulesTexts as ofSchacht } from '../../games/crazy-race-schacht/rules-pages/texts.ts';
import { texts as textsOfGrandPrix } from '../../games/detroit-cleveland-grand-prix/locales/index.ts';
import { cars } from '../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { refusals as grandPrixRefusals } from '../../games/detroit-cleveland-grand-prix/rules/state.ts';
import { rulesTexts as ofGrandPrix } from '../../games/detroit-cleveland-grand-prix/rules-pages/texts.ts';
import { type Language, languages } from '../../games/kit/language.ts';
import { recordOf } from '../../games/kit/record-of.ts';
import type { GameText, RulesSection } from '../../games/kit/text.ts';
import { unsupportedReasons } from '../../games/kit/unsupported-match.ts';
import { type GameName, games as infos } from '../../games/paddock.ts';
import { nameOf, stringsIn, wrongInFrench } from '../support/browser/words.ts';
import { allWords } from '../support/games/texts.ts';
import * as bugRaceBoard from './bug-race/board/words.ts';
import * as bugRaceTold from './bug-race/told-events.ts';
import * as gewaltBoard from './crazy-race-gewalt/board/words.ts';
import * as gewaltTold from './crazy-race-gewalt/told-events.ts';
import * as schachtBoard from './crazy-race-schacht/board/words.ts';
import * as schachtTold from './crazy-race-schacht/told-events.ts';
import * as grandPrixBoard from './detroit-cleveland-grand-prix/board/words.ts';
import * as grandPrixTold from './detroit-cleveland-grand-prix/told-events.ts';

const bugRace = await allWords(textsOfBugRace, ofBugRace);
const schacht = await allWords(textsOfSchacht, ofSchacht);
const gewalt = await allWords(textsOfGewalt, ofGewalt);
const grandPrix = await allWords(textsOfGrandPrix, ofGrandPrix);

/** All words of a game, with its rules. */
type WithRules<Event = never> = GameText<Event> & { readonly rules: readonly RulesSection[] };

/** Returns all words of a game in each language: of events by their types, and on its board. */
function wordsIn<
  Event extends { readonly type: string },
  Board,
  Text extends WithRules<Event> & { readonly board: Board },
>(
  texts: Readonly<Record<Language, Text>>,
  samples: Readonly<Record<string, readonly Event[]>>,
  of: {
    readonly namesOf: (board: Board) => Readonly<Record<string, string>>;
    readonly sentencesOf: (board: Board) => readonly string[];
    readonly boardWordsOf?: (board: Board) => readonly string[];
  },
) {
  return recordOf(languages, (language) => {
    const own = texts[language];
    const text: WithRules = own;
    const told = Object.entries(samples).flatMap(([type, events]) =>
      events.map((event) => ({ type, event, sentence: own.describeEvent(event, nameOf) })),
    );
    const sentences = of.sentencesOf(own.board);
    const board = [...sentences, ...(of.boardWordsOf?.(own.board) ?? [])];
    return { text, told, names: of.namesOf(own.board), sentences, board };
  });
}

interface Game {
  readonly refusals: readonly string[];
  /** The pieces that have names. */
  readonly pieces: readonly string[];
  /** A type of events whose sentences are alike although the events differ, for instance in a card. */
  readonly alike?: string;
  readonly words: ReturnType<typeof wordsIn>;
}

const games: Readonly<Record<GameName, Game>> = {
  'bug-race': {
    refusals: bugRaceRefusals,
    pieces: legs,
    alike: 'played',
    words: wordsIn(bugRace, bugRaceTold.samples, {
      ...bugRaceBoard,
      namesOf: (board) => board.legs,
    }),
  },
  'crazy-race-schacht': {
    refusals: schachtRefusals,
    pieces: models,
    alike: 'stole',
    words: wordsIn(schacht, schachtTold.samples, {
      ...schachtBoard,
      namesOf: (board) => board.models,
    }),
  },
  'crazy-race-gewalt': {
    refusals: gewaltRefusals,
    pieces: actionKinds,
    words: wordsIn(gewalt, gewaltTold.samples, { ...gewaltBoard, namesOf: (board) => board.kinds }),
  },
  'detroit-cleveland-grand-prix': {
    refusals: grandPrixRefusals,
    pieces: cars,
    words: wordsIn(grandPrix, grandPrixTold.samples, {
      ...grandPrixBoard,
      namesOf: (board) => board.cars,
    }),
  },
};

/** The fields of events that hold seats; the sentence of an event names the players in them. */
const fieldsOfSeats = ['playerID', 'from', 'target', 'owner', 'firstPlayer', 'winners'];

function namesIn(event: object): string[] {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(event);
  return fields
    .filter(([field]) => fieldsOfSeats.includes(field))
    .flatMap(([, value]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .flatMap((seat) => (typeof seat === 'string' ? nameOf(seat) : []));
}

/** Returns the structure of a text without its words. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(value);
  return parts.map(([key, part]) => [key, shapeOf(part)]).sort();
}

/** Returns whether words are a sentence, which may begin with a quotation mark where the name of a card may come first. */
function isSentence(name: string, words: string): boolean {
  return name === 'crazy-race-gewalt'
    ? /^(?:[“„«]\u202f?[\p{Lu}\d]|\p{Lu}).*[.!?)]$/u.test(words)
    : /^\p{Lu}.*[.!?)]$/u.test(words);
}

/** Matches the trace of a value that is missing or isn't words; an Italian card may be annulled. */
const hole = /undefined|(?<![Aa]n)null|NaN|\[object| {2}/;

function expectEachDifferent(words: readonly string[], where: string): void {
  expect(words, where).to.not.be.empty;
  expect(words, where).to.have.lengthOf(new Set(words).size);
}

describe('The words of the games', () => {
  for (const { name, description, options } of infos) {
    const { title } = description.en;
    const { refusals: ownRefusals, pieces, alike, words } = games[name];
    const { en } = words;
    const inAll = Object.entries(words);

    it(`The words of ${title} have the same keys and the same parts of the rules in all four languages`, () => {
      for (const [language, { text }] of inAll) {
        expect(shapeOf(text), language).to.deep.equal(shapeOf(en.text));
      }
    });

    it(`Every refusal of ${title} has a sentence of its own, and no other reason has one`, () => {
      const refusals = [...ownRefusals, ...unsupportedReasons, 'tooMuch', 'noSuchMove'];
      for (const [language, { text }] of inAll) {
        expect(text.refusals, language).to.have.all.keys(refusals);
        const sentences = Object.values(text.refusals);
        for (const each of sentences) expect(isSentence(name, each), each).to.equal(true);
        expectEachDifferent(sentences, language);
      }
    });

    it(`Every option of ${title}, and no other, has a label, a sentence of help and words for each choice`, () => {
      for (const [language, { text }] of inAll) {
        expect(text.options, language).to.have.all.keys(options.map((field) => field.name));
        for (const field of options) {
          const { label, help, choices } = text.options[field.name] ?? expect.fail(field.name);
          expect(label.trim()).to.not.equal('');
          expect(isSentence(name, help), help).to.equal(true);
          if (field.kind !== 'choice') continue;
          expect(choices).to.have.all.keys([...field.choices]);
          expectEachDifferent(Object.values(choices ?? {}), `${language}: ${field.name}`);
        }
      }
    });

    it(`The last section of the rules of ${title} explains every option by its label, in their order`, () => {
      for (const [language, { text }] of inAll) {
        const explained = stringsIn(text.rules.at(-1)?.body);
        expect(explained, language).to.have.lengthOf(options.length);
        for (const [index, field] of options.entries()) {
          const { label } = text.options[field.name] ?? expect.fail(field.name);
          expect(explained[index]?.startsWith(label), `${language}: ${label}`).to.equal(true);
        }
      }
    });

    it(`Every piece of ${title} has a name of its own`, () => {
      for (const [language, { names }] of inAll) {
        expect(names, language).to.have.all.keys([...pieces]);
        expectEachDifferent(Object.values(names), language);
      }
    });

    it(`The log of ${title} reports every type of event in a sentence that names the players`, () => {
      for (const [language, { told }] of inAll) {
        for (const { type, event, sentence } of told) {
          const where = `${language}: ${type}: ${sentence}`;
          expect(event.type, where).to.equal(type);
          expect(isSentence(name, sentence), where).to.equal(true);
          for (const player of namesIn(event)) expect(sentence, where).to.contain(player);
        }
        const named = new Set(told.flatMap(({ event }) => namesIn(event)));
        expect(named, language).to.include.all.keys('Ada', 'Ben', 'Cleo');
      }
    });

    it(`The log of ${title} reports different events in different sentences`, () => {
      for (const [language, { told }] of inAll) {
        const apart = told.filter(({ type }) => type !== alike);
        expectEachDifferent(
          apart.map(({ sentence }) => sentence),
          language,
        );
      }
    });

    it(`The board of ${title} asks and explains in whole sentences`, () => {
      for (const [language, { sentences }] of inAll) {
        expect(sentences, language).to.not.be.empty;
        for (const each of sentences) expect(each, language).to.match(/[.!?]$/);
      }
    });

    it(`No words of ${title} are empty, and no values are missing in them`, () => {
      for (const [language, { text, told, board }] of inAll) {
        const sentences = told.map(({ sentence }) => sentence);
        for (const each of [...stringsIn(text), ...board, ...sentences]) {
          expect(each.trim(), language).to.not.equal('');
          expect(each, language).to.not.match(hole);
        }
      }
    });

    it(`No words of ${title} are left in English`, () => {
      const wordsToCompare = ({
        text,
        told,
        board,
      }: Game['words'][Language]): readonly string[] => [
        ...Object.values(text.refusals),
        ...Object.values(text.headings),
        ...Object.values(text.options).flatMap(({ label, help }) => [label, help]),
        ...told.map(({ sentence }) => sentence),
        // Numbers are the same everywhere, and French says points, too.
        ...board.filter((each) => !/^\d(?: points?)?$/.test(each)),
      ];
      const english = new Set(wordsToCompare(en));
      for (const [language, each] of inAll) {
        if (language === 'en') continue;
        const left = wordsToCompare(each).filter((said) => english.has(said));
        expect(left, language).to.deep.equal([]);
      }
    });

    it(`The French words of ${title} have narrow no-break spaces before high punctuation`, () => {
      const { text, told, board } = words.fr;
      const sentences = [...board, ...told.map(({ sentence }) => sentence)];
      for (const each of [...stringsIn(text), ...sentences]) {
        expect(each).to.not.match(wrongInFrench);
      }
    });
  }

  it('The log of Bug Race says how far the body went and which legs stayed', () => {
    const { playerID } = bugRaceTold;
    const played = { type: 'played', playerID, cardID: 0, unmoved: ['leftRear'] } as const;
    expect(
      bugRace.en.describeEvent({ ...played, steps: ['body', 'leftFront', 'body'] }, nameOf),
    ).to.equal(
      'Ada plays a card and moves the left front leg and the body (2 sections). Not moved: the left rear leg.',
    );
    expect(
      bugRace.en.describeEvent(
        { type: 'cardFinished', playerID, cardID: 0, unmoved: ['rightRear'] },
        nameOf,
      ),
    ).to.equal('Ada discards the card without moving the right rear leg.');
  });
});
