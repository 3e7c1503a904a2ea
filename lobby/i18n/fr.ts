import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Des jeux de course autour d’une même table, même si chacun est chez soi.',
  skipToContent: 'Aller au contenu',
  toTheShelf: 'Retour à l’étagère',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  loading: 'Un instant…',
  tryAgain: 'Réessayer',
  seat: (number) => `Place ${number}`,
  guest: 'Invité',

  header: {
    home: 'Paddock – accueil',
    language: 'Langue',
    theme: { auto: 'Clair ou sombre comme l’appareil', light: 'Clair', dark: 'Sombre' },
    themeButton: (now, next) => `Apparence : ${now}. Passer à : ${next}`,
    youAre: (name) => `Tu es ${name}`,
    noName: 'Choisis un nom',
    races: 'Mes courses',
    devices: 'Continuer sur un autre appareil',
  },

  name: {
    title: 'Comment on t’appelle ?',
    label: 'Ton nom',
    help: (most) => `Tout le monde à la table le voit. ${most} caractères au plus.`,
    missing: 'Écris d’abord un nom, pour que les autres sachent qui est assis là.',
  },

  shelf: {
    heading: 'L’étagère',
    players: (range) => `${range} joueurs`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Nouvelle table',
    newTableOf: (title) => `Nouvelle table de ${title}`,
  },

  ways: {
    playNow: 'Jouer maintenant',
    playNowOf: (title: string) => `Jouer maintenant : ${title}`,
    playNowHelp: 'Contre des bots, tout de suite.',
    lesson: 'Premiers pas',
    lessonOf: (title) => `Premiers pas : ${title}`,
    oneScreen: 'Même écran',
    oneScreenOf: (title: string) => `Même écran : ${title}`,
    oneScreenHelp:
      'Avec des amis à côté de toi : l’appareil passe de main en main, des bots complètent la table.',
    onlineHelp: 'En ligne avec des amis ailleurs : tu leur envoies un lien.',
    anybody: 'Jouer avec d’autres',
    anybodyOf: (title) => `Jouer avec d’autres : ${title}`,
    anybodyHelp: 'En ligne avec qui est là : à la première place libre, ou à une nouvelle table.',
    heading: 'Quatre façons de jouer',
    notStarted: 'Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
  },

  tables: {
    yours: 'Tes tables',
    open: 'Tables ouvertes',
    playing: 'Courses en cours',
    noneOpen: 'Aucune table n’attend de joueurs. Ouvres-en une et envoie le lien à tes amis.',
    free: (count, written) => (count < 2 ? `${written} place libre` : `${written} places libres`),
    isFull: 'toutes les places sont prises',
    standard: 'règles standard',
    withoutOption: (label) => `sans : ${label}`,
    private: 'privée',
    nobody: 'encore personne',
    join: 'Rejoindre',
    watch: 'Regarder',
    comeBack: 'Retour à la table',
    joinLabel: (title, names) => `Rejoindre ${title} avec ${names}`,
    watchLabel: (title, names) => `Regarder ${title} avec ${names}`,
    comeBackLabel: (title, names) => `Retour à la table : ${title} avec ${names}`,
    showMore: 'Montrer plus de tables',
    freeSeat: 'libre',
    bot: (name) => `${name} (bot)`,
    paces: { together: 'sans pendule', clock: 'à la pendule', days: 'sur plusieurs jours' },
    isAway: 'absent',
    awayFor: (span) => `absent depuis ${span}`,
    standIn: (name) => `${name} (un bot joue)`,
    yourTurn: 'À toi',
    waiting: (count, written) => (count < 2 ? `${written} t’attend` : `${written} t’attendent`),
  },

  game: {
    board: 'Une course en plein élan',
    rules: 'Règles',
    noRules: 'Impossible de charger les règles. Vérifie ta connexion et réessaie.',
  },

  notFound: {
    heading: 'Il n’y a rien ici',
    help: 'Cette adresse ne mène nulle part. L’étagère est par là.',
  },

  unknownGame: {
    heading: 'Ce jeu n’est pas sur l’étagère',
    help: 'Regarde ce qu’il y a à la place.',
  },

  version: {
    isThere: 'Il y a une nouvelle version de Paddock.',
    take: 'La charger',
    tooOld: 'Cette page est trop ancienne pour le serveur : elle se recharge …',
    stillTooOld:
      'Cette page est trop ancienne pour le serveur, et la recharger n’a rien changé. Ferme toutes les fenêtres et tous les onglets de Paddock, puis reviens.',
  },
  isKept: 'Paddock reste sur cet appareil : pour jouer ici, pas besoin de réseau.',

  withoutServer:
    'En attendant, tu peux jouer sur cet appareil : contre des bots, ou entre amis sur le même écran.',

  broken: {
    heading: 'Quelque chose s’est cassé sur cette page',
    help: 'C’est notre faute. Ta course n’a rien perdu : recharge la page.',
    reload: 'Recharger',
  },

  problems: {
    offline: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
    notFound: 'Ça n’existe plus.',
    seatTaken: 'Quelqu’un a été plus rapide : cette place est prise. Choisis-en une autre.',
    tableFull: 'Toutes les places sont prises maintenant. Tu peux regarder.',
    forbidden: 'Cette place n’est plus à toi.',
    removed: 'L’hôte de cette table t’a écarté. Tu peux regarder, ou chercher une autre table.',
    hostOnly: 'Seul l’hôte de cette table peut faire ça.',
    tooLate:
      'Entre-temps la course est partie, ou les places ont changé : regarde à nouveau la table.',
    cannotMove:
      'Ici, quelqu’un joue avec un autre programme, qui ne peut pas changer de place : attends que toutes les places soient prises, ou mets des bots.',
    badRequest: 'Le serveur ne peut rien en faire. Vérifie ce que tu as saisi.',
    tooLarge: 'C’était trop long. Raccourcis et réessaie.',
    tooMany: 'Ça fait beaucoup d’un coup. Attends un moment et réessaie.',
    tooManyBots:
      'Assez de bots pour le moment. Réessaie dans quelques minutes, ou invite des gens.',
    tooManyTables:
      'Assez de nouvelles tables pour le moment. Assieds-toi à une table ouverte, ou réessaie dans quelques minutes.',
    tooManySeats:
      'De là où tu es, beaucoup de places sont déjà prises. Quitte une table où rien n’a commencé, ou réessaie dans quelques minutes.',
    noRoom:
      'Il n’y a plus de place ici pour de nouvelles tables en ce moment. Assieds-toi à une table ouverte, ou reviens un autre jour.',
    blocked: 'Les responsables de ce site ont bloqué ton adresse pour un certain temps.',
    serverTrouble: 'Quelque chose s’est mal passé sur le serveur. Réessaie dans un moment.',
  },
};
