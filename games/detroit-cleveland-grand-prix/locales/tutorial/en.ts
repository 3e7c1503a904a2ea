import type { LessonWords } from '../../../kit/lesson.ts';
import type { Widened } from '../../../kit/text.ts';

/** Text of the tutorial of Detroit–Cleveland Grand Prix in English. */
export const words = {
  told: {
    goal: 'Six cars, and none is yours yet. First they are sold by auction; then everybody’s cards move all of them. Whoever owns the cars that come home early collects the prizes. After three races the most money wins.',
    hand: 'Look at your hand first. Each card moves its cars from top to bottom, by the number of spaces printed beside them. Green is on many of yours, and with big numbers: nobody can bring it as far as you. So green is worth more to you than to others.',
    rest: 'Green is yours, and starts from pole position. With it you got its ten, a card that moves green by ten spaces. For the next cars we pass: the others have better cards for them, and your money has to last.',
    special:
      'You see: everybody moves everybody’s cars – look at blue and green. If everything in front of it is taken, a car stays where it is. Two more kinds of cards: white moves a car of your choice, if it can go the full number. Exchange cards swap two colours on all cards for a while.',
    finish:
      'First home earns $200,000, then $150,000, $100,000 and so on. Money you have left counts too – so don’t pay more for a car than it will bring you.',
  },
  asked: {
    bid: {
      say: 'Green is for sale, and you open. Bid for it: $10,000 will do, up to $40,000 if you like.',
      better:
        'Green suits your hand too well to let it go – and there’s no need to go above $40,000 yet. Bid something in between.',
    },
    more: {
      say: 'Bora has gone to $50,000. Your hand makes green worth more than that: bid $60,000.',
      better:
        'Stay in, but with care: first prize is $200,000, and nobody knows who wins it. Bid $60,000.',
    },
    blue: {
      say: 'Bora and Mistral have two cars each, and with three players nobody may have more. So nobody can bid against you: take blue for the minimum, $10,000.',
      better:
        'Nobody can bid against you: $10,000 is enough. Paying more would be a gift to the bank.',
    },
    first: {
      say: 'The race is on, and pole position goes first. Play the card with green 6 and black 3: choose it, choose a route for each car, then play it.',
      better: 'Keep that one for later. Begin with the card that shows green 6 and black 3.',
    },
    second: {
      say: 'Bora and Mistral have moved their cars. Now both of yours: play the card with blue 6 and green 3. See who stands in the way, and drive around them.',
      better:
        'That one would serve the others more. Play the card with blue 6 and green 3: both are yours.',
    },
  },
  own: 'Now you’re on your own: play three cards. Move green and blue ahead, and put the others’ cars where they’re no use – or in each other’s way.',
  remarks: {
    home: 'One of your cars is home, and its prize is safe.',
    blocked:
      'Your own car had no room and stayed where it was. Sometimes it helps to let another go first.',
    own: 'That card helped a car of yours most.',
    others:
      'That card brought another’s car further than yours. It may be right to get rid of it – best while that car has little room.',
    alike:
      'Yours went as far as the others’: nobody has gained much. Where the cars stand now counts.',
    exchange:
      'Until the end of your next turn these two colours are swapped on all cards. Play their cards with care!',
  },
  learnt: [
    'Buy what suits your hand, and not too dearly.',
    'Every card moves others’ cars, too: choose when, and choose their routes.',
    'Cars that come home early pay; cars still out at the end pay nothing.',
  ],
} satisfies LessonWords;

/** All texts of the lesson. */
export type LessonText = Widened<typeof words>;
