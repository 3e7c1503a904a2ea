import type { Messages } from '../en/common.ts';

export const text: Messages = {
  tagline: 'Rennspiele zum gemeinsamen Spielen, egal wo ihr seid.',
  skipToContent: 'Zum Inhalt springen',
  toTheShelf: 'Alle Spiele',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  seat: (number) => `Sitz ${number}`,
  guest: 'Gast',

  header: {
    home: 'Paddock – Startseite',
    language: 'Sprache',
    theme: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    appearance: (theme) => `Darstellung: ${theme}`,
    switchTo: (theme) => `Wechseln zu: ${theme}`,
    youAre: (name) => `Du bist ${name}`,
    noName: 'Name wählen',
    menu: 'Menü',
    races: 'Meine Partien',
    devices: 'Gerät wechseln',
  },

  name: {
    title: 'Wie sollen wir dich nennen?',
    label: 'Dein Name',
    help: (max) => `Alle am Tisch sehen ihn. Höchstens ${max} Zeichen.`,
    missing: 'Gib erst einen Namen ein, damit die anderen wissen, wer da sitzt.',
  },

  shelf: {
    heading: 'Spiele',
    players: (range) => `${range} Spieler`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Neuer Tisch',
    newTableOf: (title) => `Neuer Tisch für ${title}`,
  },

  newHere: {
    heading: 'Neu hier?',
    play: (title) => `${title} spielen`,
    learn: (title) => `${title} in zwei Minuten lernen`,
  },

  ways: {
    playNow: 'Gegen Bots spielen',
    playNowOf: (title) => `Gegen Bots spielen: ${title}`,
    playNowHelp: 'In diesem Browser, sofort.',
    withPeople: 'Mit anderen',
    withPeopleOf: (title) => `Mit anderen spielen: ${title}`,
    learn: 'Lernen',
    learnOf: (title) => `Lernen: ${title}`,
    lessonHelp: 'Ein paar Stellungen zum Ausprobieren, in etwa zwei Minuten.',
    rulesHelp: 'Alle Regeln mit Bildern und einem Beispiel.',
    lesson: 'Tutorial',
    lessonOf: (title) => `Tutorial: ${title}`,
    oneScreen: 'An einem Gerät',
    oneScreenOf: (title: string) => `An einem Gerät: ${title}`,
    oneScreenHelp: 'Ihr gebt ein Gerät herum. Bots füllen die freien Sitze.',
    onlineHelp: 'Online mit Freunden: Schick ihnen einen Link.',
    anybody: 'Schnelles Spiel',
    anybodyOf: (title) => `Schnelles Spiel: ${title}`,
    anybodyHelp: 'Setz dich an einen offenen Tisch oder eröffne einen und warte auf andere.',
    notStarted:
      'Das Spiel ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  },

  tables: {
    yours: 'Deine Tische',
    open: 'Offene Tische',
    playing: 'Laufende Partien',
    noneOpen:
      'Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und schick deinen Freunden den Link.',
    free: (count, written) => (count === 1 ? `${written} freier Sitz` : `${written} freie Sitze`),
    isFull: 'alle Sitze besetzt',
    defaultRules: 'Standardregeln',
    withoutOption: (label) => `ohne: ${label}`,
    private: 'nur mit Link',
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
    timeControls: { together: 'ohne Uhr', clock: 'mit Uhr', days: 'rundenbasiert' },
    isAway: 'nicht da',
    awayFor: (span) => `seit ${span} nicht da`,
    standIn: (name) => `${name} (ein Bot spielt)`,
    yourTurn: 'Du bist dran',
    waiting: (count, written) =>
      count === 1 ? `${written} Tisch wartet auf dich` : `${written} Tische warten auf dich`,
  },

  game: {
    board: 'Beispielpartie',
    allRules: 'Alle Regeln',
    rules: 'Regeln',
    noRules:
      'Die Regeln konnten nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
  },

  notFound: {
    heading: 'Hier ist nichts',
    help: 'Unter dieser Adresse gibt es keine Seite. Hier sind alle Spiele.',
  },

  unknownGame: {
    heading: 'Dieses Spiel gibt es hier nicht',
    help: 'Hier sind alle Spiele.',
  },

  version: {
    isThere: 'Es gibt eine neue Version von Paddock.',
    take: 'Neu laden',
    tooOld: 'Diese Seite ist veraltet und wird neu geladen …',
    stillTooOld:
      'Diese Seite ist veraltet, und neu laden hat nicht geholfen. Schließ alle Fenster und Tabs von Paddock und komm dann wieder.',
  },
  isKept: 'Paddock ist auf diesem Gerät gespeichert: Du kannst hier offline spielen.',

  withoutServer:
    'Auf diesem Gerät kannst du trotzdem spielen: gegen Bots oder mit Freunden neben dir.',

  broken: {
    heading: 'Auf dieser Seite ist etwas kaputtgegangen',
    help: 'Das liegt an uns. Deine Partie ist sicher: Lade die Seite neu.',
    reload: 'Neu laden',
  },

  problems: {
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
    notFound: 'Das gibt es nicht mehr.',
    seatTaken: 'Jemand war schneller: Dieser Sitz ist besetzt. Such dir einen anderen aus.',
    tableFull: 'Inzwischen sind alle Sitze besetzt. Du kannst zuschauen.',
    forbidden: 'Dieser Sitz gehört dir nicht mehr.',
    removed:
      'Der Host hat dich von diesem Tisch entfernt. Du kannst zuschauen oder dir einen anderen suchen.',
    hostOnly: 'Das darf an diesem Tisch nur der Host.',
    tooLate:
      'Die Partie hat begonnen oder die Sitze haben sich geändert. Sieh dir den Tisch an und versuch es noch einmal.',
    cannotMove:
      'Die App eines Mitspielers kann den Sitz nicht wechseln. Warte, bis alle Sitze besetzt sind, oder füll die freien mit Bots.',
    badRequest: 'Eine Eingabe ist ungültig. Prüf sie und versuch es noch einmal.',
    tooLarge: 'Das war zu lang. Kürz es und versuch es noch einmal.',
    tooMany: 'Zu viele Anfragen. Warte kurz und versuch es noch einmal.',
    tooManyBots:
      'Das sind fürs Erste genug Bots. Versuch es in ein paar Minuten wieder oder lad Leute ein.',
    tooManyTables:
      'Das sind fürs Erste genug neue Tische. Setz dich an einen offenen oder versuch es in ein paar Minuten wieder.',
    tooManySeats:
      'Aus deinem Netz sind schon viele Sitze besetzt. Verlass einen Tisch, der noch nicht begonnen hat, oder versuch es in ein paar Minuten wieder.',
    noRoom:
      'Für neue Tische ist gerade kein Platz. Setz dich an einen offenen oder komm an einem anderen Tag wieder.',
    blocked: 'Die Moderatoren dieser Seite haben dein Netz vorerst gesperrt.',
    serverTrouble: 'Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
};
