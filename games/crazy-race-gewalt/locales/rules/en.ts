import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Gewalt) in English. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Everybody runs through three stages on a lane of their own: lilac, blue and red. But being fast is not the point. Your secret bet says in which place you want to come through each stage: get there just then, not sooner and not later. Cards make the ground longer or shorter, for you and for the others. The game is for three to five players.',
  ],
  components: [
    [
      'Five lanes next to each other. Each has three stages of five sections, and a section has four squares.',
      '56 section cards with 0 to 8 squares: seven each of 2, 3, 5 and 6, six each of 0, 1, 7 and 8, and four 4s.',
      '20 bet cards. A printed one has three rows: the top one for three players, the middle one for four, the bottom one for five. Yours shows a place for each stage; only you see it, until the end. The cards left over leave the game unseen.',
      '15 trophies: the places of every stage.',
      'Five pawns and two dice. For experts, 27 action cards: “Counter” five times, “Moving day” four times, each card with an arrow twice.',
    ],
    'Your pawn starts on the first square of your lane and never leaves that lane. You hold four section cards. The first player is drawn by lot; then it goes clockwise.',
  ],
  turn: [
    'First, if you like, play one section card, or discard one, and draw another. Then roll both dice and move that many squares: you must do this.',
    'Lay a section card on any section without pawn or card, on any of the five lanes, even where nobody runs. From then on the section has as many squares as the card shows; with a 0 it is skipped. Pawns in front of it and behind it stay where they are.',
  ],
  trophies: [
    'As you pass the end of a stage, you take its next trophy at once: the first one through gets 1st place, and so on. It lies face up in front of you. The rest of your move goes on into the next stage. Are there only skipped sections before the line? Then your first step takes you across.',
    'Past the red stage your race is over, and you discard the cards in your hand. The others play on. When only one player is left, they get the trophies that remain, and the race ends.',
  ],
  points: [
    'Now the bets are turned up. A trophy counts only if you bet on just that place in that stage. Then it gives you 1 point, and 1 more for each opponent who bet on the same place there, whether or not they got it. Whoever has the most points wins; in a tie the win is shared.',
    'An example with four players. A bets on 4, 3, 2 and comes in 3, 2, 3; B bets on 2, 3, 4 and comes in 2, 3, 1; C bets on 2, 1, 2 and comes in 1, 1, 2; D bets on 4, 3, 4 and comes in 4, 4, 4.',
    [
      'A is never where the bet says: 0 points.',
      'B gets 2 for lilac (C bet on 2nd there, too) and 3 for blue (so did A and D on 3rd): 5 points.',
      'C gets 1 for blue (nobody else bet on 1st) and 2 for red (A bet on 2nd, too): 3 points.',
      'D gets 2 for lilac (A bet on 4th, too) and 2 for red (so did B): 4 points.',
    ],
    'Where the printed rules are silent or unclear, we decided:',
    [
      'The first player is drawn by lot. A tie shares the win.',
      'Section cards may also lie on lanes where nobody runs (any more).',
      'The race ends as soon as only one player is left.',
      'How often each section card and each action card comes, and most of the rows on bet cards.',
    ],
  ],
  piles: [
    'When a pile is empty and a card must be drawn, its discards are shuffled into a new one. Section cards on the lanes stay there. If nothing is left at all, nobody draws.',
  ],
  expert: [
    'Everybody also holds four action cards. Before rolling you may play or discard one section card and one action card, in any order. Each is replaced at once; a card that can still be countered, only after the answer.',
    'Cards with an arrow are played face up on an opponent who is still racing and has no such card yet. They act in that player’s next turn and are then discarded. When you finish, a card that lies in front of you is discarded, too.',
  ],
  arrows: [
    [
      `Encore: two turns in a row. The second one is an ordinary turn, with cards again.`,
      `Tea break: no turn at all, neither cards nor dice.`,
      `Dice on strike: cards may be used, but then the turn is over, without a move.`,
      `Turbo dice ×2: the dice count double.`,
      `Hands off: no cards may be played; discarding is allowed.`,
      `4 at a trot: move 4 squares instead of rolling.`,
      `10 at a gallop: move 10 squares instead of rolling.`,
      `Headwind −4: 4 less than the dice show, but never backwards.`,
      `Tailwind +4: 4 more than the dice show.`,
    ],
  ],
  circles: [
    'You play these cards for yourself, never on an opponent.',
    [
      `Moving day: move a section card that lies on any lane to a section without pawn or card. It must not have a pawn on it.`,
      `Counter: wards off an action card that was played on you. Both are discarded.`,
    ],
    'You can’t play a counter at any other time, but you may discard it. Section cards can’t be countered, nor can a counter. At most twice in a race you may counter the same opponent.',
    'You draw for your counter only at the end of your own next turn; if you have two in a row, after the first.',
    'As long as you may counter and hold any action card, you are asked, even without a counter: so nobody can tell from the wait what you hold. Take your time to answer, then!',
    'Our own decisions about action cards: their names, the question about counters, and that the target must still be racing. Also that “Moving day” reaches every lane, that “Hands off” lets you discard, and that “Dice on strike” lets you play cards.',
  ],
  options: [
    [
      'Expert game: with action cards.',
      'Time for counters: usually the answer to a card is asked for at once. When you play over days, it is better to ask as the target’s own turn begins; the card itself is then replaced at once, and a counter at the end of this turn.',
    ],
  ],
};
