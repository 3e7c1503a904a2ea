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
      alternating: 'By turns, Cleveland first',
      'detroit-first': 'By turns, Detroit first',
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
    help: 'Everybody may buy as many cars as they like, as long as one is left for each of the others.',
  },
  noCarNeeded: {
    label: 'No car needed',
    help: 'Nobody has to buy a car.',
  },
  whiteOwnPartial: {
    label: 'White for your own cars',
    help: 'White may also move one of your own cars that can’t go the full number: as far as it can.',
  },
  mayHold: {
    label: 'Holding cards',
    help: 'Once all your cars are home, you needn’t play a card.',
  },
  tournamentSeating: {
    label: 'Tournament seating',
    help: 'In the race, turns follow the start grid instead of the seats.',
  },
};
