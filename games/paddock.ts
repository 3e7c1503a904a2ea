/** Exports of `paddock-games`: the games' metadata without the games, which is cheap to load, and their loaders. */

import { info as bugRace } from './bug-race/info.ts';
import { texts as bugRaceTexts } from './bug-race/locales/index.ts';
import type { BugRaceText } from './bug-race/locales/text.ts';
import type { BugRace } from './bug-race/rules/index.ts';
import { info as crazyRaceGewalt } from './crazy-race-gewalt/info.ts';
import { texts as gewaltTexts } from './crazy-race-gewalt/locales/index.ts';
import type { GewaltText } from './crazy-race-gewalt/locales/text.ts';
import type { GewaltRace } from './crazy-race-gewalt/rules/index.ts';
import { info as crazyRaceSchacht } from './crazy-race-schacht/info.ts';
import { texts as schachtTexts } from './crazy-race-schacht/locales/index.ts';
import type { SchachtText } from './crazy-race-schacht/locales/text.ts';
import type { SchachtRace } from './crazy-race-schacht/rules/index.ts';
import { info as detroitCleveland } from './detroit-cleveland-grand-prix/info.ts';
import { texts as grandPrixTexts } from './detroit-cleveland-grand-prix/locales/index.ts';
import type { GrandPrixText } from './detroit-cleveland-grand-prix/locales/text.ts';
import type { GrandPrix } from './detroit-cleveland-grand-prix/rules/index.ts';
import type { GameInfo } from './kit/game-info.ts';
import { isLanguage, type Language } from './kit/language.ts';
import { loadByName } from './kit/load-by-name.ts';
import type { GameTypes } from './kit/rules.ts';
import type { Choose } from './kit/search/choose.ts';
import type { Imagine } from './kit/search/imagine.ts';
import type { Level } from './kit/search/levels.ts';
import type { PlaySeat } from './kit/search/play-seat.ts';

export type { GameInfo } from './kit/game-info.ts';
export { type Language, languageNames, languages } from './kit/language.ts';
export { type LogEntry, type LoggedEvent, type LogMetadata, readLog } from './kit/log.ts';
export { namesOf } from './kit/names.ts';
export type { OptionField, OptionValue, OptionValues } from './kit/options.ts';
export type { PlayerID } from './kit/player-id.ts';
export type { Ranked, Result } from './kit/result.ts';
export { type Rng, rngFrom } from './kit/rng.ts';
export type {
  AnyMove,
  AnyRules,
  GameTypes,
  MoveOf,
  NoMove,
  Rules,
  StateOrView,
} from './kit/rules.ts';
export { send } from './kit/send.ts';
export type { GameText, NameOf, OptionText, RulesSection, SharedRefusal } from './kit/text.ts';
export type { PlayerView } from './kit/view.ts';

/** By the names of their folders, in display order. */
const infos = {
  'bug-race': bugRace,
  'crazy-race-schacht': crazyRaceSchacht,
  'crazy-race-gewalt': crazyRaceGewalt,
  'detroit-cleveland-grand-prix': detroitCleveland,
} as const;

/** The name of one of the games. */
export type GameName = keyof typeof infos;

/** All games, in display order. A game is imported from `paddock-games/<name>`. */
export const games: readonly GameInfo<GameName>[] = Object.values(infos);

// The constraint lets the compiler name a game that is missing.
type Loaders<Modules extends Readonly<Record<GameName, unknown>>> = {
  readonly [Name in keyof Modules]: () => Promise<Modules[Name]>;
};

/** Exports of `paddock-games/<game>`, by game. */
export interface GameModules {
  'bug-race': typeof import('./bug-race/exported.ts');
  'crazy-race-schacht': typeof import('./crazy-race-schacht/exported.ts');
  'crazy-race-gewalt': typeof import('./crazy-race-gewalt/exported.ts');
  'detroit-cleveland-grand-prix': typeof import('./detroit-cleveland-grand-prix/exported.ts');
}

