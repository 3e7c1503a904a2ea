import type { FrameMessages } from '../en/frame.ts';

export const text: FrameMessages = {
  tabTitle: (title) => `Primi passi: ${title}`,
  step: (step, all) => `Passo ${step} di ${all}`,
  decision: (decision, all) => `Ora fai da te: scelta ${decision} di ${all}`,
  notYet: 'Un momento: prima leggi qui, poi vai avanti.',
  watch: 'Guarda che cosa succede …',
  others: 'Ora tocca agli altri …',
  nextOwn: 'Tocca di nuovo a te.',
  goOn: 'Avanti',
  skip: 'Fammi vedere',
  back: 'Indietro',
  leave: 'Esci dalla lezione',
  toTheEnd: 'Salta alla fine',
  botsStuck: 'In questo momento i bot non riescono a pensare.',
  endHeading: 'Puoi scendere in pista',
  again: 'Ricomincia da capo',
};
