/** Bots in somebody else's TypeScript: in a loop of one's own, under boardgame.io, and in a Web Worker. */
import { type Bot as FrameworkBot, Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import {
  type BugRace,
  type BugRaceMove,
  game,
  type SeenBugRaceState,
} from 'paddock-games/bug-race';
import {
  Bot,
  type BotOptions,
  type Choice,
  choose,
  type Level,
  levels,
  playSeat,
} from 'paddock-games/bug-race/bot';
import { choose as bidOrPlay } from 'paddock-games/detroit-cleveland-grand-prix/bot';

export function next(G: SeenBugRaceState, playerID: string): BugRaceMove | undefined {
  const level: Level = levels[1];
  const move = choose({ G, playerID, level, milliseconds: 100 });
  if (move?.move === 'keepCard') console.info(move.args[0] + 1);
  // @ts-expect-error: there is no such level
  choose({ G, playerID, level: 'perfect' });
  // @ts-expect-error: a bot must know whose move it is
  choose({ G });
  // @ts-expect-error: of another game
  bidOrPlay({ G, playerID });
  return move;
}

const numPlayers = 2;
const bot = new Bot({ level: 'easy', rounds: 10, seed: 'a', log: () => client.log });
const client = Client({ game, numPlayers });
export const framework: FrameworkBot = bot;
export const simulated = Simulate({ game, bots: bot, state: InitializeGame({ game, numPlayers }) });
export const stepped = Step(client, bot);
// @ts-expect-error: there is no such setting
new Bot({ iterations: 10 });

class Fair extends Bot {
  constructor(options: BotOptions) {
    super({ ...options, level: 'fair' });
  }
}
const multiplayer = Local({ bots: { 1: Fair } });
const rival = Client({ game, numPlayers, multiplayer, playerID: '1' });

export const leave: () => void = playSeat(rival, { level: 'strong', pause: 800 });
playSeat(rival, {
  choose: async (choice: Choice<BugRace>) => choose(choice),
});
playSeat(rival, {
  // @ts-expect-error: no move of this game
  choose: async () => ({ move: 'bid', args: [100] }),
});
