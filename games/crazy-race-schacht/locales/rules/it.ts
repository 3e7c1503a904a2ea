import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Schacht) in Italian. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Le tue tre locomotive corrono fino alla piattaforma girevole, si girano e tornano in stazione. In tutti e due i posti ci sono punti da prendere, e di solito chi arriva prima si aggiudica i migliori. Dopo otto tappe vince chi ha più punti. Si corre in tre o in quattro.',
  ],
  components: [
    [
      'Un binario di sei caselle. La sesta è la piattaforma girevole; a sinistra della prima c’è la stazione, dove tutti partono e arrivano.',
      'Tre locomotive: Pioniera (A), Locotender (B) ed Espresso (C). Vanno tutte alla stessa velocità; il modello dice solo per quali lati delle carte tappa corrono.',
      'Otto carte macchinista in mano: 1, 1, 2, 2, 3, 3, 4 e 6. Con queste ti contendi i movimenti.',
    ],
    'Per tutti ci sono otto carte tappa e due pile di carte punti: otto carte alle piattaforme girevoli (quattro da 5 e quattro da 4) e sei al traguardo (6, 5, 5, 4, 4 e 3). Di solito le pile sono scoperte e in ordine, con la carta più alta in cima. (Una traduzione stampata mette in cima la più bassa.)',
  ],
  placing: [
    'Si scopre una carta tappa. Su tre dei suoi quattro lati c’è una locomotiva con una distanza da 1 a 4; sul quarto solo una distanza o un punto interrogativo. I lati sono numerati da 1 a 4, in senso orario a partire dalla freccia.',
    'Si fanno tre giri in senso orario, a partire dal primo giocatore, che nella prima tappa è estratto a sorte. Ognuno, al suo turno, mette una carta macchinista coperta su un lato, oppure passa. Su un lato può esserci qualsiasi numero di carte, anche più d’una delle tue. Se passi, al giro dopo sei di nuovo in gioco.',
    'In tre, un lato resta vuoto: appena ci sono carte su tre lati, il quarto è tabù per questa tappa.',
  ],
  moving: [
    'Si scoprono le carte un lato alla volta, dalla freccia in senso orario. Il lato va a chi ha la somma più alta. A pari somma vince chi, tra loro, ha messo lì la prima carta. Solo chi vince il lato può muovere:',
    [
      'Una locomotiva e un numero: la tua locomotiva di quel modello avanza di altrettante caselle. Se è già al traguardo, il movimento va perso.',
      'Solo un numero: scegli tu una delle tue locomotive, che avanza di altrettante caselle.',
      'Un punto interrogativo: ottieni una casella per ogni carta su quel lato, di chiunque sia. Dividile come vuoi tra le tue locomotive, anche alternandole.',
    ],
    'Un numero si percorre tutto intero, oppure non ci si muove; di un punto interrogativo puoi usare anche solo una parte. Muovere non è obbligatorio, ma quello che non usi va perso.',
  ],
  track: [
    [
      'Le tue locomotive corrono sul tuo binario: all’andata da 1 a 6, al ritorno da 5 a 1 e poi in stazione.',
      'Una casella in cui c’è un’altra tua locomotiva si salta e non costa niente, in qualunque direzione vada quella. Una bella fila ti fa volare!',
      'Sulla piattaforma girevole la locomotiva si gira e tu prendi la carta in cima alla pila della piattaforma. Girarsi non costa niente, e il movimento rimanente prosegue subito. Se la piattaforma è occupata, la salti; la tua locomotiva si gira e prende la carta lo stesso.',
      'Tornata in stazione, la locomotiva è al traguardo ed esce dalla corsa; tu prendi la carta in cima alla pila del traguardo. Il movimento rimanente va perso, tranne con il punto interrogativo: lì può servire ad altre locomotive.',
      'Da una pila vuota non si prende niente.',
    ],
  ],
  cards: [
    'Dopo la tappa ognuno mette le carte giocate, coperte, nella propria pila. Se non hai vinto nessun lato con cui potevi muovere una locomotiva, prima puoi riprendere in mano una delle carte che hai giocato in questa tappa.',
    'Una sola volta in tutta la corsa puoi riprendere in mano l’intera pila: in qualsiasi momento mentre si mettono le carte, anche quando non tocca a te e anche con carte ancora in mano. Non perdi il turno. Le carte accanto alla carta tappa restano lì. Fai bene i conti: in otto tappe hai 24 occasioni di mettere una carta, e le tue otto carte tornano solo una volta.',
    'Quante carte hai in mano non devi dirlo; ma appena resti senza, lo si annuncia a tutti. Se a quel punto hai già ripreso la pila, il tuo turno viene saltato. Puoi comunque ancora vincere.',
    'Per la tappa successiva, la carta Primo giocatore passa a chi siede alla sinistra di chi lo aveva.',
  ],
  end: [
    'La corsa finisce dopo l’ottava tappa. Finisce prima se tutti hanno già ripreso la pila e nessuno ha più carte in mano: allora si valuta solo la tappa in corso.',
    'Vince chi ha più punti. In caso di parità si guarda la locomotiva più indietro di ciascuno: vince chi ce l’ha più avanti. Ancora pari? Allora la vittoria è condivisa.',
    'Dove il regolamento stampato tace o non è chiaro, abbiamo deciso noi:',
    [
      'Chi comincia si sorteggia. A pari somma su un lato contano solo le prime carte di chi è pari.',
      'Un numero si percorre tutto intero o per niente. Chi rinuncia a un movimento poteva muovere, e non riprende carte.',
      'Le tue locomotive si saltano sempre. Anche chi salta la piattaforma occupata prende la carta.',
      'La pila si riprende mentre si mettono le carte, non in altri momenti.',
      'Chi è senza carte e ha già ripreso la pila viene saltato. A parità completa la vittoria è condivisa.',
    ],
  ],
  options: [
    [
      'Pile dei punti: di solito la carta più alta è in cima. Puoi anche mettere in cima la più bassa, o mescolare le pile; allora si vede solo la carta in cima.',
      'Penalità per i ritardatari: alla fine chi ha una locomotiva alla distanza massima dal traguardo scarta la sua carta punti più alta. Chi ne ha una alla distanza subito inferiore scarta una carta a scelta. A pari distanza tocca a tutti, e si possono subire entrambe le penalità; le locomotive al traguardo non contano.',
      'Rapina al treno: quando la tua seconda locomotiva arriva al traguardo e un altro giocatore ha carte punti, puoi pescarne una a caso tra le sue anziché prendere quella della pila.',
      'A pari punti si perde: se più giocatori sono in testa a pari punti, vince chi ha il punteggio subito sotto. Se anche lì c’è parità, o se sono pari tutti, decide la locomotiva più indietro.',
      'Meno carte punti: prima della corsa si tolgono fino a cinque carte da ogni pila, a partire dalle più basse.',
    ],
  ],
};
