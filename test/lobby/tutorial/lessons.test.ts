import { expect } from 'chai';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import {
  type Lesson,
  type LessonWords,
  learner,
  ownDecisions,
  type Step,
} from '../../../games/kit/lesson.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { afterMove, type LocalMatch } from '../../../lobby/features/local-match/match.ts';
import { LessonSession } from '../../../lobby/features/tutorial/lesson-session.ts';
import { afterMoves, beginning, matchAt } from '../../../lobby/features/tutorial/script.ts';
import type { TutorialMessages } from '../../../lobby/i18n/en/tutorial.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { wrongInFrench } from '../../support/browser/words.ts';
import { seededChoice } from '../../support/games/table.ts';

const lessonOf = async ({ loadTutorial }: CatalogGame) => (await loadTutorial()).lesson;

async function wordsOf({ loadTutorial }: CatalogGame, language: Language): Promise<LessonWords> {
  return (await (await loadTutorial()).words[language]()).words;
}

/** Opens a lesson as a page shows it, from a step on. */
async function shownAt(game: CatalogGame, place: number) {
  const [lesson, module] = await Promise.all([lessonOf(game), game.load()]);
  const places: number[] = [];
  const onPlace = (now: number) => places.push(now);
  const session = new LessonSession({ game, module, lesson, name: 'Ada', place, onPlace });
  /** Makes a move as a board does, one at a time. */
  const make = async ({ move, args }: AnyMove) => {
    session.snapshot().moves[move]?.(...args);
    await Promise.resolve();
  };
  return { lesson, module, session, places, make };
}

/** The steps of a lesson that ask for a move, with their places. */
function askedSteps({ steps }: Lesson) {
  return steps.flatMap((step, place) => (step.kind === 'asked' ? [{ step, place }] : []));
}

for (const game of catalog) {
  const { name } = game.info;

  describe(`The lesson of ${name}`, () => {
    it('the lesson has six to ten steps with legal moves up to the learner’s decisions', async () => {
      const { lesson, module, session } = await shownAt(game, 0);
      expect(lesson.steps.length).to.be.within(6, 10);
      for (const step of lesson.steps.keys()) {
        expect(session.snapshot()).to.include({ place: step, isOver: false });
        session.goOn();
      }
      expect(session.snapshot()).to.include({ place: lesson.steps.length, decisions: 0 });
      const start = beginning({ module, lesson }, { game: name, name: 'Ada' });
      const { G } = matchAt({ module, lesson }, { start, place: lesson.steps.length });
      expect(session.snapshot().state.G).to.deep.equal(module.rules.view(G, learner));
      expect(module.rules.result(G)).to.equal(null);
      session.stop();
    });

    it('a step accepts the move it asks for and explains why another is worse', async () => {
      const lesson = await lessonOf(game);
      let others = 0;
      for (const { step, place } of askedSteps(lesson)) {
        const { module, session, make, places } = await shownAt(game, place);
        const script = { module, lesson };
        const start = beginning(script, { game: name, name: 'Ada' });
        const match = matchAt(script, { start, place });
        const other = anotherMove(script, match, step);
        if (other) {
          others += 1;
          const { state } = session.snapshot();
          await make(other);
          expect(session.snapshot(), step.id).to.deep.include({ place, hint: { kind: 'better' } });
          expect(session.snapshot().state.G).to.deep.equal(state.G);
          // Boards wait for another state before they send again.
          expect(session.snapshot().state.G).to.not.equal(state.G);
        }
        await make({ move: 'noMove', args: [] });
        const refused = { kind: 'refused', reason: 'noSuchMove' };
        expect(session.snapshot()).to.deep.include({ place, hint: refused });
        await make(wantedOf(lesson, match, step));
        expect(session.snapshot(), step.id).to.deep.include({ place: place + 1, hint: null });
        expect(places).to.deep.equal([place + 1]);
        session.stop();
      }
      expect(others).to.be.above(1);
    });

    it('only the first of two moves sent at once gets an answer', async () => {
      const [first] = askedSteps(await lessonOf(game));
      const { session } = await shownAt(game, first?.place ?? 0);
      session.snapshot().moves.noMove?.();
      session.goOn();
      session.snapshot().moves.noMove?.();
      expect(session.snapshot().hint).to.equal(null);
      session.stop();
    });

    it('a step that only tells something accepts no move', async () => {
      const { lesson, session, make } = await shownAt(game, 0);
      expect(lesson.steps[0]?.kind).to.equal('told');
      const { log } = session.snapshot();
      await make({ move: 'anything', args: [] });
      expect(session.snapshot()).to.deep.include({ place: 0, hint: { kind: 'better' }, log });
      session.stop();
    });

    it('the learner can go back and can end the lesson', async () => {
      const { lesson, session, places } = await shownAt(game, 4);
      const { jump } = session.snapshot();
      session.goTo(3);
      expect(session.snapshot()).to.include({ place: 3, jump: jump + 1 });
      expect(places).to.deep.equal([3]);
      session.goTo(lesson.steps.length);
      session.end();
      expect(session.snapshot()).to.include({ isOver: true, decisions: ownDecisions });
      session.stop();
    });

    it('every remark on the learner’s decisions has a sentence', async () => {
      const [lesson, module, words] = await Promise.all([
        lessonOf(game),
        game.load(),
        wordsOf(game, 'en'),
      ]);
      const remarks = new Set<string>();
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const script = { module, lesson };
        const start = beginning(script, { game: name, name: 'Ada' });
        let match = matchAt(script, { start, place: lesson.steps.length });
        const choose = seededChoice(seed);
        for (let made = 0; made < 60 && module.rules.result(match.G) === null; made += 1) {
          const seat = choose(module.playersToMove(match.G));
          const move = choose<AnyMove>(module.rules.legalMoves(match.G, seat));
          const after = afterMove(module, match, { seat, ...move, at: 0 });
          if ('refused' in after) expect.fail(after.refused);
          const events = after.moves.at(-1)?.events ?? [];
          const remark =
            seat === learner
              ? lesson.remarkOn({ made: move, before: match.G, after: after.G, events })
              : null;
          if (remark !== null) remarks.add(remark);
          match = after;
        }
      }
      expect(remarks.size).to.be.above(2);
      expect(Object.keys(words.remarks)).to.include.members([...remarks]);
    });
  });

  describe(`The words of the lesson of ${name}`, () => {
    /** The length of a text that fits into a third of a phone. */
    const longest = 330;

    for (const language of languages) {
      it(`every step has words that fit over the board: ${language}`, async () => {
        const [lesson, words] = await Promise.all([lessonOf(game), wordsOf(game, language)]);
        for (const { kind, id } of lesson.steps) {
          const said = kind === 'told' ? [words.told[id]] : Object.values(words.asked[id] ?? {});
          expect(said, id).to.have.length(kind === 'told' ? 1 : 2);
          for (const each of said) expect(each?.length, `${id}: ${each}`).to.be.within(20, longest);
        }
      });
    }

    it('no language repeats the English sentences', async () => {
      const english = sentencesOf(await wordsOf(game, 'en'));
      for (const language of ['it', 'fr', 'de'] as const) {
        const others = sentencesOf(await wordsOf(game, language));
        expect(others).to.have.length(english.length);
        expect(others.filter((each) => english.includes(each))).to.deep.equal([]);
        if (language !== 'fr') continue;
        for (const each of others) expect(each).to.not.match(wrongInFrench);
      }
    });
  });
}

