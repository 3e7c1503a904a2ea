import type { DailyMessages } from '../en/daily.ts';

export const text: DailyMessages = {
  heading: 'Sfida del giorno',
  explained: 'Stessa partita per tutti. Conta il primo tentativo.',
  practiceOver: 'Era un allenamento e non conta.',
  bots: (level) => `bot: ${level}`,
  levels: { easy: 'facile', fair: 'medio', strong: 'forte' },
  left: (span) => `scade tra ${span}`,
  played: (count, written) =>
    count === 0
      ? 'nessuno l’ha ancora finita'
      : count === 1
        ? `finita da ${written} giocatore`
        : `finita da ${written} giocatori`,
  streak: (days) => `${days} giorni di fila`,
  play: 'Gioca',
  continue: 'Continua',
  result: 'Risultato di oggi',
  playOf: (title) => `Gioca la sfida del giorno: ${title}`,
  continueOf: (title) => `Continua la sfida del giorno: ${title}`,
  resultOf: (title) => `Risultato di oggi: ${title}`,
  resultShort: 'Risultato',
  dayBefore: 'Risultati del giorno prima',
  others: 'Le altre sfide di questo giorno',
  offline: 'Per la sfida del giorno serve la connessione al server.',
  off: 'Al momento non si possono iniziare nuove sfide. Torna più tardi.',
  begun: 'Hai già iniziato questa sfida in questo browser. Prima finisci quella partita.',
  resultsOfDay: 'Risultati del giorno',

  othersToday: 'Le altre sfide di oggi',

  sheet: {
    once: 'Conta solo questo tentativo. Se lasci la partita, finisci ultimo. Puoi fare una pausa finché la giornata non è finita.',
    options: (words) => `Diverso dalle regole solite: ${words}.`,
    nameHelp: 'Nelle classifiche compare solo chi ha un nome. Il risultato conta anche senza.',
    start: 'Inizia',
    practise: 'Allenati con altre carte',
  },
  yesterday: (place, title) => `Ieri: ${place}, ${title}`,
  watchYesterday: 'Guarda e analizza',
  days: {
    heading: 'Gli ultimi sette giorni',
    notPlayed: (day) => `${day}: non giocata`,
    played: (day, title, place) => `${day}: ${title}, ${place}`,
  },

  page: {
    title: (title) => `Sfida del giorno: ${title}`,
    own: 'Il tuo risultato',
    place: (place) => `${place}º`,
    placeOf: (place, players) => `${place}º su ${players}`,
    beaten: (beaten, others) => `Hai fatto meglio di ${beaten} degli altri ${others} giocatori.`,
    beatenOne: 'Hai fatto meglio dell’unico altro giocatore.',
    notBeatenOne:
      'Anche un altro giocatore ha finito la sfida, con un risultato almeno pari al tuo.',
    alone: 'Finora solo tu hai finito questa sfida.',
    notPlayed: 'Non hai ancora giocato questa sfida.',
    missed: 'Non hai finito questa sfida.',
    unfinished: 'La tua partita non è ancora finita.',
    distribution: 'Tutti i risultati',
    nobody: 'Nessuno ha ancora finito questa sfida.',
    players: (count, written) => (count === 1 ? `${written} giocatore` : `${written} giocatori`),
    you: 'tu',
    best: 'I migliori del giorno',
    bestHelp: 'Qui compare solo chi aveva scelto un nome.',
    noNames:
      'Ancora nessuno in classifica. Qui compare solo chi ha un nome: scegli il tuo prima di iniziare.',
    rank: 'Pos.',
    name: 'Nome',
    result: 'Piazzamento',
    score: 'Punteggio',
    week: 'Questa settimana',
    weekHelp: (from) => `Dal ${from}. Ogni sfida vale un punto per ogni bot battuto.`,
    points: 'Punti',
    tries: 'Sfide',
    practise: 'Allenati',
    practiseHelp: 'Puoi rigiocare la stessa partita, ma conta solo il primo tentativo.',
    later: 'Le partite si potranno guardare quando il giorno sarà finito.',
    choices: 'Le tue decisioni più rare',
    choicesHelp: 'A confronto con chi è arrivato alla stessa posizione.',
    decision: (number) => `Decisione ${number}`,
    alike: (same, written, others) =>
      others === '1'
        ? `l’unico altro giocatore ha deciso ${same === 0 ? 'diversamente' : 'come te'}`
        : same === 0
          ? `nessuno degli altri ${others} ha deciso come te`
          : same === 1
            ? `1 degli altri ${others} ha deciso come te`
            : `${written} degli altri ${others} hanno deciso come te`,
    watchOwn: 'Guarda e analizza la tua partita',
    watchBest: 'Guarda la partita migliore',
    seeds: 'Seme del server e impegno',
    seedsHelp:
      'Il server pubblica l’impegno prima che qualcuno possa giocare, e l’impegno vale solo per questo seme. Così la mescolata non può essere cambiata dopo.',
    seedLater: 'Il seme del server sarà svelato quando il giorno sarà finito.',
    serverSeed: 'Seme del server',
    commitment: 'Impegno',
    copy: 'Copia il risultato',
    share: 'Condividi il risultato',
    copied: 'Risultato copiato.',
    toCopy: 'Copia questo testo:',
    unknown: {
      heading: 'Questa sfida non c’è',
      help: 'Quel giorno questo server non aveva una sfida di questo gioco.',
    },
  },
};
