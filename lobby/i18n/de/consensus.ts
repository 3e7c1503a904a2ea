import type { ConsensusMessages } from '../en/consensus.ts';

export const text: ConsensusMessages = {
  hasChanged: 'Inzwischen hat sich etwas geändert. Schau noch mal.',

  matters: {
    title: 'Am Tisch',
    mine: 'Ein Bot spielt für dich',
    asked: 'Eine Frage an dich',
    agreed: 'Warten auf Antworten',
    due: 'Alle einverstanden, gleich geht es los',
    away: (name, count) =>
      count === 1 ? `${name} ist weg. Was nun?` : `${count} sind weg. Was nun?`,
    waited: (name, count) => (count === 1 ? `${name} ist weg` : `${count} sind weg`),
    free: (count) => (count === 1 ? 'Ein Sitz ist frei' : `${count} Sitze sind frei`),
    standIn: (name, count) =>
      count === 1 ? `Ein Bot vertritt ${name}` : `Bots vertreten ${count} Leute`,
  },

  mine: {
    note: 'Ein Bot spielt für dich.',
    help: 'Du warst weg, oder deine Zeit war um. Du kannst jederzeit übernehmen, auch mitten im Zug.',
    back: 'Meinen Sitz zurückholen',
  },

  away: {
    ask: (names, span, count) =>
      count === 1
        ? `${names} ist schon ${span} weg. Soll so lange ein Bot spielen?`
        : `${names} sind schon ${span} weg. Sollen so lange Bots spielen?`,
    letBot: 'Bot spielen lassen',
    letBotFor: (name) => `Bot für ${name}`,
    wait: 'Warten',
    standIn: (name) => `Ein Bot vertritt ${name}.`,
    offer: 'Sitz neu vergeben',
    offered: (name) =>
      `Den Sitz von ${name} bekommt, wer ihn zuerst nimmt – außer ${name} ist vorher wieder da. Schick jemandem den Link.`,
  },

  proposal: {
    replace: (name) => `Soll ein Bot ${name} vertreten?`,
    offer: (name) => `Soll jemand Neues den Sitz von ${name} nehmen können?`,
    end: 'Wollen wir hier aufhören, ohne Sieger?',
    agreed: (names) => `Dafür: ${names}.`,
    missing: (names) => `Überlegt noch: ${names}.`,
    yes: 'Ja',
    no: 'Nein',
    due: (figures) => `Alle sind einverstanden: Es passiert in ${figures}.`,
    dueSoon: 'Alle sind einverstanden: Gleich passiert es.',
  },

  ways: {
    title: 'Willst du gehen?',
    pause: {
      together:
        'Nur eine Pause? Schließ die Seite: Dein Sitz bleibt deiner. Dauert es lang, können die anderen so lange einen Bot spielen lassen.',
      clock:
        'Nur eine Pause? Deine Uhr läuft weiter, wenn du am Zug bist. Ist sie abgelaufen, spielt ein Bot, bis du wieder da bist.',
      days: 'Nur eine Pause? Schließ die Seite: Du musst nur rechtzeitig zu deinem Zug zurück sein.',
    },
    concede: 'Aufgeben',
    concedeHelp: 'Ein Bot spielt für dich zu Ende. Du kannst zuschauen.',
    concedeTitle: 'Wirklich aufgeben?',
    concedeSure: 'Ein Bot macht da weiter, wo du stehst. Deinen Sitz bekommst du nicht zurück.',
    tryPause:
      'Nur eine Pause? Schließ die Seite und spiel von der Startseite aus weiter, bevor der Tag zu Ende ist.',
    trySure:
      'Dein Versuch endet auf dem letzten Platz. Danach kannst du üben, aber kein weiterer Versuch zählt.',
    end: 'Partie beenden',
    endHelp: 'Ohne Sieger. Alle Anwesenden müssen einverstanden sein.',
    endTitle: 'Die Partie beenden?',
    endSure:
      'Niemand gewinnt, und der Spielplan bleibt, wie es ist. Vorher werden alle gefragt, die da sind.',
    leave: 'Tisch verlassen',
    leaveHelp: 'Dein Sitz wird frei, und jemand anders kann ihn einnehmen.',
    leaveHelpLast: 'Außer Bots bleibt niemand, also wird der Tisch gelöscht.',
    leaveTitle: 'Den Tisch verlassen?',
  },

  again: {
    playAgain: 'Noch einmal mit denselben Leuten',
    playAgainAll: 'Noch einmal mit allen',
    playAgainBots: 'Noch einmal mit denselben Bots',
    asked: (names, count) =>
      count === 1
        ? `${names} will noch mal spielen. Und du?`
        : `${names} wollen noch mal spielen. Und du?`,
    yes: 'Ja, noch mal!',
    no: 'Nein, danke',
    answers: 'Noch mal?',
    says: { yes: 'ja', no: 'nein', nothing: 'noch keine Antwort' },
    declined: 'Du hast Nein gesagt.',
    afterAll: 'Doch noch mal spielen',
    goThere: 'Zur nächsten Partie',
  },
};
