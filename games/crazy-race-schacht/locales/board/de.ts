import { listIn } from '../../../kit/locales/list.ts';
import type { Model } from '../../rules/components.ts';
import type { BoardText, ShownSide } from './en.ts';

const list = listIn('de');

const models: Readonly<Record<Model, string>> = {
  A: 'Pionierlok',
  B: 'Tenderlok',
  C: 'Schnellzuglok',
};

function cards(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

function spaces(count: number): string {
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function shown({ model, distance }: ShownSide): string {
  const length = distance === '?' ? '1 Feld für jede Karte' : spaces(distance);
  return `${model ?? 'beliebige Lok'}, ${length}`;
}

export const boardText: BoardText = {
  models,
  newcomer: (number) => `eine neue Person auf Sitz ${number}`,
  you: (name) => `${name} (du)`,
  sentences: {
    chooseDriver: (round) =>
      `Du bist dran, Runde ${round}: Biete mit einer Lokführerkarte oder passe.`,
    chooseFirstDriver:
      'Du bist dran: Biete mit einer Lokführerkarte. Die höchste Summe an einer Seite bewegt deren Lok.',
    emptyHand: 'Deine Hand ist leer: Nimm deinen Stapel zurück oder passe.',
    chooseSide: (value) => `Wähl jetzt eine Seite für deine ${value}.`,
    chooseFirstSide: (value) =>
      `Wähl eine Seite für deine ${value}: Wer dort die höchste Summe hat, darf fahren.`,
    sideChosen: (value, side) =>
      `Deine ${value} käme verdeckt an Seite ${side}. Leg sie hin, oder wähl eine andere Seite.`,
    moveShown: (model, distance) =>
      `Die Seite gehört dir! Deine ${models[model]} darf ${spaces(distance)} fahren.`,
    chooseLocomotive: (distance) =>
      `Die Seite gehört dir! Welche Lok fährt ${spaces(distance)} weit?`,
    moveChosen: (model) => `Dorthin käme deine ${models[model]}. Fahr los, oder wähl eine andere.`,
    split: (left) =>
      left === 1
        ? 'Die Seite gehört dir! Du hast 1 Feld: Tipp eine Lok an.'
        : `Die Seite gehört dir! Verteile ${spaces(left)}: Jedes Antippen zählt eins.`,
    splitFurther: (left) => `Noch ${spaces(left)} zu verteilen. Oder fahr so los.`,
    splitDone: 'Alles verteilt. Passt es so? Dann fahr los.',
    splitToPrize: 'Deine zweite Lok ist im Ziel: Fahr los, dann wähl deine Belohnung.',
    choosePrize: 'Zwei Loks im Ziel! Wähl deine Punktekarte.',
    reclaim: 'Du konntest nicht fahren: Du darfst eine deiner Karten zurück auf die Hand nehmen.',
    choosePenalty:
      'Strafe: Eine deiner Loks ist am zweitweitesten vom Ziel entfernt. Wähl eine Punktekarte zum Abwerfen.',
    answered: (waitedFor) => `Gewählt. Wir warten auf ${list(waitedFor)}.`,
    waitFor: (waitedFor) => `Wir warten auf ${list(waitedFor)}.`,
    watchPlacing: (name, round) => `Runde ${round}: ${name} legt eine Lokführerkarte.`,
    watchMoving: (name) => `${name} gewinnt diese Seite und darf fahren.`,
    watchPrize: (name) => `${name} wählt eine Punktekarte.`,
    watchReclaim: (names) =>
      names.length === 1
        ? `${list(names)} darf eine Karte zurück auf die Hand nehmen.`
        : `${list(names)} dürfen je eine Karte zurück auf die Hand nehmen.`,
    watchPenalty: (names) =>
      names.length === 1
        ? `${list(names)} wählt eine Punktekarte zum Abwerfen.`
        : `${list(names)} wählen je eine Punktekarte zum Abwerfen.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} gewinnt das Rennen!`
        : `${list(winners)} teilen sich den Sieg!`,
  },
  hint: 'An jeder Seite steht, welche Lok ihr Gewinner fährt und wie weit. ABC: eine der drei nach Wahl. „?“: ein Feld für jede Karte dort, frei verteilt.',
  actions: {
    pass: 'Passen',
    takeBack: (count) => `Meinen Stapel zurücknehmen (${cards(count)})`,
    takeBackHelp: (count) =>
      count === 1
        ? 'Das geht nur einmal im ganzen Rennen. Die Karte deines Stapels kommt auf deine Hand.'
        : `Das geht nur einmal im ganzen Rennen. Die ${count} Karten deines Stapels kommen auf deine Hand.`,
    takeBackNow: 'Jetzt zurücknehmen',
    leavePile: 'Liegen lassen',
    pointAt: (value, side) => `Deine ${value} an ${side}`,
    placeAt: (value, side) => `Leg deine ${value} an Seite ${side}`,
    move: 'Losfahren',
    decline: 'Nicht fahren',
    giveUpRest: (left) => `Auf ${spaces(left)} verzichten`,
    declineHelp: (left) =>
      left === 1
        ? '1 Feld würde verfallen. Das lässt sich nicht rückgängig machen.'
        : `${spaces(left)} würden verfallen. Das lässt sich nicht rückgängig machen.`,
    declineNow: 'Wirklich nicht fahren',
    giveUpNow: 'Wirklich verzichten',
    back: 'Zurück',
    chooseLocomotive: (model, place) => `${model}: ${place}`,
    oneFurther: (model, place) => `${model}, eins weiter: ${place}`,
    undoStep: 'Schritt zurück',
    startOver: 'Von vorn',
    drawPoints: (value) =>
      value === null ? 'Zielstapel: leer, nichts nehmen' : `Die ${value} vom Zielstapel nehmen`,
    stealFrom: (name, count) =>
      count === 1
        ? `Die einzige Karte von ${name} nehmen`
        : `Eine der ${count} Karten von ${name} ziehen`,
    reclaimCard: (value) => `Die ${value} zurücknehmen`,
    reclaimNone: 'Keine nehmen',
    discardPoints: (value, pile) =>
      pile === 'turntable'
        ? `Eine ${value} abwerfen (Drehscheibe)`
        : `Eine ${value} abwerfen (Ziel)`,
    skip: 'Überspringen',
  },
  status: {
    placing: 'legt eine Karte',
    moving: 'darf fahren',
    choosing: 'wählt eine Karte',
    waiting: 'wartet',
    place: (place) => `${place}.`,
    away: 'nicht da',
    free: 'frei',
    firstPlayer: 'beginnt',
    outOfCards: 'keine Karte auf der Hand',
    takeBackOpen: 'Stapel noch nicht zurückgenommen',
    takeBackUsed: 'Stapel schon zurückgenommen',
  },
  places: {
    start: 'am Start',
    outbound: (space) => `Feld ${space}, Hinweg`,
    turntable: 'auf der Drehscheibe',
    homebound: (space) => `Feld ${space}, Rückweg`,
    home: 'im Ziel',
  },
  stage: {
    stage: (number, count) => `Etappe ${number} von ${count}`,
    round: (number, count) => `Runde ${number} von ${count}`,
    side: (number, side) => `Seite ${number}: ${shown(side)}`,
    taboo: 'tabu',
    tabooSide: (side) => `${side} (tabu)`,
    noCards: (side) => `${side}: keine Karten`,
    hiddenCard: (name) => `${name}, verdeckt`,
    ownCard: (value) => `deine, eine ${value}`,
    openCard: (name, value) => `${name}, eine ${value}`,
    wins: (name, sum) => `${name} gewinnt mit ${sum}`,
    winsTie: (name, sum) => `${name} gewinnt bei Gleichstand mit ${sum}, mit der ersten Karte`,
    spacesForCards: (count) => `${cards(count)} = ${spaces(count)}`,
    enlarge: 'Etappenkarte vergrößern',
    close: 'Schließen',
  },
  outcome: {
    moved: (model, place, way) => {
      const jumps = way.jumps === 1 ? ', 1 Sprung' : `, ${way.jumps} Sprünge`;
      return `${model}: ${place} (${spaces(way.spaces)}${way.jumps === 0 ? '' : jumps})`;
    },
    gains: {
      turntable: (value) =>
        `${value === null ? 'eine Punktekarte' : `+${value}`} an der Drehscheibe`,
      finish: (value) => `${value === null ? 'eine Punktekarte' : `+${value}`} im Ziel`,
    },
  },
  board: 'Das Rennen',
  hand: 'Deine Lokführerkarten',
  driver: (value, count) =>
    count === 1 ? `Lokführerkarte ${value}` : `Lokführerkarte ${value}, ${count} auf der Hand`,
  ownPile: (count) => `Dein verdeckter Stapel: ${cards(count)}`,
  openPile: (count) => `Verdeckter Stapel: ${cards(count)}`,
  ownPileHelp: 'Diese Karten siehst nur du. Einmal im Rennen kannst du den Stapel zurücknehmen.',
  piles: {
    turntable: (count) => `An den Drehscheiben: ${cards(count)}`,
    finish: (count) => `Im Ziel: ${cards(count)}`,
  },
  pileCards: (values) => `Von oben: ${values.join(', ')}`,
  points: (total) => (total === 1 ? '1 Punkt' : `${total} Punkte`),
  pointsCards: (values) => `Punktekarten: ${values.join(', ')}`,
  lastStage: (number) => `Was in Etappe ${number} geschah`,
  ownLocomotives: 'Deine Loks',
  tracks: 'Gleise und Punkte',
  pointsPiles: 'Punktekarten zu holen',
  locomotive: (model, place, left) =>
    left === 0 ? `${model}: ${place}` : `${model}: ${place}, ${spaces(left)} vor dem Ziel`,
};
