import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import type { Language } from '../../../games/kit/language.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { playerName } from '../../app/settings.ts';
import { useText } from '../../i18n/useText.tsx';
import { useGameText } from '../../lib/useGameText.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ErrorPage, Loading, LoadingFailed } from '../../ui/ErrorStates.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { type Lesson, type LessonWords, learner } from './lesson.ts';
import { hasLesson } from './names.ts';
import { deleteDrafts, keepPlace, placeIn } from './places.ts';
import { LessonSession, type LoadedLesson } from './session.ts';
import { TutorialText } from './TutorialText.tsx';
import { usePointing } from './usePointing.ts';
import './lessons.css';

/** Shows the tutorial of a game. */
export function LessonPage({ game }: { readonly game: CatalogGame }) {
  const { text } = useText();
  if (!hasLesson(game.info.name)) {
    return <ErrorPage heading={text.notFound.heading} help={text.notFound.help} />;
  }
  return (
    <TutorialText>
      <FoundLesson game={game} />
    </TutorialText>
  );
}

type Parts = Pick<LoadedLesson, 'module' | 'lesson'> & Pick<BoardModule, 'Board'>;

async function loadParts(game: CatalogGame): Promise<Parts> {
  const loading: Promise<{ readonly lesson: Lesson }> = import(`./games/${game.info.name}.ts`);
  const [module, { Board }, { lesson }] = await Promise.all([
    game.load(),
    game.loadBoard(),
    loading,
  ]);
  return { module, Board, lesson };
}

async function loadWords(language: Language, name: string): Promise<LessonWords> {
  const loading: Promise<{ readonly words: LessonWords }> = import(
    `../../i18n/${language}/lessons/${name}.ts`
  );
  return (await loading).words;
}

function FoundLesson({ game }: { readonly game: CatalogGame }) {
  const { language } = useText();
  const { name } = game.info;
  const parts = useLoaded(useCallback(() => loadParts(game), [game]));
  const words = useLoaded(useCallback(() => loadWords(language, name), [language, name]));
  const gameText = useGameText(game);
  // If only another language fails to load, the previous one stays.
  const loading = [parts, words, gameText];
  if (loading.some(({ hasFailed, value }) => hasFailed && !value)) return <LoadingFailed />;
  if (!parts.value || !words.value || !gameText.value) return <Loading />;
  return <LessonRoom game={game} {...parts.value} words={words.value} gameText={gameText.value} />;
}

function LessonRoom({
  game,
  Board,
  words,
  gameText,
  ...parts
}: Parts & {
  readonly game: CatalogGame;
  readonly words: LessonWords;
  readonly gameText: GameText;
}) {
  const { text, language } = useText();
  const { name } = game.info;
  const learnerName = playerName.get() || text.guest;
  const notePlace = (place: number) => {
    if (place === 0) deleteDrafts();
    keepPlace(name, place);
  };
  const [session] = useState(() => {
    const place = placeIn(name, parts.lesson.steps.length);
    if (place === 0) deleteDrafts();
    return new LessonSession({ game, name: learnerName, ...parts, place, onPlace: notePlace });
  });
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  const shown = useSyncExternalStore(session.subscribe, session.snapshot);
  const { seats } = session;
  const matchData = useMemo(
    () =>
      seats.map(({ name: called, bot }, id) => ({
        id,
        name: called,
        isConnected: true,
        ...(bot && { data: { bot } }),
      })),
    [seats],
  );
  const { state, moves, log, isPlaying } = shown;
  const step = isPlaying ? undefined : parts.lesson.steps[shown.place];
  const names = useMemo(() => step?.at?.(gameText) ?? [], [step, gameText]);
  const board = useRef<HTMLDivElement>(null);
  usePointing(board, names);
  const { setupData } = parts.lesson;
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData });
  return (
    <div className="lesson">
      <LessonPanel
        game={game}
        session={session}
        shown={shown}
        words={words}
        gameText={gameText}
        onRule={onRule}
        ruleForRefusal={parts.module.ruleForRefusal}
        steps={parts.lesson.steps}
      />
      <div ref={board} className="lesson-board">
        <Board
          key={shown.jump}
          G={state.G}
          moves={moves}
          log={log}
          language={language}
          matchData={matchData}
          playerID={learner}
          text={gameText}
          onPlayback={session.notePlayback}
          isShownOnly={shown.isOver}
          onRule={onRule}
        />
      </div>
      {sheet}
    </div>
  );
}
