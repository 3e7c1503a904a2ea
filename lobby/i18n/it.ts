import type { Messages } from './en.ts';

export const text: Messages = {
  tagline: 'Giochi di corse da fare tutti allo stesso tavolo, anche se ognuno è a casa sua.',
  skipToContent: 'Vai al contenuto',
  toTheShelf: 'Torna allo scaffale',
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  loading: 'Un attimo…',

  header: {
    home: 'Paddock – pagina iniziale',
    language: 'Lingua',
    theme: { auto: 'Chiaro o scuro come sul dispositivo', light: 'Chiaro', dark: 'Scuro' },
    themeButton: (now, next) => `Aspetto: ${now}. Passa a: ${next}`,
    youAre: (name) => `Tu sei ${name}`,
    noName: 'Scegli un nome',
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
    oneScreen: 'Stesso schermo',
    oneScreenOf: (title: string) => `Stesso schermo: ${title}`,
    oneScreenHelp:
      'Con gli amici accanto a te: vi passate il dispositivo, e i bot completano il tavolo.',
    onlineHelp: 'Online con amici lontani: mandi loro un link.',
    heading: 'Tre modi di giocare',
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
  },

  game: {
    rules: 'Regole',
    noRules: 'Non riesco a caricare le regole. Controlla la connessione e riprova.',
  },

  newTable: {
    heading: (title) => `Nuovo tavolo di ${title}`,
    players: 'In quanti giocate?',
    playersCount: (count, written) =>
      count === 1 ? `${written} giocatore` : `${written} giocatori`,
    others: 'Chi gioca agli altri posti?',
    people: 'Persone',
    peopleHelp: 'Ogni posto aspetta che qualcuno si sieda.',
    bots: (count, level) => (count === 1 ? `Un bot, livello ${level}` : `Bot, livello ${level}`),
    seatBySeat: 'Posto per posto',
    seatBySeatHelp: 'Scegli per ogni posto. Quelli liberi aspettano che qualcuno si sieda.',
    person: 'una persona',
    allBots: 'I bot non si fanno aspettare: la corsa parte subito.',
    options: 'Regole di questo tavolo',
    range: (least, most) => `Da ${least} a ${most}.`,
    outOfRange: (least, most) => `Scegli un numero intero da ${least} a ${most}.`,
    multiples: (step, least, most) => `Multipli di ${step}, da ${least} a ${most}.`,
    less: (label) => `${label}: uno in meno`,
    more: (label) => `${label}: uno in più`,
    who: 'Chi può venire?',
    listed: 'Chiunque',
    listedHelp: 'Il tavolo sta nell’elenco dei tavoli aperti.',
    private: 'Solo chi ha il link',
    privateHelp: 'Il tavolo non è in nessun elenco; il link lo mandi tu a chi vuoi.',
    openTable: 'Apri il tavolo',
  },

  table: {
    waitingHeading: (title) => `${title}: aspettiamo i giocatori`,
    seat: (number) => `Posto ${number}`,
    freeSeat: 'libero',
    you: 'tu',
    isAway: 'assente',
    isAtTable: 'al tavolo',
    host: 'a capotavola',
    seats: 'Giocatori',
    stillFree: (count, written) =>
      count === 1 ? 'Un posto è ancora libero.' : `${written} posti sono ancora liberi.`,
    startsByItself: 'La corsa parte da sola appena tutti i posti sono occupati.',
    waitingFor: (names) => `Aspettiamo ${names}: l’invito è sulla pagina dell’ultima corsa.`,
    invite: 'Invita i tuoi amici',
    inviteHelp: 'Chi apre questo link può sedersi o guardare.',
    copyLink: 'Copia il link',
    copied: 'Copiato. Mandalo ai tuoi amici.',
    notCopied: 'Il browser non vuole copiarlo: seleziona il link e copialo a mano.',
    link: 'Link a questo tavolo',
    share: 'Condividi…',
    shareText: (title) => `Gioca a ${title} con me!`,
    options: 'Regole di questo tavolo',
    rename: 'Cambia nome',
    leave: 'Lascia il tavolo',
    leaveTitle: 'Vuoi lasciare il tavolo?',
    leaveHelp: 'Il tuo posto si libera e può prenderlo qualcun altro.',
    leaveHelpLast: 'A parte i bot non resta nessuno, quindi il tavolo viene sparecchiato.',
    watching: 'Stai guardando.',
    watchingFull: 'Tutti i posti sono occupati: stai guardando.',
    takeASeat: 'Prendi posto',
    seatIsFree: (seats, count) =>
      count === 1
        ? `${seats} è libero: manda il link a qualcuno.`
        : `${seats} sono liberi: manda il link a qualcuno.`,
    offerSeat: (seats, count) =>
      count === 1
        ? `${seats} è libero: puoi prenderlo tu.`
        : `${seats} sono liberi: puoi prenderne uno.`,
    connecting: 'Mi collego al tavolo…',
    yourTurnTitle: (title) => `● Tocca a te – ${title}`,
    loadFailed: 'Non riesco a caricare il tabellone.',
    tryAgain: 'Riprova',
  },

  bots: {
    levels: { easy: 'facile', fair: 'medio', strong: 'forte' },
    levelHelp: {
      easy: 'Un principiante: sa le regole e sbaglia spesso.',
      fair: 'Gioca con giudizio, ma ogni tanto si lascia scappare una buona mossa.',
      strong: 'Soppesa ogni mossa: più bravi di così i nostri bot non sono.',
    },
    named: (name) => `${name} (bot)`,
    heading: 'Riempi i posti con i bot',
    help: 'Il tavolo è tuo: finché la corsa non parte puoi mettere bot ai posti liberi, renderli più o meno forti e mandarli via.',
    lastSeat: 'È libero un posto solo: se lo prende un bot, la corsa parte subito.',
    takeOver: 'Oppure continua un bot da dove era arrivato:',
    seat: (who) => `Bot: ${who}`,
    sendAway: 'Manda via',
    sendAwayLabel: (name) => `Manda via ${name}`,
    notSeated: (reason) => `Il tavolo è aperto, ma senza i suoi bot. ${reason}`,
  },

  connection: {
    lost: 'Connessione persa – riprovo…',
    restarting: 'Il server si sta riavviando. Questa pagina si ricollega da sola.',
    untilThen: 'Fino ad allora puoi guardare, ma non giocare né scrivere.',
    isBack: 'La connessione è tornata.',
  },

  join: {
    heading: (title) => `Siediti a un tavolo di ${title}`,
    headingRunning: (title) => `Entra in corsa: ${title}`,
    runningHelp:
      'La corsa è già partita e qualcuno se n’è andato. Tu continui da dove era arrivato.',
    whichSeat: 'Quale posto?',
    sitDown: 'Siediti',
    watch: 'Guarda soltanto',
  },

  panel: {
    tabs: 'Accanto al tabellone',
    log: 'Diario',
    chat: 'Chat',
    rules: 'Regole',
    emptyLog: 'Non è ancora successo niente. Qui potrai rileggere tutta la corsa.',
    emptyChat: 'Nessuno ha ancora detto niente.',
    newMessages: (count, written) =>
      count === 1 ? `${written} messaggio nuovo` : `${written} messaggi nuovi`,
    message: 'Il tuo messaggio',
    send: 'Invia',
    onlyPlayersChat: 'Può scrivere solo chi è seduto al tavolo.',
  },

  end: {
    heading: 'La partita è finita',
    won: (names) => `Ha vinto ${names}!`,
    youWon: 'Hai vinto!',
    shared: (names) => `Vincono insieme ${names}!`,
    place: (place) => `${place}º`,
    ranking: 'Classifica',
    playAgain: 'Rigioca con le stesse persone',
    playAgainAll: 'Rigioca con le stesse persone e gli stessi bot',
    playAgainBots: 'Rigioca con gli stessi bot',
    ready: (names, count) =>
      count === 1 ? `${names} è già al prossimo tavolo.` : `${names} sono già al prossimo tavolo.`,
    joinThem: 'Vai anche tu',
    goToNext: 'Alla prossima corsa',
  },

  unknownTable: {
    heading: 'Questo tavolo non c’è (più)',
    help: 'Forse è stato sparecchiato, o il link ha perso una lettera per strada. Fattelo rimandare, oppure apri un tavolo nuovo.',
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
  lostSeat:
    'Questo posto non è più tuo: è stato lasciato, forse da un’altra finestra. Puoi prenderne uno libero o guardare.',

  problems: {
    offline: 'Il server non risponde. Controlla la connessione e riprova.',
    notFound: 'Non c’è più.',
    seatTaken: 'Qualcuno ha fatto prima: questo posto è occupato. Scegline un altro.',
    tableFull: 'Ormai tutti i posti sono occupati. Puoi guardare.',
    forbidden: 'Questo posto non è più tuo.',
    badRequest: 'Il server non sa che farsene. Controlla quello che hai scritto.',
    tooLarge: 'Era troppo lungo. Accorcialo e riprova.',
    tooMany: 'Un po’ troppo tutto insieme. Aspetta un momento e riprova.',
    tooManyBots: 'Per ora i bot bastano. Riprova tra qualche minuto, o invita qualcuno.',
    serverTrouble: 'Qualcosa è andato storto sul server. Riprova tra un momento.',
  },

  refusals: {
    badMessage: 'Il server non ha capito. Non è cambiato niente.',
    unknownMatch: 'Questo tavolo non c’è più.',
    wrongCredentials: 'Questo posto non è più tuo.',
    finished: 'La corsa è già finita.',
    notYourTurn: 'Non tocca a te.',
    notNow: 'In questo momento non si può.',
    stale:
      'Quando hai premuto la pagina non era aggiornata: non è cambiato nulla. Guarda il tabellone e scegli di nuovo.',
    illegal: 'Le regole non lo permettono.',
    notSaved: 'Il server non è riuscito a salvarlo, quindi non vale. Riprova.',
    tooMany: 'Era troppo tutto insieme, quindi non vale. Aspetta un momento e riprova.',
    notConnected:
      'In questo momento non c’è connessione: non è partito niente. Riprova quando torna.',
    notArrived:
      'La connessione è caduta prima che la tua mossa arrivasse, quindi non vale. Guarda il tabellone e scegli di nuovo.',
  },
};
