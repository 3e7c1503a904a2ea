import type { RacesMessages } from './en.ts';

export const text: RacesMessages = {
  heading: 'Mes courses',
  help: 'Toutes les courses disputées dans ce navigateur, prêtes à être revues. Personne d’autre n’a cette liste.',
  none: 'Aucune course n’est encore arrivée à son terme dans ce navigateur. La première s’inscrira ici.',
  tallies: 'Jeu par jeu',
  ran: (count, written) => (count === 1 ? '1 course' : `${written} courses`),
  won: (count, written) => (count === 1 ? '1 gagnée' : `${written} gagnées`),
  list: 'Course par course',
  place: (place) => `Classement : ${place}`,
  wonIt: 'Gagnée',
  without: 'Arrêtée sans résultat',
  oneScreen: (winners) => `Sur un seul écran : victoire de ${winners}`,
  playedOn: 'Reprise d’une autre course',
  lookAgain: 'Revoir',
  lookAgainLabel: (title, when) => `Revoir : ${title}, ${when}`,
  forget: 'Oublier',
  forgetTitle: 'Oublier cette course ?',
  forgetHelp: 'Elle quitte cette liste pour de bon, avec tout ce qu’il faut pour la revoir.',
  forgetLabel: (title, when) => `Oublier : ${title}, ${when}`,
};
