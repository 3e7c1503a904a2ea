import type { ConsensusMessages } from '../en/consensus.ts';

export const text: ConsensusMessages = {
  hasChanged: 'Nel frattempo è cambiato qualcosa. Dai un’altra occhiata.',

  matters: {
    title: 'Al tavolo',
    mine: 'Un bot gioca per te',
    asked: 'Una domanda per te',
    agreed: 'Si aspettano le risposte',
    due: 'Tutti d’accordo: tra un attimo',
    away: (name, count) =>
      count === 1 ? `${name} non c’è. Che si fa?` : `Mancano in ${count}. Che si fa?`,
    waited: (name, count) => (count === 1 ? `${name} non c’è` : `Mancano in ${count}`),
    free: (count) => (count === 1 ? 'Un posto è libero' : `${count} posti liberi`),
    standIn: (name, count) =>
      count === 1 ? `Un bot gioca per ${name}` : `${count} bot per chi manca`,
  },

  mine: {
    note: 'Un bot gioca al posto tuo.',
    help: 'Non c’eri, o il tuo tempo è scaduto. Puoi riprendere quando vuoi, anche a metà turno.',
    back: 'Riprendi il mio posto',
  },

  away: {
    ask: (names, span, count) =>
      count === 1
        ? `${names} non c’è da ${span}. Facciamo giocare un bot fino al suo ritorno?`
        : `${names} non ci sono da ${span}. Facciamo giocare dei bot fino al loro ritorno?`,
    letBot: 'Fai giocare un bot',
    letBotFor: (name) => `Un bot per ${name}`,
    wait: 'Aspetta',
    standIn: (name) => `Un bot gioca per ${name}, che non c’è.`,
    offer: 'Dai il posto a qualcun altro',
    offered: (name) =>
      `Il posto di ${name} va a chi lo prende per primo, a meno che non torni prima: manda il link a qualcuno.`,
  },

  proposal: {
    replace: (name) => `Facciamo giocare un bot per ${name} fino al suo ritorno?`,
    offer: (name) => `Lasciamo che qualcun altro prenda il posto di ${name}?`,
    end: 'Interrompiamo qui la partita, senza vincitori?',
    agreed: (names) => `A favore: ${names}.`,
    missing: (names) => `Ci sta pensando: ${names}.`,
    yes: 'Sì',
    no: 'No',
    due: (figures) => `Tutti d’accordo: succede tra ${figures}.`,
    dueSoon: 'Tutti d’accordo: succede tra un attimo.',
  },

  ways: {
    title: 'Vuoi andare via?',
    pause: {
      together:
        'Solo una pausa? Chiudi la pagina: il posto resta tuo. Se va per le lunghe, gli altri possono far giocare un bot finché non torni.',
      clock:
        'Solo una pausa? Quando tocca a te il tuo orologio va avanti. Se si esaurisce, gioca un bot finché non torni.',
      days: 'Solo una pausa? Chiudi la pagina: ti basta tornare in tempo per il tuo turno.',
    },
    concede: 'Abbandona',
    concedeHelp: 'Al posto tuo continua un bot, fino alla fine. Tu puoi guardare.',
    concedeTitle: 'Abbandonare davvero la partita?',
    concedeSure: 'Un bot continua da dove sei arrivato. Il posto non torna più tuo.',
    tryPause:
      'Solo una pausa? Chiudi la pagina e continua dalla pagina iniziale prima che finisca la giornata.',
    trySure:
      'Il tuo tentativo finisce all’ultimo posto. Poi puoi allenarti, ma nessun altro tentativo conta.',
    end: 'Interrompi la partita',
    endHelp: 'Senza vincitori, se chi è qui è d’accordo.',
    endTitle: 'Interrompere la partita?',
    endSure: 'Non vince nessuno e il tabellone resta com’è. Prima si chiede a chi è qui.',
    leave: 'Lascia il tavolo',
    leaveHelp: 'Il tuo posto si libera e può prenderlo qualcun altro.',
    leaveHelpLast: 'A parte i bot non resta nessuno, quindi il tavolo verrà eliminato.',
    leaveTitle: 'Vuoi lasciare il tavolo?',
  },

  again: {
    playAgain: 'Rigioca con le stesse persone',
    playAgainAll: 'Rigioca con tutti',
    playAgainBots: 'Rigioca con gli stessi bot',
    asked: (names, count) =>
      count === 1 ? `${names} vuole rigiocare. E tu?` : `${names} vogliono rigiocare. E tu?`,
    yes: 'Sì, ancora!',
    no: 'No, grazie',
    answers: 'Si rigioca?',
    says: { yes: 'sì', no: 'non stavolta', nothing: 'ancora nessuna risposta' },
    declined: 'Hai detto di no.',
    afterAll: 'Ci ripenso: rigioco',
    goThere: 'Alla prossima partita',
  },
};
