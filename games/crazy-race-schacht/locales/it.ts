import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/it.ts';
import { boardText } from './board/it.ts';
import { logWords } from './log/it.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/it.ts';
import type { SchachtText } from './text.ts';

/** All words of Crazy Race (Schacht) in Italian. */
export const text: SchachtText = {
  language: 'it',
  options,
  headings: {
    goal: 'Lo scopo',
    components: 'Materiale',
    placing: 'La tappa, prima parte: mettere le carte',
    moving: 'La tappa, seconda parte: chi può muovere?',
    track: 'Sul binario',
    cards: 'Le tue carte',
    end: 'La fine',
    options: 'Le opzioni di un tavolo',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.points,
  describeEvent: eventDescriber('it', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Non partecipi a questa corsa: goditi quella degli altri.',
    wrongPhase: 'Non adesso: questa mossa si fa in un altro momento della corsa.',
    notYourTurn: 'Non tocca a te: aspetta il tuo momento.',
    notInHand: 'Quella carta non è nella tua mano: gioca una delle tue.',
    notASide: 'La carta tappa non ha quel lato: scegli uno dei quattro.',
    tabooSide: 'Quel lato è tabù per questa tappa: scegli uno degli altri tre.',
    alreadyTakenBack: 'Hai già ripreso la pila una volta: continua con le carte che hai.',
    emptyPile: 'La tua pila è vuota: aspetta che ci siano carte da riprendere.',
    notYourLocomotive: 'Non hai quella locomotiva: scegli una delle tue tre.',
    otherLocomotive: 'Questo lato è per un’altra locomotiva: muovi quella raffigurata.',
    alreadyHome: 'Quella locomotiva è già al traguardo: scegline una ancora in corsa.',
    notADistance: 'Quella non è una distanza: muovi di caselle intere, almeno una.',
    wrongDistance: 'Qui si muove del numero intero: fai tutte le caselle, o rinuncia.',
    tooFar: 'Non hai più così tante caselle: muovi di meno.',
    badFurtherMoves: 'Questi movimenti non si capiscono: riprovali sul tabellone.',
    choosePrize: 'Prima scegli il premio: la carta della pila o una di qualcun altro.',
    noPrize: 'Adesso non hai premi da scegliere: continua la corsa.',
    ownPoints: 'Quei punti sono già tuoi: scegli qualcun altro.',
    notASeat: 'A quel posto non gioca nessuno: scegli qualcun altro.',
    nothingToSteal: 'Lì non ci sono carte punti: scegli qualcun altro, o pesca dalla pila.',
    nothingToReclaim: 'Non hai carte da riprendere: aspetta gli altri.',
    alreadyAnswered: 'Non devi scegliere più niente: aspetta gli altri.',
    notPlayedHere: 'Quella carta non l’hai giocata in questa tappa: scegline una che hai giocato.',
    notYourPoints: 'Quella carta punti non è tua: scegli una delle tue.',
  },
  board: boardText,
};
