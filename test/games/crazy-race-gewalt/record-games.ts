/**
 * Makes the recorded games anew, one for each way in which a race can end, by playing seeded random matches until
 * one ends that way. To be run by hand when the rules change on purpose:
 * `node --import tsx test/games/crazy-race-gewalt/record-games.ts`
 */
import { join } from 'node:path';
import type { CrazyRaceOptions, CrazyRaceState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { type Ending, recordGames } from '../../support/record-games.ts';
import { eventsOf, ticketsOf, told } from './positions.ts';

function scoresOf({ result }: CrazyRaceState): number[] {
  return (result?.ranking ?? []).map(({ score }) => score);
}

function winnersOf({ result }: CrazyRaceState): number {
  return result?.winners.length ?? 0;
}

const endings: readonly (Ending<CrazyRaceState> & {
  readonly setupData: Partial<CrazyRaceOptions>;
})[] = [
  {
    file: 'last-takes-the-rest.json',
    about: 'CG-5 the last player takes the remaining places of two stages at once',
    numPlayers: 3,
    setupData: {},
    isIt: (G, table) =>
      winnersOf(G) === 1 && told(table, 'tookRest').some(({ trophies }) => trophies.length > 1),
  },
  {
    file: 'all-home.json',
    about: 'CG-5 all others are home, the last player had the last stage only before them',
    numPlayers: 5,
    setupData: {},
    isIt: (G, table) =>
      winnersOf(G) === 1 && told(table, 'tookRest').every(({ trophies }) => trophies.length === 1),
  },
  {
    file: 'shared-win.json',
    about: 'CG-7 two with most points share the win',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => winnersOf(G) === 2 && (scoresOf(G)[0] ?? 0) > 1,
  },
  {
    file: 'nobody-scores.json',
    about: 'CG-7 no trophy is as bet: everybody shares the win with 0 points',
    numPlayers: 3,
    setupData: {},
    isIt: (G) => scoresOf(G).every((score) => score === 0),
  },
  {
    file: 'counters-at-once.json',
    about: 'CG-13 expert: somebody counters the same opponent twice, at once',
    numPlayers: 3,
    setupData: { expert: true },
    isIt: (G, table) =>
      winnersOf(G) === 1 && told(table, 'countered').some(({ times }) => times === 2),
  },
  {
    file: 'counters-on-own-turn.json',
    about: 'CG-13 expert: counters on the own turn, and a card that is skipped all the same',
    numPlayers: 4,
    setupData: { expert: true, counterWindow: 'ownTurn' },
    isIt: (G, table) =>
      winnersOf(G) === 1 && told(table, 'countered').length > 2 && told(table, 'stayed').length > 0,
  },
  {
    file: 'piles-run-out.json',
    about:
      'CG-6 expert, five players: both piles are made anew, and a second turn lapses or is played',
    numPlayers: 5,
    setupData: { expert: true },
    isIt: (_G, table) => {
      const decks = told(table, 'reshuffled').map(({ deck }) => deck);
      const hasSecondTurn = eventsOf(table).some(
        (event) => event.type === 'turnBegan' && event.isSecond,
      );
      return decks.includes('section') && decks.includes('action') && hasSecondTurn;
    },
  },
];

recordGames<CrazyRaceState>({
  module: crazyRace,
  endings,
  ticketsOf,
  folder: join(import.meta.dirname, 'recorded'),
});
