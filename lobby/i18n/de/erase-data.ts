import type { EraseDataMessages } from '../en/erase-data.ts';

export const text: EraseDataMessages = {
  privacy: 'Datenschutz',
  kept: 'Konten gibt es hier nicht. Der Server merkt sich deine Sitze mit dem Namen, den du angegeben hast, und was du an Tischen schreibst; dieser Browser merkt sich, welche Sitze deine sind, und deine Einstellungen.',
  heading: 'Meine Daten löschen',
  goes: 'Das wird endgültig gelöscht:',
  seats: (count, written) =>
    count === 1
      ? `dein Sitz (${written}): Du verlässt den Tisch, und in einer laufenden Partie spielt ein Bot weiter`
      : `deine ${written} Sitze: Du verlässt die Tische, und in laufenden Partien spielen Bots weiter`,
  lines: 'dein Name und deine Nachrichten dort und die Push-Benachrichtigungen',
  browser: 'dein Name, deine Sitze, Partien und Einstellungen in diesem Browser',
  stays:
    'Was du an Tischen geschrieben hast, die du schon verlassen hattest, und deine Ergebnisse der Herausforderungen des Tages bleiben, aber ohne deinen Namen. Auch Partien auf diesem Gerät bleiben: Du kannst sie auf der Startseite löschen.',
  forget: 'Meine Daten löschen',
  isForgetting: 'Wird gelöscht …',
  done: 'Erledigt. Deine Daten sind gelöscht.',
};
