import type { ForgetMessages } from './en.ts';

export const text: ForgetMessages = {
  privacy: 'Privatsphäre',
  kept: 'Konten gibt es hier nicht. Der Server merkt sich deine Sitze mit dem Namen, den du angegeben hast, und was du an Tischen schreibst; dieser Browser merkt sich, welche Sitze deine sind, und deine Einstellungen.',
  heading: 'Vergiss mich hier',
  goes: 'Wenn du das willst, verschwindet für immer:',
  seats: (count, written) =>
    count === 1
      ? `dein Sitz (${written}): Du verlässt den Tisch, und in einem laufenden Rennen spielt ein Bot weiter`
      : `deine ${written} Sitze: Du verlässt die Tische, und in laufenden Rennen spielen Bots weiter`,
  lines: 'dein Name dort, alles, was du dort geschrieben hast, und wohin du gerufen wirst',
  browser: 'dein Name, deine Sitze, Rennen und Einstellungen in diesem Browser',
  stays:
    'Was du an Tischen geschrieben hast, die du schon verlassen hattest, bleibt dort, aber ohne deinen Namen. Auch Partien auf diesem Gerät bleiben: Du kannst sie auf der ersten Seite wegwerfen.',
  forget: 'Vergiss mich',
  isForgetting: 'Wird vergessen …',
  done: 'Erledigt: Hier kennt dich niemand mehr.',
};
