import { type GameInfo, infoOf } from '../kit/game-info.ts';
import { identity } from './identity.ts';
import { optionFields } from './rules/options.ts';

/** Information on Crazy Race (Schacht) for lobbies and servers. */
export const info: GameInfo<'crazy-race-schacht'> = /* @__PURE__ */ infoOf(identity, {
  usualPlayers: 3,
  decisionSeconds: 30,
  minutes: [30, 45],
  designers: ['Michael Schacht'],
  year: 2002,
  options: optionFields,
  description: {
    en: {
      title: 'Crazy Race (Schacht)',
      line: 'Three locomotives, eight driver cards, and a little bluff at every stage.',
    },
    it: {
      title: 'Crazy Race (Schacht)',
      line: 'Tre locomotive, otto carte macchinista e un pizzico di bluff a ogni tappa.',
    },
    fr: {
      title: 'Crazy Race (Schacht)',
      line: 'Trois locomotives, huit cartes mécanicien et une pointe de bluff à chaque étape.',
    },
    de: {
      title: 'Crazy Race (Schacht)',
      line: 'Drei Lokomotiven, acht Lokführerkarten und auf jeder Etappe etwas Bluff.',
    },
  },
});
