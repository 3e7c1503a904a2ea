import type { TutorialMessages } from '../en/tutorial.ts';

export const text: TutorialMessages = {
  tabTitle: (title) => `Tutorial: ${title}`,
  step: (step, all) => `Schritt ${step} von ${all}`,
  decision: (decision, all) => `Jetzt allein: Entscheidung ${decision} von ${all}`,
  notYet: 'Lies erst das hier, dann geht es weiter.',
  watch: 'Schau, was passiert …',
  others: 'Jetzt sind die anderen dran …',
  nextOwn: 'Du bist wieder dran.',
  goOn: 'Weiter',
  skip: 'Zeig es mir',
  back: 'Zurück',
  leave: 'Tutorial verlassen',
  toTheEnd: 'Zum Schluss springen',
  botsStuck: 'Die Bots antworten nicht mehr.',
  endHeading: 'Jetzt kann das Rennen kommen',
  again: 'Noch mal von vorn',
};
