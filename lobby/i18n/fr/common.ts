import type { Messages } from '../en/common.ts';

export const text: Messages = {
  tagline: 'Des jeux de course à jouer ensemble, où que vous soyez.',
  skipToContent: 'Aller au contenu',
  toTheShelf: 'Tous les jeux',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  seat: (number) => `Place ${number}`,
  guest: 'Invité',

  header: {
    home: 'Paddock – accueil',
    language: 'Langue',
    theme: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    appearance: (theme) => `Apparence : ${theme}`,
    switchTo: (theme) => `Passer à : ${theme}`,
    youAre: (name) => `Tu es ${name}`,
    noName: 'Choisis un nom',
    menu: 'Menu',
    races: 'Mes parties',
    devices: 'Changer d’appareil',
  },

  name: {
    title: 'Comment on t’appelle ?',
    label: 'Ton nom',
    help: (max) => `Tout le monde à la table le voit. ${max} caractères au plus.`,
    missing: 'Écris d’abord un nom, pour que les autres sachent qui est assis là.',
  },

  shelf: {
    heading: 'Jeux',
    players: (range) => `${range} joueurs`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Nouvelle table',
    newTableOf: (title) => `Nouvelle table de ${title}`,
  },

  newHere: {
    heading: 'Première visite ?',
    play: (title) => `Jouer à ${title}`,
    learn: (title) => `Apprendre ${title} en deux minutes`,
  },

  ways: {
    playNow: 'Jouer contre des bots',
    playNowOf: (title) => `Jouer contre des bots : ${title}`,
    playNowHelp: 'Dans ce navigateur, tout de suite.',
    withPeople: 'À plusieurs',
    withPeopleOf: (title) => `Jouer à plusieurs : ${title}`,
    learn: 'Apprendre',
    learnOf: (title) => `Apprendre : ${title}`,
    lessonHelp: 'Quelques positions à essayer, en deux minutes environ.',
    rulesHelp: 'Toutes les règles en images, et un exemple de partie.',
    lesson: 'Tutoriel',
    lessonOf: (title) => `Tutoriel : ${title}`,
    oneScreen: 'Sur le même appareil',
    oneScreenOf: (title: string) => `Sur le même appareil : ${title}`,
    oneScreenHelp: 'L’appareil passe de main en main. Des bots prennent les places libres.',
    onlineHelp: 'En ligne avec des amis : envoie-leur un lien.',
    anybody: 'Partie rapide',
    anybodyOf: (title) => `Partie rapide : ${title}`,
    anybodyHelp: 'Rejoins une table ouverte, ou crées-en une et attends les autres.',
    notStarted: 'Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.',
  },

  tables: {
    yours: 'Tes tables',
    open: 'Tables ouvertes',
    playing: 'Parties en cours',
    noneOpen: 'Aucune table n’attend de joueurs. Crées-en une et envoie le lien à tes amis.',
    free: (count, written) => (count < 2 ? `${written} place libre` : `${written} places libres`),
    isFull: 'toutes les places sont prises',
    defaultRules: 'règles standard',
    withoutOption: (label) => `sans : ${label}`,
    private: 'par lien',
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
    timeControls: { together: 'sans limite', clock: 'à la pendule', days: 'en différé' },
    isAway: 'absent',
    awayFor: (span) => `absent depuis ${span}`,
    standIn: (name) => `${name} (un bot joue)`,
    yourTurn: 'À toi',
    waiting: (count, written) =>
      count < 2 ? `${written} table t’attend` : `${written} tables t’attendent`,
  },

  game: {
    board: 'Exemple de partie',
    allRules: 'Toutes les règles',
    rules: 'Règles',
    noRules: 'Impossible de charger les règles. Vérifie ta connexion et réessaie.',
  },

  notFound: {
    heading: 'Il n’y a rien ici',
    help: 'Il n’y a pas de page à cette adresse. Voici tous les jeux.',
  },

  unknownGame: {
    heading: 'Ce jeu n’existe pas ici',
    help: 'Voici tous les jeux.',
  },

  version: {
    isThere: 'Il y a une nouvelle version de Paddock.',
    take: 'Recharger',
    tooOld: 'Cette page n’est plus à jour. Rechargement…',
    stillTooOld:
      'Cette page n’est plus à jour, et la recharger n’a rien changé. Ferme toutes les fenêtres et tous les onglets de Paddock, puis reviens.',
  },
  isKept: 'Paddock est enregistré sur cet appareil : tu peux jouer hors ligne.',

  withoutServer:
    'En attendant, tu peux jouer sur cet appareil : contre des bots, ou entre amis en vous le passant.',

  broken: {
    heading: 'Quelque chose s’est cassé sur cette page',
    help: 'Désolé, c’est notre faute. Ta partie est intacte : recharge la page.',
    reload: 'Recharger',
  },

  problems: {
    offline: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
    notFound: 'Ça n’existe plus.',
    seatTaken: 'Quelqu’un a été plus rapide : cette place est prise. Choisis-en une autre.',
    tableFull: 'Toutes les places sont prises maintenant. Tu peux regarder.',
    forbidden: 'Cette place n’est plus à toi.',
    removed:
      'L’hôte a libéré ta place à cette table. Tu peux regarder, ou chercher une autre table.',
    hostOnly: 'Seul l’hôte de cette table peut faire ça.',
    tooLate: 'La partie a commencé, ou les places ont changé. Vérifie la table et réessaie.',
    cannotMove:
      'L’application d’un joueur ne peut pas changer de place. Attends que toutes les places soient prises, ou ajoute des bots.',
    badRequest: 'Une saisie n’est pas valable. Vérifie-la et réessaie.',
    tooLarge: 'C’était trop long. Raccourcis et réessaie.',
    tooMany: 'Trop de demandes. Attends un moment et réessaie.',
    tooManyBots:
      'Assez de bots pour le moment. Réessaie dans quelques minutes, ou invite des amis.',
    tooManyTables:
      'Assez de nouvelles tables pour le moment. Rejoins une table ouverte, ou réessaie dans quelques minutes.',
    tooManySeats:
      'Ton réseau a déjà pris beaucoup de places. Quitte une table qui n’a pas commencé, ou réessaie dans quelques minutes.',
    noRoom:
      'Il n’y a plus de place pour de nouvelles tables en ce moment. Rejoins une table ouverte, ou reviens un autre jour.',
    blocked: 'Les modérateurs de ce site ont bloqué ton réseau pour l’instant.',
    serverTrouble: 'Quelque chose s’est mal passé sur le serveur. Réessaie dans un moment.',
  },
};
