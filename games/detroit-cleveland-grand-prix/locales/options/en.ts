import type { GrandPrixText } from '../text.ts';

export const options: GrandPrixText['options'] = {
  races: {
    label: 'Races',
    help: 'How many races the match has. Everybody keeps their money from one race to the next.',
  },
  tracks: {
    label: 'Tracks',
    help: 'Where the races are held.',
    choices: {
      alternating: 'Alternating, Cleveland first',
      'detroit-first': 'Alternating, Detroit first',
      cleveland: 'Only Cleveland',
      detroit: 'Only Detroit',
    },
  },
  prizes: {
    label: 'Prizes',
    help: 'What the first to the sixth place earn, in dollars.',
  },
  tensInDeck: {
    label: 'Tens in the deck',
    help: 'All seven tens, the white one too, are dealt with the other cards; none comes with a car.',
  },
  noCarLimit: {
    label: 'No limit of cars',
    help: 'Everybody may buy as many cars as they like. One is kept for each of the others, unless no car is needed.',
  },
  noCarNeeded: {
    label: 'No car needed',
    help: 'Nobody has to buy a car, and none is kept for those without one.',
  },
  whiteOwnPartial: {
    label: 'White for your own cars',
    help: 'White may also move one of your own cars that can’t go the full number: as far as it can.',
  },
  mayHold: {
    label: 'Holding cards',
    help: 'Once all your cars are home, you needn’t play a card. If you own no car, you may not hold.',
  },
  tournamentSeating: {
    label: 'Tournament seating',
    help: 'In the race, turns follow the start grid instead of the seats.',
  },
};
