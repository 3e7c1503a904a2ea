/** Text of the analysis of a match. The other languages have the same keys. */
export const en = {
  ask: 'Analyse',
  heading: 'Chances over the match',
  help: 'How likely the strong bot thinks each player is to win, judging only by what that player could see. A shared win counts as a share for each of its winners.',
  loading: 'Loading…',
  working: (done: string) => `Calculating: ${done}`,
  ready: 'The chances are ready.',
  failed: 'The chances couldn’t be calculated.',
  chart: 'Chances of winning, move by move',
  atStart: 'Before the first move',
  atMove: (at: string) => `After move ${at}`,
  shares: (place: string, shares: string) => `${place}: ${shares}`,
  share: (name: string, share: string) => `${name} ${share}`,
  unknown: '…',
  sum: (sum: string) =>
    `${sum} in all: each player’s chance is judged only by what that player could see.`,
  swings: 'Turning points',
  swing: (at: string, name: string, before: string, after: string) =>
    `Move ${at}: ${name} ${before} → ${after}`,
  noSwings: 'No single move changed much.',
  wouldTry: (at: string, name: string) =>
    `Move ${at}: in ${name}’s place the bot would have tried:`,
  thinking: 'The bot is thinking about this move…',
  noChoice: 'There was only one possible move.',
  chance: (share: string) => `${share} to win`,
  thought: (share: string) => `the bot spent ${share} of its time on it`,
  played: 'played',
  table: 'The chances as a table',
  position: 'Position',
};

export type AnalysisMessages = typeof en;
export const text: AnalysisMessages = en;
