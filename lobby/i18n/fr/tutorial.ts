import type { TutorialMessages } from '../en/tutorial.ts';

export const text: TutorialMessages = {
  tabTitle: (title) => `Tutoriel : ${title}`,
  step: (step, all) => `Point ${step} sur ${all}`,
  decision: (decision, all) => `À toi de jouer : choix ${decision} sur ${all}`,
  notYet: 'Lis d’abord ceci, puis continue.',
  watch: 'Regarde ce qui se passe…',
  others: 'C’est aux autres de jouer…',
  nextOwn: 'C’est de nouveau à toi.',
  goOn: 'Continuer',
  skip: 'Montre-moi',
  back: 'Retour',
  leave: 'Quitter le tutoriel',
  toTheEnd: 'Passer à la fin',
  botsStuck: 'Les bots ne répondent plus.',
  endHeading: 'En piste, maintenant !',
  again: 'Recommencer depuis le début',
};
