import type { SchachtText } from '../text.ts';

export const options: SchachtText['options'] = {
  pointsOrder: {
    label: 'Points piles',
    help: 'How the points cards lie at the turntables and at the finish.',
    choices: {
      'highest-first': 'Highest card on top',
      'lowest-first': 'Lowest card on top',
      shuffled: 'Shuffled, only the top card seen',
    },
  },
  penalty: {
    label: 'Penalty for stragglers',
    help: 'At the end, everybody with a locomotive at the greatest distance from home loses a points card, and so does everybody with one at the next greatest.',
  },
  steal: {
    label: 'Train robbery',
    help: 'When your second locomotive comes home, you may draw a points card from another player instead of taking the one on the pile.',
  },
  secondWins: {
    label: 'Ties lose',
    help: 'If several players tie for the most points, the next lower score wins.',
  },
  fewerPoints: {
    label: 'Fewer points cards',
    help: 'This many cards are taken off each points pile before the race, the lowest first.',
  },
};
