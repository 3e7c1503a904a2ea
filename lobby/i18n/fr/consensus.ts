import { elide } from '../../../games/kit/locales/elision.ts';
import type { ConsensusMessages } from '../en/consensus.ts';

export const text: ConsensusMessages = {
  hasChanged: 'Quelque chose a changé entre-temps. Regarde à nouveau.',

  matters: {
    title: 'À la table',
    mine: 'Un bot joue pour toi',
    asked: 'Une question pour toi',
    agreed: 'En attente des réponses',
    due: 'Tous d’accord : c’est pour tout de suite',
    away: (name, count) =>
      count === 1
        ? `${name} n’est plus là. On fait quoi ?`
        : `Il en manque ${count}. On fait quoi ?`,
    waited: (name, count) => (count === 1 ? `${name} n’est plus là` : `Il en manque ${count}`),
    free: (count) => (count === 1 ? 'Une place est libre' : `${count} places libres`),
    standIn: (name, count) =>
      count === 1 ? `Un bot joue pour ${name}` : `${count} bots jouent pour des absents`,
  },

  mine: {
    note: 'Un bot joue à ta place.',
    help: 'Tu n’étais pas là, ou ton temps était écoulé. Reprends la main quand tu veux, même en plein tour.',
    back: 'Reprendre ma place',
  },

  away: {
    ask: (names, span, count) =>
      count === 1
        ? `${names} n’est plus là depuis ${span}. On laisse jouer un bot en attendant ?`
        : `${names} ne sont plus là depuis ${span}. On laisse jouer des bots en attendant ?`,
    letBot: 'Laisser jouer un bot',
    letBotFor: (name) => `Un bot pour ${name}`,
    wait: 'Attendre',
    standIn: (name) => `Un bot joue pour ${name}, qui n’est pas là.`,
    offer: 'Donner la place à quelqu’un d’autre',
    offered: (name) =>
      `La place ${elide('de', name)} est à qui la prendra en premier, sauf retour entre-temps : envoie le lien à quelqu’un.`,
  },

  proposal: {
    replace: (name) => `On laisse un bot jouer pour ${name} en attendant ?`,
    offer: (name) => `On laisse quelqu’un d’autre prendre la place ${elide('de', name)} ?`,
    end: 'On arrête la partie ici, sans vainqueur ?',
    agreed: (names) => `Pour : ${names}.`,
    missing: (names) => `En pleine réflexion : ${names}.`,
    yes: 'Oui',
    no: 'Non',
    due: (figures) => `Tout le monde est d’accord : ce sera fait dans ${figures}.`,
    dueSoon: 'Tout le monde est d’accord : c’est fait dans un instant.',
  },

  ways: {
    title: 'Tu veux partir ?',
    pause: {
      together:
        'Juste une pause ? Ferme la page : ta place reste à toi. Si ça dure, les autres peuvent laisser jouer un bot en attendant.',
      clock:
        'Juste une pause ? Ton temps court quand c’est à toi. S’il s’épuise, un bot joue en t’attendant.',
      days: 'Juste une pause ? Ferme la page : il suffit de revenir à temps pour ton tour.',
    },
    concede: 'Abandonner',
    concedeHelp: 'Un bot joue à ta place jusqu’au bout. Tu peux regarder.',
    concedeTitle: 'Abandonner pour de bon ?',
    concedeSure: 'Un bot continue là où tu en es. Ta place ne te reviendra plus.',
    tryPause:
      'Juste une pause ? Ferme la page et reprends depuis la page d’accueil avant la fin de la journée.',
    trySure:
      'Ton essai se termine à la dernière place. Tu pourras ensuite t’entraîner, mais aucun autre essai ne comptera.',
    end: 'Arrêter la partie',
    endHelp: 'Sans vainqueur. Tous les présents doivent être d’accord.',
    endTitle: 'Arrêter la partie ?',
    endSure:
      'Personne ne gagne, et le plateau reste tel quel. On demande d’abord à ceux qui sont là.',
    leave: 'Quitter la table',
    leaveHelp: 'Ta place se libère, et quelqu’un d’autre peut la prendre.',
    leaveHelpLast: 'À part les bots, il ne reste personne : la table sera supprimée.',
    leaveTitle: 'Quitter la table ?',
  },

  again: {
    playAgain: 'Rejouer avec les mêmes',
    playAgainAll: 'Rejouer avec tout le monde',
    playAgainBots: 'Rejouer avec les mêmes bots',
    asked: (names, count) =>
      count === 1 ? `${names} veut rejouer. Et toi ?` : `${names} veulent rejouer. Et toi ?`,
    yes: 'Oui, encore !',
    no: 'Non merci',
    answers: 'On rejoue ?',
    says: { yes: 'oui', no: 'non', nothing: 'pas encore de réponse' },
    declined: 'Tu as dit non.',
    afterAll: 'Rejouer quand même',
    goThere: 'À la prochaine partie',
  },
};
