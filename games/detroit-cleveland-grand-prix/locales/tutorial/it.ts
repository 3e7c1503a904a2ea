import type { LessonText } from './en.ts';

/** Text of the tutorial of Detroit–Cleveland Grand Prix in Italian. */
export const words: LessonText = {
  told: {
    goal: 'Sei auto, e nessuna è ancora tua. Prima si vendono all’asta; poi le carte di ciascuno le fanno muovere tutte. I premi vanno a chi possiede le auto che arrivano per prime. Dopo tre corse vince chi ha più soldi.',
    hand: 'Guarda prima la tua mano. Ogni carta muove le sue auto dall’alto in basso, del numero di caselle indicato. La verde è su molte delle tue, e con numeri alti: nessuno può portarla così lontano. Per te, quindi, la verde vale più che per gli altri.',
    rest: 'La verde è tua e parte in pole position. Insieme hai avuto il suo 10, una carta che la fa avanzare di dieci caselle. Per le prossime auto passiamo: gli altri hanno carte migliori, e i soldi devono bastare.',
    special:
      'Vedi: tutti muovono le auto di tutti, guarda la blu e la verde. Se davanti è tutto occupato, un’auto resta dov’è. Ci sono altri due tipi di carte: il bianco muove un’auto a scelta, se può fare tutte le caselle. Le carte scambio scambiano per un po’ due colori su tutte le carte.',
    finish:
      'La prima che arriva vince 200.000 $, poi 150.000 $, 100.000 $ e così via. Contano anche i soldi che ti restano: non pagare un’auto più di quanto ti renderà.',
  },
  asked: {
    bid: {
      say: 'È in vendita la verde, e apri tu. Fai un’offerta: bastano 10.000 $, al massimo arriva a 40.000 $.',
      better:
        'La verde va troppo bene con la tua mano per lasciarla andare, e per cominciare più di 40.000 $ non servono. Offri una via di mezzo.',
    },
    more: {
      say: 'Bora è a 50.000 $. Con la tua mano la verde vale di più: offri 60.000 $.',
      better:
        'Resta in gioco, ma con prudenza: il primo premio è di 200.000 $, e nessuno sa chi lo vincerà. Offri 60.000 $.',
    },
    blue: {
      say: 'Bora e Mistral hanno due auto a testa, e in tre non se ne possono avere di più. Nessuno può rilanciare: prendi la blu al minimo, 10.000 $.',
      better: 'Nessuno può rilanciare: bastano 10.000 $. Il resto sarebbe un regalo alla banca.',
    },
    first: {
      say: 'Si corre, e comincia la pole position. Gioca la carta con verde 6 e nera 3: sceglila, indica la strada a ogni auto, poi giocala.',
      better: 'Quella tienila per dopo. Comincia con la carta che mostra verde 6 e nera 3.',
    },
    second: {
      say: 'Bora e Mistral hanno mosso le loro. Ora tocca alle tue due: gioca la carta con blu 6 e verde 3. Guarda chi c’è in mezzo e passaci intorno.',
      better:
        'Quella servirebbe più agli altri. Gioca la carta con blu 6 e verde 3: sono entrambe tue.',
    },
  },
  own: 'Ora tocca a te, senza aiuto: gioca tre carte. Porta avanti la verde e la blu, e metti le auto degli altri dove non servono, o dove si intralciano.',
  remarks: {
    home: 'Una delle tue auto è arrivata: il suo premio è al sicuro.',
    blocked:
      'La tua auto non aveva spazio ed è rimasta ferma. A volte conviene farne passare prima un’altra.',
    own: 'Questa carta è servita soprattutto a una tua auto.',
    others:
      'Questa carta ha portato un’auto altrui più lontano della tua. Può essere giusto liberarsene, meglio se quell’auto ha poco spazio.',
    alike:
      'La tua ha fatto quanto le altre: nessuno ci ha guadagnato molto. Conta dove sono adesso le auto.',
    exchange:
      'Fino alla fine del tuo prossimo turno questi due colori sono scambiati su tutte le carte. Attenzione a che cosa giochi!',
  },
  learnt: [
    'Compra ciò che va bene con la tua mano, e non troppo caro.',
    'Ogni carta muove anche le auto altrui: scegli quando, e scegli la loro strada.',
    'Le auto che arrivano presto rendono; quelle ancora in gara alla fine, niente.',
  ],
};
