import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Gewalt) in Italian. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Ognuno corre sulla propria corsia attraverso tre tappe: lilla, blu e rossa. Ma non vince chi corre più forte. La tua scommessa segreta dice in che posizione devi chiudere ogni tappa: arrivaci al momento giusto, né prima né dopo. Le carte allungano e accorciano il terreno, per te e per gli altri. Si gioca in tre, in quattro o in cinque.',
  ],
  components: [
    [
      'Cinque corsie affiancate. Ognuna ha tre tappe di cinque tratti, e un tratto ha quattro caselle.',
      '56 carte tratto, da 0 a 8 caselle: sette ciascuna con 2, 3, 5 e 6, sei con 0, 1, 7 e 8, quattro con 4.',
      '20 carte scommessa. Quelle stampate hanno tre righe: in alto per tre giocatori, in mezzo per quattro, in basso per cinque. La tua mostra un posto per ogni tappa; fino alla fine la vedi solo tu. Quelle che avanzano escono dal gioco senza che nessuno le veda.',
      '15 trofei: i posti di ogni tappa.',
      'Cinque pedine e due dadi. Per gli esperti, 27 carte azione: cinque «Contromossa», quattro «Trasloco» e due per ogni carta con la freccia.',
    ],
    'La tua pedina parte dalla prima casella della tua corsia e non la lascia mai. In mano hai quattro carte tratto. Chi comincia si sorteggia; poi si va in senso orario.',
  ],
  turn: [
    'Prima, se vuoi, gioca o scarta una carta tratto e pescane un’altra. Poi tira i due dadi e avanza di altrettante caselle: questo è obbligatorio.',
    'Metti la carta tratto su un tratto senza pedina e senza carta, su una qualsiasi delle cinque corsie, anche dove non corre nessuno. Da lì in poi quel tratto ha tante caselle quante ne mostra la carta; con uno 0 si salta. Le pedine prima e dopo restano dove sono.',
  ],
  trophies: [
    'Quando superi la fine di una tappa, prendi subito il suo prossimo trofeo: il primo che passa prende il 1º posto, e così via. Resta scoperto davanti a te. Il resto della mossa continua nella tappa dopo. Davanti alla linea ci sono solo tratti da saltare? Allora ti basta il primo passo.',
    'Oltre la tappa rossa la tua corsa è finita, e scarti le carte che hai in mano. Gli altri continuano. Chi resta da solo prende i trofei rimasti, e la corsa finisce.',
  ],
  points: [
    'Ora si scoprono le scommesse. Un trofeo conta solo se in quella tappa hai scommesso proprio su quel posto. Allora ti dà 1 punto, più 1 per ogni avversario che lì ha scommesso sullo stesso posto, che l’abbia ottenuto o no. Vince chi ha più punti; a pari punti la vittoria è condivisa.',
    'Un esempio in quattro. A scommette su 4, 3, 2 e arriva 3, 2, 3; B scommette su 2, 3, 4 e arriva 2, 3, 1; C scommette su 2, 1, 2 e arriva 1, 1, 2; D scommette su 4, 3, 4 e arriva 4, 4, 4.',
    [
      'A non ne indovina nessuno: 0 punti.',
      'B fa 2 punti nella tappa lilla (anche C ha scommesso sul 2º posto) e 3 nella blu (anche A e D sul 3º): 5 punti.',
      'C fa 1 punto nella tappa blu (nessun altro ha scommesso sul 1º posto) e 2 nella rossa (anche A sul 2º): 3 punti.',
      'D fa 2 punti nella tappa lilla (anche A ha scommesso sul 4º posto) e 2 nella rossa (anche B): 4 punti.',
    ],
    'Dove il regolamento stampato tace o non è chiaro, abbiamo deciso noi:',
    [
      'Chi comincia si sorteggia. A pari punti la vittoria è condivisa.',
      'Le carte tratto si possono mettere anche sulle corsie dove non corre (più) nessuno.',
      'La corsa finisce appena resta un solo giocatore.',
      'Quante carte tratto e azione ci sono di ogni tipo, e quasi tutte le righe delle carte scommessa.',
    ],
  ],
  piles: [
    'Quando un mazzo è finito e bisogna pescare, si mischiano i suoi scarti per farne uno nuovo. Le carte tratto sulle corsie restano lì. Se non c’è proprio più niente, non si pesca.',
  ],
  expert: [
    'Ognuno ha in mano anche quattro carte azione. Prima di tirare i dadi puoi giocare o scartare una carta tratto e una carta azione, nell’ordine che vuoi. Per ognuna peschi subito; per una che si può ancora annullare con una contromossa, solo dopo la risposta.',
    'Le carte con la freccia si giocano scoperte davanti a un avversario ancora in corsa che non ne abbia già una davanti. Hanno effetto nel suo prossimo turno e poi si scartano. Quando arrivi al traguardo, si scarta anche la carta che hai davanti.',
  ],
  arrows: [
    [
      `Doppio turno: due turni di fila. Il secondo è un turno normale, di nuovo con le carte.`,
      `Pausa caffè: niente turno, né carte né dadi.`,
      `Dadi in sciopero: si possono usare le carte, poi il turno finisce senza muoversi.`,
      `Dadi turbo ×2: i dadi valgono doppio.`,
      `Giù le mani: non si possono giocare carte, solo scartarle.`,
      `4 al trotto: si avanza di 4 caselle anziché tirare i dadi.`,
      `10 al galoppo: si avanza di 10 caselle anziché tirare i dadi.`,
      `Vento contrario −4: 4 caselle in meno del tiro, ma mai all’indietro.`,
      `Vento in poppa +4: 4 caselle in più del tiro.`,
    ],
  ],
  circles: [
    'Queste carte si giocano solo per sé, mai contro un avversario.',
    [
      `Trasloco: sposti una carta tratto, da qualunque corsia, su un tratto senza pedina e senza carta. Sulla carta non dev’esserci una pedina.`,
      `Contromossa: annulla una carta azione giocata contro di te. Si scartano tutte e due.`,
    ],
    'In altri momenti una contromossa non si può giocare, ma scartare sì. Non funziona contro le carte tratto, né contro un’altra contromossa. Contro lo stesso avversario puoi usarla al massimo due volte per corsa.',
    'Per una contromossa peschi solo alla fine del tuo prossimo turno; se ne hai due di fila, dopo il primo.',
    'Finché puoi fare contromosse e hai in mano carte azione, ti viene chiesto, anche se contromosse non ne hai: così dall’attesa nessuno capisce che cos’hai. Quindi rispondi pure con calma!',
    'Sulle carte azione abbiamo deciso noi i nomi, la domanda sulle contromosse e che l’avversario dev’essere ancora in corsa. E anche che «Trasloco» vale su ogni corsia, che con «Giù le mani» si può scartare e con «Dadi in sciopero» giocare carte.',
  ],
  options: [
    [
      'Gioco per esperti: con le carte azione.',
      'Momento delle contromosse: di solito ti si chiede subito, appena la carta è giocata. Se la partita dura giorni, è meglio chiederlo all’inizio del tuo turno; la carta si sostituisce allora subito, e per la contromossa peschi alla fine di quello stesso turno.',
    ],
  ],
};
