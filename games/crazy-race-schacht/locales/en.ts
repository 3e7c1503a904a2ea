import { type Tellers, toldWith } from '../../kit/telling.ts';
import type { NameOf } from '../../kit/text.ts';
import {
  type Model,
  type PointsPile,
  pointsValue,
  type StageCardID,
  sides,
  stageSide,
} from '../components.ts';
import type { CrazyRaceEvent } from '../state.ts';
import { boardWords } from './board/en.ts';
import { options } from './options/en.ts';
import { arrivalOf, playedSums } from './telling.ts';
import type { CrazyRaceText } from './text.ts';

const modelNames: Readonly<Record<Model, string>> = {
  A: 'Pioneer',
  B: 'Tank Engine',
  C: 'Express',
};

const pileNames: Readonly<Record<PointsPile, string>> = {
  turntable: 'turntable pile',
  finish: 'finish pile',
};

const lists = new Intl.ListFormat('en');

function spaces(count: number): string {
  return count === 1 ? 'one space' : `${count} spaces`;
}

function jumping(jumps: number): string {
  if (jumps === 0) return '';
  return jumps === 1 ? ', with one jump' : `, with ${jumps} jumps`;
}

/** What the four sides of a stage card show, in their order. */
function shownBy(cardID: StageCardID): string {
  return sides
    .map((side) => {
      const { model, distance } = stageSide(cardID, side);
      const shown = model ? modelNames[model] : 'any locomotive';
      return `${side + 1} – ${shown}, ${distance === '?' ? '“?”' : distance}`;
    })
    .join('; ');
}

function destination(movement: { readonly from: number; readonly to: number }): string {
  const { where, space, isAcrossTurntable } = arrivalOf(movement);
  const places = {
    outbound: `to space ${space}, outbound`,
    turntable: 'onto the turntable',
    homebound: `to space ${space}, homebound`,
    home: 'home',
  };
  if (!isAcrossTurntable) return places[where];
  return where === 'home'
    ? 'across the turntable and home'
    : `across the turntable ${places[where]}`;
}

function toldSums(event: Extract<CrazyRaceEvent, { type: 'revealed' }>, nameOf: NameOf): string {
  const { side, cards, winner, sum, isTie } = event;
  const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
  const ending = isTie
    ? `${nameOf(winner)} wins the tie at ${sum}: the first card decides.`
    : `${nameOf(winner)} wins with ${sum}.`;
  return `Side ${side + 1} is turned up: ${lists.format(played)}. ${ending}`;
}

