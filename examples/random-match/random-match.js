// Plays a match with moves by chance, and tells it in words: node random-match.js <game> <seed>
import { createRequire } from 'node:module';
import { games, readLog } from 'paddock-games';

// Node's own ESM can't import boardgame.io 0.50.2; it can be required.
const require = createRequire(import.meta.url);
const { RandomBot } = require('boardgame.io/ai');
const { Client } = require('boardgame.io/client');

const [name = 'bug-race', seed = String(Date.now())] = process.argv.slice(2);
const info = games.find((each) => each.name === name);
if (!info) {
  const names = games.map((each) => each.name).join(', ');
  console.error(`There is no game "${name}". There are: ${names}.`);
  process.exit(1);
}

const { game, playersToMove } = await import(`paddock-games/${name}`);
const { text } = await import(`paddock-games/${name}/locales/en`);

// One client without a server plays all seats, and sees of each turn what its seat sees.
const client = Client({ game: { ...game, seed }, numPlayers: info.minPlayers, debug: false });
const bot = new RandomBot({ enumerate: game.ai.enumerate, seed });
while (client.getState().ctx.gameover === undefined) {
  const [seat] = playersToMove(client.getState().G);
  client.updatePlayerID(seat);
  const { action } = await bot.play(client.getState(), seat);
  client.moves[action.payload.type](...action.payload.args);
}

const nameOf = (playerID) => `Player ${Number(playerID) + 1}`;
for (const { event } of readLog(client.log)) console.info(text.describeEvent(event, nameOf));

console.info('\nResult:');
for (const { place, playerID, score } of client.getState().ctx.gameover.ranking) {
  console.info(`${place}. ${nameOf(playerID)} (${text.score?.(score) ?? score})`);
}
