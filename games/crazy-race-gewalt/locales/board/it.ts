import { withD } from '../../../kit/locales/elision.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { ActionKind, Stage } from '../../rules/components.ts';
import { type EndingText, endingOf } from '../event-details.ts';
import type { BoardText, OwnTurnWords, Usable } from './en.ts';

const list = listIn('it');

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

const stageNames = { lilac: 'tappa lilla', blue: 'tappa blu', red: 'tappa rossa' } as const;

/** Returns a section card by its number, with its article, which is shortened before a vowel sound. */
function theCard(count: number): string {
  if (count === 0) return 'lo 0';
  return count === 1 || count === 8 ? `l’${count}` : `il ${count}`;
}

const toLines = {
  lilac: 'alla linea lilla',
  blue: 'alla linea blu',
  red: 'al traguardo',
} as const;

function headOf(stage: Stage): string {
  return `T${stageNames[stage].slice(1)}`;
}

/** Endings of the turn, at the end of a sentence. */
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
  if (usable === 'none' && going.by === 'nothing') {
    return 'In questo turno non puoi tirare i dadi: finiscilo.';
  }
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
  return count === 0 ? 'Il tratto verrà saltato.' : `Avrà ${squares(count)}.`;
}

export const boardText: BoardText = {
  kinds,
  stages,
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
    chooseDestination: (count) => `Dove sposti ${theCard(count)}?`,
    moveHere: (count) => `${tried(count)} Sposti qui la carta?`,
    chooseTarget: (card) => `A chi giochi «${card}»?`,
    noTarget: (card) => `Adesso non puoi giocare «${card}» a nessuno.`,
    keepCounter: 'Tieni la contromossa finché qualcuno ti gioca una carta, oppure scartala.',
    discardChosen: 'In questo turno non puoi giocare carte, solo scartarle.',
    answer: (name, card) => `${name} ti gioca «${card}». Usi una contromossa?`,
    watchAnswer: (name, card) => `${name} può rispondere a «${card}» con una contromossa.`,
    waitFor: (name) => `In attesa di ${name}.`,
    watchTurn: (name) => `È il turno di ${name}.`,
    watchSecondTurn: (name) => `È il secondo turno di ${name}.`,
    finished: (name) => `Hai tagliato il traguardo! È il turno di ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} vince la corsa!`
        : `${list(winners)} vincono insieme!`,
  },
  goal: {
    early: (stage, place, more) =>
      `${headOf(stage)}: hai scommesso sul ${placed(place)} posto. Lascia passare prima ${more === 1 ? 'ancora un altro' : `altri ${more}`}.`,
    now: (stage, place) =>
      `${headOf(stage)}: hai scommesso sul ${placed(place)} posto. Ora passa la linea prima degli altri!`,
    gone: (stage, place) =>
      `${headOf(stage)}: il ${placed(place)} posto è già preso, qui per te non ci sono punti.`,
    first:
      'Una carta tratto allunga o accorcia la strada: sulla tua corsia, per rallentare o per fare in fretta, oppure su quella di un altro.',
  },
  worth: {
    asBet: 'come da scommessa: almeno 1 punto',
    missed: (bet) => `avevi scommesso sul ${placed(bet)}: nessun punto`,
    gone: (stage, bet) => `${placed(bet)} posto nella ${stageNames[stage]} già preso: nessun punto`,
    soFar: (points) =>
      points === 0 ? 'Finora nessun punto' : `Finora almeno ${counted(points, 'punto', 'punti')}`,
  },
  distance: {
    toLine: (count, stage) => `${squares(count)} ${toLines[stage]}`,
    changed: (name, { stage, from, to }) =>
      `${name}: ${squares(to)} ${toLines[stage]} anziché ${from}.`,
    unchanged: 'Di qui non deve più passare nessuno: per la corsa non cambia niente.',
  },
  actions: {
    endings: {
      dice: 'Tira i dadi',
      squares: (count) => `Avanza di ${squares(count)}`,
      nothing: 'Finisci il turno',
    },
    tryOn: (count, section) => `Prova ${theCard(count)} qui: ${section}`,
    layOn: (count, section) => `Metti ${theCard(count)} qui: ${section}`,
    layHere: 'Metti qui',
    pickUp: (count, section) => `Prendi ${theCard(count)} di ${section}`,
    moveHere: 'Sposta qui',
    pickOther: 'Sposta un’altra',
    layBefore: (name) => `Gioca ${withD('a', name)}`,
    discard: 'Scarta',
    putBack: 'Rimetti in mano',
    counter: 'Contromossa!',
    allow: 'Lascia correre',
    skip: 'Salta',
  },
  status: {
    playing: 'di turno',
    answering: 'sta rispondendo',
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
    countered: (name, times, max) => `contromosse contro ${name}: ${times} su ${max}`,
    owed: (count) => `pesca ${counted(count, 'carta azione', 'carte azione')} dopo il turno`,
    trophy: (stage, place) => `${placed(place)} posto nella ${stageNames[stage]}`,
    noTrophy: (stage) => `${stageNames[stage]} non ancora superata`,
    hiddenBet: 'una scommessa coperta',
    bet: (lilac, blue, red) =>
      `${placed(lilac)} posto nella tappa lilla, ${placed(blue)} nella blu, ${placed(red)} nella rossa`,
  },
  question: {
    heading: (name) => `${name} ti gioca questa carta`,
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
    lastRoll: 'Ultimo tiro',
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
      sameBets.length === 0 ? 'Giusto' : `Giusto, stessa scommessa di ${list(sameBets)}`,
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
  cardSquares: (count) => (count === 0 ? 'carta 0: si salta' : `carta: ${squares(count)}`),
  pawnOn: (name, square) => `${name} sulla casella ${square}`,
  unused: 'qui non corre nessuno',
  placedBy: (layer, mover) =>
    mover === null ? `messa da ${layer}` : `messa da ${layer}, spostata da ${mover}`,
  trophies: (stage) => `Trofei della ${stageNames[stage]}`,
  hand: 'Le tue carte',
  sectionCard: (count) => `Carta tratto ${count}`,
  sectionMeaning: (count) =>
    count === 0
      ? 'Mettila su un tratto senza pedina e senza carta: da lì in poi si salta.'
      : `Mettila su un tratto senza pedina e senza carta: da lì in poi avrà ${squares(count)}.`,
  meanings: {
    relocate: 'Sposta una carta tratto su un altro tratto, purché non ci sia sopra una pedina.',
    counter: 'Annulla una carta che ti viene giocata. Quando capita, ti si chiede.',
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
    section: (count) => `Carte tratto rimaste: ${count}`,
    action: (count) => `Carte azione rimaste: ${count}`,
  },
  player: 'Giocatore',
};
