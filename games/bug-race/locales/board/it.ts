import type { BoardWords } from '../board-text.ts';

const lists = new Intl.ListFormat('it');

function cards(count: number): string {
  return count === 1 ? '1 carta' : `${count} carte`;
}

export const boardWords: BoardWords = {
  seat: (number) => `Posto ${number}`,
  newcomer: (number) => `qualcuno al posto ${number}`,
  you: (name) => `${name} (tu)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Tieni una carta. L’altra va a ${receiver}.`
        : `Tieni una carta. Le altre ${passed} vanno a ${receiver}.`,
    chosen: (waitedFor) =>
      waitedFor.length === 1
        ? `Hai scelto. Finché non sceglie anche ${lists.format(waitedFor)}, puoi cambiare idea.`
        : `Hai scelto. Finché non scelgono anche ${lists.format(waitedFor)}, puoi cambiare idea.`,
    pickCard: (count) =>
      count === 1 ? 'Prendi l’ultima carta e provala.' : 'Prendi una carta e provala.',
    moveLegs: 'Tocca ciò che è illuminato, zampe o corpo, nell’ordine che vuoi.',
    moveOrPlay: 'Tocca ciò che è illuminato. Puoi giocare la carta quando vuoi.',
    bodyOrPlay: 'Prima deve avanzare il corpo. Oppure gioca la carta così com’è.',
    confirm: 'La carta è completa. Giocala, o rimettila in mano.',
    confirmRest: (legs) =>
      legs.length === 1
        ? `La ${legs[0]} resta ferma. Gioca la carta, o rimettila in mano.`
        : `Le altre ${legs.length} zampe restano ferme. Gioca la carta, o rimettila in mano.`,
    nothingMoves: 'Nessuna zampa di questa carta può muoversi. Giocala per scartarla.',
    tryAnother: 'Ora questa carta è bloccata. Provane prima un’altra, o giocala per scartarla.',
    continueCard: 'Continua con la tua carta: tocca ciò che è illuminato.',
    endTurn: 'Hai giocato tutte le carte. Chiudi il turno.',
    waitForMoves: (waitedFor) => `Hai finito. Si aspetta ${lists.format(waitedFor)}.`,
    home: 'Hai tagliato il traguardo! Gli altri corrono ancora.',
    waitFor: (waitedFor) => `In attesa di ${lists.format(waitedFor)}.`,
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${lists.format(waitedFor)} sceglie una carta.`
        : `${lists.format(waitedFor)} scelgono una carta.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1
        ? `${lists.format(waitedFor)} muove.`
        : `${lists.format(waitedFor)} muovono.`,
    over: (winners) =>
      winners.length === 1
        ? `La mela va a ${lists.format(winners)}!`
        : `${lists.format(winners)} si dividono la mela!`,
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
  passedOn: (receiver, count) => (count === 1 ? `Passata a ${receiver}` : `Passate a ${receiver}`),
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
  bugTable: 'Dove sta ogni insetto, per caselle',
  player: 'Giocatore',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
