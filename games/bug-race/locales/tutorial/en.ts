import type { LessonWords } from '../../../kit/lesson.ts';
import type { Widened } from '../../../kit/text.ts';

/** Text of the tutorial of Bug Race in English. */
export const words = {
  told: {
    goal: 'The large bug is yours. Its whole body has to get past the finish line, to the apple – before Bora’s and Mistral’s. Everybody has a track of their own, so nobody gets in your way but your own legs.',
    legs: 'There are six of them, and two rules. On one side no leg overtakes the next or shares its section. And none gets lost: at most one section in front of the head, at most one behind the tail.',
    passed:
      'All have chosen, and the cards go left at once: Bora gets yours, and you get one from Mistral. It shows both rear legs and a middle one – all three blocked for now. No wonder Mistral didn’t want it.',
    body: 'All legs have moved up. The body needs no card: it goes forward wherever that loses no leg, at any time while you play, and by itself at the end of your turn. The rear legs decide how far.',
    race: 'Your body went two sections, the others’ only one: their rear legs hold them back. Whoever’s body is past the line at the end of a turn wins; if several are, the legs that are further forward decide. This turn the cards go right, to Mistral.',
  },
  asked: {
    keep: {
      say: 'You’ve drawn two cards; each leg on a card takes one step, if it has room. Keep one, the other goes to Bora. Keep the one with both front legs: the way ahead of them is clear.',
      better:
        'That card shows only middle and rear legs, and each has another leg right in front of it: none could move. Keep the one with both front legs.',
    },
    first: {
      say: 'Now you play both, in any order. Pick the card with the front legs, and tap what lights up: first the front legs, then the middle one has room. Then play it.',
      better:
        'Not that one yet: its legs are all blocked, and the card would be gone for nothing. Take it back, and play the one with the front legs first.',
    },
    second: {
      say: 'See: now the legs on Mistral’s card have room. Pick it, and move them from front to rear. Then play it.',
      better: 'Something on this card can still move. Move all three legs before you play it.',
    },
    end: {
      say: 'Both cards are played. End your turn, and watch your body.',
      better: 'There is nothing left to play: end your turn.',
    },
  },
  own: 'Now you’re on your own: choose one card, then play both. Look for what could move your rear legs – and what has to move before them.',
  remarks: {
    keptMore: 'The card you kept can move more legs right now than the one you passed on.',
    keptLess:
      'As things stand, the card you passed on would have moved more legs. Perhaps the one you get will make up for it.',
    keptAlike:
      'As things stand, both cards move as many legs. Then the rear legs count, since they hold the body.',
    allMoved: 'Every leg on this card has moved. You can’t get more out of a card than that.',
    someMoved:
      'Not all legs on this card could move. It helps to play first what makes room in front of the others.',
    noneMoved: 'No leg on this card could move: it went to the discards for nothing.',
  },
  learnt: [
    'Keep the card whose legs have room, and remember that the other one goes to a neighbour.',
    'Front legs make room for those behind; so the order of your cards matters.',
    'The body follows the rear legs. Leave one behind and you’re stuck.',
  ],
} satisfies LessonWords;

/** All texts of the lesson. */
export type LessonText = Widened<typeof words>;
