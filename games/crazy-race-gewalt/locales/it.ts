import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/it.ts';
import { boardText } from './board/it.ts';
import { logWords, quoted } from './log/it.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/it.ts';
import type { GewaltText } from './text.ts';

const { kinds } = boardText;

/** All words of Crazy Race (Gewalt) in Italian. */
export const text: GewaltText = {
  language: 'it',
  options,
  headings: {
    goal: 'Lo scopo',
    components: 'Materiale',
    turn: 'Il tuo turno',
    trophies: 'I trofei',
    points: 'I punti',
    piles: 'I mazzi',
    expert: 'Il gioco per esperti',
    arrows: 'Le carte con la freccia',
    circles: 'Le carte con il cerchio',
    options: 'Le opzioni di un tavolo',
  },
  toRules,
  watching,
  seat,
  bots,
  score: boardText.scoring.points,
  describeEvent: eventDescriber('it', logWords, boardText),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Non partecipi a questa corsa: goditi lo spettacolo.',
    raceOver: 'La corsa è finita: se volete, cominciatene un’altra.',
    alreadyFinished: 'Hai già finito la corsa: guarda gli altri.',
    notYourTurn: 'Non tocca a te: aspetta il tuo turno.',
    waitForAnswer: 'Alla tua carta può arrivare una contromossa: aspetta la risposta.',
    answerFirst: 'Hai una carta davanti: prima rispondi con una contromossa, o lascia correre.',
    basicGame: 'Nel gioco base non ci sono carte azione: usa le tue carte tratto.',
    notInHand: 'Quella carta non è nella tua mano: scegli una delle tue.',
    sectionUsed: 'In questo turno hai già usato una carta tratto: continua senza.',
    actionUsed: 'In questo turno hai già usato una carta azione: continua senza.',
    noCards: `Con ${quoted(kinds.noCards)} non puoi giocare carte: scarta, se vuoi, poi tira i dadi.`,
    notASection: 'Quel tratto non esiste: scegline uno sul tabellone.',
    pawnThere: 'Su quel tratto c’è una pedina: scegline uno libero.',
    cardThere: 'Su quel tratto c’è già una carta: scegline uno senza.',
    forOneself: 'Quella carta non si mette davanti agli altri: scegline una con la freccia.',
    notARelocation: `Quella carta non sposta carte tratto: lo fa solo ${quoted(kinds.relocate)}.`,
    noCardToMove: 'Su quel tratto non ci sono carte: scegline uno che ne ha una.',
    cardUnderPawn: 'Su quella carta c’è una pedina: spostane un’altra.',
    notASeat: 'A quel posto non gioca nessuno: scegli un avversario.',
    ownSeat: 'Non puoi mettertela davanti: scegli un avversario.',
    targetFinished: 'Quel giocatore ha già finito la corsa: scegline uno ancora in corsa.',
    targetHasCard: 'Davanti a quel giocatore c’è già una carta: scegline uno senza.',
    notACounter: 'Quella carta non è una contromossa: usane una, o lascia correre.',
    notAsked: 'Adesso non c’è niente a cui rispondere: aspetta che ti si chieda.',
    counteredTwice:
      'Contro quell’avversario hai già usato due contromosse: questa carta te la tieni.',
  },
  board: boardText,
};
