import type { PlayerID } from 'boardgame.io';
import { type EventFormatters, type EventOf, formatEvent } from '../../kit/event-formatters.ts';
import { bots, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/it.ts';
import { once } from '../../kit/once.ts';
import type { NameOf } from '../../kit/text.ts';
import {
  type ActionCardID,
  actionKind,
  arrowOf,
  type Deck,
  maxCounters,
  type SectionCardID,
  type Stage,
  squaresOn,
} from '../rules/components.ts';
import type { ArrowKind, DiceKind } from '../rules/effects.ts';
import type { GewaltEvent, ScoredTrophy } from '../rules/events.ts';
import type { SectionRef } from '../rules/state.ts';
import { boardText } from './board/it.ts';
import {
  betInWords,
  betsOf,
  type ToldSection,
  toldSection,
  toldSpot,
  turnsFrom,
} from './event-text.ts';
import { options } from './options/it.ts';
import type { GewaltText } from './text.ts';

const lists = once(() => new Intl.ListFormat('it'));
const { kinds, stages } = boardText;
const ordinal = boardText.status.place;

/** Adjectives as they follow “tappa”. */
const stageAdjectives: Readonly<Record<Stage, string>> = {
  lilac: 'lilla',
  blue: 'blu',
  red: 'rossa',
};

const deckNames: Readonly<Record<Deck, string>> = { section: 'tratto', action: 'azione' };

function quoted(card: string): string {
  return `«${card}»`;
}

function action(cardID: ActionCardID): string {
  return quoted(kinds[actionKind(cardID)]);
}

function squares(count: number): string {
  if (count === 0) return 'nessuna casella';
  return count === 1 ? '1 casella' : `${count} caselle`;
}

function sectionCard(cardID: SectionCardID): string {
  const count = squaresOn(cardID);
  return count === 0 ? 'carta tratto senza caselle' : `carta tratto da ${squares(count)}`;
}

function points(count: number): string {
  return count === 1 ? '1 punto' : `${count} punti`;
}

function sectionOf({ stage, number }: ToldSection): string {
  return `${stages[stage]} ${number}`;
}

function spotOf(spot: SectionRef, playerID: PlayerID): string {
  const told = toldSpot(spot, playerID);
  return `corsia ${told.lane}${told.isOwn ? ' (la sua)' : ''}, ${sectionOf(told)}`;
}

/** Effects of a card in the turn that begins. */
const effects: Readonly<Record<ArrowKind, (name: string) => string>> = {
  extraTurn: (name) => `${name} gioca due turni di fila`,
  skipTurn: (name) => `${name} salta questo turno`,
  noRoll: (name) => `${name} può usare carte, ma non si muove`,
  doubleRoll: (name) => `per ${name} i dadi valgono doppio`,
  noCards: (name) => `${name} non può giocare carte, solo scartarle`,
  move4: (name) => `${name} avanza di 4 caselle senza tirare i dadi`,
  move10: (name) => `${name} avanza di 10 caselle senza tirare i dadi`,
  minus4: (name) => `${name} avanza di 4 caselle in meno del tiro`,
  plus4: (name) => `${name} avanza di 4 caselle in più del tiro`,
};

/** Effects of a card on the dice, added to their result. */
const diceChanges: Readonly<Record<DiceKind, string>> = {
  doubleRoll: ', raddoppiati',
  minus4: ', meno 4',
  plus4: ', più 4',
};

function toldRoll(
  { playerID, dice, effect, steps }: EventOf<GewaltEvent, 'rolled'>,
  nameOf: NameOf,
): string {
  const change = effect === null ? '' : diceChanges[effect];
  return `${nameOf(playerID)} tira ${dice[0]} e ${dice[1]}${change}: ${squares(steps)}.`;
}

function toldMove(
  { playerID, to, path, steps }: EventOf<GewaltEvent, 'moved'>,
  nameOf: NameOf,
): string {
  const name = nameOf(playerID);
  if (to === null) return `${name} taglia il traguardo di corsa!`;
  if (path.length === 0) return `${name} resta dov’è.`;
  return `${name} avanza di ${squares(steps)}, fino a ${sectionOf(toldSection(to.section))}, casella ${to.square}.`;
}

function toldRow({ stage, trophy, bet, sameBets, points: count }: ScoredTrophy, nameOf: NameOf) {
  const came = `tappa ${stageAdjectives[stage]} ${ordinal(trophy)}`;
  if (trophy !== bet) return `${came} anziché ${ordinal(bet)}`;
  const same =
    sameBets.length === 0 ? '' : ` (stessa scommessa: ${lists().format(sameBets.map(nameOf))})`;
  return `${came} come da scommessa, ${points(count)}${same}`;
}

const eventFormatters: EventFormatters<GewaltEvent> = {
  raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
    `Si parte, ${isExpert ? 'con le' : 'senza'} carte azione! Si gioca in quest’ordine: ${lists().format(turnsFrom(firstPlayer, seats).map(nameOf))}.`,
  turnBegan: ({ playerID, isSecond }, nameOf) =>
    isSecond ? `${nameOf(playerID)} gioca un secondo turno.` : `È il turno di ${nameOf(playerID)}.`,
  laidSection: ({ playerID, cardID, ...spot }, nameOf) =>
    `${nameOf(playerID)} mette una ${sectionCard(cardID)} sulla ${spotOf(spot, playerID)}.`,
  discarded: ({ playerID, deck, cardID }, nameOf) =>
    `${nameOf(playerID)} scarta ${deck === 'section' ? `una ${sectionCard(cardID)}` : action(cardID)}.`,
  relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
    `${nameOf(playerID)} gioca ${action(actionID)}: la ${sectionCard(cardID)} passa dalla ${spotOf(from, playerID)} alla ${spotOf(to, playerID)}.`,
  actionLaid: ({ playerID, target, cardID }, nameOf) =>
    `${nameOf(playerID)} gioca ${action(cardID)} a ${nameOf(target)}.`,
  asked: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} deve decidere se giocare una contromossa contro ${action(cardID)} di ${nameOf(from)}.`,
  countered: ({ playerID, from, cardID, times }, nameOf) =>
    `${nameOf(playerID)} annulla ${action(cardID)} di ${nameOf(from)} con una contromossa (${times} su ${maxCounters}): si scartano tutte e due le carte.`,
  allowed: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} lascia correre ${action(cardID)} di ${nameOf(from)}.`,
  actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
    `${action(cardID)} di ${nameOf(from)} ha effetto: ${effects[arrowOf(cardID)](nameOf(playerID))}.`,
  actionSpent: ({ playerID, cardID }, nameOf) =>
    `${action(cardID)}, davanti a ${nameOf(playerID)}, ha avuto effetto e viene scartata.`,
  rolled: toldRoll,
  stayed: ({ playerID }, nameOf) => `${nameOf(playerID)} non tira i dadi e non si muove.`,
  moved: toldMove,
  crossed: ({ playerID, stage, place }, nameOf) =>
    `${nameOf(playerID)} supera la tappa ${stageAdjectives[stage]} e prende il trofeo del ${ordinal(place)} posto.`,
  finished: ({ playerID, laid }, nameOf) => {
    const too = laid === null ? '' : `, e anche ${action(laid)}`;
    return `${nameOf(playerID)} ha finito la corsa: si scartano le carte in mano${too}.`;
  },
  tookRest: ({ playerID, trophies }, nameOf) => {
    const taken = trophies.map(
      ({ stage, place }) => `${ordinal(place)} posto nella tappa ${stageAdjectives[stage]}`,
    );
    const what = taken.length === 1 ? 'l’ultimo trofeo' : 'i trofei rimasti';
    return `In corsa c’è solo ${nameOf(playerID)}, che prende ${what}: ${lists().format(taken)}.`;
  },
  drew: ({ playerID, deck, isOwed }, nameOf) =>
    `${nameOf(playerID)} pesca una carta ${deckNames[deck]}${isOwed ? ' per una contromossa' : ''}.`,
  reshuffled: ({ deck, count }) =>
    `Il mazzo delle carte ${deckNames[deck]} è finito: si mischiano gli scarti per farne uno nuovo (${count === 1 ? '1 carta' : `${count} carte`}).`,
  nothingToDraw: ({ playerID, deck }, nameOf) =>
    `Le carte ${deckNames[deck]} sono finite: ${nameOf(playerID)} non ne pesca.`,
  betsShown: ({ bets }, nameOf) => {
    const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
    return `Si scoprono le scommesse sulle tappe lilla, blu e rossa: ${lists().format(told)}.`;
  },
  scored: ({ playerID, rows, points: sum }, nameOf) => {
    const scores = sum === 0 ? 'non fa punti' : `fa ${points(sum)}`;
    return `${nameOf(playerID)} ${scores}: ${rows.map((row) => toldRow(row, nameOf)).join('; ')}.`;
  },
  raceEnded: ({ winners }, nameOf) => {
    const named = lists().format(winners.map(nameOf));
    return winners.length === 1
      ? `La corsa è finita: ${named} ha più punti di tutti e vince!`
      : `La corsa è finita: ${named} hanno più punti di tutti e vincono insieme!`;
  },
};

