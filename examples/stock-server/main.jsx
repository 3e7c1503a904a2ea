import { Lobby } from 'boardgame.io/react';
import { game as bugRace } from 'paddock/bug-race';
import { Board as BugRaceBoard } from 'paddock/bug-race/board';
import 'paddock/bug-race/board.css';
import { game as crazyRaceGewalt } from 'paddock/crazy-race-gewalt';
import { Board as CrazyRaceGewaltBoard } from 'paddock/crazy-race-gewalt/board';
import 'paddock/crazy-race-gewalt/board.css';
import { game as crazyRaceSchacht } from 'paddock/crazy-race-schacht';
import { Board as CrazyRaceSchachtBoard } from 'paddock/crazy-race-schacht/board';
import 'paddock/crazy-race-schacht/board.css';
import { game as grandPrix } from 'paddock/detroit-cleveland-grand-prix';
import { Board as GrandPrixBoard } from 'paddock/detroit-cleveland-grand-prix/board';
import 'paddock/detroit-cleveland-grand-prix/board.css';
import { createRoot } from 'react-dom/client';

const gameComponents = [
  { game: bugRace, board: BugRaceBoard },
  { game: crazyRaceSchacht, board: CrazyRaceSchachtBoard },
  { game: crazyRaceGewalt, board: CrazyRaceGewaltBoard },
  { game: grandPrix, board: GrandPrixBoard },
];

// Without addresses the lobby asks the server that the page came from.
createRoot(document.getElementById('root')).render(<Lobby gameComponents={gameComponents} />);
