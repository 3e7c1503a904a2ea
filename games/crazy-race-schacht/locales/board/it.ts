import { listIn } from '../../../kit/locales/list.ts';
import type { Model } from '../../rules/components.ts';
import type { BoardText, ShownSide } from './en.ts';

const list = listIn('it');

const models: Readonly<Record<Model, string>> = { A: 'Pioniera', B: 'Locotender', C: 'Espresso' };

const modelsWithArticle: Readonly<Record<Model, string>> = {
  A: 'la Pioniera',
  B: 'la Locotender',
  C: 'l’Espresso',
};

const ownModels: Readonly<Record<Model, string>> = {
  A: 'La tua Pioniera',
  B: 'La tua Locotender',
  C: 'Il tuo Espresso',
};

function cards(count: number): string {
  return count === 1 ? '1 carta' : `${count} carte`;
}

function spaces(count: number): string {
  return count === 1 ? '1 casella' : `${count} caselle`;
}

function shown({ model, distance }: ShownSide): string {
  const length = distance === '?' ? '1 casella per ogni carta' : spaces(distance);
  return `${model ?? 'locomotiva a scelta'}, ${length}`;
}

export const boardText: BoardText = {
  models,
  newcomer: (number) => `qualcuno al posto ${number}`,
  you: (name) => `${name} (tu)`,
  sentences: {
    chooseDriver: (round) => `Tocca a te, giro ${round}: punta una carta macchinista, o passa.`,
    chooseFirstDriver:
      'Tocca a te: punta una carta macchinista. La somma più alta su un lato fa muovere la sua locomotiva.',
    emptyHand: 'La tua mano è vuota: riprendi la pila, o passa.',
    chooseSide: (value) => `Ora scegli un lato per il tuo ${value}.`,
    chooseFirstSide: (value) =>
      `Scegli un lato per il tuo ${value}: lì può muovere chi ha la somma più alta.`,
    sideChosen: (value, side) =>
      `Il tuo ${value} andrebbe coperto sul lato ${side}. Mettilo lì, o scegli un altro lato.`,
    moveShown: (model, distance) =>
      `Il lato è tuo! ${ownModels[model]} può avanzare di ${spaces(distance)}.`,
    chooseLocomotive: (distance) =>
      `Il lato è tuo! Quale locomotiva avanza di ${spaces(distance)}?`,
    moveChosen: (model) =>
      `Ecco dove arriverebbe ${modelsWithArticle[model]}. Muovi, o scegli un’altra locomotiva.`,
    split: (left) =>
      left === 1
        ? 'Il lato è tuo! Hai 1 casella: tocca una locomotiva.'
        : `Il lato è tuo! Dividi ${spaces(left)}: ogni tocco ne vale una.`,
    splitFurther: (left) =>
      left === 1
        ? 'Resta 1 casella da assegnare. Oppure muovi così.'
        : `Restano ${spaces(left)} da dividere. Oppure muovi così.`,
    splitDone: 'Hai diviso tutto. Va bene così? Allora muovi.',
    splitToPrize: 'La tua seconda locomotiva è al traguardo: muovi, poi scegli il premio.',
    choosePrize: 'Due locomotive al traguardo! Scegli la tua carta punti.',
    reclaim: 'Non avevi niente da muovere: puoi riprendere in mano una tua carta.',
    choosePenalty:
      'Penalità: una tua locomotiva è la seconda più lontana dal traguardo. Scegli una carta punti da scartare.',
    answered: (waitedFor) => `Hai scelto. In attesa di ${list(waitedFor)}.`,
    waitFor: (waitedFor) => `In attesa di ${list(waitedFor)}.`,
    watchPlacing: (name, round) => `Giro ${round}: ${name} sta scegliendo dove mettere una carta.`,
    watchMoving: (name) => `${name} vince questo lato e decide come muovere.`,
    watchPrize: (name) => `${name} sceglie una carta punti.`,
    watchReclaim: (names) =>
      names.length === 1
        ? `${list(names)} può riprendere in mano una carta.`
        : `${list(names)} possono riprendere in mano una carta.`,
    watchPenalty: (names) =>
      names.length === 1
        ? `${list(names)} sceglie una carta punti da scartare.`
        : `${list(names)} scelgono ciascuno una carta punti da scartare.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} vince la corsa!`
        : `${list(winners)} vincono insieme!`,
  },
  hint: 'Ogni lato mostra quale locomotiva muove chi lo vince, e di quanto. ABC: una delle tre, a scelta. «?»: una casella per ogni carta su quel lato, da dividere a piacere.',
  actions: {
    pass: 'Passa',
    takeBack: (count) => `Riprendi la pila (${cards(count)})`,
    takeBackHelp: (count) =>
      count === 1
        ? 'Puoi farlo una volta sola in tutta la corsa. La carta della tua pila torna in mano.'
        : `Puoi farlo una volta sola in tutta la corsa. Le ${count} carte della tua pila tornano in mano.`,
    takeBackNow: 'Riprendila adesso',
    leavePile: 'Lasciala lì',
    pointAt: (value, side) => `Il tuo ${value} sul ${side}`,
    placeAt: (value, side) => `Metti il tuo ${value} sul lato ${side}`,
    move: 'Muovi',
    decline: 'Non muovere',
    giveUpRest: (left) => `Rinuncia a ${spaces(left)}`,
    declineHelp: (left) =>
      left === 1
        ? 'Perderesti 1 casella, e non si può annullare.'
        : `Perderesti ${spaces(left)}, e non si può annullare.`,
    declineNow: 'Sì, non muovere',
    giveUpNow: 'Sì, rinuncia',
    back: 'Indietro',
    chooseLocomotive: (model, place) => `${model}: ${place}`,
    oneFurther: (model, place) => `${model}, una casella in più: ${place}`,
    undoStep: 'Annulla il passo',
    startOver: 'Ricomincia',
    drawPoints: (value) =>
      value === null
        ? 'Pila del traguardo: vuota, non prendere niente'
        : `Prendi il ${value} dalla pila del traguardo`,
    stealFrom: (name, count) =>
      count === 1 ? `Prendi l’unica carta di ${name}` : `Pesca una delle ${count} carte di ${name}`,
    reclaimCard: (value) => (value === 1 ? 'Riprendi l’1' : `Riprendi il ${value}`),
    reclaimNone: 'Nessuna carta',
    discardPoints: (value, pile) =>
      pile === 'turntable' ? `Scarta un ${value} (piattaforma)` : `Scarta un ${value} (traguardo)`,
    skip: 'Salta',
  },
  status: {
    placing: 'mette una carta',
    moving: 'decide come muovere',
    choosing: 'sceglie una carta',
    waiting: 'aspetta',
    place: (place) => `${place}º`,
    away: 'assente',
    free: 'libero',
    firstPlayer: 'comincia',
    outOfCards: 'nessuna carta in mano',
    takeBackOpen: 'pila non ancora ripresa',
    takeBackUsed: 'pila già ripresa',
  },
  places: {
    start: 'alla partenza',
    outbound: (space) => `casella ${space}, andata`,
    turntable: 'sulla piattaforma girevole',
    homebound: (space) => `casella ${space}, ritorno`,
    home: 'al traguardo',
  },
  stage: {
    stage: (number, count) => `Tappa ${number} di ${count}`,
    round: (number, count) => `Giro ${number} di ${count}`,
    side: (number, side) => `lato ${number}: ${shown(side)}`,
    taboo: 'tabù',
    tabooSide: (side) => `${side} (tabù)`,
    noCards: (side) => `${side}: nessuna carta`,
    hiddenCard: (name) => `${name}, coperta`,
    ownCard: (value) => `tua, un ${value}`,
    openCard: (name, value) => `${name}, un ${value}`,
    wins: (name, sum) => `${name} vince con ${sum}`,
    winsTie: (name, sum) => `${name} vince a parità di ${sum}: sua la prima carta`,
    spacesForCards: (count) => `${cards(count)} = ${spaces(count)}`,
    enlarge: 'Ingrandisci la carta tappa',
    close: 'Chiudi',
  },
  outcome: {
    moved: (model, place, way) => {
      const jumps = way.jumps === 1 ? ', 1 salto' : `, ${way.jumps} salti`;
      return `${model}: ${place} (${spaces(way.spaces)}${way.jumps === 0 ? '' : jumps})`;
    },
    gains: {
      turntable: (value) =>
        `${value === null ? 'una carta punti' : `+${value}`} alla piattaforma girevole`,
      finish: (value) => `${value === null ? 'una carta punti' : `+${value}`} al traguardo`,
    },
  },
  board: 'La corsa',
  hand: 'Le tue carte macchinista',
  driver: (value, count) =>
    count === 1 ? `Carta macchinista ${value}` : `Carta macchinista ${value}, ${count} in mano`,
  ownPile: (count) => `La tua pila coperta: ${cards(count)}`,
  openPile: (count) => `Pila coperta: ${cards(count)}`,
  ownPileHelp: 'Queste carte le vedi solo tu. Puoi riprendere la pila una volta sola nella corsa.',
  piles: {
    turntable: (count) => `Alle piattaforme girevoli: ${cards(count)}`,
    finish: (count) => `Al traguardo: ${cards(count)}`,
  },
  pileCards: (values) => `Dalla cima: ${values.join(', ')}`,
  points: (total) => (total === 1 ? '1 punto' : `${total} punti`),
  pointsCards: (values) => `Carte punti: ${values.join(', ')}`,
  lastStage: (number) => `Che cosa è successo nella tappa ${number}`,
  ownLocomotives: 'Le tue locomotive',
  tracks: 'Binari e punti',
  pointsPiles: 'Carte punti da prendere',
  locomotive: (model, place, left) =>
    left === 0 ? `${model}: ${place}` : `${model}: ${place}, a ${spaces(left)} dal traguardo`,
};
