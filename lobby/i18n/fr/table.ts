import type { TableMessages } from '../en/table.ts';

export const text: TableMessages = {
  table: {
    daily: 'Défi du jour',
    dailyPractice: 'Défi du jour : entraînement',
    you: 'toi',
    isAtTable: 'à la table',
    host: 'hôte',
    seats: 'Joueurs',
    leave: 'Quitter la table',
    waysOut: 'Quitter, abandonner ou arrêter la partie',
    watching: 'Tu regardes.',
    watchingFull: 'Toutes les places sont prises : tu regardes.',
    conceded: 'Tu as abandonné : un bot continue à ta place, et tu regardes.',
    takeASeat: 'Rejoindre',
    seatIsFree: (seats, count) =>
      count < 2
        ? `Une place est libre (${seats}) : envoie le lien à quelqu’un.`
        : `Des places sont libres (${seats}) : envoie le lien à quelqu’un.`,
    offerSeat: (seats, count) =>
      count < 2
        ? `Une place est libre (${seats}) : tu peux la prendre.`
        : `Des places sont libres (${seats}) : tu peux en prendre une.`,
    connecting: 'Connexion à la table…',
    yourTurnTitle: (title) => `● À toi – ${title}`,
    loadFailed: 'Impossible de charger le plateau.',
    botTakesOver: 'Ou laisse un bot prendre le relais :',
  },

  elsewhere: {
    next: (count) => `À toi à d’autres tables : ${count}`,
    nextLabel: (title, names) => `À la prochaine table qui t’attend : ${title} avec ${names}`,
  },

  connection: {
    waiting: 'En attente du serveur…',
    lost: 'Connexion perdue – nouvel essai…',
    restarting: 'Le serveur redémarre. Cette page se reconnecte toute seule.',
    untilThen: 'D’ici là, tu peux regarder, mais pas jouer ni écrire.',
    isBack: 'La connexion est revenue.',
  },

  panel: {
    tabs: 'À côté du plateau',
    log: 'Journal',
    chat: 'Chat',
    rules: 'Règles',
    emptyLog: 'Il ne s’est encore rien passé. Tous les coups seront listés ici.',
    newMessages: (count, written) =>
      count < 2 ? `${written} nouveau message` : `${written} nouveaux messages`,
  },

  review: {
    button: 'Revoir la partie',
    heading: 'Revoir la partie',
    help: 'Pendant ce temps, la partie continue. Voici ce que tu en as vu.',
    yourTurn: 'À toi de jouer !',
    more: 'Montrer les coups suivants',
    close: 'Retour à la partie',
  },

  again: {
    button: 'Revoir les derniers coups',
    help: 'Revoir les derniers coups (Retour arrière)',
    skip: 'Aller à mon tour',
    speed: 'Vitesse',
    times: (factor) => `×${factor}`,
    atOnce: 'd’un coup',
  },

  missed: {
    told: (count, written) =>
      count < 2
        ? 'Un coup a été joué en ton absence.'
        : `${written} coups ont été joués en ton absence.`,
    show: 'Montrer',
  },

  strip: {
    label: 'Qui est à la table',
    seat: (name, states) => `${name} : ${states}`,
    free: 'libre',
    toMove: 'à son tour',
    away: 'absent',
    awayFor: (span) => `absent depuis ${span}`,
    awayShort: (span) => `absent ${span}`,
    standsIn: (name) => `un bot joue pour ${name}`,
    standsInShort: 'un bot joue',
    turnLeft: (span) => `encore ${span} pour ce tour`,
    reserve: 'réserve',
    reserveLeft: (span) => `${span} en réserve`,
    hurry: 'Il reste moins de dix secondes !',
  },

  events: {
    somebody: 'quelqu’un',
    timeUp: (name) => `Le temps est écoulé pour ${name} : un bot joue en attendant son retour.`,
    standIn: (name) => `Un bot joue pour ${name} en attendant son retour.`,
    back: (name) => `${name} est de retour et reprend la main.`,
    conceded: (name) => `${name} abandonne : un bot joue à partir de là.`,
    left: (name) => `${name} a quitté la table.`,
    joined: (name) => `${name} prend une place.`,
    bot: (name) => `${name} prend une place libre.`,
    ended: 'La partie a été arrêtée avant la fin.',
  },

  end: {
    lookAgain: 'Voir le replay',
    analyse: 'Analyser',
    botFinished: 'terminée par un bot',
    watchNext: 'Regarder la partie suivante',
    heading: 'La partie est finie',
    won: (names) => `${names} a gagné !`,
    youWon: 'Tu as gagné !',
    shared: (names) => `${names} se partagent la victoire !`,
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    ranking: 'Classement',
    without: 'Personne ne gagne cette fois',
    withoutHelp: 'La partie a été arrêtée avant la fin. Le plateau reste tel quel.',
  },

  unknownTable: {
    heading: 'Cette table n’existe pas (ou plus)',
    help: 'Elle a peut-être été fermée, ou le lien est incomplet. Redemande le lien, ou crée une nouvelle table.',
  },

  lostSeat:
    'Cette place n’est plus à toi : tu l’as quittée dans une autre fenêtre, l’hôte l’a libérée, ou quelqu’un d’autre y joue à présent. Tu peux toujours regarder.',

  refusals: {
    badMessage: 'Le serveur n’a pas compris. Rien n’a changé.',
    unknownMatch: 'Cette table n’existe plus.',
    wrongCredentials: 'Cette place n’est plus à toi.',
    chatOff: 'Le chat est désactivé ici pour le moment.',
    tableClosed: 'Les modérateurs de ce site ont fermé cette table.',
    seatTakenAway: 'Un modérateur a libéré ta place à cette table.',
    removedByHost: 'L’hôte a libéré ta place à cette table. Tu peux encore regarder.',
    seatFreed:
      'Tu n’étais plus là depuis un moment, alors ta place a été libérée. Tu peux reprendre une place.',
    blocked: 'Les modérateurs de ce site ont bloqué ton réseau pour l’instant.',
    notBegun: 'La partie n’a pas encore commencé.',
    finished: 'La partie est déjà finie.',
    notYourTurn: 'Ce n’est pas ton tour.',
    notNow: 'Ce n’est pas possible en ce moment.',
    stale:
      'Le plateau avait déjà changé, donc ton coup n’a pas été joué. Regarde-le et choisis à nouveau.',
    illegal: 'Les règles ne le permettent pas.',
    notSaved: 'Le serveur n’a pas pu l’enregistrer, donc ça ne compte pas. Réessaie.',
    tooMany: 'Trop de demandes, donc ça ne compte pas. Attends un moment et réessaie.',
    notConnected:
      'Pas de connexion en ce moment : rien n’est parti. Réessaie quand elle sera revenue.',
    notArrived:
      'La connexion a été coupée avant que ton coup n’arrive, donc il ne compte pas. Regarde le plateau et choisis à nouveau.',
  },
};
