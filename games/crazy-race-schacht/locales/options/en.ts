import type { CrazyRaceText } from '../text.ts';

export const options: CrazyRaceText['options'] = {
  pointsOrder: {
    label: 'Points piles',
    help: 'How the points cards lie at the turntables and at the finish.',
    choices: {
      'highest-first': 'Best card on top',
      'lowest-first': 'Lowest card on top',
      shuffled: 'Shuffled, only the top card seen',
    },
  },
  penalty: {
    label: 'Penalty for stragglers',
    help: 'At the end, the two locomotives furthest from home each cost their owner a points card.',
  },
  steal: {
    label: 'Train robbery',
    help: 'With your second locomotive home, you may draw a points card from another player instead of the pile.',
  },
  secondWins: {
    label: 'Ties lose',
    help: 'If several are tied for most points, the next lower score wins.',
  },
  fewerPoints: {
    label: 'Fewer points cards',
    help: 'So many cards are taken off each points pile before the race, the lowest first.',
  },
};
