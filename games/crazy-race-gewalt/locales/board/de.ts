import { listIn } from '../../../kit/locales/list.ts';
import type { ActionKind } from '../../rules/components.ts';
import { type EndingText, endingOf } from '../event-details.ts';
import type { BoardText, OwnTurnWords, Usable } from './en.ts';

const list = listIn('de');

function placed(place: number): string {
  return `${place}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const squares = (count: number) => counted(count, 'Feld', 'Felder');

const kinds: Readonly<Record<ActionKind, string>> = {
  relocate: 'Umzug',
  counter: 'Konter',
  extraTurn: 'Zugabe',
  skipTurn: 'Kaffeepause',
  noRoll: 'Würfelstreik',
  doubleRoll: 'Turbowürfel ×2',
  noCards: 'Finger weg',
  move4: '4 im Trab',
  move10: '10 im Galopp',
  minus4: 'Gegenwind −4',
  plus4: 'Rückenwind +4',
};

const stages = { lilac: 'Lila', blue: 'Blau', red: 'Rot' } as const;

const toLines = {
  lilac: 'bis zur lila Linie',
  blue: 'bis zur blauen Linie',
  red: 'bis ins Ziel',
} as const;

/** Endings of the turn, after cards. */
const endings: EndingText = {
  dice: 'dann würfle',
  squares: (count) => `dann geh ${squares(count)}`,
  nothing: 'dann beende den Zug',
};

/** The same with nothing before it. */
const onlyEndings: EndingText = {
  dice: 'Jetzt würfle',
  squares: (count) => `Jetzt geh ${squares(count)}`,
  nothing: 'Jetzt beende den Zug',
};

const usableCards: Readonly<Record<Exclude<Usable, 'none'>, string>> = {
  section: 'eine Streckenkarte',
  action: 'eine Aktionskarte',
  both: 'eine Strecken- und eine Aktionskarte',
};

function ownTurn(verb: string, { usable, going, isSecond }: OwnTurnWords): string {
  if (usable === 'none' && going.by === 'nothing') {
    return 'In diesem Zug darfst du nicht würfeln: Beende ihn.';
  }
  const turn = isSecond ? 'Dein zweiter Zug' : 'Dein Zug';
  if (usable === 'none') return `${turn}: ${endingOf(going, onlyEndings)}.`;
  return `${turn}: Du darfst ${usableCards[usable]} ${verb}, ${endingOf(going, endings)}.`;
}

function tried(count: number): string {
  return count === 0
    ? 'So würde dieser Abschnitt übersprungen.'
    : `So hätte dieser Abschnitt ${squares(count)}.`;
}

function willBe(count: number): string {
  return count === 0 ? 'Er wird dann übersprungen.' : `Er hat dann ${squares(count)}.`;
}

export const boardText: BoardText = {
  kinds,
  stages,
  newcomer: (number) => `eine neue Person auf Sitz ${number}`,
  you: (name) => `${name} (du)`,
  sentences: {
    ownTurn: (turn) => ownTurn('nutzen', turn),
    discardOnly: (turn) => ownTurn('nur abwerfen', turn),
    chooseSection: (count) => `Auf welchen Abschnitt legst du deine ${count}? ${willBe(count)}`,
    layHere: (count) => `${tried(count)} Karte hierher legen?`,
    chooseMoved: 'Welche Streckenkarte versetzt du?',
    nothingToMove:
      'Gerade lässt sich keine Streckenkarte versetzen. Wähl eine andere Karte oder wirf diese ab.',
    chooseDestination: (count) => `Wohin versetzt du die ${count}?`,
    moveHere: (count) => `${tried(count)} Karte hierher versetzen?`,
    chooseTarget: (card) => `Wer bekommt „${card}“?`,
    noTarget: (card) => `„${card}“ kann gerade niemand bekommen.`,
    keepCounter: 'Heb deinen Konter auf, bis jemand eine Karte vor dich legt, oder wirf ihn ab.',
    discardChosen: 'In diesem Zug kannst du Karten nicht spielen, nur abwerfen.',
    answer: (name, card) => `${name} legt „${card}“ vor dich. Konterst du?`,
    watchAnswer: (name, card) => `${name} darf „${card}“ kontern.`,
    waitFor: (name) => `Wir warten auf ${name}.`,
    watchTurn: (name) => `${name} ist am Zug.`,
    watchSecondTurn: (name) => `${name} hat den zweiten Zug.`,
    finished: (name) => `Du bist im Ziel! Jetzt ist ${name} am Zug.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} gewinnt das Rennen!`
        : `${list(winners)} teilen sich den Sieg!`,
  },
  goal: {
    early: (stage, place, more) =>
      `${stages[stage]}: Du hast auf Platz ${place} gewettet. Lass erst noch ${more === 1 ? 'eine andere Figur' : `${more} andere Figuren`} durch.`,
    now: (stage, place) =>
      `${stages[stage]}: Du hast auf Platz ${place} gewettet. Jetzt musst du vor den anderen über die Linie!`,
    gone: (stage, place) =>
      `${stages[stage]}: Platz ${place} ist weg, hier gibt es für dich keinen Punkt.`,
    first:
      'Eine Streckenkarte macht den Weg länger oder kürzer: auf deiner Bahn, um zu bremsen oder dich zu beeilen, oder auf einer anderen.',
  },
  worth: {
    asBet: 'wie gewettet: mindestens 1 Punkt',
    missed: (bet) => `du hast auf Platz ${bet} gewettet: kein Punkt`,
    gone: (stage, bet) => `Platz ${bet} in ${stages[stage]} ist weg: kein Punkt`,
    soFar: (points) =>
      points === 0
        ? 'Bisher keine Punkte'
        : `Bisher mindestens ${counted(points, 'Punkt', 'Punkte')}`,
  },
  distance: {
    toLine: (count, stage) => `${squares(count)} ${toLines[stage]}`,
    changed: (name, { stage, from, to }) =>
      `${name}: ${squares(to)} ${toLines[stage]} statt ${from}.`,
    unchanged: 'Hier muss niemand mehr durch: Am Rennen ändert das nichts.',
  },
  actions: {
    endings: {
      dice: 'Würfeln',
      squares: (count) => `${squares(count)} gehen`,
      nothing: 'Zug beenden',
    },
    tryOn: (count, section) => `Die ${count} ausprobieren: ${section}`,
    layOn: (count, section) => `Die ${count} hierher legen: ${section}`,
    layHere: 'Hierher legen',
    pickUp: (count, section) => `Die ${count} hochnehmen: ${section}`,
    moveHere: 'Hierher versetzen',
    pickOther: 'Andere versetzen',
    layBefore: (name) => `Vor ${name} legen`,
    discard: 'Abwerfen',
    putBack: 'Zurücknehmen',
    counter: 'Kontern',
    allow: 'Gelten lassen',
    skip: 'Überspringen',
  },
  status: {
    playing: 'ist am Zug',
    answering: 'überlegt',
    waiting: 'wartet',
    finished: 'im Ziel',
    place: placed,
    away: 'nicht da',
    free: 'frei',
  },
  seats: {
    sectionCards: (count) => counted(count, 'Streckenkarte', 'Streckenkarten'),
    actionCards: (count) => counted(count, 'Aktionskarte', 'Aktionskarten'),
    before: (card, from) => `„${card}“ von ${from}`,
    effects: {
      extraTurn: 'zwei Züge hintereinander',
      skipTurn: 'setzt ganz aus',
      noRoll: 'kein Wurf, kein Schritt',
      doubleRoll: 'Würfel zählen doppelt',
      noCards: 'keine Karten spielen',
      move4: '4 Felder, kein Wurf',
      move10: '10 Felder, kein Wurf',
      minus4: '4 Felder weniger',
      plus4: '4 Felder mehr',
    },
    countered: (name, times, max) => `Konter gegen ${name}: ${times} von ${max}`,
    owed: (count) => `zieht nach dem Zug ${counted(count, 'Aktionskarte', 'Aktionskarten')} nach`,
    trophy: (stage, place) => `Platz ${place} in ${stages[stage]}`,
    noTrophy: (stage) => `${stages[stage]} noch nicht geschafft`,
    hiddenBet: 'eine verdeckte Wette',
    bet: (lilac, blue, red) => `Platz ${lilac} in Lila, ${blue} in Blau, ${red} in Rot`,
  },
  question: {
    heading: (name) => `${name} spielt das gegen dich`,
    threats: {
      extraTurn: {
        next: 'Wenn du dran bist, hast du zwei Züge hintereinander.',
        now: 'Jetzt hast du zwei Züge hintereinander.',
      },
      skipTurn: {
        next: 'Deinen nächsten Zug setzt du aus.',
        now: 'Diesen Zug setzt du aus.',
      },
      noRoll: {
        next: 'In deinem nächsten Zug darfst du Karten nutzen, aber nicht würfeln und nicht gehen.',
        now: 'In diesem Zug darfst du Karten nutzen, aber nicht würfeln und nicht gehen.',
      },
      doubleRoll: {
        next: 'In deinem nächsten Zug zählen deine Würfel doppelt.',
        now: 'In diesem Zug zählen deine Würfel doppelt.',
      },
      noCards: {
        next: 'In deinem nächsten Zug darfst du keine Karten spielen, nur abwerfen.',
        now: 'In diesem Zug darfst du keine Karten spielen, nur abwerfen.',
      },
      move4: {
        next: 'In deinem nächsten Zug würfelst du nicht: Du gehst 4 Felder.',
        now: 'In diesem Zug würfelst du nicht: Du gehst 4 Felder.',
      },
      move10: {
        next: 'In deinem nächsten Zug würfelst du nicht: Du gehst 10 Felder.',
        now: 'In diesem Zug würfelst du nicht: Du gehst 10 Felder.',
      },
      minus4: {
        next: 'In deinem nächsten Zug gehst du 4 Felder weniger, als du würfelst.',
        now: 'In diesem Zug gehst du 4 Felder weniger, als du würfelst.',
      },
      plus4: {
        next: 'In deinem nächsten Zug gehst du 4 Felder mehr, als du würfelst.',
        now: 'In diesem Zug gehst du 4 Felder mehr, als du würfelst.',
      },
    },
    counters: (count, name, left) =>
      count === 0
        ? 'Du hast keinen Konter.'
        : `Du hast ${counted(count, 'Konter', 'Konter')} und darfst gegen ${name} noch ${left}-mal kontern.`,
  },
  dice: {
    rolling: (name) => `${name} würfelt …`,
    rolled: (name, [first, second]) => `${name} hat ${first} und ${second} gewürfelt`,
    lastRoll: 'Letzter Wurf',
    squares,
  },
  scoring: {
    heading: 'Die Wetten sind aufgedeckt',
    help: 'Ein Pokal zählt nur, wenn du auf genau diesen Platz gewettet hast: 1 Punkt und je 1 dazu für alle anderen mit derselben Wette.',
    counting: (name) => `Jetzt werden die Punkte von ${name} gezählt.`,
    betSign: 'Wette',
    trophySign: 'Pokal',
    total: 'Punkte',
    bet: (place) => `Wette: Platz ${place}`,
    trophy: (place) => `Erreicht: Platz ${place}`,
    points: (count) => counted(count, 'Punkt', 'Punkte'),
    counts: (sameBets) =>
      sameBets.length === 0 ? 'Richtig' : `Richtig, gleiche Wette wie ${list(sameBets)}`,
    countsNot: 'Wette verfehlt',
  },
  places: {
    on: (square, count, section) => `${section}, Feld ${square} von ${count}`,
    finished: 'über der Ziellinie',
  },
  board: 'Das Rennen',
  players: 'Spieler',
  lanes: 'Die Bahnen',
  lane: (number, name) => (name === null ? `Bahn ${number}` : `Bahn ${number} (${name})`),
  section: ({ lane, stage, number }) => `${lane}, ${stages[stage]} ${number}`,
  squares,
  cardSquares: (count) => (count === 0 ? 'Karte 0: wird übersprungen' : `Karte: ${squares(count)}`),
  pawnOn: (name, square) => `${name} auf Feld ${square}`,
  unused: 'hier läuft niemand',
  placedBy: (layer, mover) =>
    mover === null ? `gelegt von ${layer}` : `gelegt von ${layer}, versetzt von ${mover}`,
  trophies: (stage) => `Pokale in ${stages[stage]}`,
  hand: 'Deine Karten',
  sectionCard: (count) => `Streckenkarte ${count}`,
  sectionMeaning: (count) =>
    count === 0
      ? 'Leg sie auf einen Abschnitt ohne Figur und Karte: Er wird von da an übersprungen.'
      : `Leg sie auf einen Abschnitt ohne Figur und Karte: Er hat von da an ${squares(count)}.`,
  meanings: {
    relocate:
      'Versetz eine gelegte Streckenkarte auf einen anderen Abschnitt. Es darf keine Figur auf ihr stehen.',
    counter: 'Wehrt eine Karte ab, die vor dich gelegt wird. Du wirst dann gefragt.',
    extraTurn: 'Jemand anders ist dann zweimal hintereinander dran.',
    skipTurn: 'Jemand anders setzt den nächsten Zug aus.',
    noRoll: 'Jemand anders darf im nächsten Zug nicht würfeln und nicht gehen.',
    doubleRoll: 'Im nächsten Zug von jemand anderem zählen die Würfel doppelt.',
    noCards: 'Jemand anders darf im nächsten Zug keine Karten spielen.',
    move4: 'Jemand anders geht im nächsten Zug 4 Felder, statt zu würfeln.',
    move10: 'Jemand anders geht im nächsten Zug 10 Felder, statt zu würfeln.',
    minus4: 'Jemand anders geht im nächsten Zug 4 Felder weniger als gewürfelt.',
    plus4: 'Jemand anders geht im nächsten Zug 4 Felder mehr als gewürfelt.',
  },
  yourBet: 'Deine Wette',
  piles: {
    section: (count) => `Streckenkarten: noch ${count}`,
    action: (count) => `Aktionskarten: noch ${count}`,
  },
  player: 'Spieler',
};
