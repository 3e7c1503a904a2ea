import { withD } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { Leg } from '../../rules/components.ts';
import type { BoardText } from './en.ts';

const legs: Readonly<Record<Leg, string>> = {
  leftFront: 'zampa anteriore sinistra',
  leftMiddle: 'zampa mediana sinistra',
  leftRear: 'zampa posteriore sinistra',
  rightFront: 'zampa anteriore destra',
  rightMiddle: 'zampa mediana destra',
  rightRear: 'zampa posteriore destra',
};

const list = listIn('it');

function cards(count: number): string {
  return count === 1 ? '1 carta' : `${count} carte`;
}

export const boardText: BoardText = {
  legs,
  body: 'corpo',
  newcomer: (number) => `qualcuno al posto ${number}`,
  you: (name) => `${name} (tu)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Tieni una carta. L’altra va ${withD('a', receiver)}. Servono zampe con spazio davanti.`
        : `Tieni una carta. Le altre ${passed} vanno ${withD('a', receiver)}. Servono zampe con spazio davanti.`,
    chosen: (waitedFor) =>
      waitedFor.length === 1
        ? `Hai scelto. Finché non sceglie anche ${list(waitedFor)}, puoi cambiare idea.`
        : `Hai scelto. Finché non scelgono anche ${list(waitedFor)}, puoi cambiare idea.`,
    pickCard: 'Prendi una carta e provala: dove vanno le zampe posteriori, il corpo segue.',
    lastCard: 'La tua ultima carta: tocca ciò che è illuminato, zampe o corpo.',
    moveLegs: 'Tocca ciò che è illuminato, zampe o corpo, nell’ordine che vuoi.',
    moveOrPlay: 'Tocca ciò che è illuminato. Puoi giocare la carta quando vuoi.',
    bodyOrPlay: 'Prima deve avanzare il corpo. Oppure gioca la carta così com’è.',
    confirm: 'La carta è completa. Giocala, o rimettila in mano.',
    confirmRest: (legs) =>
      legs.length === 1
        ? `La ${legs[0]} resta ferma. Gioca la carta, o rimettila in mano.`
        : `Le altre ${legs.length} zampe restano ferme. Gioca la carta, o rimettila in mano.`,
    nothingMoves: 'Nessuna zampa della tua ultima carta può muoversi. Giocala per scartarla.',
    tryAnother: 'Ora questa carta è bloccata. Provane prima un’altra, o giocala per scartarla.',
    continueCard: 'Continua con la tua carta: tocca ciò che è illuminato.',
    endTurn: 'Hai giocato tutte le carte. Chiudi il turno.',
    ending: 'Il tuo turno si chiude tra pochi secondi, se non riprendi la carta.',
    waitForMoves: (waitedFor) =>
      `Hai finito. ${waitedFor.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${list(waitedFor)}.`,
    home: 'Hai tagliato il traguardo! Gli altri corrono ancora.',
    waitFor: (waitedFor) => `In attesa di ${list(waitedFor)}.`,
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${list(waitedFor)} sceglie una carta.`
        : `${list(waitedFor)} scelgono una carta.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1 ? `${list(waitedFor)} muove.` : `${list(waitedFor)} muovono.`,
    over: (winners) =>
      winners.length === 1
        ? `La mela va ${withD('a', list(winners))}!`
        : `${list(winners)} si dividono la mela!`,
  },
  hints: {
    choose:
      'Ogni zampa sulla carta avanza di una casella, se ha spazio. Il corpo segue, purché nessuna zampa resti indietro. La mela va al primo insetto con tutto il corpo oltre la linea a scacchi.',
    move: 'Finché provi, niente è definitivo. Una zampa bloccata può liberarsi quando avanza quella che ha davanti, oppure il corpo.',
  },
  reasons: {
    heading: 'Perché questo ordine?',
    help: 'Viene prima chi ha tagliato il traguardo in un turno precedente, poi chi ha il corpo più avanti. Poi decidono le zampe: ogni paio vale la somma delle sue due caselle, prima le posteriori, poi le mediane, poi le anteriori. È evidenziato ciò che mette un insetto davanti al successivo.',
    body: 'Corpo',
    legs: 'Zampe',
    rear: 'posteriori',
    middle: 'mediane',
    front: 'anteriori',
    home: (turn) => `al traguardo nel turno ${turn}`,
  },
  actions: {
    play: 'Gioca la carta',
    takeBack: 'Rimetti in mano',
    undoStep: 'Annulla passo',
    moveAll: 'Muovi tutto',
    finishCard: 'Scarta la carta',
    endTurn: 'Chiudi il turno',
  },
  status: {
    choosing: 'sceglie',
    hasChosen: 'ha scelto',
    moving: 'muove',
    isDone: 'ha finito',
    home: (place) => `al traguardo, ${place}º posto`,
    away: 'assente',
    free: 'libero',
  },
  allTracks: 'La corsa',
  ownTrack: 'Il tuo insetto',
  hand: 'Le tue carte',
  keptCards: 'Tenute per questo turno',
  passedOn: (receiver, count) =>
    count === 1 ? `Passata ${withD('a', receiver)}` : `Passate ${withD('a', receiver)}`,
  played: 'giocata',
  card: (legs) => `Carta: ${legs.join(', ')}`,
  kept: 'la tieni',
  cardsInHand: cards,
  discards: (count) => `Scarti: ${count}`,
  lastDiscard: (legs) => `In cima: ${legs.join(', ')}`,
  pile: (count) => `Mazzo: ${count}`,
  turn: (number) => `Turno ${number}`,
  passing: { left: 'Si passa a sinistra', right: 'Si passa a destra', swap: 'Ci si scambia' },
  place: (place) => `${place}º`,
  side: 'Lato del tabellone',
  sides: { forest: 'Bosco', station: 'Stazione' },
  pieceAt: (piece, section) => `${piece}, casella ${section}`,
  marks: { lit: 'può muoversi', waits: 'ora non può', moved: 'già mossa' },
  toGo: (sections) => (sections === 1 ? 'manca 1 casella' : `mancano ${sections} caselle`),
  stillToGo: 'Strada che manca',
  bugTable: 'Dove sta ogni insetto, per caselle',
  player: 'Giocatore',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
