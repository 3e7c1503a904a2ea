import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Bug Race in Italian. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Il tuo insetto vuole la grande mela rossa in fondo alle piste. Porta tutto il suo corpo oltre il traguardo prima degli altri, con sei zampe che non devono mai aggrovigliarsi. Si corre in due, in tre o in quattro.',
  ],
  bug: [
    'Ognuno ha la sua pista, quindi gli insetti non si intralciano mai. Di solito una pista ha 12 caselle: tre prima della partenza e tre oltre il traguardo.',
    'Il corpo occupa tre caselle. A sinistra ha tre zampe e a destra altre tre: anteriore, mediana e posteriore. Alla partenza sta sulle tre caselle prima della linea. Ogni zampa gli è proprio accanto: quelle anteriori vicino alla testa, quelle posteriori vicino alla coda.',
    'Due regole valgono sempre:',
    [
      'Nessuna zampa va persa. Una zampa sta sempre accanto al corpo o in diagonale: al massimo una casella davanti alla testa, al massimo una casella dietro la coda.',
      'Nessuna zampa inciampa in un’altra. Sullo stesso lato due zampe non stanno mai nella stessa casella e nessuna supera quella che ha davanti.',
    ],
  ],
  choosing: [
    'Le 70 carte si mescolano: 15 mostrano due delle sei zampe, 40 ne mostrano tre e 15 quattro. Ognuno pesca due carte.',
    'Tieni una carta e passa l’altra. Tutti scelgono insieme e in segreto, e puoi ripensarci finché non ha scelto anche l’ultimo. Poi le carte passano tutte nello stesso momento: a sinistra nel primo turno, a destra nel secondo e così via, alternando. In due vi scambiate semplicemente le carte.',
    'Ti ritrovi quindi con la carta che hai tenuto e con una che qualcun altro non voleva.',
  ],
  legs: [
    'Adesso gioca le tue carte una dopo l’altra, nell’ordine che preferisci. Lo fanno tutti contemporaneamente.',
    'Ogni zampa indicata sulla carta, e nessun’altra, fa un passo: avanza di una casella. L’ordine lo decidi tu, ed è importante: una zampa bloccata può liberarsi quando si sposta quella che ha davanti, oppure il corpo.',
    'Una zampa non può fare il suo passo se',
    [
      'nella casella davanti c’è già la zampa successiva dello stesso lato,',
      'finirebbe più di una casella davanti alla testa,',
      'è arrivata in fondo alla pista. (Dopo l’ultima casella c’è ancora un posto per le zampe, accanto alla mela.)',
    ],
    'Tutte le zampe della carta che possono muoversi devono farlo; quelle che non possono restano dove sono. La carta viene scartata appena nessuna delle sue zampe può più muoversi.',
    'Gli scarti restano scoperti. Finito il mazzo, si rimescolano e diventano quello nuovo.',
  ],
  body: [
    'Per il corpo non servono carte. Mentre giochi le tue carte puoi farlo avanzare in qualsiasi momento: prima di una carta, dopo, o tra due zampe della stessa carta, tutte le volte che è possibile.',
    'Può avanzare di una casella se così non perde nessuna zampa: tutte devono trovarsi almeno all’altezza della coda. Basta una zampa rimasta una casella dietro la coda per fermare tutto il corpo.',
    'Mentre giochi le carte non devi mai muovere il corpo per forza. Quando le hai giocate tutte, dichiara di aver finito: il corpo avanza da solo fin dove può. Il turno si chiude quando tutti hanno finito.',
  ],
  finish: [
    'Se alla fine di un turno almeno un corpo è tutto oltre il traguardo, la corsa è finita. Le zampe possono anche essere rimaste indietro. Il turno però lo completano tutti: gioca bene le carte che ti restano anche quando hai già superato la linea.',
    'Se più insetti ce la fanno nello stesso turno, decidono le zampe. Un paio di zampe vale la somma delle caselle in cui stanno le sue due zampe: sulle caselle 9 e 11 fa 20. La prima casella della pista conta 1, il posto accanto alla mela uno più dell’ultima. (In quattro, questo modo di contare decide circa una corsa su dieci.) Si confrontano prima le zampe posteriori, poi le mediane, poi le anteriori; vince la somma più alta. Ancora pari? Allora il posto è condiviso.',
    'Chi non è arrivato viene classificato in base alla strada fatta dal corpo, e poi in base alle zampe, allo stesso modo.',
    'Dove il regolamento stampato tace o non è chiaro, abbiamo deciso noi:',
    [
      'Una zampa fa un passo per carta, in qualsiasi ordine. Una pista ha 12 caselle.',
      'Tutti scelgono e giocano insieme; le carte passate non si vedono prima che abbiano scelto tutti.',
      'Il corpo non si deve mai muovere per forza, ma alla fine del turno avanza da solo.',
      'Un paio di zampe vale la somma. Gli insetti pari condividono il posto; anche chi non arriva ha un posto in classifica.',
      'Come va nei dettagli «La corsa continua».',
    ],
  ],
  expert: [
    'Ognuno pesca quattro carte invece di due, ne tiene una e ne passa tre. Delle tre che riceve ne tiene una e ne passa due, e così via; si passa anche l’ultima. Nello stesso turno le carte girano sempre nella stessa direzione: a sinistra nel primo turno, a destra nel secondo, alternando; in due ci si scambia.',
    'Poi si giocano tutte e quattro le carte.',
  ],
  options: [
    [
      'Regole per esperti: quattro carte a testa per turno, come descritto qui sopra.',
      'Zampe a scelta: puoi muovere anche solo alcune zampe della carta e metterla via quando vuoi. Il regolamento stampato dice entrambe le cose: prima che si può, poi che vanno mosse tutte.',
      'La corsa continua: non si ferma al primo insetto. Chi è arrivato non pesca e non passa più; gli altri continuano finché ne resta al massimo uno. Chi arriva in un turno precedente è davanti a chi arriva dopo.',
      'Lunghezza della pista: piste più corte o più lunghe. Le tre caselle prima della partenza e le tre oltre il traguardo restano.',
    ],
  ],
};