describe('The words around all lessons', () => {
  it('no language repeats the English words', async () => {
    const texts = await textsOf<TutorialMessages>('tutorial');
    const said = (language: Language) =>
      Object.values(texts[language]).map((each) =>
        typeof each === 'string' ? each : each('7', '8'),
      );
    const english = said('en');
    for (const language of ['it', 'fr', 'de'] as const) {
      const others = said(language);
      // A tutorial has the same name in most of them.
      const repeated = others.filter((each) => english.includes(each) && each !== 'Tutorial: 7');
      expect(repeated).to.deep.equal([]);
    }
  });
});

function sentencesOf({ told, asked, own, remarks, learnt }: LessonWords): readonly string[] {
  const ofAsked = Object.values(asked).flatMap(({ say, better }) => [say, better]);
  return [...Object.values(told), ...ofAsked, own, ...Object.values(remarks), ...learnt];
}

interface Script {
  readonly module: Awaited<ReturnType<CatalogGame['load']>>;
  readonly lesson: Lesson;
}

type Asked = Extract<Step, { kind: 'asked' }>;

/** Returns a legal move that leads elsewhere than a step wants, or undefined if there is none. */
function anotherMove({ module, lesson }: Script, match: LocalMatch, step: Asked) {
  const wanted = afterMoves({ module, lesson }, match, [{ seat: learner, ...step.wanted }]);
  const isAnother = (made: AnyMove) => {
    const after = afterMove(module, match, { seat: learner, ...made, at: 0 });
    if ('refused' in after) expect.fail(after.refused);
    if (step.fits) return !step.fits(after.G, wanted.G);
    return JSON.stringify(after.G) !== JSON.stringify(wanted.G);
  };
  return module.rules.legalMoves(match.G, learner).find(isAnother);
}

/** The move that a step wants, with all its arguments. */
function wantedOf({ complete }: Lesson, match: LocalMatch, { wanted }: Asked): AnyMove {
  const args = complete?.(match.G, { seat: learner, ...wanted }) ?? wanted.args;
  return { ...wanted, args };
}
