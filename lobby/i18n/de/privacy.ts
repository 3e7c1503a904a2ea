import type { PrivacyMessages } from '../en/privacy.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'Datenschutz',
    lead: 'Keine Konten, keine Cookies, keine Werbung, kein Tracking. Das speichern wir:',
    sections: [
      {
        heading: 'Auf dem Server',
        items: [
          'Deine Sitze: der Name, den du dort angegeben hast, deine Züge und ein Hash des Schlüssels, mit dem dein Browser beweist, dass es deine sind. Den Schlüssel selbst hat nur dein Browser.',
          'Was du an Tischen schreibst. Alle, die den Tisch öffnen, können es lesen.',
          'Ein Hash eines zufälligen Textes in deinem Browser, damit Spieler, die ein Host entfernt hat, nicht zurückkommen. Bis zum Beginn der Partie auch ein Hash deiner Internetadresse.',
          'Wenn du Push-Benachrichtigungen einschaltest: die Push-Adresse deines Browsers. Die Benachrichtigungen sind verschlüsselt, werden vom Hersteller des Browsers zugestellt und enthalten keine Namen.',
          'Deine Ergebnisse der Herausforderungen des Tages, mit deinem Namen, wenn du einen gewählt hast. Alle sehen sie in den Tabellen des Tages und der Woche. Sie werden nach derselben Zeit gelöscht wie beendete Partien. Wenn du deine Daten löschst, bleiben sie ohne deinen Namen stehen.',
        ],
      },
      {
        heading: 'Deine Internetadresse',
        items: [
          'Der Server braucht sie, um dir zu antworten, und zählt Anfragen, um Missbrauch zu verhindern. Das bleibt nur kurz im Arbeitsspeicher und wird nie protokolliert.',
          'Gespeichert wird sie nur, wo die Moderatoren vielleicht eingreifen müssen. Wenn ein Tisch gemeldet oder ein Spieler gesperrt wird: die Adressen der meldenden Person und aller, die den Tisch offen haben, für 30 Tage. Wenn eine Adresse selbst gesperrt wird: bis die Sperre endet.',
        ],
      },
      {
        heading: 'In diesem Browser',
        items: [
          'Dein Name, deine Sitze, deine Partien und deine Einstellungen. Sonst sieht sie niemand.',
        ],
      },
    ],
    howLong: 'Wie lange',
    kept: (finished, abandoned) =>
      `Eine beendete Partie wird mit ihrem Tisch ${finished} Tage nach der letzten Änderung gelöscht, Chat eingeschlossen, eine unbeendete nach ${abandoned} Tagen ohne Aktivität. Ein Tisch, den jemand offen hat, wird nie gelöscht.`,
    keptBeside:
      'Meldungen werden nach 30 Tagen gelöscht. Sicherungskopien des Servers bleiben, solange die Betreiber sie aufbewahren.',
    forgotten: 'Deine Daten löschen',
    forgetMe: 'Meine Daten löschen',
    howToBe:
      'Du kannst deine Sitze, deinen Namen und deine Nachrichten jederzeit löschen, samt allem, was in diesem Browser liegt. Wenn du den Browser mit deinen Sitzen nicht mehr hast, wende dich an die Moderatoren: Sie können es an jedem Tisch für dich tun.',
  },
  report: {
    label: 'Was ist an diesem Tisch nicht in Ordnung?',
    help: (max) =>
      `Die Moderatoren lesen es. Höchstens ${max} Zeichen. Sie sehen auch die Namen am Tisch, die Nachrichten und die Internetadressen, auch deine.`,
    send: 'Melden',
    done: 'Danke. Die Moderatoren sehen es sich an.',
  },
};
