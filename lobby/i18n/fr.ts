import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Des jeux de course autour d’une même table, même si chacun est chez soi.',
  skipToContent: 'Aller au contenu',
  toTheShelf: 'Retour à l’étagère',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  loading: 'Un instant…',

  header: {
    home: 'Paddock – accueil',
    language: 'Langue',
    theme: { auto: 'Clair ou sombre comme l’appareil', light: 'Clair', dark: 'Sombre' },
    themeButton: (now, next) => `Apparence : ${now}. Passer à : ${next}`,
    youAre: (name) => `Tu es ${name}`,
    noName: 'Choisis un nom',
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
    oneScreen: 'Même écran',
    oneScreenOf: (title: string) => `Même écran : ${title}`,
    oneScreenHelp:
      'Avec des amis à côté de toi : l’appareil passe de main en main, des bots complètent la table.',
    onlineHelp: 'En ligne avec des amis ailleurs : tu leur envoies un lien.',
    heading: 'Trois façons de jouer',
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
  },

  game: {
    rules: 'Règles',
    noRules: 'Impossible de charger les règles. Vérifie ta connexion et réessaie.',
  },

  newTable: {
    heading: (title) => `Nouvelle table de ${title}`,
    players: 'Vous jouez à combien ?',
    playersCount: (count, written) => (count < 2 ? `${written} joueur` : `${written} joueurs`),
    others: 'Qui joue aux autres places ?',
    people: 'Des gens',
    peopleHelp: 'Chaque place attend que quelqu’un s’assoie.',
    bots: (count, level) => (count < 2 ? `Un bot, niveau ${level}` : `Des bots, niveau ${level}`),
    seatBySeat: 'Place par place',
    seatBySeatHelp: 'Choisis pour chaque place. Une place libre attend que quelqu’un s’assoie.',
    person: 'quelqu’un',
    allBots: 'Les bots ne se font pas attendre : la course part tout de suite.',
    options: 'Règles de cette table',
    range: (least, most) => `De ${least} à ${most}.`,
    outOfRange: (least, most) => `Choisis un nombre entier de ${least} à ${most}.`,
    multiples: (step, least, most) => `Des multiples de ${step}, de ${least} à ${most}.`,
    less: (label) => `${label} : un de moins`,
    more: (label) => `${label} : un de plus`,
    who: 'Qui peut venir ?',
    listed: 'Tout le monde',
    listedHelp: 'La table figure dans la liste des tables ouvertes.',
    private: 'Seulement avec le lien',
    privateHelp: 'La table n’est dans aucune liste ; tu envoies le lien à qui tu veux.',
    openTable: 'Ouvrir la table',
  },

  table: {
    waitingHeading: (title) => `${title} : on attend les joueurs`,
    seat: (number) => `Place ${number}`,
    freeSeat: 'libre',
    you: 'toi',
    isAway: 'absent',
    isAtTable: 'à la table',
    host: 'hôte',
    seats: 'Joueurs',
    stillFree: (count, written) =>
      count < 2 ? 'Une place est encore libre.' : `${written} places sont encore libres.`,
    startsByItself: 'La course part toute seule dès que toutes les places sont prises.',
    waitingFor: (names) =>
      `On attend ${names} : l’invitation est sur la page de la dernière course.`,
    invite: 'Invite tes amis',
    inviteHelp: 'Qui ouvre ce lien peut s’asseoir ou regarder.',
    copyLink: 'Copier le lien',
    copied: 'Copié. Envoie-le à tes amis.',
    notCopied: 'Ton navigateur refuse de le copier : sélectionne le lien et copie-le à la main.',
    link: 'Lien vers cette table',
    share: 'Partager…',
    shareText: (title) => `Joue à ${title} avec moi !`,
    options: 'Règles de cette table',
    rename: 'Changer de nom',
    leave: 'Quitter la table',
    leaveTitle: 'Quitter la table ?',
    leaveHelp: 'Ta place se libère, et quelqu’un d’autre peut la prendre.',
    leaveHelpLast: 'À part les bots, il ne reste personne : la table sera débarrassée.',
    watching: 'Tu regardes.',
    watchingFull: 'Toutes les places sont prises : tu regardes.',
    takeASeat: 'Prendre une place',
    seatIsFree: (seats, count) =>
      count < 2
        ? `${seats} est libre : envoie le lien à quelqu’un.`
        : `${seats} sont libres : envoie le lien à quelqu’un.`,
    offerSeat: (seats, count) =>
      count < 2
        ? `${seats} est libre : tu peux la prendre.`
        : `${seats} sont libres : tu peux en prendre une.`,
    connecting: 'Connexion à la table…',
    yourTurnTitle: (title) => `● À toi – ${title}`,
    loadFailed: 'Impossible de charger le plateau.',
    tryAgain: 'Réessayer',
  },

  bots: {
    levels: { easy: 'facile', fair: 'moyen', strong: 'fort' },
    levelHelp: {
      easy: 'Un débutant : il connaît les règles et se trompe souvent.',
      fair: 'Joue avec bon sens, mais laisse parfois passer un bon coup.',
      strong: 'Pèse chaque coup : nos bots ne savent pas mieux faire.',
    },
    named: (name) => `${name} (bot)`,
    heading: 'Remplir les places avec des bots',
    help: 'C’est ta table : tant que la course n’est pas partie, tu peux mettre des bots aux places libres, les rendre plus ou moins forts et les renvoyer.',
    lastSeat: 'Il ne reste qu’une place libre : si un bot la prend, la course part tout de suite.',
    takeOver: 'Ou un bot reprend là où il en était :',
    seat: (who) => `Bot : ${who}`,
    sendAway: 'Renvoyer',
    sendAwayLabel: (name) => `Renvoyer ${name}`,
    notSeated: (reason) => `La table est ouverte, mais sans ses bots. ${reason}`,
  },

  connection: {
    lost: 'Connexion perdue – nouvel essai…',
    restarting: 'Le serveur redémarre. Cette page se reconnecte toute seule.',
    untilThen: 'D’ici là, tu peux regarder, mais pas jouer ni écrire.',
    isBack: 'La connexion est revenue.',
  },

  join: {
    heading: (title) => `Rejoindre une table de ${title}`,
    headingRunning: (title) => `Entrer en course : ${title}`,
    runningHelp: 'La course est lancée et quelqu’un est parti. Tu reprends là où il en était.',
    whichSeat: 'Quelle place ?',
    sitDown: 'S’asseoir',
    watch: 'Juste regarder',
  },

  panel: {
    tabs: 'À côté du plateau',
    log: 'Journal',
    chat: 'Chat',
    rules: 'Règles',
    emptyLog: 'Il ne s’est encore rien passé. Ici, tu pourras relire toute la course.',
    emptyChat: 'Personne n’a encore rien dit.',
    newMessages: (count, written) =>
      count < 2 ? `${written} nouveau message` : `${written} nouveaux messages`,
    message: 'Ton message',
    send: 'Envoyer',
    onlyPlayersChat: 'Seuls ceux qui sont assis à la table peuvent écrire ici.',
  },

  end: {
    heading: 'La partie est finie',
    won: (names) => `${names} a gagné !`,
    youWon: 'Tu as gagné !',
    shared: (names) => `${names} se partagent la victoire !`,
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    ranking: 'Classement',
    playAgain: 'Rejouer avec les mêmes',
    playAgainAll: 'Rejouer avec les mêmes, bots compris',
    playAgainBots: 'Rejouer avec les mêmes bots',
    ready: (names, count) =>
      count < 2 ? `${names} est à la table suivante.` : `${names} sont à la table suivante.`,
    joinThem: 'Les rejoindre',
    goToNext: 'Vers la course suivante',
  },

  unknownTable: {
    heading: 'Cette table n’existe pas (ou plus)',
    help: 'Elle a peut-être été débarrassée, ou le lien a perdu une lettre en route. Redemande le lien, ou ouvre une nouvelle table.',
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
  lostSeat:
    'Cette place n’est plus à toi : elle a été quittée, peut-être depuis une autre fenêtre. Tu peux en prendre une libre ou regarder.',

  problems: {
    offline: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
    notFound: 'Ça n’existe plus.',
    seatTaken: 'Quelqu’un a été plus rapide : cette place est prise. Choisis-en une autre.',
    tableFull: 'Toutes les places sont prises maintenant. Tu peux regarder.',
    forbidden: 'Cette place n’est plus à toi.',
    badRequest: 'Le serveur ne peut rien en faire. Vérifie ce que tu as saisi.',
    tooLarge: 'C’était trop long. Raccourcis et réessaie.',
    tooMany: 'Ça fait beaucoup d’un coup. Attends un moment et réessaie.',
    tooManyBots:
      'Assez de bots pour le moment. Réessaie dans quelques minutes, ou invite des gens.',
    serverTrouble: 'Quelque chose s’est mal passé sur le serveur. Réessaie dans un moment.',
  },

  refusals: {
    badMessage: 'Le serveur n’a pas compris. Rien n’a changé.',
    unknownMatch: 'Cette table n’existe plus.',
    wrongCredentials: 'Cette place n’est plus à toi.',
    finished: 'La course est déjà finie.',
    notYourTurn: 'Ce n’est pas ton tour.',
    notNow: 'Ce n’est pas possible en ce moment.',
    stale:
      'Cette page n’était pas à jour quand tu as appuyé : rien n’a changé. Regarde le plateau et choisis à nouveau.',
    illegal: 'Les règles ne le permettent pas.',
    notSaved: 'Le serveur n’a pas pu l’enregistrer, donc ça ne compte pas. Réessaie.',
    tooMany: 'Ça fait trop d’un coup, donc ça ne compte pas. Attends un moment et réessaie.',
    notConnected:
      'Pas de connexion en ce moment : rien n’est parti. Réessaie quand elle sera revenue.',
    notArrived:
      'La connexion a été coupée avant que ton coup n’arrive, donc il ne compte pas. Regarde le plateau et choisis à nouveau.',
  },
};
