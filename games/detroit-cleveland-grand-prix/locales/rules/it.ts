import { listIn } from '../../../kit/locales/list.ts';
import { bidStep, defaultPrizes, startMoney } from '../../rules/components.ts';
import { moneyIn } from '../money.ts';

const list = listIn('it');
const money = moneyIn('it');

import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Detroit–Cleveland Grand Prix in Italian. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Ci sono sei auto da corsa, e per ora nessuna è tua. Prima di ogni corsa si comprano all’asta; poi le carte di ognuno le muovono tutte, le proprie e quelle degli altri. I proprietari delle auto che arrivano al traguardo incassano i premi, e dopo l’ultima corsa – di solito la terza – vince chi ha più soldi. Si gioca da due a sei.',
  ],
  components: [
    [
      'Due circuiti, Cleveland e Detroit, con ampi rettilinei e curve strette.',
      'Sei auto: gialla 1, blu 2, verde 3, nera 4, rossa 5 e arancione 6.',
      '39 carte movimento: ognuna mostra, dall’alto in basso, da una a sei auto e di quante caselle avanzano. Il bianco è un’auto a tua scelta che possa fare tutte le caselle.',
      'Sette carte da 10: una per ogni auto, più una bianca che di solito non si usa.',
      'Tre carte scambio, con due auto ciascuna, e sei carte offerta, una per auto.',
      `${money(startMoney)} a testa per cominciare.`,
    ],
  ],
  beforeRace: [
    'Di solito i 10 si mettono da parte. Le altre 42 carte si danno tutte, quindi a qualcuno può toccarne una in più. Guarda bene la tua mano: più le tue carte fanno avanzare un’auto, più quell’auto vale per te. Il bianco può aiutarle tutte.',
    'Il primo mazziere si sorteggia. Poi dà le carte chi possedeva l’auto che ha vinto l’ultima corsa. Se non era di nessuno, tocca a chi possedeva l’auto meglio piazzata; se non c’è neanche quella, a chi siede alla sinistra dell’ultimo mazziere.',
  ],
  auction: [
    'Le auto si vendono una alla volta: le sei carte offerta si mescolano, e quella in cima mostra l’auto in vendita. La prima asta la apre il mazziere; le altre, chi siede alla sinistra dell’ultimo compratore. In senso orario si fa un’offerta o si passa:',
    [
      `La prima offerta è di almeno ${money(bidStep)}. Ogni rilancio sale di ${money(bidStep)} o di un multiplo. Non puoi offrire più di quanto hai.`,
      'Se passi, sei fuori da quest’asta. Se non hai abbastanza soldi per la prossima offerta, passi automaticamente.',
      'Quando nessuno rilancia più, chi ha fatto l’ultima offerta paga la banca e prende l’auto e il suo 10. La carta offerta resta scoperta davanti a chi ha comprato. L’auto va al primo posto libero della griglia: la prima venduta è in pole position.',
      'Chi compra quale 10 lo vedono tutti: un piccolo 10 sotto un’auto indica che il suo 10 è ancora in mano al proprietario.',
      'Se nessuno fa offerte, l’auto torna all’asta alla fine, e chi era passato può di nuovo offrire. Se anche allora non la vuole nessuno, parte senza proprietario. Si muove come le altre, ma il suo 10 è fuori da questa corsa e il suo premio resta alla banca.',
    ],
  ],
  carForEverybody: [
    'In due si possono avere fino a tre auto, da tre a cinque giocatori due, in sei una sola. Chi è al limite non fa più offerte.',
    `Di solito a ognuno tocca almeno un’auto. Appena le auto rimaste sono tante quanti i giocatori senza, possono fare offerte solo loro. Se nessuno di loro offre, l’auto torna all’asta alla fine, come ogni altra. Se anche allora non offre nessuno di loro, il primo di turno deve comprarla per ${money(bidStep)}, o per tutto quello che ha, se ha meno. Se a poter offrire è rimasto uno solo, ancora senza auto, compra subito a quel prezzo.`,
  ],
  race: [
    'Comincia chi possiede l’auto in pole position (o, se non è di nessuno, la prima in griglia che ha un proprietario; se nessuno ha auto, il mazziere); poi si va in senso orario. Al tuo turno giochi una carta scoperta sulla pila, anche se le tue auto sono già al traguardo.',
    'La carta muove tutte le sue auto dall’alto in basso, di chiunque siano. La strada la scegli tu; i proprietari possono solo dare consigli. Prova pure sul tabellone: finché non giochi la carta, non vale niente.',
    'Chi non ha più carte salta il turno.',
  ],
  driving: [
    [
      'Un’auto avanza casella per casella: diritto, o in diagonale nella corsia accanto. Mai di lato, mai indietro, mai sopra un’altra auto. Può infilarsi in diagonale tra due auto.',
      'Deve fare tutte le caselle, se c’è una strada che lo permette; altrimenti va più avanti che può. Se davanti è tutto occupato, resta dov’è.',
      'All’interno di alcune curve le caselle sono più lunghe: è la strada più corta.',
      'Si può superare il traguardo anche prima dell’ultima casella; quelle che restano sono perse.',
    ],
  ],
  white: [
    'Per il bianco scegli un’auto che possa fare tutte le caselle; superare il traguardo vale lo stesso. Non dev’essere già arrivata, né essere mossa da un’altra riga della carta.',
    'Se al momento del bianco un’auto così c’è, devi muoverne una. Se non c’è, la carta in quel modo non si può giocare: perciò conta dove hai mandato le auto delle righe sopra.',
  ],
  exchange: [
    'Una carta scambio non muove niente. Fino alla fine del tuo prossimo turno le sue due auto si scambiano su tutte le carte movimento, di chiunque siano: scambiate nera e gialla, il nero di una carta muove l’auto gialla e il giallo quella nera. Vale anche per i 10. L’auto che scegli per il bianco, invece, non si scambia mai.',
    'Se gli scambi sono più d’uno, valgono uno dopo l’altro, dal più vecchio.',
  ],
  stuck: [
    'Devi giocare finché hai in mano una carta giocabile. Le carte scambio e quelle senza bianco lo sono sempre, anche se non si muove niente; le auto già arrivate si saltano. Quindi possono fermarti solo le carte con il bianco: in quel caso salti il turno. (A un tavolo vero lo dimostri mostrando la mano; qui controlla il server.) Se hai uno scambio in corso, finisce anche con un turno così.',
  ],
  finish: [
    'La corsa finisce quando tutte le auto sono arrivate o tutte le carte giocate; oppure quando per un giro intero nessuno ha giocato una carta e non ci sono scambi in corso.',
    `Le auto arrivate vincono, nell’ordine: ${list(defaultPrizes.map(money))}. Un’auto che non arriva non vince niente.`,
    'Dopo l’ultima corsa vince chi ha più soldi. A pari soldi la vittoria è condivisa.',
    'Dove il regolamento stampato tace o non è chiaro, abbiamo deciso noi:',
    [
      'Un’offerta può saltare dei gradini, e un’auto che torna all’asta si vende da capo.',
      'Se più giocatori hanno ancora bisogno di un’auto, offrono solo loro, e il primo di turno può dover comprare.',
      'Un’auto bloccata va più avanti che può, e può infilarsi in diagonale tra due auto.',
      'La corsa finisce anche quando per un giro intero nessuno ha giocato una carta. A pari soldi la vittoria è condivisa.',
      'I premi dal terzo posto in poi, il tracciato dei circuiti e quasi tutte le carte.',
    ],
  ],
  options: [
    [
      'Corse: da una a sei, anziché tre.',
      'Circuiti: di solito la prima corsa è a Cleveland, la seconda a Detroit, e così via, alternando. Si può anche cominciare da Detroit o restare sempre sullo stesso circuito.',
      'Premi: altre somme per i sei posti.',
      'I 10 nel mazzo: tutti e sette i 10 si danno insieme alle altre carte. Le auto non portano più il loro.',
      'Auto senza limite: puoi comprare quante auto vuoi, purché ne resti una per ciascuno; con «Anche senza auto» nemmeno questo.',
      'Anche senza auto: nessuno è obbligato a comprare, e nessuna auto è riservata a chi non ne ha.',
      'Bianco per le proprie auto: con il bianco puoi muovere anche una tua auto che non può fare tutte le caselle. Va più avanti che può, di almeno una casella. Se non puoi giocare altro, devi farlo.',
      'Tenersi le carte: quando tutte le tue auto sono al traguardo, al tuo turno puoi non giocare. Se non possiedi auto, non puoi farlo.',
      'Posti da torneo: in corsa, dopo chi ha la pole position gioca il proprietario della seconda auto in griglia, e così via; conta la tua posizione migliore. Chi non ha auto viene per ultimo.',
    ],
  ],
};
