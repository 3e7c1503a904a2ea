import { type GameInfo, infoOf } from '../kit/game-info.ts';
import { identity } from './identity.ts';
import { optionFields } from './rules/options.ts';

/** Information on Detroit–Cleveland Grand Prix for lobbies and servers. */
export const info: GameInfo<'detroit-cleveland-grand-prix'> = /* @__PURE__ */ infoOf(identity, {
  usualPlayers: 4,
  decisionSeconds: 60,
  minutes: [60, 120],
  designers: ['Wolfgang Kramer'],
  year: 1996,
  options: optionFields,
  description: {
    en: {
      title: 'Detroit–Cleveland Grand Prix',
      line: 'Bid for six racing cars, then steer them all: the money goes to whoever owns the fast ones.',
    },
    it: {
      title: 'Detroit–Cleveland Grand Prix',
      line: 'Sei auto all’asta, poi tutti le guidano tutte: i premi vanno a chi possiede le più veloci.',
    },
    fr: {
      title: 'Detroit–Cleveland Grand Prix',
      line: 'Six voitures aux enchères, puis chacun les pilote toutes : l’argent va à qui possède les plus rapides.',
    },
    de: {
      title: 'Detroit–Cleveland Grand Prix',
      line: 'Sechs Rennwagen unter dem Hammer, dann lenkt jeder alle: Das Geld bekommt, wem die schnellen gehören.',
    },
  },
});
