import { type GameInfo, infoOf } from '../kit/game-info.ts';
import { identity } from './identity.ts';
import { optionFields } from './rules/options.ts';

/** Information on Crazy Race (Gewalt) for lobbies and servers. */
export const info: GameInfo<'crazy-race-gewalt'> = /* @__PURE__ */ infoOf(identity, {
  usualPlayers: 4,
  decisionSeconds: 30,
  minutes: [30, 45],
  designers: ['Michael Gewalt'],
  year: 1994,
  options: optionFields,
  description: {
    en: {
      title: 'Crazy Race (Gewalt)',
      line: 'A cross-country race over ground that stretches and shrinks: come in just where you bet.',
    },
    it: {
      title: 'Crazy Race (Gewalt)',
      line: 'Una corsa campestre su terreno elastico: arriva proprio dove hai scommesso.',
    },
    fr: {
      title: 'Crazy Race (Gewalt)',
      line: 'Un cross sur un terrain qui s’étire et rétrécit : arrive juste à la place que tu as pariée.',
    },
    de: {
      title: 'Crazy Race (Gewalt)',
      line: 'Ein Querfeldeinlauf auf dehnbarem Gelände: Komm auf genau den Platz, auf den du gewettet hast.',
    },
  },
});
