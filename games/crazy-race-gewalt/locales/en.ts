import { bots, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/en.ts';
import { boardText } from './board/en.ts';
import { quoted, tell } from './log/en.ts';
import { options } from './options/en.ts';
import type { GewaltText } from './text.ts';

const { kinds } = boardText;

/** All words of Crazy Race (Gewalt) in English. */
export const text: GewaltText = {
  language: 'en',
  options,
  rules: [
    {
      id: 'goal',
      heading: 'The goal',
      body: [
        'Everybody runs through three stages on a lane of their own: lilac, blue and red. But being fast is not the point. Your secret bet says in which place you want to come through each stage: get there just then, not sooner and not later. Cards make the ground longer or shorter, for you and for the others.',
      ],
    },
    {
      id: 'components',
      heading: 'Components',
      body: [
        [
          'Five lanes next to each other. Each has three stages of five sections, and a section has four squares.',
          '56 section cards with 0 to 8 squares.',
          '20 bet cards. The one you get shows a place for each stage; only you see it, until the end.',
          '15 trophies: the places of every stage.',
          'Two dice. For experts, 27 action cards.',
        ],
        'Your pawn starts on the first square of your lane and never leaves that lane. You hold four section cards. The first player is drawn by lot; then it goes clockwise.',
      ],
    },
    {
      id: 'turn',
      heading: 'Your turn',
      body: [
        'First, if you like, play one section card, or discard one, and draw another. Then roll both dice and move that many squares: you must do this.',
        'Lay a section card on any section without pawn or card, on any of the five lanes, even where nobody runs. From then on the section has as many squares as the card shows; with a 0 it is jumped over. Pawns in front of it and behind it stay where they are.',
      ],
    },
    {
      id: 'trophies',
      heading: 'Trophies',
      body: [
        'As you pass the end of a stage, you take its next trophy at once: the first one through gets 1st place, and so on. The rest of your move goes on into the next stage. Nothing but jumped-over sections in front of the line? Then your first step takes you across.',
        'Past the red stage your race is over, and you discard the cards in your hand. The others play on. When only one player is left, they get the trophies that remain, and the race ends.',
      ],
    },
    {
      id: 'points',
      heading: 'Points',
      body: [
        'Now the bets are turned up. A trophy counts only if you bet on just that place in that stage. Then it gives you 1 point, and 1 more for each opponent who bet on the same place there, whether or not they got it. Whoever has the most points wins; in a tie the win is shared.',
        'An example with four players. A bets on 4, 3, 2 and comes in 3, 2, 3; B bets on 2, 3, 4 and comes in 2, 3, 1; C bets on 2, 1, 2 and comes in 1, 1, 2; D bets on 4, 3, 4 and comes in 4, 4, 4.',
        [
          'A is never where the bet says: 0 points.',
          'B gets 2 for lilac (C bet on 2nd there, too) and 3 for blue (so did A and D on 3rd): 5 points.',
          'C gets 1 for blue (nobody else bet on 1st) and 2 for red (A bet on 2nd, too): 3 points.',
          'D gets 2 for lilac (A bet on 4th, too) and 2 for red (so did B): 4 points.',
        ],
      ],
    },
    {
      id: 'piles',
      heading: 'Piles',
      body: [
        'When a pile is empty and a card must be drawn, its discards are shuffled into a new one. Section cards on the lanes stay there. If nothing is left at all, nobody draws.',
      ],
    },
    {
      id: 'expert',
      heading: 'The expert game',
      body: [
        'Everybody also holds four action cards. Before rolling you may play or discard one section card and one action card, in any order. Each is replaced at once; a card that can still be countered, only after the answer.',
        'Cards with an arrow are played face up on an opponent who is still racing and has no such card yet. They act in that player’s next turn and are then discarded. When you finish, a card that lies before you is discarded, too.',
      ],
    },
    {
      id: 'arrows',
      heading: 'Cards with an arrow',
      body: [
        [
          `${kinds.extraTurn}: two turns in a row. The second one is an ordinary turn, with cards again.`,
          `${kinds.skipTurn}: no turn at all, neither cards nor dice.`,
          `${kinds.noRoll}: cards may be used, but then the turn is over, without a move.`,
          `${kinds.doubleRoll}: the dice count double.`,
          `${kinds.noCards}: no cards may be played; discarding is allowed.`,
          `${kinds.move4}: move 4 squares instead of rolling.`,
          `${kinds.move10}: move 10 squares instead of rolling.`,
          `${kinds.minus4}: 4 less than the dice show, but never backwards.`,
          `${kinds.plus4}: 4 more than the dice show.`,
        ],
      ],
    },
    {
      id: 'circles',
      heading: 'Cards with a circle',
      body: [
        [
          `${kinds.relocate}: move a section card that lies on any lane to a section without pawn or card. It must not have a pawn on it.`,
          `${kinds.counter}: wards off an action card that has just been played on you. Both are discarded.`,
        ],
        'You can’t play a counter at any other time, but you may discard it. Section cards can’t be countered, nor can a counter. At most twice in a race you may counter the same opponent.',
        'You draw for your counter only at the end of your own next turn; if you have two in a row, after the first.',
        'As long as you may counter and hold any action card, you are asked, even without a counter: so nobody can tell from the wait what you hold. Take your time to answer, then!',
      ],
    },
    {
      id: 'options',
      heading: 'Options of a table',
      body: [
        [
          'Expert game: with action cards.',
          'Time for counters: usually the answer to a card is asked for at once. When you play over days, it is better to ask as the target’s own turn begins; a counter is then replaced at the end of this turn.',
        ],
      ],
    },
  ],
  toRules,
  watching,
  bots,
  score: boardText.scoring.points,
  tell,
  refusals: {
    ...sharedRefusals,
    notPlaying: 'You are not in this race: lean back and watch.',
    raceOver: 'The race is over: start a new one, if you like.',
    alreadyFinished: 'You have finished the race: watch the others run.',
    notYourTurn: 'It isn’t your turn: wait until you are asked.',
    waitForAnswer: 'The card you laid may still be countered: wait for the answer.',
    answerFirst: 'A card has been played on you: first counter it, or let it be.',
    basicGame: 'There are no action cards in the basic game: use your section cards.',
    notInHand: 'That card isn’t in your hand: choose one of yours.',
    sectionUsed: 'You have used your section card for this turn: continue without another one.',
    actionUsed: 'You have used your action card for this turn: continue without another one.',
    noCards: `Under ${quoted(kinds.noCards)} you can’t play cards: discard if you like, then roll.`,
    notASection: 'There is no such section: choose one that is on the board.',
    pawnThere: 'A pawn stands on that section: choose an empty one.',
    cardThere: 'A card lies on that section already: choose one without.',
    forOneself: 'That card can’t be played on opponents: choose one with an arrow.',
    notARelocation: `That card moves no section cards: only ${quoted(kinds.relocate)} does.`,
    noCardToMove: 'No card lies on that section: choose one that has a card.',
    cardUnderPawn: 'A pawn stands on that card: move a different one.',
    notASeat: 'Nobody plays at that seat: choose one of your opponents.',
    ownSeat: 'You can’t play that on yourself: choose an opponent.',
    targetFinished: 'That player has finished the race: choose somebody who is still running.',
    targetHasCard: 'That player has been given a card already: choose somebody without one.',
    notACounter: 'That isn’t a Counter card. Choose one, or accept the card.',
    notAsked: 'There is nothing to answer now: keep your counter until you are asked.',
    counteredTwice: 'You have countered this opponent twice. You have to accept this card.',
  },
  board: boardText,
};
