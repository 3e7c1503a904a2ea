import { elide } from '../../../games/kit/locales/elision.ts';
import type { WaitingRoomMessages } from '../en/waiting-room.ts';

export const text: WaitingRoomMessages = {
  newTable: {
    heading: (title) => `Nouvelle table de ${title}`,
    players: 'Vous jouez à combien ?',
    playersCount: (count, written) => (count < 2 ? `${written} joueur` : `${written} joueurs`),
    others: 'Qui joue aux autres places ?',
    people: 'Des personnes',
    peopleHelp: 'Chaque place attend un joueur.',
    bots: (count, level) => (count < 2 ? `Un bot, niveau ${level}` : `Des bots, niveau ${level}`),
    seatBySeat: 'Place par place',
    seatBySeatHelp: 'Choisis pour chaque place. Une place libre attend un joueur.',
    person: 'quelqu’un',
    allBots: 'Les bots sont toujours prêts : la partie commence tout de suite.',
    options: 'Options et variantes',
    defaultRules: 'Règles standard',
    range: (min, max) => `De ${min} à ${max}.`,
    outOfRange: (min, max) => `Choisis un nombre entier de ${min} à ${max}.`,
    multiples: (step, min, max) => `Des multiples de ${step}, de ${min} à ${max}.`,
    less: (label) => `${label} : un de moins`,
    more: (label) => `${label} : un de plus`,
    who: 'Qui peut jouer ?',
    listed: 'Tout le monde',
    listedHelp: 'La table figure dans la liste des tables ouvertes.',
    private: 'Par lien seulement',
    privateHelp: 'La table n’est dans aucune liste ; tu envoies le lien à qui tu veux.',
    openTable: 'Créer la table',
  },

  bots: {
    levels: { easy: 'facile', fair: 'moyen', strong: 'fort' },
    levelHelp: {
      easy: 'Un débutant : il connaît les règles mais fait beaucoup d’erreurs.',
      fair: 'Joue avec bon sens, mais laisse parfois passer un bon coup.',
      strong: 'Pèse chaque coup : nos bots ne savent pas mieux faire.',
    },
    heading: 'Remplir les places avec des bots',
    help: 'C’est ta table : tant que la partie n’a pas commencé, tu peux mettre des bots aux places libres, les rendre plus ou moins forts et les retirer.',
    lastSeat:
      'Il ne reste qu’une place libre : si un bot la prend, la partie commence tout de suite.',
    seat: (who) => `Bot : ${who}`,
    sendAway: 'Retirer',
    sendAwayLabel: (name) => `Retirer ${name}`,
    notSeated: (reason) => `La table est créée, mais sans ses bots. ${reason}`,
  },

  join: {
    heading: (title) => `Rejoindre une table de ${title}`,
    headingRunning: (title) => `Rejoindre : ${title}`,
    runningHelp: 'La partie a commencé et un joueur est parti. Tu reprends sa position.',
    offeredHelp: 'Quelqu’un manque dans cette partie. Tu prends sa place pour de bon.',
    offered: (seat, name) => `${seat} : ${name} n’est pas là, tu prends sa place pour de bon.`,
    full: 'Toutes les places sont prises : tu peux regarder.',
    whichSeat: 'Quelle place ?',
    sitDown: 'Rejoindre',
    watch: 'Regarder',
  },

  timeControl: {
    legend: 'Cadence de jeu',
    kinds: { together: 'Sans limite', clock: 'Pendule', days: 'En différé' },
    together: 'Sans limite : chacun prend le temps qu’il lui faut.',
    whichClock: 'À quelle vitesse ?',
    clocks: { quick: 'Rapide', normal: 'Normale', slow: 'Lente' },
    clock: (turn, reserve) => `${turn} par tour, et ${reserve} de réserve pour toute la partie.`,
    clockAlone: (turn) => `${turn} par tour.`,
    timeUp: 'Le temps écoulé, un bot joue jusqu’au retour de l’absent.',
    whichDays: 'Combien de temps par tour ?',
    days: (days) => `${days} par tour. Tu vas et viens comme tu veux.`,
  },

  host: {
    heading: 'Ta table',
    start: (count, written) =>
      count < 2 ? `Commencer avec ${written} joueur` : `Commencer avec ${written} joueurs`,
    startHelp: 'Pas besoin d’attendre que les places libres soient prises.',
    tooFew: (title, min) =>
      `Pour ${title}, il faut au moins ${min} joueurs : invite quelqu’un ou mets un bot.`,
    settings: 'Modifier la table',
    settingsHelp: 'Tout le monde à la table voit aussitôt ce que tu changes.',
    close: 'Fermer la table',
    closeTitle: 'Fermer cette table ?',
    closeHelp: 'La table sera supprimée, et les joueurs assis en seront informés.',
    order: 'Ordre des places',
    orderHelp: 'Vous êtes assis autour de la table dans cet ordre.',
    shuffle: 'Mélanger',
    up: (who) => `Monter ${who}`,
    down: (who) => `Descendre ${who}`,
    moved: (who, seat) => `${who} : maintenant ${seat}`,
    shuffled: (order) => `Le nouvel ordre : ${order}`,
    remove: 'Retirer',
    removeLabel: (name) => `Retirer ${name}`,
    removeTitle: (name) => `Retirer ${name} de la table ?`,
    removeHelp: 'Avec ce navigateur, plus de retour à cette table, mais on peut encore regarder.',
    removeAddress: 'Bloquer aussi son réseau pendant une heure',
    removeAddressHelp: 'Un même foyer le partage : cela peut toucher d’autres personnes.',
  },

  changed: {
    rules: (words) => `L’hôte a changé les règles : ${words}.`,
    players: (written) => `L’hôte a changé le nombre de places : ${written}.`,
    timeControl: (words) => `L’hôte a changé la cadence : ${words}`,
    listed: 'L’hôte a rendu la table publique.',
    private: 'L’hôte a rendu la table accessible par lien seulement.',
    order: 'L’hôte a changé l’ordre des places.',
  },

  quick: {
    label: 'Début de la partie',
    missing: (count, written) =>
      count === 1
        ? 'Encore une personne, et la partie commence.'
        : `Encore ${written} personnes, et la partie commence.`,
    startsIn: (figures) => `La partie commence dans ${figures}.`,
    startsSoon: 'La partie commence dans un instant.',
    onHold: 'La partie attend que toutes les places soient prises.',
    notAllThere: 'La partie commence dès que tout le monde est là.',
    start: 'Commencer',
    hold: 'Attendre d’autres joueurs',
    fill: 'Compléter avec des bots',
  },

  waiting: {
    online: (count, written) =>
      count === 1
        ? 'En ce moment, une autre personne est à une table.'
        : `En ce moment, ${written} autres personnes sont à des tables.`,
    alone:
      'Personne d’autre n’est encore là. En attendant, joue contre des bots : dès que quelqu’un arrive, tu reviens à la table.',
    meanwhile: 'Jouer contre des bots en attendant',
    meanwhileNote: 'Ta place à la table reste à toi. Dès que quelqu’un arrive, tu y reviens.',
    backToTable: 'Retour à la table',
    heading: (title) => `${title} : on attend les joueurs`,
    stillFree: (count, written) =>
      count < 2 ? 'Une place est encore libre.' : `${written} places sont encore libres.`,
    startsByItself:
      'La partie commence toute seule dès que toutes les places sont prises et que tout le monde est là.',
    allTaken: 'Toutes les places sont prises.',
    awaits: (names, count) =>
      count < 2
        ? `Dès ${elide('que', names)} est là, la partie commence toute seule.`
        : `Dès ${elide('que', names)} sont là, la partie commence toute seule.`,
    hostIs: (name) => `${name} est l’hôte de cette table.`,
    notHereYet: (names) =>
      `Invités, pas encore là : ${names}. L’invitation est sur la page de la dernière partie.`,
    invite: 'Invite tes amis',
    inviteHelp: 'Toute personne qui ouvre ce lien peut jouer ou regarder.',
    options: 'Règles de cette table',
    rename: 'Changer de nom',
  },
};
