import type { LessonWords } from '../../../kit/lesson.ts';
import type { Widened } from '../../../kit/text.ts';

/** Text of the tutorial of Crazy Race (Schacht) in English. */
export const words = {
  told: {
    goal: 'You have three locomotives. Each runs out to the turntable, turns, and comes home to the station. Points cards wait at both ends, the best on top – so it pays to be early.',
    stage:
      'The stage card says what can be won now: on three sides a locomotive and how many spaces it may move. On the fourth side you choose the locomotive. You bid for the sides with driver cards, face down, in three rounds. The highest sum wins a side.',
    taboo:
      'With three players one side always stays empty: there are cards at three sides now, so the fourth is taboo. And nobody knows yet how high the others have bid.',
    reclaim:
      'A 5 from the turntable! Mistral could move nothing in this stage, and may take one of the cards back. That is the consolation for an unlucky bid.',
    cards:
      'Your three cards lie on your pile now. Once in the whole race you may take it back, and there are eight stages: so spend your cards well, or pass. And remember: where another locomotive of yours stands, you jump, for free.',
  },
  asked: {
    bid: {
      say: 'Your Pioneer could go four spaces: side 1. Choose your 4, point at side 1, and place it.',
      better: 'That can be a good move at other times. Here we’re after side 1: lay your 4 there.',
    },
    more: {
      say: 'Mistral wants side 1 too, but nobody can see which card it is. But sums count: lay a 2 beside your 4.',
      better: 'Your 4 alone may not be enough. Back it up: lay a 2 at side 1.',
    },
    question: {
      say: 'Side 3 has a question mark: its winner gets one space for every card there, and can split them between locomotives. Lay your other 2 there, against Bora’s card.',
      better: 'Try the question mark at side 3: with your other 2.',
    },
    move: {
      say: 'Side 1 is yours: 4 and 2 make 6, Mistral has 5. Now your Pioneer goes its four spaces – press Move.',
      better: 'You have won those four spaces: don’t give them away. Move.',
    },
    share: {
      say: 'The question mark is yours as well: three cards, three spaces. Two of them bring your Pioneer to the turntable, and to its points. The third is for another locomotive.',
      better:
        'Use all three, but let the Pioneer go just two: then it stands on the turntable and takes its points, and the third helps another one off the start.',
    },
  },
  own: 'Now you’re on your own. Bora goes first in this stage. Look which sides help you – and where the others are bidding already.',
  remarks: {
    alone: 'Nobody had bid there yet. If it stays like that, even a low card wins the side.',
    against: 'You’re not alone at that side: now the sum decides, and in a tie the earlier card.',
    together:
      'Your cards at this side add up. The higher your total, the more likely the others are to give up.',
    saved: 'A card saved: your eight have to last for eight stages, and come back only once.',
    points:
      'Points! The next one to come there finds a card that is worth less, or as much at best.',
    jumped: 'A locomotive of your own was in the way, and you jumped it for free.',
    moved: 'A step ahead. Locomotives that stand close together can jump each other later.',
    declined: 'You gave up the movement. That can be right – but usually every space counts.',
    reclaimed: 'That card helps you once more. It makes up for a stage without a move.',
    tookBack:
      'Your pile is back in your hand. It was the only time, so from now on every card counts.',
  },
  learnt: [
    'You bid face down; the highest sum at a side moves, in a tie the earlier card.',
    'Be early at the turntable and at home: you take the better points.',
    'Eight cards have to last for eight stages. Passing is often wise.',
  ],
} satisfies LessonWords;

/** All texts of the lesson. */
export type LessonText = Widened<typeof words>;
