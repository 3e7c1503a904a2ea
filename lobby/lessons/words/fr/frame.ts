import type { FrameMessages } from '../en/frame.ts';

export const text: FrameMessages = {
  tabTitle: (title) => `Premiers pas : ${title}`,
  step: (step, all) => `Étape ${step} sur ${all}`,
  decision: (decision, all) => `À toi de jouer : choix ${decision} sur ${all}`,
  notYet: 'Un instant : lis d’abord ceci, puis continue.',
  watch: 'Regarde ce qui se passe …',
  others: 'C’est aux autres de jouer …',
  nextOwn: 'C’est de nouveau à toi.',
  goOn: 'Continuer',
  skip: 'Montre-moi',
  back: 'Retour',
  leave: 'Quitter la leçon',
  toTheEnd: 'Passer à la fin',
  botsStuck: 'Pour l’instant, les bots n’arrivent pas à réfléchir.',
  endHeading: 'En piste, maintenant !',
  again: 'Recommencer depuis le début',
};
