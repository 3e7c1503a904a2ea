import type { DailyMessages } from '../en/daily.ts';

export const text: DailyMessages = {
  heading: 'Défi du jour',
  explained: 'Même partie pour tous. Le premier essai compte.',
  practiceOver: 'C’était un entraînement, il ne compte pas.',
  bots: (level) => `bots : ${level}`,
  levels: { easy: 'facile', fair: 'moyen', strong: 'fort' },
  left: (span) => `encore ${span}`,
  played: (count, written) =>
    count === 0
      ? 'personne ne l’a encore terminé'
      : count === 1
        ? `joué par ${written} personne`
        : `joué par ${written} personnes`,
  streak: (days) => `${days} jours d’affilée`,
  play: 'Jouer',
  continue: 'Continuer',
  result: 'Résultat du jour',
  playOf: (title) => `Jouer le défi du jour : ${title}`,
  continueOf: (title) => `Continuer le défi du jour : ${title}`,
  resultOf: (title) => `Résultat du jour : ${title}`,
  resultShort: 'Résultat',
  dayBefore: 'Résultats de la veille',
  others: 'Les autres défis de ce jour',
  offline: 'Le défi du jour a besoin d’une connexion au serveur.',
  off: 'Aucun nouveau défi ne peut commencer pour le moment. Reviens plus tard.',
  begun: 'Tu as déjà commencé ce défi dans ce navigateur. Termine d’abord cette partie.',
  resultsOfDay: 'Résultats du jour',

  othersToday: 'Les autres défis du jour',

  sheet: {
    once: 'Seul cet essai compte. Si tu quittes la partie, tu finis à la dernière place. Tu peux faire une pause jusqu’à la fin de la journée.',
    options: (words) => `Différent des règles habituelles : ${words}.`,
    nameHelp:
      'Seuls les joueurs avec un nom figurent dans les tableaux. Sans nom, ton résultat compte aussi.',
    start: 'Commencer',
    practise: 'S’entraîner avec une autre donne',
  },
  yesterday: (place, title) => `Hier : ${place}, ${title}`,
  watchYesterday: 'Revoir et analyser',
  days: {
    heading: 'Les sept derniers jours',
    notPlayed: (day) => `${day} : pas joué`,
    played: (day, title, place) => `${day} : ${title}, ${place}`,
  },

  page: {
    title: (title) => `Défi du jour : ${title}`,
    own: 'Ton résultat',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    placeOf: (place, players) => `${place === 1 ? '1er' : `${place}e`} sur ${players}`,
    beaten: (beaten, others) => `Tu as fait mieux que ${beaten} des ${others} autres joueurs.`,
    beatenOne: 'Tu as fait mieux que le seul autre joueur.',
    notBeatenOne: 'Une autre personne l’a terminé et a fait au moins aussi bien.',
    alone: 'Pour l’instant, personne d’autre n’a terminé ce défi.',
    notPlayed: 'Tu n’as pas encore joué ce défi.',
    missed: 'Tu n’as pas terminé ce défi.',
    unfinished: 'Ta partie n’est pas encore terminée.',
    distribution: 'Tous les résultats',
    nobody: 'Personne n’a encore terminé ce défi.',
    players: (count, written) => (count === 1 ? `${written} joueur` : `${written} joueurs`),
    you: 'toi',
    best: 'Les meilleurs du jour',
    bestHelp: 'Seuls les joueurs qui avaient choisi un nom apparaissent ici.',
    noNames:
      'Encore personne ici. Seuls les joueurs qui ont un nom apparaissent : choisis le tien avant de commencer.',
    rank: 'Rang',
    name: 'Nom',
    result: 'Place',
    score: 'Score',
    week: 'Cette semaine',
    weekHelp: (from) => `Depuis le ${from}. Chaque défi rapporte un point par bot battu.`,
    points: 'Points',
    tries: 'Défis',
    practise: 'S’entraîner',
    practiseHelp: 'Tu peux rejouer la même donne, mais seul ton premier essai compte.',
    later: 'Les parties pourront être regardées quand la journée sera finie.',
    choices: 'Tes décisions les plus rares',
    choicesHelp: 'Par rapport à ceux qui sont arrivés à la même position.',
    decision: (number) => `Décision ${number}`,
    alike: (same, written, others) =>
      others === '1'
        ? `la seule autre personne a décidé ${same === 0 ? 'autrement' : 'comme toi'}`
        : same === 0
          ? `aucun des ${others} autres n’a décidé comme toi`
          : same === 1
            ? `1 des ${others} autres a décidé comme toi`
            : `${written} des ${others} autres ont décidé comme toi`,
    watchOwn: 'Regarder et analyser ta partie',
    watchBest: 'Voir la meilleure partie',
    seeds: 'Graine du serveur et engagement',
    seedsHelp:
      'Le serveur publie l’engagement avant que quiconque puisse jouer, et il ne correspond qu’à cette graine. Le mélange ne peut donc plus être changé ensuite.',
    seedLater: 'La graine du serveur sera révélée quand la journée sera finie.',
    serverSeed: 'Graine du serveur',
    commitment: 'Engagement',
    copy: 'Copier le résultat',
    share: 'Partager le résultat',
    copied: 'Résultat copié.',
    toCopy: 'Copie ce texte :',
    unknown: {
      heading: 'Ce défi n’existe pas',
      help: 'Ce jour-là, ce serveur n’avait pas de défi pour ce jeu.',
    },
  },
};
