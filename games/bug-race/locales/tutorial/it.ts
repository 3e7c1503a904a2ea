import type { LessonText } from './en.ts';

/** Text of the tutorial of Bug Race in Italian. */
export const words: LessonText = {
  told: {
    goal: 'L’insetto grande è il tuo. Tutto il suo corpo deve superare il traguardo, verso la mela, prima di quelli di Bora e Mistral. Ognuno ha la sua pista: a intralciarti sono solo le tue zampe.',
    legs: 'Le zampe sono sei, le regole due. Sullo stesso lato nessuna zampa supera quella davanti né sta nella sua casella. E nessuna va persa: al massimo una casella davanti alla testa, al massimo una dietro la coda.',
    passed:
      'Tutti hanno scelto e le carte vanno insieme a sinistra: la tua va a Bora, e Mistral ne dà una a te. Mostra le due zampe posteriori e una mediana: per ora tutte e tre bloccate. Ecco perché Mistral non la voleva.',
    body: 'Tutte le zampe sono avanzate. Al corpo non servono carte: va avanti finché non perde una zampa, in qualsiasi momento mentre giochi, e da solo alla fine del tuo turno. Fin dove, lo decidono le zampe posteriori.',
    race: 'Il tuo corpo ha fatto due caselle, gli altri una sola: li frenano le zampe posteriori. Vince chi alla fine di un turno ha il corpo oltre il traguardo; se sono in più d’uno, decidono le zampe più avanti. In questo turno le carte vanno a destra, a Mistral.',
  },
  asked: {
    keep: {
      say: 'Hai pescato due carte: ogni zampa disegnata fa un passo, se ha spazio. Tienine una, l’altra va a Bora. Tieni quella con le due zampe anteriori: davanti hanno la via libera.',
      better:
        'Su quella ci sono solo zampe mediane e posteriori, e ognuna ne ha un’altra proprio davanti: non si muoverebbe niente. Tieni quella con le due zampe anteriori.',
    },
    first: {
      say: 'Ora le giochi entrambe, nell’ordine che vuoi. Prendi la carta con le zampe anteriori e tocca ciò che si illumina: prima le anteriori, così la mediana ha spazio. Poi giocala.',
      better:
        'Quella non ancora: le sue zampe sono tutte bloccate e la carta andrebbe sprecata. Rimettila in mano e gioca prima quella con le zampe anteriori.',
    },
    second: {
      say: 'Vedi? Ora le zampe della carta di Mistral hanno spazio. Prendila e muovile, da quelle davanti a quelle dietro. Poi giocala.',
      better:
        'Su questa carta qualcosa può ancora muoversi. Muovi tutte e tre le zampe prima di giocarla.',
    },
    end: {
      say: 'Hai giocato le due carte. Chiudi il turno e guarda il corpo.',
      better: 'Non c’è più niente da giocare: chiudi il turno.',
    },
  },
  own: 'Ora tocca a te, senza aiuto: scegli una carta, poi giocale entrambe. Cerca che cosa può muovere le zampe posteriori, e che cosa deve muoversi prima di loro.',
  remarks: {
    keptMore: 'La carta che hai tenuto può muovere subito più zampe di quella che hai passato.',
    keptLess:
      'Per come stanno le cose, la carta che hai passato avrebbe mosso più zampe. Forse quella in arrivo rimedia.',
    keptAlike:
      'Per come stanno le cose, le due carte muovono lo stesso numero di zampe. Allora contano le posteriori, perché frenano il corpo.',
    allMoved: 'Tutte le zampe della carta si sono mosse: di più non può dare.',
    someMoved:
      'Non tutte le zampe della carta hanno potuto muoversi. Conviene giocare prima ciò che fa spazio davanti alle altre.',
    noneMoved: 'Nessuna zampa della carta ha potuto muoversi: è finita negli scarti per niente.',
  },
  learnt: [
    'Tieni la carta le cui zampe hanno spazio, e ricorda che l’altra va a chi ti sta accanto.',
    'Le zampe anteriori fanno spazio a quelle dietro: per questo l’ordine delle carte è importante.',
    'Il corpo segue le zampe posteriori: se ne lasci una indietro, resti fermo.',
  ],
};