/** Bots of a game, as `paddock-games/<game>/bot` has them beside its `Bot`. */
export interface Bots<Types extends GameTypes> {
  readonly levels: readonly Level[];
  readonly choose: Choose<Types>;
  readonly playSeat: PlaySeat<Types>;
  readonly imagine: Imagine<Types>;
}

/** Bots by game. */
export interface GameBots {
  'bug-race': Bots<BugRace>;
  'crazy-race-schacht': Bots<SchachtRace>;
  'crazy-race-gewalt': Bots<GewaltRace>;
  'detroit-cleveland-grand-prix': Bots<GrandPrix>;
}

/** Texts by game, as `paddock-games/<game>/locales/<language>` has them. */
export interface GameTexts {
  'bug-race': BugRaceText;
  'crazy-race-schacht': SchachtText;
  'crazy-race-gewalt': GewaltText;
  'detroit-cleveland-grand-prix': GrandPrixText;
}

// Written out for bundlers, which can't follow a path with a variable.
const gameLoaders: Loaders<GameModules> = {
  'bug-race': () => import('./bug-race/exported.ts'),
  'crazy-race-schacht': () => import('./crazy-race-schacht/exported.ts'),
  'crazy-race-gewalt': () => import('./crazy-race-gewalt/exported.ts'),
  'detroit-cleveland-grand-prix': () => import('./detroit-cleveland-grand-prix/exported.ts'),
};

const botLoaders: Loaders<GameBots> = {
  'bug-race': () => import('./bug-race/bot/exported.ts'),
  'crazy-race-schacht': () => import('./crazy-race-schacht/bot/exported.ts'),
  'crazy-race-gewalt': () => import('./crazy-race-gewalt/bot/exported.ts'),
  'detroit-cleveland-grand-prix': () => import('./detroit-cleveland-grand-prix/bot/exported.ts'),
};

/**
 * Loads `paddock-games/<name>` with its types. Rejects if there is no such game. Code that treats all games alike
 * declares boardgame.io's `Game` for its `game`.
 */
export function loadGame<Name extends GameName>(name: Name): Promise<GameModules[Name]> {
  return loadByName<GameModules, Name>(gameLoaders, name);
}

/** Loads the bots of a game. Rejects if there is no such game. */
export function loadBot<Name extends GameName>(name: Name): Promise<GameBots[Name]> {
  return loadByName<GameBots, Name>(botLoaders, name);
}

const textLoaders: {
  readonly [Name in GameName]: Readonly<
    Record<Language, () => Promise<{ readonly text: GameTexts[Name] }>>
  >;
} = {
  'bug-race': bugRaceTexts,
  'crazy-race-schacht': schachtTexts,
  'crazy-race-gewalt': gewaltTexts,
  'detroit-cleveland-grand-prix': grandPrixTexts,
};

/** Loads the texts of a game in a language. Rejects if there is no such game or language. */
export async function loadText<Name extends GameName>(
  name: Name,
  language: Language,
): Promise<GameTexts[Name]> {
  if (!Object.hasOwn(textLoaders, name) || !isLanguage(language)) {
    throw new Error(`There are no texts of ${String(name)} in ${String(language)}.`);
  }
  return (await textLoaders[name][language]()).text;
}

/** The part of a Game object that decides how its matches begin. */
interface WithSetup {
  // A method: each game has its own context and options.
  setup(context: never, setupData?: never): unknown;
  readonly minPlayers: number;
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
}

/**
 * Returns a game whose matches begin with these options where none are given, for boardgame.io's `Client` and `Local`,
 * which pass none. Throws a sentence if an option is wrong.
 */
export function withOptions<Game extends WithSetup>(game: Game, options: object): Game {
  const fault = game.validateSetupData(options, game.minPlayers);
  if (fault !== undefined) throw new Error(fault);
  const setup: WithSetup['setup'] = (context, setupData = options as never) =>
    game.setup(context, setupData);
  return { ...game, setup };
}
