import type { TutorialMessages } from '../en/tutorial.ts';

export const text: TutorialMessages = {
  tabTitle: (title) => `Tutorial: ${title}`,
  step: (step, all) => `Passo ${step} di ${all}`,
  decision: (decision, all) => `Ora senza aiuto: scelta ${decision} di ${all}`,
  notYet: 'Prima leggi qui, poi vai avanti.',
  watch: 'Guarda che cosa succede…',
  others: 'Ora tocca agli altri…',
  nextOwn: 'Tocca di nuovo a te.',
  goOn: 'Avanti',
  skip: 'Fammi vedere',
  back: 'Indietro',
  leave: 'Esci dal tutorial',
  toTheEnd: 'Salta alla fine',
  botsStuck: 'I bot non rispondono più.',
  endHeading: 'Puoi scendere in pista',
  again: 'Ricomincia da capo',
};
