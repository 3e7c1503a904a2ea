import type { Game } from 'boardgame.io';
import { infos } from './infos.ts';
import type { BoardModule, RulesPagesModule } from './kit/board/board-props.ts';
import type { GameInfo } from './kit/game-info.ts';
import type { Language } from './kit/language.ts';
import type { AnyRules, AnyTypes } from './kit/rules.ts';
import type { GameText } from './kit/text.ts';
import { texts } from './texts.ts';

/**
 * What a game's folder exports for a server or a bot. What takes a state is a method: hosts, to which all games are
 * alike, hand a game only states of its own, and messages as they came.
 */
export interface GameModule {
  readonly game: Game;
  /** The game as an object that anybody can play. */
  readonly rules: AnyRules;
  /**
   * The rules' reason for refusing a move, a key of the game's `refusals` texts; null if they allow it.
   * `args` may be anything a client sent.
   */
  refusalOf(G: unknown, playerID: string, move: string, args: readonly unknown[]): string | null;
  /** The section of the game's rules that explains each reason of its own for refusing a move. */
  readonly ruleForRefusal: Readonly<Record<string, string>>;
  /** The seats that the table waits for now. May be fewer than boardgame.io lets act. */
  playersToMove(G: unknown): readonly string[];
  /** Whether an event of the log is worth reading only until another one follows. */
  readonly isTransient: (event: unknown) => boolean;
  /** Whether a new part of the match begins with an event of the log, such as a turn or a stage. */
  readonly startsSection: (event: unknown) => boolean;
  /** Whether an event is a detail of the move's first one; left out: none is. */
  readonly isDetail?: (event: unknown) => boolean;
  /** For how many milliseconds the board shows events that come at once. */
  readonly playbackMilliseconds: (events: readonly AnyTypes['Event'][]) => number;
}

/** A game on the shelf: what it is, and how to get its parts when they are needed. */
export interface CatalogGame {
  readonly info: GameInfo;
  readonly load: () => Promise<GameModule>;
  readonly loadBoard: () => Promise<BoardModule>;
  readonly loadCover: () => Promise<{ readonly Cover: React.ComponentType }>;
  /** The rules with figures, which take the board's styles. */
  readonly loadRulesPages: () => Promise<RulesPagesModule>;
  readonly loadText: (language: Language) => Promise<{ readonly text: GameText }>;
  /** Text for the options alone, which is all that lists of tables need. */
  readonly loadOptions: (language: Language) => Promise<Pick<GameText, 'options'>>;
}

type GameName = keyof typeof infos;

type LoadedPart = 'load' | 'loadBoard' | 'loadCover' | 'loadRulesPages';

/** The parts of a game whose types every game has to fit; said one by one, so that the compiler sees that it does. */
const parts: Readonly<Record<GameName, Pick<CatalogGame, LoadedPart>>> = {
  'bug-race': {
    load: () => import('./bug-race/index.ts'),
    loadBoard: () => import('./bug-race/board/index.tsx'),
    loadCover: () => import('./bug-race/board/Cover.tsx'),
    loadRulesPages: () => import('./bug-race/rules-pages/index.tsx'),
  },
  'crazy-race-schacht': {
    load: () => import('./crazy-race-schacht/index.ts'),
    loadBoard: () => import('./crazy-race-schacht/board/index.tsx'),
    loadCover: () => import('./crazy-race-schacht/board/Cover.tsx'),
    loadRulesPages: () => import('./crazy-race-schacht/rules-pages/index.tsx'),
  },
  'crazy-race-gewalt': {
    load: () => import('./crazy-race-gewalt/index.ts'),
    loadBoard: () => import('./crazy-race-gewalt/board/index.tsx'),
    loadCover: () => import('./crazy-race-gewalt/board/Cover.tsx'),
    loadRulesPages: () => import('./crazy-race-gewalt/rules-pages/index.tsx'),
  },
  'detroit-cleveland-grand-prix': {
    load: () => import('./detroit-cleveland-grand-prix/index.ts'),
    loadBoard: () => import('./detroit-cleveland-grand-prix/board/index.tsx'),
    loadCover: () => import('./detroit-cleveland-grand-prix/board/Cover.tsx'),
    loadRulesPages: () => import('./detroit-cleveland-grand-prix/rules-pages/index.tsx'),
  },
};

function shelved(info: GameInfo, name: GameName): CatalogGame {
  return {
    info,
    ...parts[name],
    loadText: (language) => texts[name][language](),
    loadOptions: (language) => import(`./${name}/locales/options/${language}.ts`),
  };
}

/** The games, in display order. */
export const catalog: readonly CatalogGame[] = Object.entries(infos).map(([name, info]) =>
  // Its own names are all that it has.
  shelved(info, name as GameName),
);

/** The game with this boardgame.io name, if it is on the shelf. */
export function catalogGame(name: string): CatalogGame | undefined {
  return catalog.find((each) => each.info.name === name);
}
