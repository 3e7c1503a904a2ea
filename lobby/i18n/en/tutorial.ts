/** Text of all lessons; only their page loads it. The other languages have the same keys. */
export const en = {
  tabTitle: (title: string) => `Tutorial: ${title}`,
  step: (step: string, all: string) => `Step ${step} of ${all}`,
  decision: (decision: string, all: string) => `On your own: decision ${decision} of ${all}`,
  notYet: 'Read this first, then continue.',
  watch: 'Watch what happens…',
  others: 'Now it’s the others’ turn…',
  nextOwn: 'Your turn again.',
  goOn: 'Continue',
  skip: 'Show me',
  back: 'Back',
  leave: 'Leave the tutorial',
  toTheEnd: 'Skip to the end',
  botsStuck: 'The bots have stopped responding.',
  endHeading: 'You’re ready to race',
  again: 'Start again',
};

export type TutorialMessages = typeof en;

export const text = en;
