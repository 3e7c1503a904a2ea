import type { Game } from 'boardgame.io';
import { infos } from './infos.ts';
import type { BoardModule, RulesPagesModule } from './kit/board/board-props.ts';
import type { GameInfo } from './kit/game-info.ts';
import type { Language } from './kit/language.ts';
import type { AnyRules, AnyTypes } from './kit/rules.ts';
import type { GameText } from './kit/text.ts';
import { texts } from './texts.ts';

/**
 * Exports of a game's folder for a server or a bot. Functions that take a state are methods, because hosts treat all
 * games alike. Hosts pass a game only its own states, and messages as they arrived.
 */
export interface GameModule {
  readonly game: Game;
  /** The game's rules as one object, without a framework. */
  readonly rules: AnyRules;
  /**
   * Returns the rules' reason for refusing a move, a key of the game's `refusals` texts, or null if they allow it.
   * `args` may be anything that a client sent.
   */
  refusalOf(G: unknown, playerID: string, move: string, args: readonly unknown[]): string | null;
  /** Section of the game's rules that explains each of its own reasons for refusing a move. */
  readonly ruleForRefusal: Readonly<Record<string, string>>;
  /** Returns the seats that the match is waiting for. boardgame.io may let more seats act. */
  playersToMove(G: unknown): readonly string[];
  /** Returns whether an event is transient: worth reading only until another one follows. */
  readonly isTransient: (event: unknown) => boolean;
  /** Returns whether an event of the log begins a section of the match, such as a turn or a stage. */
  readonly startsSection: (event: unknown) => boolean;
  /** Returns whether an event is a detail of the move's first one. If left out, none is. */
  readonly isDetail?: (event: unknown) => boolean;
  /**
   * Returns whether an event tells of cards that are turned up or dealt after a move, which the move itself doesn't
   * decide. If left out, none does.
   */
  readonly isTurnUp?: (event: unknown) => boolean;
  /** Returns for how many milliseconds the board shows events that arrive together. */
  readonly playbackMilliseconds: (events: readonly AnyTypes['Event'][]) => number;
}

/** A game in the catalogue: its info, and loaders for its parts. */
export interface CatalogGame {
  readonly info: GameInfo;
  readonly load: () => Promise<GameModule>;
  readonly loadBoard: () => Promise<BoardModule>;
  readonly loadCover: () => Promise<{ readonly Cover: React.ComponentType }>;
  /** Loads the illustrated rules, which use the board's styles. */
  readonly loadRulesPages: () => Promise<RulesPagesModule>;
  readonly loadText: (language: Language) => Promise<{ readonly text: GameText }>;
  /** Loads the texts of the options alone, which is all that lists of tables need. */
  readonly loadOptions: (language: Language) => Promise<Pick<GameText, 'options'>>;
}

type GameName = keyof typeof infos;

type LoadedPart = 'load' | 'loadBoard' | 'loadCover' | 'loadRulesPages';

/** Loaders whose types every game has to match, listed one by one so that the compiler checks each. */
const parts: Readonly<Record<GameName, Pick<CatalogGame, LoadedPart>>> = {
  'bug-race': {
    load: () => import('./bug-race/index.ts'),
    loadBoard: () => import('./bug-race/board/Board.tsx'),
    loadCover: () => import('./bug-race/board/Cover.tsx'),
    loadRulesPages: () => import('./bug-race/rules-pages/index.tsx'),
  },
  'crazy-race-schacht': {
    load: () => import('./crazy-race-schacht/index.ts'),
    loadBoard: () => import('./crazy-race-schacht/board/Board.tsx'),
    loadCover: () => import('./crazy-race-schacht/board/Cover.tsx'),
    loadRulesPages: () => import('./crazy-race-schacht/rules-pages/index.tsx'),
  },
  'crazy-race-gewalt': {
    load: () => import('./crazy-race-gewalt/index.ts'),
    loadBoard: () => import('./crazy-race-gewalt/board/Board.tsx'),
    loadCover: () => import('./crazy-race-gewalt/board/Cover.tsx'),
    loadRulesPages: () => import('./crazy-race-gewalt/rules-pages/index.tsx'),
  },
  'detroit-cleveland-grand-prix': {
    load: () => import('./detroit-cleveland-grand-prix/index.ts'),
    loadBoard: () => import('./detroit-cleveland-grand-prix/board/Board.tsx'),
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
  // Object.entries widens the keys, but `infos` has only names of games.
  shelved(info, name as GameName),
);

/** Returns the catalogue's game with this boardgame.io name, or undefined. */
export function catalogGame(name: string): CatalogGame | undefined {
  return catalog.find((each) => each.info.name === name);
}
