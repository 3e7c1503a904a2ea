import { elide } from '../../../games/kit/locales/elision.ts';
import type { MatchHistoryMessages } from '../en/match-history.ts';

export const text: MatchHistoryMessages = {
  heading: 'Mes parties',
  help: 'Les parties jouées dans ce navigateur, chacune avec son replay. Cette liste n’est visible que par toi.',
  none: 'Aucune partie n’est encore finie dans ce navigateur. La première s’inscrira ici.',
  tallies: 'Par jeu',
  ran: (count, written) => (count < 2 ? `${written} partie` : `${written} parties`),
  won: (count, written) => (count < 2 ? `${written} gagnée` : `${written} gagnées`),
  daily: 'Défi du jour',
  replayTomorrow: 'replay dès demain',
  results: 'Résultats',
  resultsOf: (title) => `Résultats du défi du jour : ${title}`,
  list: 'Toutes les parties',
  place: (place) => (place === 1 ? '1re place' : `${place}e place`),
  wonIt: 'Gagnée',
  without: 'Arrêtée sans résultat',
  oneScreen: (winners) => `Sur le même appareil : victoire ${elide('de', winners)}`,
  playedOn: 'Reprise d’une autre partie',
  lookAgain: 'Voir le replay',
  lookAgainLabel: (title, when) => `Voir le replay : ${title}, ${when}`,
  forget: 'Supprimer',
  forgetTitle: 'Supprimer cette partie ?',
  forgetHelp: 'Elle sera supprimée de cette liste pour de bon, avec son replay.',
  forgetLabel: (title, when) => `Supprimer : ${title}, ${when}`,
};
