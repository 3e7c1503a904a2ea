import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { BoardModule } from '../../../games/kit/board/board-props.ts';
import { type LessonWords, learner } from '../../../games/kit/lesson.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { useText } from '../../i18n/useText.tsx';
import { createStore } from '../../lib/persisted-store.ts';
import { playerName } from '../../lib/settings.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Loading, LoadingFailed } from '../../ui/ErrorStates.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import { LessonPanel, TutorialText } from './LessonPanel.tsx';
import { LessonSession, type LoadedLesson } from './lesson-session.ts';
import './lessons.css';

/** Number of completed steps of each lesson, by the names of the games. */
type Places = Readonly<Record<string, number>>;

function placesFrom(text: string | null): Places {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, place]) => Number.isInteger(place)));
  } catch {
    return {};
  }
}

const places = createStore<Places>('paddock.lessons', placesFrom, JSON.stringify);

/** Returns the number of completed steps of a lesson. A stored one that doesn't fit the lesson counts as 0. */
function placeIn(game: string, steps: number): number {
  const place = places.get()[game] ?? 0;
  return place >= 0 && place <= steps ? place : 0;
}

/** Stores the number of completed steps of a lesson. */
function keepPlace(game: string, place: number): void {
  places.set({ ...places.get(), [game]: place });
}

/**
 * Deletes the drafts that boards store in the tab, by match state, under `paddock.<game>.<what>`. A lesson has the same
 * states each time, so a repeated lesson would show old drafts.
 */
function deleteDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => /^paddock\..+\./.test(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // The browser stores nothing.
  }
}

/** Shows the tutorial of a game. */
export function LessonPage({ game }: { readonly game: CatalogGame }) {
  return (
    <TutorialText>
      <FoundLesson game={game} />
    </TutorialText>
  );
}

type Parts = Pick<LoadedLesson, 'module' | 'lesson'> & Pick<BoardModule, 'Board'>;

async function loadParts(game: CatalogGame): Promise<Parts> {
  const [module, { Board }, { lesson }] = await Promise.all([
    game.load(),
    game.loadBoard(),
    game.loadTutorial(),
  ]);
  return { module, Board, lesson };
}

function FoundLesson({ game }: { readonly game: CatalogGame }) {
  const { language } = useText();
  const parts = useLoaded(useCallback(() => loadParts(game), [game]));
  const words = useLoaded(
    useCallback(async () => {
      const tutorial = await game.loadTutorial();
      return (await tutorial.words[language]()).words;
    }, [language, game]),
  );
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

/** Elements that can be marked: those with a name of their own or a label. */
const named = 'button, [aria-label]';

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

/** Marks the elements of the board whose names begin with one of these, also after they were rendered again. */
function mark(board: HTMLElement, names: readonly string[]): void {
  for (const element of board.querySelectorAll(named)) {
    const isMeant = names.some((name) => nameOf(element).trim().startsWith(name));
    if (isMeant !== element.hasAttribute('data-lesson')) {
      element.toggleAttribute('data-lesson', isMeant);
    }
  }
}

/** Draws a ring round the elements of the board whose names begin with one of these. */
function usePointing(board: RefObject<HTMLElement | null>, names: readonly string[]): void {
  useEffect(() => {
    const place = board.current;
    if (!place) return undefined;
    const look = () => mark(place, names);
    look();
    // It may be out of view, as in a long hand on a phone.
    place.querySelector('[data-lesson]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (names.length === 0) return undefined;
    const observer = new MutationObserver(look);
    const changes = { subtree: true, childList: true, attributeFilter: ['aria-label'] };
    observer.observe(place, changes);
    return () => observer.disconnect();
  }, [board, names]);
}
