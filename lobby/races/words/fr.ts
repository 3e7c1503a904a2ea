import type { RacesMessages } from './en.ts';

export const text: RacesMessages = {
  heading: 'Mes parties',
  help: 'Les parties jouées dans ce navigateur, chacune avec son replay. Toi seul vois cette liste.',
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
  lookAgain: 'Voir le replay',
  lookAgainLabel: (title, when) => `Voir le replay : ${title}, ${when}`,
  forget: 'Supprimer',
  forgetTitle: 'Supprimer cette partie ?',
  forgetHelp: 'Elle sera supprimée de cette liste pour de bon, avec son replay.',
  forgetLabel: (title, when) => `Supprimer : ${title}, ${when}`,
};
