import type { CheckMessages } from './en.ts';

export const text: CheckMessages = {
  button: 'Vérifier cette partie',
  heading: 'Tout était-il en règle ?',
  right: 'Juste',
  wrong: 'Faux',
  unknown: 'Impossible à dire',
  moves: (count) => `Les ${count} coups respectent tous les règles et mènent à ce résultat.`,
  movesEnded: (count) =>
    `Les ${count} coups respectent tous les règles ; la partie a été arrêtée avant un résultat.`,
  movesWrong: 'Les coups ne sont pas ceux que dit l’enregistrement.',
  seed: 'Tout le hasard est né du secret du serveur et des nombres ajoutés par les pages des joueurs.',
  seedUntil: (move) =>
    `Jusqu’au coup ${move}, tout le hasard est né du secret du serveur et des nombres des joueurs ; ensuite, la partie a continué dans un navigateur.`,
  seedWrong: 'Le hasard n’est pas né du secret du serveur et des nombres des joueurs.',
  noChance:
    'Pour cette partie, personne ne peut dire comment le hasard a été choisi : aucun secret n’avait été fixé avant.',
  fingerprint:
    'Le secret est bien celui dont ce navigateur a vu l’empreinte avant le premier coup.',
  fingerprintWrong: 'Le secret n’est pas celui dont ce navigateur a vu l’empreinte.',
  notShown: 'Ce navigateur n’a vu aucune empreinte : il n’était pas assis à cette table.',
  number: 'Le nombre ajouté par ce navigateur en fait partie.',
  numberWrong: 'Le nombre ajouté par ce navigateur n’en fait pas partie.',
  proves:
    'Aucun joueur n’a donc pu choisir le hasard, ni le serveur, à moins d’être de mèche avec la dernière personne assise.',
  byHand: 'Vérifier à la main',
  byHandHelp:
    'L’empreinte est le SHA-256 des chiffres du secret. La graine est le SHA-256 des lignes ci-dessous, chacune terminée par un saut de ligne.',
  secret: 'Secret',
  shownFingerprint: 'Empreinte',
  lines: 'Lignes',
  seedName: 'Graine',
};
