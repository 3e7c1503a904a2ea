import type { BugRaceText } from '../text.ts';

export const options: BugRaceText['options'] = {
  expert: {
    label: 'Expert rules',
    help: 'Four cards each per turn instead of two, chosen one by one as the hands go round.',
  },
  optionalLegs: {
    label: 'Legs by choice',
    help: 'You may leave legs of a card where they are, even if they could move. The printed rules have it both ways. In our tests it never paid off, so it’s purely a matter of taste.',
  },
  playOn: {
    label: 'Race on',
    help: 'After the first bug is home, the others race on for the places behind it. Makes no difference with two players.',
  },
  trackLength: {
    label: 'Track length',
    help: 'Number of sections of each track: the more, the longer the race.',
  },
};
