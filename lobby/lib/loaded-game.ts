import type { CatalogGame, GameModule } from '../../games/index.ts';
import type { BoardModule } from '../../games/kit/board/board-props.ts';
import type { GameText } from '../../games/kit/text.ts';

/** A game with all parts that are needed to show a match of it. */
export interface LoadedGame {
  readonly game: CatalogGame;
  readonly module: GameModule;
  readonly Board: BoardModule['Board'];
  readonly gameText: GameText;
}
