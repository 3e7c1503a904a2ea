import type { TableMessages } from '../en/table.ts';

export const text: TableMessages = {
  table: {
    daily: 'Herausforderung des Tages',
    dailyPractice: 'Herausforderung des Tages: Übung',
    you: 'du',
    isAtTable: 'am Tisch',
    host: 'Host',
    seats: 'Spieler',
    leave: 'Tisch verlassen',
    waysOut: 'Gehen, aufgeben oder beenden',
    watching: 'Du schaust zu.',
    watchingFull: 'Alle Sitze sind besetzt: Du schaust zu.',
    conceded: 'Du hast aufgegeben: Auf deinem Sitz spielt ein Bot weiter, und du schaust zu.',
    takeASeat: 'Mitspielen',
    seatIsFree: (seats, count) =>
      count === 1
        ? `${seats} ist frei: Schick jemandem den Link.`
        : `${seats} sind frei: Schick jemandem den Link.`,
    offerSeat: (seats, count) =>
      count === 1
        ? `Ein Sitz ist frei (${seats}): Du kannst ihn nehmen.`
        : `Sitze sind frei (${seats}): Du kannst einen nehmen.`,
    connecting: 'Verbindung zum Tisch …',
    yourTurnTitle: (title) => `● Du bist dran – ${title}`,
    loadFailed: 'Der Spielplan konnte nicht geladen werden.',
    botTakesOver: 'Oder lass einen Bot übernehmen:',
  },

  elsewhere: {
    next: (count) => `An anderen Tischen dran: ${count}`,
    nextLabel: (title, names) => `Zum nächsten Tisch, der auf dich wartet: ${title} mit ${names}`,
  },

  connection: {
    waiting: 'Warten auf den Server …',
    lost: 'Verbindung verloren – neuer Versuch …',
    restarting: 'Der Server startet neu. Diese Seite verbindet sich von selbst wieder.',
    untilThen: 'Bis dahin kannst du schauen, aber nicht ziehen oder schreiben.',
    isBack: 'Die Verbindung ist wieder da.',
  },

  panel: {
    tabs: 'Neben dem Spielplan',
    log: 'Verlauf',
    chat: 'Chat',
    rules: 'Regeln',
    emptyLog: 'Noch ist nichts passiert. Hier stehen dann alle Züge.',
    newMessages: (count, written) =>
      count === 1 ? `${written} neue Nachricht` : `${written} neue Nachrichten`,
  },

  review: {
    button: 'Rückblick',
    heading: 'Rückblick',
    help: 'Die Partie geht inzwischen weiter. Das hast du bisher davon gesehen.',
    yourTurn: 'Du bist am Zug!',
    more: 'Neuere Züge zeigen',
    close: 'Zurück zur Partie',
  },

  again: {
    button: 'Letzte Züge zeigen',
    help: 'Die letzten Züge noch einmal zeigen (Rücktaste)',
    skip: 'Zu meinem Zug springen',
    speed: 'Tempo',
    times: (factor) => `${factor}-fach`,
    atOnce: 'sofort',
  },

  missed: {
    told: (count, written) =>
      count === 1
        ? 'Während du weg warst, ist ein Zug gemacht worden.'
        : `Während du weg warst, sind ${written} Züge gemacht worden.`,
    show: 'Zeigen',
  },

  strip: {
    label: 'Wer hier sitzt',
    seat: (name, states) => `${name}: ${states}`,
    free: 'frei',
    toMove: 'am Zug',
    away: 'nicht da',
    awayFor: (span) => `schon ${span} nicht da`,
    awayShort: (span) => `weg: ${span}`,
    standsIn: (name) => `ein Bot spielt für ${name}`,
    standsInShort: 'vertreten',
    turnLeft: (span) => `noch ${span} für diesen Zug`,
    reserve: 'Reserve',
    reserveLeft: (span) => `${span} Reserve`,
    hurry: 'Weniger als zehn Sekunden übrig!',
  },

  events: {
    somebody: 'jemand',
    timeUp: (name) => `Die Zeit von ${name} ist um: Ein Bot springt ein.`,
    standIn: (name) => `Ein Bot vertritt ${name}.`,
    back: (name) => `${name} ist wieder da und spielt weiter.`,
    conceded: (name) => `${name} gibt auf: Ab hier spielt ein Bot.`,
    left: (name) => `${name} hat den Tisch verlassen.`,
    joined: (name) => `${name} übernimmt einen Sitz.`,
    bot: (name) => `${name} übernimmt einen freien Sitz.`,
    ended: 'Die Partie wurde vorzeitig beendet.',
  },

  end: {
    lookAgain: 'Replay ansehen',
    analyse: 'Analysieren',
    botFinished: 'von einem Bot zu Ende gespielt',
    watchNext: 'Nächste Partie ansehen',
    heading: 'Die Partie ist vorbei',
    won: (names) => `${names} hat gewonnen!`,
    youWon: 'Du hast gewonnen!',
    shared: (names) => `${names} teilen sich den Sieg!`,
    place: (place) => `${place}.`,
    ranking: 'Rangliste',
    without: 'Diesmal gewinnt niemand',
    withoutHelp: 'Die Partie wurde vorzeitig beendet. Der Spielplan bleibt, wie es war.',
  },

  unknownTable: {
    heading: 'Diesen Tisch gibt es nicht (mehr)',
    help: 'Vielleicht wurde er geschlossen, oder der Link ist unvollständig. Lass ihn dir noch einmal schicken oder eröffne einen neuen Tisch.',
  },

  lostSeat:
    'Dieser Sitz gehört dir nicht mehr: Du hast ihn in einem anderen Fenster verlassen, der Host hat ihn freigemacht, oder jemand anders spielt dort weiter. Zuschauen kannst du weiter.',

  refusals: {
    badMessage: 'Das hat der Server nicht verstanden. Es hat sich nichts geändert.',
    unknownMatch: 'Diesen Tisch gibt es nicht mehr.',
    wrongCredentials: 'Dieser Sitz gehört dir nicht mehr.',
    chatOff: 'Der Chat ist hier zurzeit abgeschaltet.',
    tableClosed: 'Die Moderatoren dieser Seite haben diesen Tisch geschlossen.',
    seatTakenAway: 'Ein Moderator hat dich von diesem Tisch entfernt.',
    removedByHost: 'Der Host hat dich von diesem Tisch entfernt. Du kannst weiter zuschauen.',
    seatFreed:
      'Du warst eine Weile weg, darum ist dein Sitz frei geworden. Du kannst dich wieder hinsetzen.',
    blocked: 'Die Moderatoren dieser Seite haben dein Netz vorerst gesperrt.',
    notBegun: 'Die Partie hat noch nicht begonnen.',
    finished: 'Die Partie ist schon vorbei.',
    notYourTurn: 'Du bist nicht am Zug.',
    notNow: 'Das geht gerade nicht.',
    stale:
      'Der Spielplan hatte sich schon geändert, darum wurde dein Zug nicht gemacht. Sieh ihn dir an und wähl noch einmal.',
    illegal: 'Das erlauben die Regeln nicht.',
    notSaved: 'Der Server konnte das nicht speichern, also zählt es nicht. Versuch es noch einmal.',
    tooMany: 'Zu viele Anfragen, also zählt es nicht. Warte kurz und versuch es noch einmal.',
    notConnected:
      'Gerade gibt es keine Verbindung, also wurde nichts gesendet. Versuch es wieder, sobald sie zurück ist.',
    notArrived:
      'Die Verbindung brach ab, bevor dein Zug ankam, also zählt er nicht. Schau auf den Spielplan und wähl noch einmal.',
  },
};
