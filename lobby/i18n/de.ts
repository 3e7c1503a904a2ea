import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Rennspiele an einem Tisch, egal wie weit die Stühle auseinanderstehen.',
  skipToContent: 'Zum Inhalt springen',
  toTheShelf: 'Zurück zum Regal',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  loading: 'Einen Moment …',
  tryAgain: 'Noch einmal versuchen',
  seat: (number) => `Sitz ${number}`,
  guest: 'Gast',

  header: {
    home: 'Paddock – Startseite',
    language: 'Sprache',
    theme: { auto: 'Hell oder dunkel wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    themeButton: (now, next) => `Darstellung: ${now}. Wechseln zu: ${next}`,
    youAre: (name) => `Du bist ${name}`,
    noName: 'Name wählen',
    races: 'Meine Rennen',
    devices: 'Auf einem anderen Gerät weiterspielen',
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
    lesson: 'Erste Schritte',
    lessonOf: (title) => `Erste Schritte: ${title}`,
    oneScreen: 'An einem Gerät',
    oneScreenOf: (title: string) => `An einem Gerät: ${title}`,
    oneScreenHelp: 'Mit Freunden neben dir: Ihr gebt das Gerät weiter, Bots füllen die Runde auf.',
    onlineHelp: 'Online mit Freunden anderswo: Du schickst ihnen einen Link.',
    anybody: 'Mit anderen spielen',
    anybodyOf: (title) => `Mit anderen spielen: ${title}`,
    anybodyHelp:
      'Online mit denen, die gerade da sind: am nächsten freien Sitz oder einem neuen Tisch.',
    heading: 'Vier Arten zu spielen',
    notStarted:
      'Das Spiel ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  },

  tables: {
    yours: 'Deine Tische',
    open: 'Offene Tische',
    playing: 'Laufende Rennen',
    noneOpen:
      'Gerade wartet kein Tisch auf Mitspieler. Mach einen auf und schick deinen Freunden den Link.',
    free: (count, written) => (count === 1 ? `${written} freier Sitz` : `${written} freie Sitze`),
    isFull: 'alle Sitze besetzt',
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
    freeSeat: 'frei',
    bot: (name) => `${name} (Bot)`,
    paces: { together: 'ohne Uhr', clock: 'mit Uhr', days: 'über Tage' },
    isAway: 'nicht da',
    awayFor: (span) => `seit ${span} nicht da`,
    standIn: (name) => `${name} (ein Bot spielt)`,
    yourTurn: 'Du bist dran',
    waiting: (count, written) =>
      count === 1 ? `${written} wartet auf dich` : `${written} warten auf dich`,
  },

  game: {
    board: 'Mitten im Rennen',
    rules: 'Regeln',
    noRules:
      'Die Regeln konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
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

  problems: {
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
    notFound: 'Das gibt es nicht mehr.',
    seatTaken: 'Jemand war schneller: Dieser Sitz ist besetzt. Such dir einen anderen aus.',
    tableFull: 'Inzwischen sind alle Sitze besetzt. Du kannst zuschauen.',
    forbidden: 'Dieser Sitz gehört dir nicht mehr.',
    removed:
      'Der Host hat dich von diesem Tisch weggeschickt. Du kannst zuschauen oder dir einen anderen suchen.',
    hostOnly: 'Das darf an diesem Tisch nur der Host.',
    tooLate:
      'Inzwischen hat das Rennen begonnen oder die Sitze sind andere: Sieh dir den Tisch noch einmal an.',
    cannotMove:
      'Hier spielt jemand mit einem anderen Programm, das den Sitz nicht wechseln kann: Warte, bis alle Sitze besetzt sind, oder setz Bots darauf.',
    badRequest: 'Damit kann der Server nichts anfangen. Prüf deine Eingaben.',
    tooLarge: 'Das war zu lang. Kürz es und versuch es noch einmal.',
    tooMany: 'Das war etwas viel auf einmal. Warte kurz und versuch es noch einmal.',
    tooManyBots:
      'Das sind fürs Erste genug Bots. Versuch es in ein paar Minuten wieder oder lad Leute ein.',
    tooManyTables:
      'Das sind fürs Erste genug neue Tische. Setz dich an einen offenen oder versuch es in ein paar Minuten wieder.',
    tooManySeats:
      'Von dort, wo du bist, sind schon viele Plätze besetzt. Verlass einen Tisch, an dem es noch nicht begonnen hat, oder versuch es in ein paar Minuten wieder.',
    noRoom:
      'Für neue Tische ist hier gerade kein Platz. Setz dich an einen offenen oder komm an einem anderen Tag wieder.',
    blocked: 'Die Betreiber dieser Seite haben deine Adresse für eine Weile gesperrt.',
    serverTrouble: 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
};
