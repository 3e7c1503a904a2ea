import type { ActionKind } from '../../components.ts';
import type { BoardText, EndingText, OwnTurnWords, Usable } from '../board-text.ts';
import { endingOf } from '../telling.ts';

const lists = new Intl.ListFormat('it');

function placed(place: number): string {
  return `${place}º`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const squares = (count: number) => counted(count, 'casella', 'caselle');

const kinds: Readonly<Record<ActionKind, string>> = {
  relocate: 'Trasloco',
  counter: 'Contromossa',
  extraTurn: 'Doppio turno',
  skipTurn: 'Pausa caffè',
  noRoll: 'Dadi in sciopero',
  doubleRoll: 'Dadi turbo ×2',
  noCards: 'Giù le mani',
  move4: '4 al trotto',
  move10: '10 al galoppo',
  minus4: 'Vento contrario −4',
  plus4: 'Vento in poppa +4',
};

const stages = { lilac: 'lilla', blue: 'blu', red: 'rosso' } as const;

/** How the turn ends, at the end of a sentence. */
const endings: EndingText = {
  dice: 'tira i dadi',
  squares: (count) => `avanza di ${squares(count)}`,
  nothing: 'finisci il turno',
};

const usableCards: Readonly<Record<Exclude<Usable, 'none'>, string>> = {
  section: 'una carta tratto',
  action: 'una carta azione',
  both: 'una carta tratto e una carta azione',
};

function ownTurn(verb: string, { usable, going, isSecond }: OwnTurnWords): string {
  const turn = isSecond ? 'Il tuo secondo turno' : 'Tocca a te';
  if (usable === 'none') return `${turn}: ora ${endingOf(going, endings)}.`;
  return `${turn}: puoi ${verb} ${usableCards[usable]}, poi ${endingOf(going, endings)}.`;
}

function tried(count: number): string {
  return count === 0
    ? 'Così questo tratto si salterebbe.'
    : `Così questo tratto avrebbe ${squares(count)}.`;
}

function willBe(count: number): string {
  return count === 0 ? 'Poi lo si salta.' : `Avrà ${squares(count)}.`;
}

export const boardText: BoardText = {
  kinds,
  stages,
  seat: (number) => `Posto ${number}`,
  newcomer: (number) => `qualcuno al posto ${number}`,
  you: (name) => `${name} (tu)`,
  sentences: {
    ownTurn: (turn) => ownTurn('usare', turn),
    discardOnly: (turn) => ownTurn('solo scartare', turn),
    chooseSection: (count) => `Su quale tratto metti il tuo ${count}? ${willBe(count)}`,
    layHere: (count) => `${tried(count)} Metti qui la carta?`,
    chooseMoved: 'Quale carta tratto sposti?',
    nothingToMove:
      'Adesso non c’è nessuna carta tratto da spostare. Scegli un’altra carta, o scarta questa.',
    chooseDestination: (count) => `Dove sposti il ${count}?`,
    moveHere: (count) => `${tried(count)} Sposti qui la carta?`,
    chooseTarget: (card) => `Davanti a chi metti «${card}»?`,
    noTarget: (card) => `Adesso non puoi mettere «${card}» davanti a nessuno.`,
    keepCounter:
      'Tieni la contromossa finché qualcuno ti mette davanti una carta, oppure scartala.',
    discardChosen: 'In questo turno non puoi giocare carte, solo scartarle.',
    answer: (name, card) => `${name} ti mette davanti «${card}». Che fai?`,
    watchAnswer: (name) => `In attesa della risposta di ${name}.`,
    waitFor: (name) => `In attesa di ${name}.`,
    watchTurn: (name) => `È il turno di ${name}.`,
    watchSecondTurn: (name) => `È il secondo turno di ${name}.`,
    finished: (name) => `Hai tagliato il traguardo! È il turno di ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${lists.format(winners)} vince la corsa!`
        : `${lists.format(winners)} vincono insieme!`,
  },
  actions: {
    endings: {
      dice: 'Tira i dadi',
      squares: (count) => `Avanza di ${squares(count)}`,
      nothing: 'Finisci il turno',
    },
    tryOn: (count, section) => `Prova il ${count} qui: ${section}`,
    layOn: (count, section) => `Metti il ${count} qui: ${section}`,
    layHere: 'Metti qui',
    pickUp: (count, section) => `Prendi il ${count} di ${section}`,
    moveHere: 'Sposta qui',
    pickOther: 'Sposta un’altra',
    layBefore: (name) => `Davanti a ${name}`,
    discard: 'Scarta',
    putBack: 'Rimetti in mano',
    counter: 'Contromossa!',
    allow: 'Lascia correre',
    skip: 'Salta',
  },
  status: {
    playing: 'deve giocare',
    answering: 'deve rispondere',
    waiting: 'aspetta',
    finished: 'al traguardo',
    place: placed,
    away: 'assente',
    free: 'libero',
  },
  seats: {
    sectionCards: (count) => counted(count, 'carta tratto', 'carte tratto'),
    actionCards: (count) => counted(count, 'carta azione', 'carte azione'),
    before: (card, from) => `«${card}» di ${from}`,
    effects: {
      extraTurn: 'due turni di fila',
      skipTurn: 'salta tutto il turno',
      noRoll: 'niente dadi, non si muove',
      doubleRoll: 'i dadi valgono doppio',
      noCards: 'niente carte da giocare',
      move4: '4 caselle, niente dadi',
      move10: '10 caselle, niente dadi',
      minus4: '4 caselle in meno',
      plus4: '4 caselle in più',
    },
    countered: (name, times, most) => `contromosse contro ${name}: ${times} su ${most}`,
    owed: (count) => `pesca ${counted(count, 'carta azione', 'carte azione')} dopo il turno`,
    trophy: (stage, place) => `${placed(place)} posto nel ${stages[stage]}`,
    noTrophy: (stage) => `${stages[stage]} non ancora superato`,
    hiddenBet: 'una scommessa coperta',
    bet: (lilac, blue, red) =>
      `${placed(lilac)} posto nel lilla, ${placed(blue)} nel blu, ${placed(red)} nel rosso`,
  },
  question: {
    heading: (name) => `${name} ti mette davanti questa`,
    threats: {
      extraTurn: {
        next: 'Quando toccherà a te, avrai due turni di fila.',
        now: 'Adesso avrai due turni di fila.',
      },
      skipTurn: {
        next: 'Salterai il tuo prossimo turno.',
        now: 'Salterai questo turno.',
      },
      noRoll: {
        next: 'Nel tuo prossimo turno potrai usare carte, ma niente dadi e nessuna mossa.',
        now: 'In questo turno potrai usare carte, ma niente dadi e nessuna mossa.',
      },
      doubleRoll: {
        next: 'Nel tuo prossimo turno i dadi varranno il doppio.',
        now: 'In questo turno i dadi varranno il doppio.',
      },
      noCards: {
        next: 'Nel tuo prossimo turno non potrai giocare carte, solo scartarle.',
        now: 'In questo turno non potrai giocare carte, solo scartarle.',
      },
      move4: {
        next: 'Nel tuo prossimo turno non tirerai i dadi: avanzerai di 4 caselle.',
        now: 'In questo turno non tirerai i dadi: avanzerai di 4 caselle.',
      },
      move10: {
        next: 'Nel tuo prossimo turno non tirerai i dadi: avanzerai di 10 caselle.',
        now: 'In questo turno non tirerai i dadi: avanzerai di 10 caselle.',
      },
      minus4: {
        next: 'Nel tuo prossimo turno avanzerai di 4 caselle in meno del tiro.',
        now: 'In questo turno avanzerai di 4 caselle in meno del tiro.',
      },
      plus4: {
        next: 'Nel tuo prossimo turno avanzerai di 4 caselle in più del tiro.',
        now: 'In questo turno avanzerai di 4 caselle in più del tiro.',
      },
    },
    counters: (count, name, left) =>
      count === 0
        ? 'Non hai contromosse.'
        : `Hai ${counted(count, 'contromossa', 'contromosse')}; contro ${name} puoi usarne ancora ${left}.`,
  },
  dice: {
    rolling: (name) => `${name} tira i dadi…`,
    rolled: (name, [first, second]) => `${name} ha tirato ${first} e ${second}`,
    squares,
  },
  scoring: {
    heading: 'Si scoprono le scommesse',
    help: 'Un trofeo conta solo se hai scommesso proprio su quel posto: 1 punto, più 1 per ogni avversario con la stessa scommessa.',
    counting: (name) => `Si contano i punti di ${name}.`,
    betSign: 'scommessa',
    trophySign: 'trofeo',
    total: 'Punti',
    bet: (place) => `Scommessa: ${placed(place)}`,
    trophy: (place) => `Arrivo: ${placed(place)}`,
    points: (count) => counted(count, 'punto', 'punti'),
    counts: (sameBets) =>
      sameBets.length === 0 ? 'Giusto' : `Giusto, stessa scommessa di ${lists.format(sameBets)}`,
    countsNot: 'Scommessa sbagliata',
  },
  places: {
    on: (square, count, section) => `${section}, casella ${square} di ${count}`,
    finished: 'oltre il traguardo',
  },
  board: 'La corsa',
  players: 'Giocatori',
  lanes: 'Le corsie',
  lane: (number, name) => (name === null ? `corsia ${number}` : `corsia ${number} (${name})`),
  section: ({ lane, stage, number }) => `${lane}, ${stages[stage]} ${number}`,
  squares,
  cardSquares: (count) => (count === 0 ? 'carta: si salta' : `carta: ${squares(count)}`),
  laidBy: (layer, mover) =>
    mover === null ? `messa da ${layer}` : `messa da ${layer}, spostata da ${mover}`,
  trophies: (stage) => `Trofei del ${stages[stage]}`,
  hand: 'Le tue carte',
  sectionCard: (count) => `Carta tratto ${count}`,
  sectionMeaning: (count) =>
    count === 0
      ? 'Mettila su un tratto senza pedina e senza carta: da lì in poi si salta.'
      : `Mettila su un tratto senza pedina e senza carta: da lì in poi avrà ${squares(count)}.`,
  meanings: {
    relocate: 'Sposta una carta tratto su un altro tratto. Ma non da sotto una pedina.',
    counter: 'Annulla una carta che ti viene messa davanti. Quando capita, ti si chiede.',
    extraTurn: 'Un avversario avrà due turni di fila.',
    skipTurn: 'Un avversario salterà il prossimo turno.',
    noRoll: 'Nel prossimo turno un avversario non tirerà i dadi e non si muoverà.',
    doubleRoll: 'Nel prossimo turno di un avversario i dadi varranno il doppio.',
    noCards: 'Nel prossimo turno un avversario non potrà giocare carte.',
    move4: 'Nel prossimo turno un avversario avanzerà di 4 caselle anziché tirare i dadi.',
    move10: 'Nel prossimo turno un avversario avanzerà di 10 caselle anziché tirare i dadi.',
    minus4: 'Nel prossimo turno un avversario avanzerà di 4 caselle in meno del tiro.',
    plus4: 'Nel prossimo turno un avversario avanzerà di 4 caselle in più del tiro.',
  },
  yourBet: 'La tua scommessa',
  piles: {
    section: (count) => `Carte tratto: ancora ${count}`,
    action: (count) => `Carte azione: ancora ${count}`,
  },
  pawns: 'Dove sono le pedine',
  player: 'Giocatore',
  place: 'Posizione',
};
