import type { PrivacyMessages } from './en.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'Privatsphäre',
    lead: 'Hier gibt es keine Konten, keine Cookies und keine Werbung, und niemand zählt, wer vorbeikommt. Trotzdem wird einiges aufbewahrt, und zwar das:',
    sections: [
      {
        heading: 'Auf dem Server',
        items: [
          'Deine Sitze: der Name, den du dort angegeben hast, deine Züge und ein Fingerabdruck des Schlüssels, mit dem dein Browser beweist, dass es deine sind. Den Schlüssel selbst hat nur dein Browser.',
          'Was du an Tischen schreibst. Alle, die den Tisch öffnen, können es lesen.',
          'Ein Fingerabdruck eines zufälligen Textes, den dein Browser aufbewahrt, damit wegbleibt, wen ein Host weggeschickt hat; bis zum Beginn des Rennens auch einer deiner Internetadresse.',
          'Wenn du bei geschlossener Seite gerufen werden willst: wo dein Browser zu erreichen ist. Sein Hersteller befördert die Rufe, versiegelt; Namen stehen nicht darin.',
        ],
      },
      {
        heading: 'Deine Internetadresse',
        items: [
          'Der Server braucht sie, um dir zu antworten, und zählt im Arbeitsspeicher mit, wie viel von ihr kommt, damit niemand alles überflutet. Das ist bald vergessen und steht nicht in seinem Protokoll.',
          'Gespeichert wird sie nur, wo die Betreiber vielleicht eingreifen müssen: wenn ein Tisch gemeldet oder dort jemand gesperrt wird, die der Meldenden und derer, die ihn offen haben, für 30 Tage; und wenn sie gesperrt wird, bis die Sperre endet.',
        ],
      },
      {
        heading: 'In diesem Browser',
        items: [
          'Dein Name, deine Sitze, deine Rennen, Partien auf diesem Gerät und deine Einstellungen. Sonst sieht sie niemand.',
        ],
      },
    ],
    howLong: 'Wie lange',
    kept: (finished, abandoned) =>
      `Ein Rennen wird mit seinem Tisch ${finished} Tage nach dem Ende gelöscht, ein Tisch, an dem niemand weitermacht, nach ${abandoned} Tagen.`,
    keptBeside:
      'Meldungen werden nach 30 Tagen gelöscht. Sicherungskopien des Servers bleiben, solange die Betreiber sie aufbewahren.',
    forgotten: 'Vergessen werden',
    forgetMe: 'Vergiss mich hier',
    howToBe:
      'Du kannst deine Sitze, deinen Namen und alles, was du geschrieben hast, sofort löschen lassen, samt allem, was dieser Browser aufbewahrt. Wenn du den Browser mit deinen Sitzen nicht mehr hast, wende dich an die Betreiber: Sie können es an jedem Tisch für dich tun.',
  },
  report: {
    label: 'Was ist an diesem Tisch nicht in Ordnung?',
    help: (most) =>
      `Die Betreiber dieser Seite lesen es. Höchstens ${most} Zeichen. Sie sehen dazu die Namen am Tisch, was dort geschrieben wurde, und die Internetadressen, auch deine.`,
    send: 'Melden',
    done: 'Danke. Die Betreiber dieser Seite sehen es sich an.',
  },
};
