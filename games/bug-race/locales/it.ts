import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/it.ts';
import { boardText } from './board/it.ts';
import { logWords } from './log/it.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/it.ts';
import type { BugRaceText } from './text.ts';

/** All words of Bug Race in Italian. */
export const text: BugRaceText = {
  language: 'it',
  options,
  headings: {
    goal: 'Lo scopo',
    bug: 'Il tuo insetto',
    choosing: 'Il turno, prima parte: scegliere e passare',
    legs: 'Il turno, seconda parte: muovere le zampe',
    body: 'Muovere il corpo',
    finish: 'Il traguardo',
    expert: 'Regole per esperti',
    options: 'Le opzioni di un tavolo',
  },
  toRules,
  watching,
  seat,
  bots,
  describeEvent: eventDescriber('it', logWords),
  refusals: {
    ...sharedRefusals,
    notRacing: 'Il tuo insetto non è più in gara: goditi la corsa degli altri.',
    wrongPhase: 'Non adesso: questa mossa si fa nell’altra parte del turno.',
    notOffered: 'Quella carta non è tra quelle da scegliere: prendine una che ti viene offerta.',
    sameChoice: 'Hai già scelto quella carta: prendine un’altra o aspetta gli altri.',
    notInHand: 'Quella carta non è nella tua mano: gioca una delle tue.',
    cardInPlay: 'C’è ancora una carta in gioco: prima completala.',
    noCardInPlay: 'Non c’è nessuna carta in gioco: prima giocane una dalla mano.',
    notALeg: 'Non è una delle sei zampe del tuo insetto: scegline una.',
    notOnCard: 'Quella zampa non è sulla carta: muovine una che c’è.',
    alreadyMoved: 'Quella zampa ha già fatto il suo passo con questa carta: muovine un’altra.',
    loseLeg: 'Il corpo perderebbe una zampa: fai prima avanzare le zampe più indietro.',
    legTaken: 'C’è un’altra zampa nella casella davanti: muovi prima quella.',
    trackEnds: 'Qui la pista finisce: muovi qualcos’altro.',
    bodyWaits: 'Quella zampa andrebbe troppo avanti: muovi prima il corpo.',
    mustMove: 'Una zampa di questa carta può ancora muoversi: muovila prima di scartare la carta.',
    cardsLeft: 'Hai ancora carte in mano: prima giocale.',
    alreadyDone: 'Per questo turno hai finito: aspetta gli altri.',
    badSteps: 'Questi passi non si capiscono: rigioca la carta, un passo alla volta.',
  },
  board: boardText,
};
