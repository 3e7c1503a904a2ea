import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import type { OnRule } from '../../../games/kit/board/board-props.ts';
import { ToRules } from '../../../games/kit/board/ToRules.tsx';
import { type LessonWords, ownDecisions, type Step } from '../../../games/kit/lesson.ts';
import type { GameText } from '../../../games/kit/text.ts';
import type { TutorialMessages } from '../../i18n/en/tutorial.ts';
import { createMessages } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlayNow } from '../ways-to-play/PlayNow.tsx';
import type { LessonSession, LessonSnapshot } from './lesson-session.ts';

/** Provides the text of all tutorials. */
export const { Provider: TutorialText, useWords: useTutorialText } =
  createMessages<TutorialMessages>(
    'TutorialText',
    (language) => import(`../../i18n/${language}/tutorial.ts`),
  );

interface TellingProps {
  readonly game: CatalogGame;
  readonly session: LessonSession;
  readonly shown: LessonSnapshot;
  readonly steps: readonly Step[];
  readonly words: LessonWords;
  readonly gameText: GameText;
  readonly ruleForRefusal: GameModule['ruleForRefusal'];
  readonly onRule: OnRule;
}

/** Shows the tutorial's text, its request and its buttons, beside the board or over it. */
export function LessonPanel(props: TellingProps) {
  const { game, shown, steps } = props;
  const { language, formats } = useText();
  const frame = useTutorialText();
  const { title } = game.info.description[language];
  const { place, decisions, isOver } = shown;
  const box = useFollowingFocus(shown, steps);
  const isAlone = place === steps.length;
  const number = formats.number;
  const where = isAlone
    ? frame.decision(number(Math.min(decisions + 1, ownDecisions)), number(ownDecisions))
    : frame.step(number(place + 1), number(steps.length));
  return (
    <section
      ref={box}
      className="lesson-telling"
      data-over={isOver}
      tabIndex={-1}
      aria-labelledby="lesson-where"
    >
      <div className="lesson-top">
        <PageHeading className="lesson-title" title={frame.tabTitle(title)}>
          {frame.tabTitle(title)}
        </PageHeading>
        <p id="lesson-where" className="lesson-where">
          {isOver ? frame.endHeading : where}
        </p>
        <Link
          href={addresses.game(game.info.name)}
          className="button button-small lesson-way lesson-leave"
          aria-label={frame.leave}
          title={frame.leave}
        >
          <span aria-hidden="true">×</span>
        </Link>
      </div>
      <progress
        className="lesson-progress"
        aria-hidden="true"
        value={isOver ? 1 : (place + (isAlone ? decisions : 0)) / (steps.length + ownDecisions)}
      />
      <div className="lesson-said" aria-live="polite">
        <Said {...props} />
      </div>
      {isOver ? <End {...props} /> : <Ways {...props} />}
    </section>
  );
}

/** Shows the current sentences. */
function Said({ shown, steps, words, gameText, ruleForRefusal, onRule }: TellingProps) {
  const frame = useTutorialText();
  const { place, hint, isPlaying, isOver } = shown;
  const step = steps[place];
  if (isPlaying) return <p>{frame.watch}</p>;
  if (isOver) return <Learnt shown={shown} words={words} />;
  const asked = step?.kind === 'asked' ? words.asked[step.id] : undefined;
  const hinted =
    hint?.kind === 'refused' ? gameText.refusals[hint.reason] : (asked?.better ?? frame.notYet);
  const section = hint?.kind === 'refused' ? ruleForRefusal[hint.reason] : undefined;
  return (
    <>
      {hint && (
        <p className="lesson-hint with-rules">
          {hinted}
          {section && <ToRules text={gameText} section={section} onRule={onRule} />}
        </p>
      )}
      {step ? <p>{asked?.say ?? words.told[step.id]}</p> : <Alone shown={shown} words={words} />}
    </>
  );
}

type OwnPart = Pick<TellingProps, 'shown' | 'words'>;

function Remark({ shown, words }: OwnPart) {
  return shown.remark !== null && <p>{words.remarks[shown.remark]}</p>;
}

/** Shows the text while the learner decides without help. */
function Alone({ shown, words }: OwnPart) {
  const frame = useTutorialText();
  const next = shown.isAsked ? frame.nextOwn : frame.others;
  return (
    <>
      <Remark shown={shown} words={words} />
      <p>{shown.decisions === 0 ? words.own : next}</p>
    </>
  );
}

function Learnt({ shown, words }: OwnPart) {
  return (
    <>
      <Remark shown={shown} words={words} />
      <ul className="lesson-learnt">
        {words.learnt.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Button({
  onPress,
  isMain = false,
  children,
}: {
  readonly onPress: () => void;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={isMain ? 'button button-main' : 'button button-small'}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Shows the buttons to continue and go back. */
function Ways({ session, shown, steps }: TellingProps) {
  const frame = useTutorialText();
  const { place, isPlaying, areBotsStuck } = shown;
  const step = steps[place];
  return (
    <>
      {areBotsStuck && (
        <div className="note note-bad" role="alert">
          <p>{frame.botsStuck}</p>
          <Button onPress={session.unstick}>{frame.goOn}</Button>
        </div>
      )}
      <div className="buttons lesson-ways">
        {step?.kind === 'told' && !isPlaying && (
          <Button onPress={session.goOn} isMain>
            {frame.goOn}
          </Button>
        )}
        {step?.kind === 'asked' && !isPlaying && (
          <Button onPress={session.goOn}>{frame.skip}</Button>
        )}
        {!step && <Button onPress={session.end}>{frame.toTheEnd}</Button>}
        {place > 0 && (
          <button
            type="button"
            className="button button-small lesson-way"
            aria-label={frame.back}
            title={frame.back}
            onClick={() => session.goTo(place - 1)}
          >
            <span aria-hidden="true">←</span>
          </button>
        )}
      </div>
    </>
  );
}

/** Shows the ways on from the end. */
function End({ game, session }: TellingProps) {
  const { text } = useText();
  const frame = useTutorialText();
  return (
    <div className="buttons lesson-ways">
      <PlayNow game={game} className="button button-main" />
      <Link href={addresses.game(game.info.name)} className="button button-small">
        {text.game.rules}
      </Link>
      <Button onPress={() => session.goTo(0)}>{frame.again}</Button>
    </div>
  );
}

/**
 * Moves the keyboard's focus to the box when the next thing to do is there. It comes from the board, or from buttons
 * that are gone.
 */
function useFollowingFocus({ place, isPlaying, isOver }: LessonSnapshot, steps: readonly Step[]) {
  const box = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const isHere = isOver || steps[place]?.kind === 'told';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a reason to look where the focus is
  useEffect(() => {
    if (isPlaying) return;
    const isLost = document.activeElement === document.body;
    const isInBox = box.current?.contains(document.activeElement);
    if (!isFirst.current && (isLost || (isHere && !isInBox))) {
      box.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
    box.current?.scrollTo({ top: 0 });
  }, [place, isPlaying, isHere]);
  return box;
}
