import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Gewalt) in Italian. */
export const words: LessonText = {
  told: {
    goal: 'Qui non vince chi corre più forte. Ognuno attraversa sulla propria corsia tre tappe, lilla, blu e rossa, e per ognuna ha scommesso in segreto su un posto. Devi ottenere proprio i posti su cui hai scommesso.',
    bet: 'La tua scommessa, che vedi solo tu: 3º posto nella lilla, 1º nella blu, 2º nella rossa. In tre, quindi, nella lilla ti conviene passare dopo gli altri. Lascia andare avanti gli altri!',
    longer:
      'Mistral ha allungato un tratto della tua corsia: cinque caselle invece di quattro. Voleva rallentarti, ma nella lilla tu vuoi proprio restare indietro. La tua scommessa non la conosce nessuno.',
    trophy:
      'Bora ha completato la tappa lilla e ha il trofeo del 1º posto. Se prima di te passa anche Mistral, nella lilla hai il 3º posto, come hai scommesso.',
    points:
      'Alla fine si scoprono le scommesse. Il trofeo del posto giusto vale 1 punto, più 1 per ogni avversario che lì ha scommesso sullo stesso posto. Tutti gli altri trofei non valgono niente.',
  },
  asked: {
    shorten: {
      say: 'Prima di tirare puoi mettere una carta tratto: da lì in poi il tratto ha tante caselle quante ne mostra la carta. Metti lo 0 sulla corsia di Bora, nella tappa lilla, davanti alla pedina: quel tratto si salta.',
      better:
        'Si può fare, ma qui non aiuta la scommessa. Metti lo 0 davanti alla pedina di Bora, nella parte lilla della sua corsia: così Bora passa prima.',
    },
    roll: {
      say: 'Hai subito pescato un’altra carta. Ora tira i due dadi: è obbligatorio, e avanzi di altrettante caselle.',
      better: 'Si usa una sola carta per turno: ora tira i dadi.',
    },
    lengthen: {
      say: 'Resta indietro ancora un po’: metti il tuo 8 sulla tua corsia, nella tappa lilla, davanti alla pedina. Otto caselle invece di quattro!',
      better:
        'Pensa alla scommessa: nella lilla ti serve il 3º posto. Metti l’8 davanti alla tua pedina, nella parte lilla della tua corsia.',
    },
    rollAgain: {
      say: 'E ora tira. Poi guarda Bora.',
      better: 'Si usa una sola carta per turno: ora tira i dadi.',
    },
  },
  own: 'Ora tocca a te, senza aiuto: lascia passare anche Mistral, ma nella blu ti serve il 1º posto. A ogni turno puoi mettere o scartare una carta, poi tiri i dadi.',
  remarks: {
    ownShorter: 'La tua strada ora è più corta. Bene, se lì vuoi arrivare presto.',
    ownLonger: 'La tua strada ora è più lunga. Bene, se gli altri devono passare prima di te.',
    othersShorter: 'Aiuti qualcuno ad andare avanti. Bene, se deve passare prima di te.',
    othersLonger: 'Rallenti qualcuno. Bene, se vuoi passare prima tu.',
    alike: 'Quattro caselle al posto di quattro: non cambia niente, ma hai pescato un’altra carta.',
    nobodys: 'Lì non corre nessuno: la carta è fuori dai piedi e ne hai pescata un’altra.',
    discarded: 'Hai scartato la carta e ne hai pescata un’altra. Bene, se non serviva a niente.',
    noCard:
      'Hai tirato senza usare carte. Di solito una delle quattro può aiutare un po’ la scommessa.',
  },
  learnt: [
    'Conta la scommessa: chiudi ogni tappa proprio in quella posizione.',
    'Prima di tirare puoi mettere una carta, su qualsiasi corsia: da 0 a 3 la accorcia, da 5 a 8 la allunga.',
    'Guarda che cosa mettono gli altri: dice qualcosa delle loro scommesse.',
  ],
};
