import type { RoomMessages } from './en.ts';

export const text: RoomMessages = {
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
    allBots: 'I bot sono sempre pronti: la partita inizia subito.',
    options: 'Regole di questo tavolo',
    standardRules: 'Regole standard',
    range: (least, most) => `Da ${least} a ${most}.`,
    outOfRange: (least, most) => `Scegli un numero intero da ${least} a ${most}.`,
    multiples: (step, least, most) => `Multipli di ${step}, da ${least} a ${most}.`,
    less: (label) => `${label}: uno in meno`,
    more: (label) => `${label}: uno in più`,
    who: 'Chi può venire?',
    listed: 'Chiunque',
    listedHelp: 'Il tavolo sta nell’elenco dei tavoli aperti.',
    private: 'Solo con il link',
    privateHelp: 'Il tavolo non è in nessun elenco; il link lo mandi tu a chi vuoi.',
    openTable: 'Apri il tavolo',
  },

  bots: {
    levels: { easy: 'facile', fair: 'medio', strong: 'forte' },
    levelHelp: {
      easy: 'Un principiante: sa le regole e sbaglia spesso.',
      fair: 'Gioca con giudizio, ma ogni tanto si lascia scappare una buona mossa.',
      strong: 'Soppesa ogni mossa: più bravi di così i nostri bot non sono.',
    },
    heading: 'Riempi i posti con i bot',
    help: 'Il tavolo è tuo: finché la corsa non parte puoi mettere bot ai posti liberi, renderli più o meno forti e mandarli via.',
    lastSeat: 'È libero un posto solo: se lo prende un bot, la corsa parte subito.',
    seat: (who) => `Bot: ${who}`,
    sendAway: 'Manda via',
    sendAwayLabel: (name) => `Manda via ${name}`,
    notSeated: (reason) => `Il tavolo è aperto, ma senza i suoi bot. ${reason}`,
  },

  join: {
    heading: (title) => `Siediti a un tavolo di ${title}`,
    headingRunning: (title) => `Entra in corsa: ${title}`,
    runningHelp:
      'La partita è iniziata e un giocatore se n’è andato. Prendi il suo posto e la sua posizione.',
    offeredHelp: 'In questa corsa manca qualcuno. Tu continui al suo posto, fino alla fine.',
    offered: (seat, name) => `${seat}: ${name} non c’è, e tu continui per sempre al suo posto.`,
    full: 'Tutti i posti sono occupati: puoi guardare.',
    whichSeat: 'Quale posto?',
    sitDown: 'Siediti',
    watch: 'Guarda soltanto',
  },

  pace: {
    legend: 'Con che ritmo?',
    kinds: { together: 'Senza tempo', clock: 'A tempo', days: 'A turni' },
    together: 'Niente orologio: ognuno si prende il tempo che gli serve.',
    whichClock: 'Quanto veloce?',
    clocks: { quick: 'Veloce', normal: 'Normale', slow: 'Lento' },
    clock: (turn, reserve) => `${turn} per turno, più ${reserve} di riserva per tutta la corsa.`,
    clockAlone: (turn) => `${turn} per turno.`,
    timeUp: 'Quando il tempo finisce gioca un bot, finché chi manca non torna.',
    whichDays: 'Quanto tempo per turno?',
    days: (days) => `${days} per turno. Vai e vieni quando vuoi.`,
  },

  host: {
    heading: 'Il tuo tavolo',
    start: (count, written) =>
      count === 1 ? `Parti con ${written} giocatore` : `Parti con ${written} giocatori`,
    startHelp: 'Non serve aspettare che si riempiano i posti liberi.',
    tooFew: (title, least) =>
      `Per ${title} ci vogliono almeno ${least} giocatori: invita qualcuno o metti un bot.`,
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
    remove: 'Allontana',
    removeLabel: (name) => `Allontana ${name}`,
    removeTitle: (name) => `Vuoi allontanare ${name} dal tavolo?`,
    removeHelp: 'Con quel browser non potrà tornare a questo tavolo, ma guardare sì.',
    removeAddress: 'Blocca anche la sua rete per un’ora',
    removeAddressHelp: 'Chi vive nella stessa casa lo condivide: può toccare anche altri.',
  },

  changed: {
    rules: (words) => `Chi ospita ha cambiato le regole: ${words}.`,
    players: (written) => `Chi ospita ha cambiato il numero di posti: ${written}.`,
    pace: (words) => `Chi ospita ha cambiato il ritmo: ${words}`,
    listed: 'Chi ospita ha reso pubblico il tavolo.',
    private: 'Chi ospita ha reso il tavolo accessibile solo con il link.',
    order: 'Chi ospita ha cambiato l’ordine dei posti.',
  },

  waiting: {
    heading: (title) => `${title}: aspettiamo i giocatori`,
    stillFree: (count, written) =>
      count === 1 ? 'Un posto è ancora libero.' : `${written} posti sono ancora liberi.`,
    startsByItself: 'La corsa parte da sola appena tutti i posti sono occupati e ci siete tutti.',
    allTaken: 'Tutti i posti sono occupati.',
    awaits: (names, count) =>
      count === 1
        ? `Appena c’è ${names} la corsa parte da sola.`
        : `Appena ci sono ${names} la corsa parte da sola.`,
    hostIs: (name) => `${name} è a capotavola e decide come si gioca.`,
    notHereYet: (names) =>
      `Invitati, ma non ancora qui: ${names}. L’invito è sulla pagina dell’ultima partita.`,
    invite: 'Invita i tuoi amici',
    inviteHelp: 'Chi apre questo link può sedersi o guardare.',
    options: 'Regole di questo tavolo',
    rename: 'Cambia nome',
  },
};
