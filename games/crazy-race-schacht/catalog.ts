import type { CatalogGame } from '../kit/catalog.ts';
import { info } from './info.ts';
import { options, texts } from './locales/index.ts';

/** The entry of Crazy Race (Schacht) in the catalogue. Bundlers only follow imports that are written out. */
export const entry: CatalogGame = {
  info,
  load: () => import('./index.ts'),
  loadBoard: () => import('./board/Board.tsx'),
  loadCover: () => import('./board/Cover.tsx'),
  loadRulesPages: () => import('./rules-pages/RulesPages.tsx'),
  loadText: (language) => texts[language](),
  loadOptions: (language) => options[language](),
  loadTutorial: () => import('./tutorial/lesson.ts'),
  loadMoveWords: () => import('./move-words.ts'),
  dailyOptions: [{}, { penalty: true }, { steal: true }, { pointsOrder: 'shuffled' }],
};