const tellers: Tellers<CrazyRaceEvent> = {
  stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
    `Stage ${stage} begins, and ${nameOf(firstPlayer)} goes first. The sides: ${shownBy(stageCard)}.`,
  placed: ({ playerID, side }, nameOf) => `${nameOf(playerID)} puts a card at side ${side + 1}.`,
  passed: ({ playerID }, nameOf) => `${nameOf(playerID)} passes.`,
  passedOver: ({ playerID }, nameOf) =>
    `${nameOf(playerID)} has no more cards to play and is passed over.`,
  tookBack: ({ playerID }, nameOf) => `${nameOf(playerID)} takes the whole pile back into hand.`,
  outOfCards: ({ playerID }, nameOf) => `${nameOf(playerID)} has no card left in hand.`,
  cardsOut: () => 'Nobody has a card left to play: this stage is the last one.',
  sideEmpty: ({ side, isTaboo }) =>
    isTaboo ? `Side ${side + 1} is taboo.` : `There is no card at side ${side + 1}.`,
  revealed: toldSums,
  movementLost: ({ playerID, side, left, model }, nameOf) => {
    const home = model ? `${modelNames[model]} is` : 'locomotives are all';
    const lost = `${spaces(left)} ${left === 1 ? 'is' : 'are'} lost at side ${side + 1}`;
    return `${nameOf(playerID)}’s ${home} home already: ${lost}.`;
  },
  advanced: (event, nameOf) =>
    `${nameOf(event.playerID)} moves the ${modelNames[event.model]} ${destination(event)}${jumping(event.jumps)}.`,
  tookPoints: ({ playerID, pile, cardID }, nameOf) =>
    cardID === null
      ? `The ${pileNames[pile]} is empty: no points for ${nameOf(playerID)}.`
      : `${nameOf(playerID)} takes a ${pointsValue(cardID)} from the ${pileNames[pile]}.`,
  stole: ({ playerID, from, cardID }, nameOf) =>
    `${nameOf(playerID)} steals a ${pointsValue(cardID)} from ${nameOf(from)}.`,
  declined: ({ playerID, side, left }, nameOf) =>
    `${nameOf(playerID)} gives up ${spaces(left)} at side ${side + 1}.`,
  reclaimed: ({ playerID, tookCard }, nameOf) =>
    tookCard
      ? `${nameOf(playerID)} takes one card of this stage back into hand.`
      : `${nameOf(playerID)} takes no card of this stage back.`,
  discarded: () => 'The cards of this stage go face down to their owners’ piles.',
  lostHighest: ({ playerID, cardID, distance }, nameOf) =>
    `Penalty: ${nameOf(playerID)} has a locomotive ${spaces(distance)} from home and loses the best points card, a ${pointsValue(cardID)}.`,
  choseDiscard: ({ playerID }, nameOf) => `${nameOf(playerID)} has chosen what to discard.`,
  lostChosen: ({ playerID, cardID, distance }, nameOf) =>
    `Penalty: ${nameOf(playerID)} has a locomotive ${spaces(distance)} from home and discards a ${pointsValue(cardID)}.`,
  raceEnded: ({ winners }, nameOf) => {
    const named = lists.format(winners.map(nameOf));
    return winners.length === 1
      ? `The race is over: ${named} wins!`
      : `The race is over: ${named} share the win!`;
  },
};

