import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Diverso a questo tavolo',
  inShort: 'La corsa in cinque passi',
  steps: [
    'La tua scommessa segreta dice in che posizione devi chiudere ognuna delle tre tappe.',
    'Nel tuo turno puoi mettere una carta tratto su una corsia qualsiasi: il tratto si allunga o si accorcia. Oppure ne scarti una.',
    'Poi tiri i due dadi e avanzi di altrettante caselle. È obbligatorio.',
    'Quando passi una linea, prendi il prossimo trofeo di quella tappa e prosegui.',
    'Alla fine ogni trofeo uguale alla tua scommessa dà 1 punto, più 1 per ogni avversario con la stessa scommessa.',
  ],
  captions: {
    course:
      'La tappa lilla. Il numero dietro la linea dice quante caselle mancano ancora a ogni pedina.',
    plain: (squares) => `Senza carta: alla vasca mancano ${squares} caselle alla linea.`,
    stretched: (squares) => `Con un 8 ne mancano ${squares}.`,
    shrunk: (squares) => `Con uno 0, che si salta, ne mancano ${squares}.`,
    roll: (squares) =>
      `I dadi mostrano 5 e 3: la vasca avanza di 8 caselle. Ora ne mancano ${squares} alla linea.`,
    crossing:
      'Tira un altro 8 e passa la linea. La gallina è stata più veloce, quindi la vasca prende il trofeo del 2º posto; il resto della mossa prosegue nella tappa blu.',
    points:
      'Un’altra corsa, in tre: A arriva 1º nella tappa lilla e 3º nella blu, come da scommessa. Anche C ha scommesso sul 1º posto nella lilla, e B sul 3º nella blu: ad A vanno 2 punti per volta. Nella rossa A ha scommesso sul 2º posto e arriva 1º: nessun punto.',
  },
};
