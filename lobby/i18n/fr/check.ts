import type { CheckMessages } from '../en/check.ts';

export const text: CheckMessages = {
  button: 'Vérifier la partie',
  heading: 'Tout était-il en règle ?',
  right: 'Juste',
  wrong: 'Faux',
  unknown: 'Non vérifiable',
  moves: (count) =>
    count === '1'
      ? 'Le seul coup respecte les règles et mène à ce résultat.'
      : `Les ${count} coups respectent tous les règles et mènent à ce résultat.`,
  movesEnded: (count) =>
    count === '1'
      ? 'Le seul coup respecte les règles ; la partie a été arrêtée avant un résultat.'
      : `Les ${count} coups respectent tous les règles ; la partie a été arrêtée avant un résultat.`,
  movesWrong: 'Les coups ne sont pas ceux que dit l’enregistrement.',
  seed: 'Tous les mélanges viennent de la graine du serveur et des graines ajoutées par les pages des joueurs.',
  seedUntil: (move) =>
    `Jusqu’au coup ${move}, tous les mélanges viennent de la graine du serveur et des graines des joueurs ; ensuite, la partie a continué dans un navigateur.`,
  seedWrong: 'Les mélanges ne viennent pas de la graine du serveur et des graines des joueurs.',
  noChance:
    'Cette partie ne peut pas être vérifiée : le serveur ne s’était pas engagé sur une graine avant le début.',
  fingerprint:
    'La graine du serveur correspond à l’engagement que ce navigateur a vu avant le premier coup.',
  fingerprintWrong: 'La graine du serveur ne correspond pas à l’engagement que ce navigateur a vu.',
  notShown: 'Ce navigateur n’a vu aucun engagement : il n’était pas assis à cette table.',
  number: 'La graine ajoutée par ce navigateur en fait partie.',
  numberWrong: 'La graine ajoutée par ce navigateur n’en fait pas partie.',
  proves:
    'Ni un joueur ni le serveur n’a donc pu truquer les mélanges, à moins que le serveur soit de mèche avec la dernière personne assise.',
  byHand: 'Vérifier à la main',
  byHandHelp:
    'L’engagement est le SHA-256 des chiffres de la graine du serveur. La graine est le SHA-256 des lignes ci-dessous, chacune terminée par un saut de ligne.',
  secret: 'Graine du serveur',
  shownFingerprint: 'Engagement',
  lines: 'Lignes',
  seedName: 'Graine',
};
