import type { LessonWords } from '../../../kit/lesson.ts';
import type { Widened } from '../../../kit/text.ts';

/** Text of the tutorial of Crazy Race (Gewalt) in English. */
export const words = {
  told: {
    goal: 'Here it isn’t the fastest who wins. Everybody runs on a lane of their own through three stages – lilac, blue, red – and has bet in secret on a place for each. You want exactly the places you bet on.',
    bet: 'Your bet, which only you see: 3rd in lilac, 1st in blue, 2nd in red. So among three you’d like to be the last through lilac. Let the others go ahead!',
    longer:
      'Mistral has made a section of your lane longer: five squares instead of four. That was meant to hold you up – but being last in lilac is just what you want. Nobody knows your bet.',
    trophy:
      'Bora is through lilac and has the trophy for 1st place there. If Mistral passes before you too, you get 3rd place in lilac, as you bet.',
    points:
      'At the end all bets are turned up. A trophy for the place you bet on gives 1 point, and 1 more for each opponent who bet on the same place there. Any other trophy gives nothing.',
  },
  asked: {
    shorten: {
      say: 'Before rolling you can lay a section card: the section then has as many squares as the card shows. Lay your 0 on Bora’s lane, in lilac, in front of the pawn: that section is simply skipped.',
      better:
        'That’s allowed, but doesn’t help your bet here. Lay the 0 in front of Bora’s pawn, in the lilac part of Bora’s lane: Bora gets through sooner.',
    },
    roll: {
      say: 'You have drawn another card at once. Now roll both dice: you must, and you move as many squares as they show.',
      better: 'One card a turn is all: now roll the dice.',
    },
    lengthen: {
      say: 'Stay behind a little longer: lay your 8 on your own lane, in lilac, in front of your pawn. Eight squares instead of four!',
      better:
        'Think of your bet: you want to be last through lilac. Lay the 8 in front of your pawn, in the lilac part of your own lane.',
    },
    rollAgain: {
      say: 'And roll. Then watch Bora.',
      better: 'One card a turn is all: now roll the dice.',
    },
  },
  own: 'Now you’re on your own: let Mistral through, too – but in blue you want to be first. Each turn you can lay or discard a card, then you roll.',
  remarks: {
    ownShorter: 'Your own way is shorter now. Good, if you want to be early there.',
    ownLonger: 'Your own way is longer now. Good, if others are to pass before you.',
    othersShorter: 'You help somebody along. Good, if they are to get there before you.',
    othersLonger: 'You hold somebody up. Good, if you want to be there before them.',
    alike: 'Four squares instead of four: that changes nothing – but you have drawn another card.',
    nobodys: 'Nobody runs there: the card is out of the way, and you have drawn another one.',
    discarded:
      'The card is gone, and you have drawn another one. Good, if it would have helped nobody.',
    noCard: 'You rolled without a card. Usually one of the four can help your bet a little.',
  },
  learnt: [
    'Your bet counts: come through each stage at just that place.',
    'Before rolling you can lay a card on any lane: 0 to 3 make it shorter, 5 to 8 longer.',
    'Watch what the others lay: it tells something of their bets.',
  ],
} satisfies LessonWords;

/** All texts of the lesson. */
export type LessonText = Widened<typeof words>;
