/** The ways in which a race can end, for the recorded games. */
import type {
  GewaltEvent,
  GewaltOptions,
  GewaltState,
} from '../../../games/crazy-race-gewalt/index.ts';
import type { Ending } from '../../support/games/recorded-games.ts';
import { ofType } from '../../support/games/table.ts';

function scoresOf({ result }: GewaltState): number[] {
  return (result?.ranking ?? []).map(({ score }) => score);
}

function winnersOf({ result }: GewaltState): number {
  return result?.winners.length ?? 0;
}

/** One for each way in which a race can end, and for what can happen on the way. */
export const endings: readonly Ending<GewaltState, GewaltEvent, Partial<GewaltOptions>>[] = [
  {
    file: 'last-takes-the-rest.json',
    about: 'CG-5 the last player takes the remaining places of two stages at once',
    numPlayers: 3,
    setupData: {},
    isIt: (G, events) =>
      winnersOf(G) === 1 && ofType(events, 'tookRest').some(({ trophies }) => trophies.length > 1),
  },
  {
    file: 'all-home.json',
    about: 'CG-5 the last player takes only the last place of the last stage',
    numPlayers: 5,
    setupData: {},
    isIt: (G, events) =>
      winnersOf(G) === 1 &&
      ofType(events, 'tookRest').every(({ trophies }) => trophies.length === 1),
  },
  {
    file: 'shared-win.json',
    about: 'CG-7 two players with the most points share the win',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => winnersOf(G) === 2 && (scoresOf(G)[0] ?? 0) > 1,
  },
  {
    file: 'nobody-scores.json',
    about: 'CG-7 all players share the win with 0 points',
    numPlayers: 3,
    setupData: {},
    isIt: (G) => scoresOf(G).every((score) => score === 0),
  },
  {
    file: 'counters-at-once.json',
    about: 'CG-13 a player counters the same opponent twice when answers are given at once',
    numPlayers: 3,
    setupData: { expert: true },
    isIt: (G, events) =>
      winnersOf(G) === 1 && ofType(events, 'countered').some(({ times }) => times === 2),
  },
  {
    file: 'counters-on-own-turn.json',
    about: 'CG-13 players counter cards on their own turns, and a noRoll card still takes effect',
    numPlayers: 4,
    setupData: { expert: true, counterWindow: 'ownTurn' },
    isIt: (G, events) =>
      winnersOf(G) === 1 &&
      ofType(events, 'countered').length > 2 &&
      ofType(events, 'stayed').length > 0,
  },
  {
    file: 'piles-run-out.json',
    about: 'CG-6 both piles of an expert match are reshuffled, and a player has a second turn',
    numPlayers: 5,
    setupData: { expert: true },
    isIt: (_G, events) => {
      const decks = ofType(events, 'reshuffled').map(({ deck }) => deck);
      const hasSecondTurn = ofType(events, 'turnBegan').some(({ isSecond }) => isSecond);
      return decks.includes('section') && decks.includes('action') && hasSecondTurn;
    },
  },
];
