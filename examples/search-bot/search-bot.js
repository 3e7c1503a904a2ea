// A bot that searches, against easy ones: node search-bot.js <game> <matches> <seed>
import { games, loadBot, loadGame } from 'paddock-games';
import { seededRng } from 'paddock-games/records';

const [name = 'bug-race', matches = '12', seed = 'example'] = process.argv.slice(2);
const info = games.find((each) => each.name === name);
if (!info) {
  const names = games.map((each) => each.name).join(', ');
  console.error(`There is no game "${name}". There are: ${names}.`);
  process.exit(1);
}
const { rules } = await loadGame(name);
const { choose, imagine } = await loadBot(name);

const rounds = 20;
/** The most moves that are tried, so that a decision among hundreds stays quick. */
const mostMoves = 12;

/** Plays a state to its end with random moves, and returns a seat's share of the win. */
function shareAfter(state, seat, rng) {
  while (rules.result(state) === null) {
    const [mover] = rules.playersToMove(state);
    rules.playUnchecked(state, mover, rules.randomMove(state, mover, rng), rng);
  }
  const { winners } = rules.result(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Tries each move in many states that the seat can imagine, and returns the move that wins most often. */
function search(view, seat, rng) {
  const moves = rng.shuffle(rules.legalMoves(view, seat)).slice(0, mostMoves);
  if (moves.length === 1) return moves[0];
  const wins = moves.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const imagined = imagine(view, seat, rng);
    for (const [index, move] of moves.entries()) {
      const state = rules.copy(imagined);
      rules.playUnchecked(state, seat, move, rng);
      wins[index] += shareAfter(state, seat, rng);
    }
  }
  return moves[wins.indexOf(Math.max(...wins))];
}

let won = 0;
for (let match = 0; match < Number(matches); match += 1) {
  const rng = seededRng(`${seed} ${match}`);
  const seats = Array.from({ length: info.minPlayers }, (_, seat) => String(seat));
  const searching = seats[match % seats.length];
  const state = rules.begin({}, seats, rng);
  while (rules.result(state) === null) {
    const [seat] = rules.playersToMove(state);
    const G = rules.view(state, seat);
    const random = () => (rng.die(1_000_000) - 1) / 1_000_000;
    const move =
      seat === searching
        ? search(G, seat, rng)
        : choose({ G, playerID: seat, level: 'easy', rounds: 10, random });
    rules.play(state, seat, move, rng);
  }
  const { winners } = rules.result(state);
  if (winners.includes(searching)) won += 1 / winners.length;
}
console.info(`The searching bot won ${won.toFixed(1)} of ${matches} matches of ${name}.`);
