/** The games' metadata without the games: what `import … from 'paddock-games'` gives. Cheap to load. */
import { infos } from './infos.ts';
import type { GameInfo } from './kit/game-info.ts';

export type { LogMetadata } from './kit/game.ts';
export type { GameInfo } from './kit/game-info.ts';
export { isLanguage, type Language, languageNames, languages } from './kit/language.ts';
export { type LoggedEvent, readLog } from './kit/log.ts';
export type { OptionField, OptionValue, OptionValues } from './kit/options.ts';
export type { Ranked, Result } from './kit/result.ts';
export { type Rng, rngFrom } from './kit/rng.ts';
export type { AnyMove, AnyRules, GameTypes, MoveOf, Rules } from './kit/rules.ts';
export type { GameText, NameOf, OptionText, RulesSection, SharedRefusal } from './kit/text.ts';
export type { PlayerView } from './kit/view.ts';

/** The name of one of the games. */
export type GameName = keyof typeof infos;

/** All games, in display order. A game is imported from `paddock-games/<name>`. */
export const games: readonly GameInfo<GameName>[] = Object.values(infos);
