import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/it.ts';
import { bidStep } from '../rules/components.ts';
import { boardText } from './board/it.ts';
import { logWords } from './log/it.ts';
import { eventDescriber } from './log.ts';
import { moneyIn } from './money.ts';
import { options } from './options/it.ts';
import type { GrandPrixText } from './text.ts';

const money = moneyIn('it');

/** All words of Detroit–Cleveland Grand Prix in Italian. */
export const text: GrandPrixText = {
  language: 'it',
  options,
  headings: {
    goal: 'Lo scopo',
    components: 'Materiale',
    beforeRace: 'Prima della corsa',
    auction: 'L’asta',
    carForEverybody: 'Un’auto per ciascuno',
    race: 'La corsa',
    driving: 'Come si guida',
    white: 'Il bianco',
    exchange: 'Le carte scambio',
    stuck: 'Quando non puoi giocare',
    finish: 'Traguardo e premi',
    options: 'Le opzioni di un tavolo',
  },
  toRules,
  watching,
  seat,
  bots,
  score: money,
  describeEvent: eventDescriber('it', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Non partecipi a questa partita: goditi lo spettacolo.',
    wrongPhase: 'Non adesso: questo si fa in un altro momento della partita.',
    notYourTurn: 'Non tocca a te: aspetta il tuo turno.',
    atLimit: 'Hai già tutte le auto che puoi avere: aspetta la corsa.',
    shutOut: 'Le auto rimaste sono per chi non ne ha ancora: aspetta la corsa.',
    alreadyPassed: 'Per quest’auto hai passato: aspetta la prossima.',
    notAMultiple: `Questa non è un’offerta valida: offri un multiplo di ${money(bidStep)}.`,
    tooLow: 'Non supera l’ultima offerta: offri di più, o passa.',
    tooHigh: 'Non hai tutti questi soldi: offri di meno, o passa.',
    notInHand: 'Quella carta non è nella tua mano: gioca una delle tue.',
    badMoves: 'Queste mosse non si capiscono: riprovale sul tabellone.',
    notPlayable:
      'Questa carta non si può giocare: comunque tu vada, per il bianco non resta nessuna auto. Giocane un’altra.',
    wrongCar:
      'Questa riga della carta è per un’altra auto: muovi quella, tenendo conto degli scambi.',
    carHome: 'Quell’auto è al traguardo e ci resta: passa alla riga dopo.',
    lapsed: 'Tutte le auto sono al traguardo: ignora il resto della carta.',
    sideways: 'Le auto non si muovono di lato: vai avanti, diritto o in diagonale.',
    notForward: 'Quella non è la casella dopo: vai avanti, una casella alla volta.',
    pathBlocked: 'C’è un’altra auto in mezzo: giraci intorno.',
    tooLong: 'È troppo lontano: fermati al numero della carta, o al traguardo.',
    tooShort: 'È troppo vicino: trova una strada che porti l’auto più avanti.',
    whiteHome: 'Quell’auto è già al traguardo: per il bianco scegline una ancora in corsa.',
    whiteOnCard: 'Quell’auto la muove un’altra riga della carta: per il bianco scegline un’altra.',
    whiteTooFar: 'Quell’auto non può fare tutte le caselle: per il bianco scegline un’altra.',
    mustUseWhite: 'Per il bianco un’auto c’è: scegline una, e la sua strada.',
    noWhiteCar: 'Così non resta nessuna auto per il bianco: torna indietro e scegli altre strade.',
    mayNotHold: 'A questo tavolo non ci si può tenere le carte: giocane una.',
    noCar: 'Può tenersi le carte solo chi ha tutte le sue auto al traguardo: giocane una.',
    carsRacing: 'Una tua auto è ancora in corsa: gioca una carta.',
  },
  board: boardText,
};
