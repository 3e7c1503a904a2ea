import { Lobby } from 'boardgame.io/react';
import { game as bugRace } from 'paddock-games/bug-race';
import { Board as BugRaceBoard } from 'paddock-games/bug-race/board';
import 'paddock-games/bug-race/board.css';
import { game as crazyRaceGewalt } from 'paddock-games/crazy-race-gewalt';
import { Board as CrazyRaceGewaltBoard } from 'paddock-games/crazy-race-gewalt/board';
import 'paddock-games/crazy-race-gewalt/board.css';
import { game as crazyRaceSchacht } from 'paddock-games/crazy-race-schacht';
import { Board as CrazyRaceSchachtBoard } from 'paddock-games/crazy-race-schacht/board';
import 'paddock-games/crazy-race-schacht/board.css';
import { game as grandPrix } from 'paddock-games/detroit-cleveland-grand-prix';
import { Board as GrandPrixBoard } from 'paddock-games/detroit-cleveland-grand-prix/board';
import 'paddock-games/detroit-cleveland-grand-prix/board.css';
import { createRoot } from 'react-dom/client';

const gameComponents = [
  { game: bugRace, board: BugRaceBoard },
  { game: crazyRaceSchacht, board: CrazyRaceSchachtBoard },
  { game: crazyRaceGewalt, board: CrazyRaceGewaltBoard },
  { game: grandPrix, board: GrandPrixBoard },
];

// Without addresses the lobby asks the server that the page came from.
createRoot(document.getElementById('root')).render(<Lobby gameComponents={gameComponents} />);
