import { type GameInfo, infoOf } from '../kit/game-info.ts';
import { identity } from './identity.ts';
import { optionFields } from './rules/options.ts';

/** Information on Bug Race for lobbies and servers. */
export const info: GameInfo<'bug-race'> = /* @__PURE__ */ infoOf(identity, {
  usualPlayers: 3,
  decisionSeconds: 30,
  minutes: [15, 25],
  designers: ['Alexei Konnov', 'Anatoly Shklyarov'],
  year: 2014,
  options: optionFields,
  description: {
    en: {
      title: 'Bug Race',
      line: 'Six legs, one apple: get them all moving without tripping up.',
    },
    it: { title: 'Bug Race', line: 'Sei zampe, una mela: farle correre tutte senza inciampare.' },
    fr: { title: 'Bug Race', line: 'Six pattes, une pomme : avancer vite sans s’emmêler.' },
    de: { title: 'Bug Race', line: 'Sechs Beine, ein Apfel: alle bewegen, ohne zu stolpern.' },
  },
});
