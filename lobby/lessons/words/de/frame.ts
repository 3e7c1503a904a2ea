import type { FrameMessages } from '../en/frame.ts';

export const text: FrameMessages = {
  tabTitle: (title) => `Erste Schritte: ${title}`,
  step: (step, all) => `Schritt ${step} von ${all}`,
  decision: (decision, all) => `Jetzt allein: Entscheidung ${decision} von ${all}`,
  notYet: 'Moment: Lies erst das hier, dann geht es weiter.',
  watch: 'Schau, was passiert …',
  others: 'Jetzt sind die anderen dran …',
  nextOwn: 'Du bist wieder dran.',
  goOn: 'Weiter',
  skip: 'Zeig es mir',
  back: 'Zurück',
  leave: 'Lektion verlassen',
  toTheEnd: 'Zum Schluss springen',
  botsStuck: 'Die Bots können gerade nicht nachdenken.',
  endHeading: 'Jetzt kann das Rennen kommen',
  again: 'Noch mal von vorn',
};
