import { Client as PlainClient } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { game } from 'paddock-games/bug-race';
import { Board } from 'paddock-games/bug-race/board';
import 'paddock-games/bug-race/board.css';
import { playSeat } from 'paddock-games/bug-race/bot';
import { createRoot } from 'react-dom/client';

// Clients of the same game object share one match that is kept in the page.
const match = { game, numPlayers: 4, multiplayer: Local(), debug: false };
const worker = new Worker(new URL('./thinker.js', import.meta.url), { type: 'module' });

/** Lets the worker think, so that the page stays quick. */
function choose(choice) {
  const { port1: answer, port2: answerTo } = new MessageChannel();
  worker.postMessage({ choice, answerTo }, [answerTo]);
  return new Promise((resolve) => {
    answer.onmessage = ({ data: move }) => {
      answer.close();
      resolve(move);
    };
  });
}

for (const [playerID, level] of [
  ['1', 'easy'],
  ['2', 'fair'],
  ['3', 'strong'],
]) {
  const bot = PlainClient({ ...match, playerID });
  playSeat(bot, { level, milliseconds: 300, pause: 500, choose });
  bot.start();
}

const BugRace = Client({ ...match, board: Board });
createRoot(document.getElementById('root')).render(<BugRace playerID="0" />);
