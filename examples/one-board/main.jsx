import { Client as PlainClient } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { game, playersToMove } from 'paddock-games/bug-race';
import { Board } from 'paddock-games/bug-race/board';
import 'paddock-games/bug-race/board.css';
import { IllustratedRulebook } from 'paddock-games/bug-race/rulebook';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// Clients of the same game object share one match that is kept in the page.
const match = { game, numPlayers: 2, multiplayer: Local(), debug: false };

/** Plays its seat with moves by chance, half a second after it is waited for. */
function startRival(playerID) {
  const rival = PlainClient({ ...match, playerID });
  let isThinking = false;
  rival.subscribe((state) => {
    if (isThinking || !state || !playersToMove(state.G).includes(playerID)) return;
    isThinking = true;
    setTimeout(() => {
      isThinking = false;
      const { G, ctx } = rival.getState();
      const moves = game.ai.enumerate(G, ctx, playerID);
      const { move, args } = moves[Math.floor(Math.random() * moves.length)];
      rival.moves[move](...args);
    }, 500);
  });
  rival.start();
}

/** The board, and below it the rules as soon as a button on it leads to them. */
function BoardAndRules(props) {
  const [wanted, setWanted] = useState(null);
  const toRule = (section) => {
    setWanted(section);
    document.getElementById(`rules-${section}`)?.focus();
  };
  return (
    <>
      <Board {...props} onRule={toRule} />
      {wanted && <IllustratedRulebook wanted={wanted} />}
    </>
  );
}

const BugRace = Client({ ...match, board: BoardAndRules });
startRival('1');
createRoot(document.getElementById('root')).render(<BugRace playerID="0" />);
