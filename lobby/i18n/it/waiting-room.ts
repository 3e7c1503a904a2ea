import type { WaitingRoomMessages } from '../en/waiting-room.ts';

export const text: WaitingRoomMessages = {
  newTable: {
    heading: (title) => `Nuovo tavolo di ${title}`,
    players: 'In quanti giocate?',
    playersCount: (count, written) =>
      count === 1 ? `${written} giocatore` : `${written} giocatori`,
    others: 'Chi gioca agli altri posti?',
    people: 'Persone',
    peopleHelp: 'Ogni posto aspetta un giocatore.',
    bots: (count, level) => (count === 1 ? `Un bot, livello ${level}` : `Bot, livello ${level}`),
    seatBySeat: 'Posto per posto',
    seatBySeatHelp: 'Scegli per ogni posto. Quelli liberi aspettano un giocatore.',
    person: 'una persona',
    allBots: 'I bot sono sempre pronti: la partita inizia subito.',
    options: 'Opzioni e varianti',
    defaultRules: 'Regole standard',
    range: (min, max) => `Da ${min} a ${max}.`,
    outOfRange: (min, max) => `Scegli un numero intero da ${min} a ${max}.`,
    multiples: (step, min, max) => `Multipli di ${step}, da ${min} a ${max}.`,
    less: (label) => `${label}: uno in meno`,
    more: (label) => `${label}: uno in più`,
    who: 'Chi può partecipare?',
    listed: 'Chiunque',
    listedHelp: 'Il tavolo sta nell’elenco dei tavoli aperti.',
    private: 'Solo con il link',
    privateHelp: 'Il tavolo non è in nessun elenco; il link lo mandi tu a chi vuoi.',
    openTable: 'Crea il tavolo',
  },

  bots: {
    levels: { easy: 'facile', fair: 'medio', strong: 'forte' },
    levelHelp: {
      easy: 'Un principiante: sa le regole ma fa molti errori.',
      fair: 'Gioca con giudizio, ma ogni tanto si lascia scappare una buona mossa.',
      strong: 'Soppesa ogni mossa: più bravi di così i nostri bot non sono.',
    },
    heading: 'Riempi i posti con i bot',
    help: 'Il tavolo è tuo: finché la partita non inizia puoi mettere bot ai posti liberi, renderli più o meno forti e rimuoverli.',
    lastSeat: 'È libero un posto solo: se lo prende un bot, la partita inizia subito.',
    seat: (who) => `Bot: ${who}`,
    sendAway: 'Rimuovi',
    sendAwayLabel: (name) => `Rimuovi ${name}`,
    notSeated: (reason) => `Il tavolo è stato creato, ma senza i suoi bot. ${reason}`,
  },

  join: {
    heading: (title) => `Partecipa a un tavolo di ${title}`,
    headingRunning: (title) => `Partecipa: ${title}`,
    runningHelp:
      'La partita è iniziata e un giocatore se n’è andato. Prendi il suo posto e la sua posizione.',
    offeredHelp: 'In questa partita manca qualcuno. Prendi il suo posto fino alla fine.',
    offered: (seat, name) => `${seat}: ${name} non c’è, e tu prendi il suo posto fino alla fine.`,
    full: 'Tutti i posti sono occupati: puoi guardare.',
    whichSeat: 'Quale posto?',
    sitDown: 'Partecipa',
    watch: 'Guarda',
  },

  timeControl: {
    legend: 'Tempo di riflessione',
    kinds: { together: 'Senza limite di tempo', clock: 'A tempo', days: 'A turni' },
    together: 'Niente orologio: ognuno si prende il tempo che gli serve.',
    whichClock: 'Quanto veloce?',
    clocks: { quick: 'Veloce', normal: 'Normale', slow: 'Lento' },
    clock: (turn, reserve) => `${turn} per turno, più ${reserve} di riserva per tutta la partita.`,
    clockAlone: (turn) => `${turn} per turno.`,
    timeUp: 'Quando il tempo finisce gioca un bot, finché chi manca non torna.',
    whichDays: 'Quanto tempo per turno?',
    days: (days) => `${days} per turno. Vai e vieni quando vuoi.`,
  },

  host: {
    heading: 'Il tuo tavolo',
    start: (count, written) =>
      count === 1 ? `Inizia con ${written} giocatore` : `Inizia con ${written} giocatori`,
    startHelp: 'Non serve aspettare che si riempiano i posti liberi.',
    tooFew: (title, min) =>
      `Per ${title} ci vogliono almeno ${min} giocatori: invita qualcuno o metti un bot.`,
    settings: 'Cambia il tavolo',
    settingsHelp: 'Chi è al tavolo vede subito che cosa cambi.',
    close: 'Chiudi il tavolo',
    closeTitle: 'Vuoi chiudere questo tavolo?',
    closeHelp: 'Il tavolo verrà eliminato, e chi vi siede sarà avvisato.',
    order: 'Ordine dei posti',
    orderHelp: 'In quest’ordine siete seduti attorno al tavolo.',
    shuffle: 'Mescola',
    up: (who) => `Sposta su ${who}`,
    down: (who) => `Sposta giù ${who}`,
    moved: (who, seat) => `${who}: ora ${seat}`,
    shuffled: (order) => `Il nuovo ordine: ${order}`,
    remove: 'Rimuovi',
    removeLabel: (name) => `Rimuovi ${name}`,
    removeTitle: (name) => `Vuoi rimuovere ${name} dal tavolo?`,
    removeHelp: 'Con quel browser non potrà tornare a questo tavolo, ma guardare sì.',
    removeAddress: 'Blocca anche la sua rete per un’ora',
    removeAddressHelp:
      'Chi vive nella stessa casa la condivide: il blocco può toccare anche altri.',
  },

  changed: {
    rules: (words) => `Chi ospita ha cambiato le regole: ${words}.`,
    players: (written) => `Chi ospita ha cambiato il numero di posti: ${written}.`,
    timeControl: (words) => `Chi ospita ha cambiato il tempo di riflessione: ${words}`,
    listed: 'Chi ospita ha reso pubblico il tavolo.',
    private: 'Chi ospita ha reso il tavolo accessibile solo con il link.',
    order: 'Chi ospita ha cambiato l’ordine dei posti.',
  },

  quick: {
    label: 'Inizio della partita',
    missing: (count, written) =>
      count === 1
        ? 'Ancora una persona e la partita inizia.'
        : `Ancora ${written} persone e la partita inizia.`,
    startsIn: (figures) => `La partita inizia tra ${figures}.`,
    startsSoon: 'La partita inizia tra un attimo.',
    onHold: 'La partita aspetta che tutti i posti siano occupati.',
    notAllThere: 'La partita inizia appena sono tutti qui.',
    start: 'Inizia ora',
    hold: 'Aspetta altre persone',
    fill: 'Completa con i bot',
  },

  waiting: {
    online: (count, written) =>
      count === 1
        ? 'In questo momento un’altra persona è a un tavolo.'
        : `In questo momento altre ${written} persone sono ai tavoli.`,
    alone:
      'Per ora non c’è nessun altro. Intanto gioca contro i bot: appena arriva qualcuno torni al tavolo.',
    meanwhile: 'Gioca intanto contro i bot',
    meanwhileNote: 'Il posto al tavolo resta tuo. Appena arriva qualcuno, torni lì.',
    backToTable: 'Torna al tavolo',
    heading: (title) => `${title}: aspettiamo i giocatori`,
    stillFree: (count, written) =>
      count === 1 ? 'Un posto è ancora libero.' : `${written} posti sono ancora liberi.`,
    startsByItself:
      'La partita inizia da sola appena tutti i posti sono occupati e ci siete tutti.',
    allTaken: 'Tutti i posti sono occupati.',
    awaits: (names, count) =>
      count === 1
        ? `Appena c’è ${names} la partita inizia da sola.`
        : `Appena ci sono ${names} la partita inizia da sola.`,
    hostIs: (name) => `${name} ospita questo tavolo.`,
    notHereYet: (names) =>
      `Invitati, ma non ancora qui: ${names}. L’invito è sulla pagina dell’ultima partita.`,
    invite: 'Invita i tuoi amici',
    inviteHelp: 'Chi apre questo link può partecipare o guardare.',
    options: 'Regole di questo tavolo',
    rename: 'Cambia nome',
  },
};
