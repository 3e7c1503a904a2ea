import type { TableMessages } from '../en/table.ts';

export const text: TableMessages = {
  table: {
    daily: 'Sfida del giorno',
    dailyPractice: 'Sfida del giorno: allenamento',
    you: 'tu',
    isAtTable: 'al tavolo',
    host: 'ospita',
    seats: 'Giocatori',
    leave: 'Lascia il tavolo',
    waysOut: 'Lascia, abbandona o interrompi la partita',
    watching: 'Stai guardando.',
    watchingFull: 'Tutti i posti sono occupati: stai guardando.',
    conceded: 'Hai abbandonato la partita: al posto tuo continua un bot, e tu stai guardando.',
    takeASeat: 'Partecipa',
    seatIsFree: (seats, count) =>
      count === 1
        ? `${seats} è libero: manda il link a qualcuno.`
        : `${seats} sono liberi: manda il link a qualcuno.`,
    offerSeat: (seats, count) =>
      count === 1
        ? `C’è un posto libero (${seats}): puoi prenderlo tu.`
        : `Ci sono posti liberi (${seats}): puoi prenderne uno.`,
    connecting: 'Connessione al tavolo…',
    yourTurnTitle: (title) => `● Tocca a te – ${title}`,
    loadFailed: 'Non è stato possibile caricare il tabellone.',
    botTakesOver: 'Oppure fai continuare un bot:',
  },

  elsewhere: {
    next: (count) => `Tocca a te ad altri tavoli: ${count}`,
    nextLabel: (title, names) => `Al prossimo tavolo che ti aspetta: ${title} con ${names}`,
  },

  connection: {
    waiting: 'In attesa del server…',
    lost: 'Connessione persa – nuovo tentativo…',
    restarting: 'Il server si sta riavviando. Questa pagina si ricollega da sola.',
    untilThen: 'Fino ad allora puoi guardare, ma non giocare né scrivere.',
    isBack: 'La connessione è tornata.',
  },

  panel: {
    tabs: 'Accanto al tabellone',
    log: 'Cronologia',
    chat: 'Chat',
    rules: 'Regole',
    emptyLog: 'Non è ancora successo niente. Qui compariranno tutte le mosse.',
    newMessages: (count, written) =>
      count === 1 ? `${written} messaggio nuovo` : `${written} messaggi nuovi`,
  },

  review: {
    button: 'Rivedi la partita',
    heading: 'Rivedi la partita',
    help: 'Intanto la partita continua. Questo è ciò che ne hai visto finora.',
    yourTurn: 'Tocca a te!',
    more: 'Mostra le mosse più recenti',
    close: 'Torna alla partita',
  },

  again: {
    button: 'Rivedi le ultime mosse',
    help: 'Rivedi le ultime mosse (Backspace)',
    skip: 'Salta al mio turno',
    speed: 'Velocità',
    times: (factor) => `×${factor}`,
    atOnce: 'subito',
  },

  missed: {
    told: (count, written) =>
      count === 1
        ? 'Mentre non c’eri è stata fatta una mossa.'
        : `Mentre non c’eri sono state fatte ${written} mosse.`,
    show: 'Mostra',
  },

  strip: {
    label: 'Chi siede qui',
    seat: (name, states) => `${name}: ${states}`,
    free: 'libero',
    toMove: 'di turno',
    away: 'assente',
    awayFor: (span) => `assente da ${span}`,
    awayShort: (span) => `assente ${span}`,
    standsIn: (name) => `un bot gioca per ${name}`,
    standsInShort: 'gioca un bot',
    turnLeft: (span) => `ancora ${span} per questo turno`,
    reserve: 'riserva',
    reserveLeft: (span) => `${span} di riserva`,
    hurry: 'Restano meno di dieci secondi!',
  },

  events: {
    somebody: 'qualcuno',
    timeUp: (name) => `Tempo scaduto per ${name}: un bot gioca fino al suo ritorno.`,
    standIn: (name) => `Un bot gioca per ${name} fino al suo ritorno.`,
    back: (name) => `${name} è di nuovo qui e riprende a giocare.`,
    conceded: (name) => `${name} abbandona la partita: da qui in poi gioca un bot.`,
    left: (name) => `${name} ha lasciato il tavolo.`,
    joined: (name) => `${name} prende un posto.`,
    bot: (name) => `${name} prende un posto libero.`,
    ended: 'La partita è stata interrotta prima della fine.',
  },

  end: {
    lookAgain: 'Guarda il replay',
    analyse: 'Analizza',
    botFinished: 'conclusa da un bot',
    watchNext: 'Guarda la prossima partita',
    heading: 'La partita è finita',
    won: (names) => `Ha vinto ${names}!`,
    youWon: 'Hai vinto!',
    shared: (names) => `Vincono insieme ${names}!`,
    place: (place) => `${place}º`,
    ranking: 'Classifica',
    without: 'Stavolta non vince nessuno',
    withoutHelp: 'La partita è stata interrotta prima della fine. Il tabellone resta com’era.',
  },

  unknownTable: {
    heading: 'Questo tavolo non c’è (più)',
    help: 'Forse è stato chiuso, o il link è incompleto. Fattelo rimandare, oppure crea un tavolo nuovo.',
  },

  lostSeat:
    'Questo posto non è più tuo: l’hai lasciato da un’altra finestra, chi ospita l’ha liberato, o ci gioca qualcun altro. Puoi sempre guardare.',

  refusals: {
    badMessage: 'Il server non ha capito. Non è cambiato niente.',
    unknownMatch: 'Questo tavolo non c’è più.',
    wrongCredentials: 'Questo posto non è più tuo.',
    chatOff: 'Per ora qui la chat è disattivata.',
    tableClosed: 'I moderatori di questo sito hanno chiuso questo tavolo.',
    seatTakenAway: 'Un moderatore ti ha rimosso da questo tavolo.',
    removedByHost: 'Chi ospita il tavolo ti ha rimosso. Puoi ancora guardare.',
    seatFreed: 'Non c’eri da un po’, così il tuo posto si è liberato. Puoi riprendere un posto.',
    blocked: 'I moderatori di questo sito hanno bloccato per ora la tua rete.',
    notBegun: 'La partita non è ancora iniziata.',
    finished: 'La partita è già finita.',
    notYourTurn: 'Non tocca a te.',
    notNow: 'In questo momento non si può.',
    stale:
      'Il tabellone era già cambiato, quindi la mossa non è stata fatta. Guarda di nuovo e scegli.',
    illegal: 'Le regole non lo permettono.',
    notSaved: 'Il server non è riuscito a salvarlo, quindi non vale. Riprova.',
    tooMany: 'Troppe richieste, quindi non vale. Aspetta un momento e riprova.',
    notConnected:
      'In questo momento non c’è connessione: non è partito niente. Riprova quando torna.',
    notArrived:
      'La connessione è caduta prima che la tua mossa arrivasse, quindi non vale. Guarda il tabellone e scegli di nuovo.',
  },
};
