/**
 * Makes the recorded games anew, one for each way in which a race can end, by playing seeded random matches until
 * one ends that way. To be run by hand when the rules change on purpose:
 * `node --import tsx test/games/crazy-race-schacht/record-games.ts`
 */
import { join } from 'node:path';
import type {
  CrazyRaceEvent,
  CrazyRaceOptions,
  CrazyRaceState,
} from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { lastProgress, standings } from '../../../games/crazy-race-schacht/rules.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type Ending, recordGames } from '../../support/record-games.ts';
import { ticketsOf } from './positions.ts';

function scoresOf(G: CrazyRaceState): number[] {
  return standings(G)
    .ranking.map(({ score }) => score)
    .sort((a, b) => b - a);
}

/** Seats with most points. */
function leadersOf(G: CrazyRaceState): string[] {
  const [most] = scoresOf(G);
  return standings(G)
    .ranking.filter(({ score }) => score === most)
    .map(({ playerID }) => playerID);
}

function winnersOf(G: CrazyRaceState): readonly string[] {
  return G.result?.winners ?? [];
}

function hasRunOut(G: CrazyRaceState): boolean {
  return Object.values(G.players).every(({ hand }) => hand.length === 0);
}

function lastProgressOf(G: CrazyRaceState, seats: readonly string[]): number[] {
  return seats.flatMap((seat) => {
    const locomotives = G.locomotives[seat];
    return locomotives ? [lastProgress(locomotives)] : [];
  });
}

/** Seats with the score below the most. */
function followersOf(G: CrazyRaceState): string[] {
  const [most = 0] = scoresOf(G);
  const next = scoresOf(G).find((score) => score < most);
  return standings(G)
    .ranking.filter(({ score }) => score === next)
    .map(({ playerID }) => playerID);
}

const endings: readonly (Ending<CrazyRaceState> & {
  readonly setupData: Partial<CrazyRaceOptions>;
})[] = [
  {
    file: 'eight-stages.json',
    about: 'CS-20 after the eighth stage, one with most points',
    numPlayers: 3,
    setupData: {},
    isIt: (G) => G.stage === 8 && !hasRunOut(G) && leadersOf(G).length === 1,
  },
  {
    file: 'early-end.json',
    about: 'CS-20 all have taken back and run out before the eighth stage',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => G.stage < 8 && leadersOf(G).length === 1,
  },
  {
    file: 'tie-broken-by-last-locomotive.json',
    about: 'CS-21 two with most points, the last locomotive decides',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => leadersOf(G).length === 2 && winnersOf(G).length === 1,
  },
  {
    file: 'shared-win.json',
    about: 'CS-21 equal in points and last locomotive: the win is shared',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => winnersOf(G).length === 2,
  },
  {
    file: 'second-wins.json',
    about: 'CS-V3 two tie for most points, so the next lower score wins',
    numPlayers: 3,
    setupData: { secondWins: true },
    isIt: (G) => leadersOf(G).length === 2 && winnersOf(G).length === 1,
  },
  {
    file: 'second-wins-several.json',
    about: 'CS-V3 two tie for most points and two below them, whose last locomotives decide',
    numPlayers: 4,
    setupData: { secondWins: true },
    isIt: (G) =>
      leadersOf(G).length === 2 && followersOf(G).length === 2 && winnersOf(G).length === 1,
  },
  {
    file: 'second-wins-all-tie.json',
    about: 'CS-V3 all tie for most points, so the last locomotive decides among all',
    numPlayers: 3,
    setupData: { secondWins: true, fewerPoints: 5 },
    isIt: (G) => leadersOf(G).length === 3 && new Set(lastProgressOf(G, leadersOf(G))).size === 3,
  },
  {
    file: 'penalty-and-steal.json',
    about: 'CS-V1, CS-V2 shuffled points, one is stolen, and penalties are chosen in the end',
    numPlayers: 4,
    setupData: { penalty: true, steal: true, pointsOrder: 'shuffled' },
    isIt: (G, table) =>
      G.step === 'penalty' &&
      readLog<CrazyRaceEvent>(table.log).some(({ event }) => event.type === 'stole'),
  },
];

recordGames<CrazyRaceState>({
  module: crazyRace,
  endings,
  ticketsOf,
  folder: join(import.meta.dirname, 'recorded'),
});