/** All words of Crazy Race (Gewalt) in Italian. */
export const text: GewaltText = {
  options,
  rules: [
    {
      id: 'goal',
      heading: 'Lo scopo',
      body: [
        'Ognuno corre sulla propria corsia attraverso tre tappe: lilla, blu e rossa. Ma non vince chi corre più forte. La tua scommessa segreta dice a quale posto devi superare ogni tappa: arrivaci al momento giusto, né prima né dopo. Le carte allungano e accorciano il terreno, per te e per gli altri.',
      ],
    },
    {
      id: 'components',
      heading: 'Materiale',
      body: [
        [
          'Cinque corsie affiancate. Ognuna ha tre tappe di cinque tratti, e un tratto ha quattro caselle.',
          '56 carte tratto, da 0 a 8 caselle.',
          '20 carte scommessa. La tua mostra un posto per ogni tappa; fino alla fine la vedi solo tu.',
          '15 trofei: i posti di ogni tappa.',
          'Due dadi. Per gli esperti, 27 carte azione.',
        ],
        'La tua pedina parte dalla prima casella della tua corsia e non la lascia mai. In mano hai quattro carte tratto. Chi comincia si sorteggia; poi si va in senso orario.',
      ],
    },
    {
      id: 'turn',
      heading: 'Il tuo turno',
      body: [
        'Prima, se vuoi, gioca o scarta una carta tratto e pescane un’altra. Poi tira i due dadi e avanza di altrettante caselle: questo è obbligatorio.',
        'Metti la carta tratto su un tratto senza pedina e senza carta, su una qualsiasi delle cinque corsie, anche dove non corre nessuno. Da lì in poi quel tratto ha tante caselle quante ne mostra la carta; con uno 0 si salta. Le pedine prima e dopo restano dove sono.',
      ],
    },
    {
      id: 'trophies',
      heading: 'I trofei',
      body: [
        'Quando superi la fine di una tappa, prendi subito il suo prossimo trofeo: il primo che passa prende il 1º posto, e così via. Il resto della mossa continua nella tappa dopo. Davanti alla linea ci sono solo tratti da saltare? Allora ti basta il primo passo.',
        'Oltre la tappa rossa la tua corsa è finita, e scarti le carte che hai in mano. Gli altri continuano. Chi resta da solo prende i trofei rimasti, e la corsa finisce.',
      ],
    },
    {
      id: 'points',
      heading: 'I punti',
      body: [
        'Ora si scoprono le scommesse. Un trofeo conta solo se in quella tappa hai scommesso proprio su quel posto. Allora ti dà 1 punto, più 1 per ogni avversario che lì ha scommesso sullo stesso posto, che l’abbia ottenuto o no. Vince chi ha più punti; a pari punti la vittoria è condivisa.',
        'Un esempio in quattro. A scommette su 4, 3, 2 e arriva 3, 2, 3; B scommette su 2, 3, 4 e arriva 2, 3, 1; C scommette su 2, 1, 2 e arriva 1, 1, 2; D scommette su 4, 3, 4 e arriva 4, 4, 4.',
        [
          'A non ne indovina nessuno: 0 punti.',
          'B fa 2 punti nella tappa lilla (anche C ha scommesso sul 2º posto) e 3 nella blu (anche A e D sul 3º): 5 punti.',
          'C fa 1 punto nella tappa blu (nessun altro ha scommesso sul 1º posto) e 2 nella rossa (anche A sul 2º): 3 punti.',
          'D fa 2 punti nella tappa lilla (anche A ha scommesso sul 4º posto) e 2 nella rossa (anche B): 4 punti.',
        ],
      ],
    },
    {
      id: 'piles',
      heading: 'I mazzi',
      body: [
        'Quando un mazzo è finito e bisogna pescare, si mischiano i suoi scarti per farne uno nuovo. Le carte tratto sulle corsie restano lì. Se non c’è proprio più niente, non si pesca.',
      ],
    },
    {
      id: 'expert',
      heading: 'Il gioco per esperti',
      body: [
        'Ognuno ha in mano anche quattro carte azione. Prima di tirare i dadi puoi giocare o scartare una carta tratto e una carta azione, nell’ordine che vuoi. Per ognuna peschi subito; per una che si può ancora annullare con una contromossa, solo dopo la risposta.',
        'Le carte con la freccia si giocano scoperte davanti a un avversario ancora in corsa che non ne abbia già una davanti. Hanno effetto nel suo prossimo turno e poi si scartano. Quando arrivi al traguardo, si scarta anche la carta che hai davanti.',
      ],
    },
    {
      id: 'arrows',
      heading: 'Le carte con la freccia',
      body: [
        [
          `${kinds.extraTurn}: due turni di fila. Il secondo è un turno normale, di nuovo con le carte.`,
          `${kinds.skipTurn}: niente turno, né carte né dadi.`,
          `${kinds.noRoll}: si possono usare le carte, poi il turno finisce senza muoversi.`,
          `${kinds.doubleRoll}: i dadi valgono doppio.`,
          `${kinds.noCards}: non si possono giocare carte, solo scartarle.`,
          `${kinds.move4}: si avanza di 4 caselle anziché tirare i dadi.`,
          `${kinds.move10}: si avanza di 10 caselle anziché tirare i dadi.`,
          `${kinds.minus4}: 4 caselle in meno del tiro, ma mai all’indietro.`,
          `${kinds.plus4}: 4 caselle in più del tiro.`,
        ],
      ],
    },
    {
      id: 'circles',
      heading: 'Le carte con il cerchio',
      body: [
        [
          `${kinds.relocate}: sposti una carta tratto, da qualunque corsia, su un tratto senza pedina e senza carta. Sulla carta non dev’esserci una pedina.`,
          `${kinds.counter}: annulla una carta azione che ti hanno appena giocato. Si scartano tutte e due.`,
        ],
        'In altri momenti una contromossa non si può giocare, ma scartare sì. Non funziona contro le carte tratto, né contro un’altra contromossa. Contro lo stesso avversario puoi usarla al massimo due volte per corsa.',
        'Per una contromossa peschi solo alla fine del tuo prossimo turno; se ne hai due di fila, dopo il primo.',
        'Finché puoi fare contromosse e hai in mano carte azione, ti viene chiesto, anche se contromosse non ne hai: così dall’attesa nessuno capisce che cos’hai. Quindi rispondi pure con calma!',
      ],
    },
    {
      id: 'options',
      heading: 'Le opzioni di un tavolo',
      body: [
        [
          'Gioco per esperti: con le carte azione.',
          'Momento delle contromosse: di solito ti si chiede subito, appena la carta è giocata. Se la partita dura giorni, è meglio chiederlo all’inizio del tuo turno; per la contromossa peschi allora alla fine di quello stesso turno.',
        ],
      ],
    },
  ],
  toRules,
  watching,
  bots,
  score: boardText.scoring.points,
  tell: (event, nameOf) => formatEvent(eventFormatters, event, nameOf),
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
