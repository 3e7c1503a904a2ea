import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Rennspiele an einem Tisch, egal wie weit die Stühle auseinanderstehen.',
  skipToContent: 'Zum Inhalt springen',
  toTheShelf: 'Zurück zum Regal',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  loading: 'Einen Moment …',

  header: {
    home: 'Paddock – Startseite',
    language: 'Sprache',
    theme: { auto: 'Hell oder dunkel wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    themeButton: (now, next) => `Darstellung: ${now}. Wechseln zu: ${next}`,
    youAre: (name) => `Du bist ${name}`,
    noName: 'Name wählen',
  },

  name: {
    title: 'Wie sollen wir dich nennen?',
    label: 'Dein Name',
    help: (most) => `Alle am Tisch sehen ihn. Höchstens ${most} Zeichen.`,
    missing: 'Gib erst einen Namen ein, damit die anderen wissen, wer da sitzt.',
  },

  shelf: {
    heading: 'Das Regal',
    players: (range) => `${range} Spieler`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Neuer Tisch',
    newTableOf: (title) => `Neuer Tisch für ${title}`,
  },

  ways: {
    playNow: 'Gleich spielen',
    playNowOf: (title: string) => `Gleich spielen: ${title}`,
    playNowHelp: 'Gegen Bots, ohne auf jemanden zu warten.',
    oneScreen: 'An einem Gerät',
    oneScreenOf: (title: string) => `An einem Gerät: ${title}`,
    oneScreenHelp: 'Mit Freunden neben dir: Ihr gebt das Gerät weiter, Bots füllen die Runde auf.',
    onlineHelp: 'Online mit Freunden anderswo: Du schickst ihnen einen Link.',
    heading: 'Drei Arten zu spielen',
    notStarted:
      'Das Spiel ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  },

  tables: {
    yours: 'Deine Tische',
    open: 'Offene Tische',
    playing: 'Laufende Rennen',
    noneOpen:
      'Gerade wartet kein Tisch auf Mitspieler. Mach einen auf und schick deinen Freunden den Link.',
    free: (count, written) => (count === 1 ? `${written} freier Platz` : `${written} freie Plätze`),
    isFull: 'alle Plätze besetzt',
    standard: 'Standardregeln',
    withoutOption: (label) => `ohne: ${label}`,
    private: 'privat',
    nobody: 'noch niemandem',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    comeBack: 'Zurück zum Tisch',
    joinLabel: (title, names) => `Mitspielen: ${title} mit ${names}`,
    watchLabel: (title, names) => `Zuschauen: ${title} mit ${names}`,
    comeBackLabel: (title, names) => `Zurück zum Tisch: ${title} mit ${names}`,
    showMore: 'Mehr Tische zeigen',
  },

  game: {
    rules: 'Regeln',
    noRules:
      'Die Regeln konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
  },

  newTable: {
    heading: (title) => `Neuer Tisch für ${title}`,
    players: 'Wie viele spielen mit?',
    playersCount: (_count, written) => `${written} Spieler`,
    others: 'Wer spielt auf den anderen Plätzen?',
    people: 'Menschen',
    peopleHelp: 'Jeder Platz wartet, bis sich jemand hinsetzt.',
    bots: (count, level) => (count === 1 ? `Bot, ${level}` : `Bots, ${level}`),
    seatBySeat: 'Platz für Platz',
    seatBySeatHelp: 'Wähl für jeden Platz. Ein freier wartet, bis sich jemand hinsetzt.',
    person: 'ein Mensch',
    allBots: 'Bots lassen nicht auf sich warten: Das Rennen beginnt sofort.',
    options: 'Regeln an diesem Tisch',
    range: (least, most) => `Von ${least} bis ${most}.`,
    outOfRange: (least, most) => `Wähl eine ganze Zahl von ${least} bis ${most}.`,
    multiples: (step, least, most) => `Vielfache von ${step} zwischen ${least} und ${most}.`,
    less: (label) => `${label}: eins weniger`,
    more: (label) => `${label}: eins mehr`,
    who: 'Wer darf kommen?',
    listed: 'Alle',
    listedHelp: 'Der Tisch steht in der Liste der offenen Tische.',
    private: 'Nur mit dem Link',
    privateHelp: 'Der Tisch steht in keiner Liste; du schickst den Link, wem du magst.',
    openTable: 'Tisch aufmachen',
  },

  table: {
    waitingHeading: (title) => `${title}: Warten auf Mitspieler`,
    seat: (number) => `Platz ${number}`,
    freeSeat: 'frei',
    you: 'du',
    isAway: 'nicht da',
    isAtTable: 'am Tisch',
    host: 'Host',
    seats: 'Spieler',
    stillFree: (count, written) =>
      count === 1 ? 'Ein Platz ist noch frei.' : `${written} Plätze sind noch frei.`,
    startsByItself: 'Das Rennen beginnt von selbst, sobald alle Plätze besetzt sind.',
    waitingFor: (names) =>
      `Wir warten auf ${names}: Die Einladung steht auf der Seite des letzten Rennens.`,
    invite: 'Lad deine Freunde ein',
    inviteHelp: 'Wer diesen Link öffnet, kann mitspielen oder zuschauen.',
    copyLink: 'Link kopieren',
    copied: 'Kopiert. Schick ihn deinen Freunden.',
    notCopied: 'Dein Browser will ihn nicht kopieren: Markier den Link und kopier ihn von Hand.',
    link: 'Link zu diesem Tisch',
    share: 'Teilen …',
    shareText: (title) => `Spiel ${title} mit mir!`,
    options: 'Regeln an diesem Tisch',
    rename: 'Namen ändern',
    leave: 'Tisch verlassen',
    leaveTitle: 'Den Tisch verlassen?',
    leaveHelp: 'Dein Platz wird frei, und jemand anders kann ihn einnehmen.',
    leaveHelpLast: 'Außer Bots bleibt niemand, also wird der Tisch abgeräumt.',
    watching: 'Du schaust zu.',
    watchingFull: 'Alle Plätze sind besetzt: Du schaust zu.',
    takeASeat: 'Platz nehmen',
    seatIsFree: (seats, count) =>
      count === 1
        ? `${seats} ist frei: Schick jemandem den Link.`
        : `${seats} sind frei: Schick jemandem den Link.`,
    offerSeat: (seats, count) =>
      count === 1
        ? `${seats} ist frei: Du kannst ihn nehmen.`
        : `${seats} sind frei: Du kannst einen nehmen.`,
    connecting: 'Verbindung zum Tisch …',
    yourTurnTitle: (title) => `● Du bist dran – ${title}`,
    loadFailed: 'Das Spielbrett konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
  },

  bots: {
    levels: { easy: 'leicht', fair: 'mittel', strong: 'stark' },
    levelHelp: {
      easy: 'Anfänger: kennt die Regeln und vertut sich oft.',
      fair: 'Spielt vernünftig und übersieht ab und zu einen guten Zug.',
      strong: 'Wägt jeden Zug ab: Besser können es unsere Bots nicht.',
    },
    named: (name) => `${name} (Bot)`,
    heading: 'Plätze mit Bots besetzen',
    help: 'Es ist dein Tisch: Bis das Rennen beginnt, kannst du Bots auf freie Plätze setzen, sie stärker oder schwächer machen und wieder wegschicken.',
    lastSeat: 'Nur noch ein Platz ist frei: Nimmt ihn ein Bot, beginnt das Rennen sofort.',
    takeOver: 'Oder ein Bot spielt dort weiter:',
    seat: (who) => `Bot: ${who}`,
    sendAway: 'Wegschicken',
    sendAwayLabel: (name) => `${name} wegschicken`,
    notSeated: (reason) => `Der Tisch ist offen, aber ohne seine Bots. ${reason}`,
  },

  connection: {
    lost: 'Verbindung verloren – neuer Versuch …',
    restarting: 'Der Server startet neu. Diese Seite verbindet sich von selbst wieder.',
    untilThen: 'Bis dahin kannst du schauen, aber nicht ziehen oder schreiben.',
    isBack: 'Die Verbindung ist wieder da.',
  },

  join: {
    heading: (title) => `Setz dich dazu: ${title}`,
    headingRunning: (title) => `Einspringen: ${title}`,
    runningHelp:
      'Das Rennen läuft, und jemand ist gegangen. Du machst dort weiter, wo aufgehört wurde.',
    whichSeat: 'Welcher Platz?',
    sitDown: 'Hinsetzen',
    watch: 'Nur zuschauen',
  },

  panel: {
    tabs: 'Neben dem Spielbrett',
    log: 'Verlauf',
    chat: 'Chat',
    rules: 'Regeln',
    emptyLog: 'Noch ist nichts passiert. Hier kannst du das ganze Rennen nachlesen.',
    emptyChat: 'Noch hat niemand etwas gesagt.',
    newMessages: (count, written) =>
      count === 1 ? `${written} neue Nachricht` : `${written} neue Nachrichten`,
    message: 'Deine Nachricht',
    send: 'Senden',
    onlyPlayersChat: 'Schreiben kann hier nur, wer am Tisch sitzt.',
  },

  end: {
    heading: 'Die Partie ist vorbei',
    won: (names) => `${names} hat gewonnen!`,
    youWon: 'Du hast gewonnen!',
    shared: (names) => `${names} teilen sich den Sieg!`,
    place: (place) => `${place}.`,
    ranking: 'Rangliste',
    playAgain: 'Noch einmal mit denselben Leuten',
    playAgainAll: 'Noch einmal mit denselben Leuten und Bots',
    playAgainBots: 'Noch einmal mit denselben Bots',
    ready: (names, count) =>
      count === 1
        ? `${names} ist bereit für die nächste Runde.`
        : `${names} sind bereit für die nächste Runde.`,
    joinThem: 'Dazusetzen',
    goToNext: 'Zum nächsten Rennen',
  },

  unknownTable: {
    heading: 'Diesen Tisch gibt es nicht (mehr)',
    help: 'Vielleicht ist er abgeräumt, oder der Link hat unterwegs einen Buchstaben verloren. Lass ihn dir noch einmal schicken oder mach einen neuen Tisch auf.',
  },
  notFound: {
    heading: 'Hier ist nichts',
    help: 'Diese Adresse führt nirgendwohin. Zum Regal geht es hier entlang.',
  },
  unknownGame: {
    heading: 'Dieses Spiel steht nicht im Regal',
    help: 'Schau nach, was stattdessen da ist.',
  },
  version: {
    isThere: 'Es gibt eine neue Version von Paddock.',
    take: 'Jetzt laden',
    tooOld: 'Diese Seite ist zu alt für den Server und wird neu geladen …',
    stillTooOld:
      'Diese Seite ist zu alt für den Server, und neu laden hat nichts geändert. Schließ alle Fenster und Tabs von Paddock und komm dann wieder.',
  },
  isKept: 'Paddock bleibt auf diesem Gerät: Was du hier spielst, braucht kein Netz.',
  withoutServer:
    'Auf diesem Gerät kannst du trotzdem spielen: gegen Bots oder mit Freunden neben dir.',
  broken: {
    heading: 'Auf dieser Seite ist etwas kaputtgegangen',
    help: 'Das liegt an uns. Von deinem Rennen ist nichts verloren: Lade die Seite neu.',
    reload: 'Neu laden',
  },
  lostSeat:
    'Dieser Platz gehört dir nicht mehr: Er wurde verlassen, vielleicht in einem anderen Fenster. Du kannst einen freien nehmen oder zuschauen.',

  problems: {
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
    notFound: 'Das gibt es nicht mehr.',
    seatTaken: 'Jemand war schneller: Dieser Platz ist besetzt. Such dir einen anderen aus.',
    tableFull: 'Inzwischen sind alle Plätze besetzt. Du kannst zuschauen.',
    forbidden: 'Dieser Platz gehört dir nicht mehr.',
    badRequest: 'Damit kann der Server nichts anfangen. Prüf deine Eingaben.',
    tooLarge: 'Das war zu lang. Kürz es und versuch es noch einmal.',
    tooMany: 'Das war etwas viel auf einmal. Warte kurz und versuch es noch einmal.',
    tooManyBots:
      'Das sind fürs Erste genug Bots. Versuch es in ein paar Minuten wieder oder lad Leute ein.',
    serverTrouble: 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },

  refusals: {
    badMessage: 'Das hat der Server nicht verstanden. Es hat sich nichts geändert.',
    unknownMatch: 'Diesen Tisch gibt es nicht mehr.',
    wrongCredentials: 'Dieser Platz gehört dir nicht mehr.',
    finished: 'Das Rennen ist schon vorbei.',
    notYourTurn: 'Du bist nicht am Zug.',
    notNow: 'Das geht gerade nicht.',
    stale:
      'Diese Seite war beim Drücken nicht auf dem neuesten Stand, darum ist nichts passiert. Schau aufs Brett und wähl noch einmal.',
    illegal: 'Das erlauben die Regeln nicht.',
    notSaved: 'Der Server konnte das nicht speichern, also zählt es nicht. Versuch es noch einmal.',
    tooMany:
      'Das war zu viel auf einmal, also zählt es nicht. Warte kurz und versuch es noch einmal.',
    notConnected:
      'Gerade gibt es keine Verbindung, also wurde nichts gesendet. Versuch es wieder, sobald sie zurück ist.',
    notArrived:
      'Die Verbindung brach ab, bevor dein Zug ankam, also zählt er nicht. Schau aufs Brett und wähl noch einmal.',
  },
};