export const text: CrazyRaceText = {
  options,
  rules: [
    {
      heading: 'The goal',
      body: [
        'Your three locomotives run out to the turntable, turn round and come back to the station. At both places points are waiting, and whoever arrives early usually takes the best. After eight stages, whoever has the most points wins.',
      ],
    },
    {
      heading: 'What you have',
      body: [
        [
          'A track with six spaces. The sixth is the turntable; to the left of the first lies the station, where everybody starts and finishes.',
          'Three locomotives: Pioneer (A), Tank Engine (B) and Express (C). All are equally fast; the model only says which sides of the stage cards they run for.',
          'Eight driver cards in your hand: 1, 1, 2, 2, 3, 3, 4 and 6. With these you bid for the movements.',
        ],
        'For everybody there are eight stage cards and two piles of points cards: fives and fours at the turntables, and at the finish six cards worth 6 down to 3.',
      ],
    },
    {
      heading: 'A stage, part one: placing cards',
      body: [
        'A stage card is turned up. On three of its four sides there is one locomotive each with a distance of 1 to 4; the fourth side shows only a distance or a question mark. The sides are numbered 1 to 4, clockwise from the arrow.',
        'Then there are three rounds. In turn, each player puts one driver card face down at a side, or passes. At a side there may lie any number of cards, also several of yours. If you pass, you are back in the next round.',
        'With three players one side stays empty: as soon as cards lie at three sides, the fourth is taboo for this stage.',
      ],
    },
    {
      heading: 'A stage, part two: who may move?',
      body: [
        'Side by side, from the arrow clockwise, the cards are turned up. The highest sum wins the side. In a tie it goes to the tied player whose first card lay there earlier. Only the winner may move:',
        [
          'A locomotive and a number: your locomotive of this model moves that many spaces. If it is home already, the movement is lost.',
          'Just a number: you choose one of your locomotives, which moves that many spaces.',
          'A question mark: you get one space for every card at this side, whoever laid it. Share them out among your locomotives as you like, also by turns.',
        ],
        'A number is moved in full or not at all. You need not move; but what you don’t use is gone.',
      ],
    },
    {
      heading: 'On the track',
      body: [
        [
          'Your locomotives run on your own track from 1 out to 6 and back from 5 to 1 into the station.',
          'A space on which another of your locomotives stands is jumped and costs nothing, whichever way that one is heading. A well-placed queue makes you fast!',
          'On the turntable the locomotive turns, and you take the top card of the turntable pile. That costs nothing, and movement left over goes on at once. If the turntable is occupied, it is jumped; your locomotive turns and takes its card all the same.',
          'Back in the station the locomotive is home and out of the race; you take the top card of the finish pile. Movement left over is lost, except with a question mark: other locomotives may use it.',
          'From an empty pile you get nothing.',
        ],
      ],
    },
    {
      heading: 'Your cards',
      body: [
        'After a stage, the cards that were played go face down to their owners’ piles. If you won no side on which you could have moved a locomotive, you may first take one of the cards you played in this stage back into your hand.',
        'Once in the whole race, you may take your entire pile back into your hand: at any moment while cards are being placed, even when it isn’t your turn. Plan ahead: eight stages give you 24 chances to place a card, and your eight cards come only twice.',
        'How many cards you hold is nobody’s business; but as soon as your hand is empty, everybody is told. If you have already taken your pile back then, you are passed over. You can still win.',
        'For the next stage, the player to the left goes first.',
      ],
    },
    {
      heading: 'The end',
      body: [
        'The race ends after the eighth stage. It ends earlier if everybody has taken their pile back and nobody has a card in hand: then only the current stage is evaluated.',
        'The most points win. In a tie, look at everybody’s rearmost locomotive: whose is further ahead wins. Still equal? Then the win is shared.',
      ],
    },
    {
      heading: 'Options of a table',
      body: [
        [
          'Points piles: usually the best card is on top. You can also have the lowest on top, or shuffle the piles; then only the top card is seen.',
          'Penalty for stragglers: whoever has a locomotive furthest from home discards their highest points card at the end. Whoever has one at the next greatest distance discards a card of their choice. In a tie all of them do; locomotives that are home don’t count.',
          'Train robbery: when your second locomotive comes home, you may draw one of another player’s points cards at random instead of taking the finish card.',
          'Ties lose: if several are tied for most points, the win goes to the next lower score. If that one is shared too, or if everybody is tied, the rearmost locomotive decides.',
          'Fewer points cards: up to five cards are taken off each pile before the race, the lowest first.',
        ],
      ],
    },
  ],
  tell: (event, nameOf) => toldWith(tellers, event, nameOf),
  refusals: {
    notPlaying: 'You are not in this race: lean back and watch.',
    wrongPhase: 'Not now: that belongs to another moment of the race.',
    notYourTurn: 'It isn’t your turn: wait until you are asked.',
    notInHand: 'That card isn’t in your hand: play one of yours.',
    notASide: 'The stage card has no such side: choose one of its four.',
    tabooSide: 'That side is taboo in this stage: choose one of the other three.',
    alreadyTakenBack: 'You have taken your pile back once already: play on with what you have.',
    emptyPile: 'Your pile is empty: wait until there are cards to take back.',
    notYourLocomotive: 'You have no such locomotive: choose one of your three.',
    otherLocomotive: 'This side is for another locomotive: move the one it shows.',
    alreadyHome: 'That locomotive is home already: choose one that is still out.',
    notADistance: 'That is no distance: move by whole spaces, one at least.',
    wrongDistance: 'Here the full number is moved: move that many spaces, or decline.',
    tooFar: 'You haven’t that many spaces left: move fewer.',
    badFurtherMoves: 'These movements can’t be read: try them out on the board again.',
    choosePrize: 'First choose your prize: the card of the pile, or one from another player.',
    noPrize: 'There is no prize for you to choose now: go on with the race.',
    ownPoints: 'Those are your own points: choose another player.',
    notASeat: 'Nobody plays at that seat: choose another player.',
    nothingToSteal: 'That player has no points card: choose another, or draw from the pile.',
    nothingToReclaim: 'You have no card to take back: wait for the others.',
    alreadyAnswered: 'Nothing more is asked of you: wait for the others.',
    notPlayedHere: 'You didn’t play that card in this stage: choose one that you did.',
    notYourPoints: 'That points card isn’t yours: choose one of your own.',
  },
  board: {
    models: modelNames,
    ...boardWords,
  },
};
