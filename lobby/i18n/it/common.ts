import type { Messages } from '../en/common.ts';

export const text: Messages = {
  tagline: 'Giochi di corse da tavolo da giocare insieme, ovunque siate.',
  skipToContent: 'Vai al contenuto',
  toTheShelf: 'Tutti i giochi',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  loading: 'Caricamento…',
  tryAgain: 'Riprova',
  seat: (number) => `Posto ${number}`,
  guest: 'Ospite',

  header: {
    home: 'Paddock – pagina iniziale',
    language: 'Lingua',
    theme: { auto: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
    appearance: (theme) => `Aspetto: ${theme}`,
    switchTo: (theme) => `Passa a: ${theme}`,
    youAre: (name) => `Tu sei ${name}`,
    noName: 'Scegli un nome',
    menu: 'Menu',
    races: 'Le mie partite',
    devices: 'Cambia dispositivo',
  },

  name: {
    title: 'Come ti chiamiamo?',
    label: 'Il tuo nome',
    help: (max) => `Lo vedono tutti al tavolo. Al massimo ${max} caratteri.`,
    missing: 'Scrivi prima un nome, così gli altri sanno chi è seduto lì.',
  },

  shelf: {
    heading: 'Giochi',
    players: (range) => `${range} giocatori`,
    by: (designers, year) => `${designers}, ${year}`,
    newTable: 'Nuovo tavolo',
    newTableOf: (title) => `Nuovo tavolo di ${title}`,
  },

  newHere: {
    heading: 'Prima volta qui?',
    play: (title) => `Gioca a ${title}`,
    learn: (title) => `Impara ${title} in due minuti`,
  },

  ways: {
    playNow: 'Gioca contro i bot',
    playNowOf: (title) => `Gioca contro i bot: ${title}`,
    playNowHelp: 'In questo browser, subito.',
    withPeople: 'In compagnia',
    withPeopleOf: (title) => `Gioca in compagnia: ${title}`,
    learn: 'Impara',
    learnOf: (title) => `Impara: ${title}`,
    lessonHelp: 'Qualche posizione da provare, in circa due minuti.',
    rulesHelp: 'Tutte le regole con figure e un esempio di partita.',
    lesson: 'Tutorial',
    lessonOf: (title) => `Tutorial: ${title}`,
    oneScreen: 'Sullo stesso dispositivo',
    oneScreenOf: (title: string) => `Sullo stesso dispositivo: ${title}`,
    oneScreenHelp: 'Vi passate lo stesso dispositivo. I bot occupano i posti liberi.',
    onlineHelp: 'Online con gli amici: manda loro un link.',
    anybody: 'Partita veloce',
    anybodyOf: (title) => `Partita veloce: ${title}`,
    anybodyHelp: 'Partecipa a un tavolo aperto, o creane uno e aspetta gli altri.',
    notStarted: 'Il gioco non si è potuto caricare. Controlla la connessione e riprova.',
  },

  tables: {
    yours: 'I tuoi tavoli',
    open: 'Tavoli aperti',
    playing: 'Partite in corso',
    noneOpen: 'Nessun tavolo aspetta giocatori. Creane uno e manda il link ai tuoi amici.',
    free: (count, written) => (count === 1 ? `${written} posto libero` : `${written} posti liberi`),
    isFull: 'tutti i posti occupati',
    defaultRules: 'regole standard',
    withoutOption: (label) => `senza: ${label}`,
    private: 'solo con il link',
    nobody: 'ancora nessuno',
    join: 'Partecipa',
    watch: 'Guarda',
    comeBack: 'Torna al tavolo',
    joinLabel: (title, names) => `Partecipa: ${title} con ${names}`,
    watchLabel: (title, names) => `Guarda ${title} con ${names}`,
    comeBackLabel: (title, names) => `Torna al tavolo: ${title} con ${names}`,
    showMore: 'Mostra altri tavoli',
    freeSeat: 'libero',
    bot: (name) => `${name} (bot)`,
    timeControls: { together: 'senza limite', clock: 'a tempo', days: 'a turni' },
    isAway: 'assente',
    awayFor: (span) => `assente da ${span}`,
    standIn: (name) => `${name} (gioca un bot)`,
    yourTurn: 'Tocca a te',
    waiting: (count, written) =>
      count === 1 ? `${written} tavolo ti aspetta` : `${written} tavoli ti aspettano`,
  },

  game: {
    board: 'Partita di esempio',
    allRules: 'Tutte le regole',
    rules: 'Regole',
    noRules: 'Non è stato possibile caricare le regole. Controlla la connessione e riprova.',
  },

  notFound: {
    heading: 'Qui non c’è niente',
    help: 'A questo indirizzo non c’è nessuna pagina. Ecco tutti i giochi.',
  },

  unknownGame: {
    heading: 'Questo gioco qui non c’è',
    help: 'Ecco tutti i giochi.',
  },

  version: {
    isThere: 'C’è una nuova versione di Paddock.',
    take: 'Ricarica',
    tooOld: 'Questa pagina non è aggiornata. Ricaricamento…',
    stillTooOld:
      'Questa pagina non è aggiornata, e ricaricarla non è servito. Chiudi tutte le finestre e le schede di Paddock, poi torna qui.',
  },
  isKept: 'Paddock è salvato su questo dispositivo: puoi giocare anche offline.',

  withoutServer:
    'Intanto puoi giocare su questo dispositivo: contro i bot, o con gli amici passandovelo.',

  broken: {
    heading: 'In questa pagina si è rotto qualcosa',
    help: 'È colpa nostra. La tua partita è salva: ricarica la pagina.',
    reload: 'Ricarica',
  },

  problems: {
    offline: 'Il server non risponde. Controlla la connessione e riprova.',
    notFound: 'Non c’è più.',
    seatTaken: 'Qualcuno ha fatto prima: questo posto è occupato. Scegline un altro.',
    tableFull: 'Ormai tutti i posti sono occupati. Puoi guardare.',
    forbidden: 'Questo posto non è più tuo.',
    removed: 'Chi ospita il tavolo ti ha rimosso. Puoi guardare, o cercare un altro tavolo.',
    hostOnly: 'Questo può farlo solo chi ospita il tavolo.',
    tooLate: 'La partita è iniziata o i posti sono cambiati. Controlla il tavolo e riprova.',
    cannotMove:
      'L’app di un giocatore non può cambiare posto. Aspetta che tutti i posti siano occupati, o riempili con i bot.',
    badRequest: 'Qualcosa che hai inserito non è valido. Controlla e riprova.',
    tooLarge: 'Era troppo lungo. Accorcialo e riprova.',
    tooMany: 'Troppe richieste. Aspetta un momento e riprova.',
    tooManyBots: 'Per ora i bot bastano. Riprova tra qualche minuto, o invita qualcuno.',
    tooManyTables:
      'Per ora bastano i tavoli nuovi. Entra in un tavolo aperto, o riprova tra qualche minuto.',
    tooManySeats:
      'Dalla tua rete sono già occupati molti posti. Lascia un tavolo non ancora iniziato, o riprova tra qualche minuto.',
    noRoom:
      'Al momento non c’è spazio per tavoli nuovi. Entra in un tavolo aperto, o torna un altro giorno.',
    blocked: 'I moderatori di questo sito hanno bloccato per ora la tua rete.',
    serverTrouble: 'Qualcosa è andato storto sul server. Riprova tra un momento.',
  },
};
