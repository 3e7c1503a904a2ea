import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Giochi di corse da fare tutti allo stesso tavolo, anche se ognuno è a casa sua.',
  skipToContent: 'Vai al contenuto',
  toTheShelf: 'Torna allo scaffale',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  loading: 'Un attimo…',
  tryAgain: 'Riprova',
  seat: (number) => `Posto ${number}`,
  guest: 'Ospite',

  header: {
    home: 'Paddock – pagina iniziale',
    language: 'Lingua',
    theme: { auto: 'Chiaro o scuro come sul dispositivo', light: 'Chiaro', dark: 'Scuro' },
    themeButton: (now, next) => `Aspetto: ${now}. Passa a: ${next}`,
    youAre: (name) => `Tu sei ${name}`,
    noName: 'Scegli un nome',
    races: 'Le mie gare',
    devices: 'Continua su un altro dispositivo',
  },

  name: {
    title: 'Come ti chiamiamo?',
    label: 'Il tuo nome',
    help: (most) => `Lo vedono tutti al tavolo. Al massimo ${most} caratteri.`,
    missing: 'Scrivi prima un nome, così gli altri sanno chi è seduto lì.',
  },

  shelf: {
    heading: 'Lo scaffale',
    players: (range) => `${range} giocatori`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Nuovo tavolo',
    newTableOf: (title) => `Nuovo tavolo di ${title}`,
  },

  ways: {
    playNow: 'Gioca subito',
    playNowOf: (title: string) => `Gioca subito: ${title}`,
    playNowHelp: 'Contro i bot, senza aspettare nessuno.',
    lesson: 'Primi passi',
    lessonOf: (title) => `Primi passi: ${title}`,
    oneScreen: 'Stesso schermo',
    oneScreenOf: (title: string) => `Stesso schermo: ${title}`,
    oneScreenHelp:
      'Con gli amici accanto a te: vi passate il dispositivo, e i bot completano il tavolo.',
    onlineHelp: 'Online con amici lontani: mandi loro un link.',
    anybody: 'Gioca con altri',
    anybodyOf: (title) => `Gioca con altri: ${title}`,
    anybodyHelp: 'Online con chi capita: al primo posto libero, o a un tavolo nuovo.',
    heading: 'Quattro modi di giocare',
    notStarted: 'Il gioco non si è potuto caricare. Controlla la connessione e riprova.',
  },

  tables: {
    yours: 'I tuoi tavoli',
    open: 'Tavoli aperti',
    playing: 'Corse in corso',
    noneOpen: 'Nessun tavolo aspetta giocatori. Aprine uno e manda il link ai tuoi amici.',
    free: (count, written) => (count === 1 ? `${written} posto libero` : `${written} posti liberi`),
    isFull: 'tutti i posti occupati',
    standard: 'regole standard',
    withoutOption: (label) => `senza: ${label}`,
    private: 'privato',
    nobody: 'ancora nessuno',
    join: 'Siediti',
    watch: 'Guarda',
    comeBack: 'Torna al tavolo',
    joinLabel: (title, names) => `Siediti a ${title} con ${names}`,
    watchLabel: (title, names) => `Guarda ${title} con ${names}`,
    comeBackLabel: (title, names) => `Torna al tavolo: ${title} con ${names}`,
    showMore: 'Mostra altri tavoli',
    freeSeat: 'libero',
    bot: (name) => `${name} (bot)`,
    paces: { together: 'senza orologio', clock: 'con l’orologio', days: 'in più giorni' },
    isAway: 'assente',
    awayFor: (span) => `assente da ${span}`,
    standIn: (name) => `${name} (gioca un bot)`,
    yourTurn: 'Tocca a te',
    waiting: (count, written) =>
      count === 1 ? `${written} aspetta te` : `${written} aspettano te`,
  },

  game: {
    board: 'Una corsa a metà',
    rules: 'Regole',
    noRules: 'Non riesco a caricare le regole. Controlla la connessione e riprova.',
  },

  notFound: {
    heading: 'Qui non c’è niente',
    help: 'Questo indirizzo non porta da nessuna parte. Lo scaffale è di là.',
  },

  unknownGame: {
    heading: 'Questo gioco non è sullo scaffale',
    help: 'Guarda che cosa c’è invece.',
  },

  version: {
    isThere: 'C’è una nuova versione di Paddock.',
    take: 'Caricala',
    tooOld: 'Questa pagina è troppo vecchia per il server: ora si ricarica …',
    stillTooOld:
      'Questa pagina è troppo vecchia per il server, e ricaricarla non è servito. Chiudi tutte le finestre e le schede di Paddock, poi torna qui.',
  },
  isKept: 'Paddock resta su questo dispositivo: per giocare qui non serve la rete.',

  withoutServer:
    'Intanto puoi giocare su questo dispositivo: contro i bot, o con gli amici sullo stesso schermo.',

  broken: {
    heading: 'In questa pagina si è rotto qualcosa',
    help: 'È colpa nostra. La tua corsa è salva: ricarica la pagina.',
    reload: 'Ricarica',
  },

  problems: {
    offline: 'Il server non risponde. Controlla la connessione e riprova.',
    notFound: 'Non c’è più.',
    seatTaken: 'Qualcuno ha fatto prima: questo posto è occupato. Scegline un altro.',
    tableFull: 'Ormai tutti i posti sono occupati. Puoi guardare.',
    forbidden: 'Questo posto non è più tuo.',
    removed:
      'Chi ospita questo tavolo ti ha allontanato. Puoi guardare, o cercare un altro tavolo.',
    hostOnly: 'Questo può farlo solo chi ospita il tavolo.',
    tooLate: 'Intanto la corsa è partita o i posti sono cambiati: guarda di nuovo il tavolo.',
    cannotMove:
      'Qui qualcuno gioca con un altro programma, che non può cambiare posto: aspetta che tutti i posti siano occupati, o metti dei bot.',
    badRequest: 'Il server non sa che farsene. Controlla quello che hai scritto.',
    tooLarge: 'Era troppo lungo. Accorcialo e riprova.',
    tooMany: 'Un po’ troppo tutto insieme. Aspetta un momento e riprova.',
    tooManyBots: 'Per ora i bot bastano. Riprova tra qualche minuto, o invita qualcuno.',
    tooManyTables:
      'Per ora bastano i tavoli nuovi. Siediti a un tavolo aperto, o riprova tra qualche minuto.',
    tooManySeats:
      'Da dove sei tu sono già occupati molti posti. Lascia un tavolo dove non si è ancora cominciato, o riprova tra qualche minuto.',
    noRoom:
      'Al momento qui non c’è spazio per tavoli nuovi. Siediti a un tavolo aperto, o torna un altro giorno.',
    blocked: 'Chi gestisce questo sito ha bloccato per un po’ il tuo indirizzo.',
    serverTrouble: 'Qualcosa è andato storto sul server. Riprova tra un momento.',
  },
};
