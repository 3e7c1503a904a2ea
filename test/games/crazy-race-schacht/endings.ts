import type {
  SchachtEvent,
  SchachtOptions,
  SchachtState,
} from '../../../games/crazy-race-schacht/index.ts';
import { lastProgress, resultOf } from '../../../games/crazy-race-schacht/rules/index.ts';
import type { Ending } from '../../support/games/recorded-games.ts';

/** A player at the end, by what decides the places. */
interface Finisher {
  readonly score: number;
  /** Progress of the last locomotive. */
  readonly last: number;
  readonly hasWon: boolean;
}

/** Returns all players, those with most points first. */
function finishersOf(G: SchachtState): Finisher[] {
  const { ranking, winners } = resultOf(G) ?? { ranking: [], winners: [] };
  return ranking
    .map(({ playerID, score }) => {
      const locomotives = G.locomotives[playerID];
      const last = locomotives ? lastProgress(locomotives) : 0;
      return { score, last, hasWon: winners.includes(playerID) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Returns the players with most points. */
function leadersOf(G: SchachtState): Finisher[] {
  const [first, ...others] = finishersOf(G);
  return first ? [first, ...others.filter(({ score }) => score === first.score)] : [];
}

/** Returns the players with the next lower score. */
function followersOf(G: SchachtState): Finisher[] {
  const lower = finishersOf(G).slice(leadersOf(G).length);
  return lower.filter(({ score }) => score === lower[0]?.score);
}

/** Returns whether exactly one of these has won, by the last locomotive that is furthest ahead among them. */
function isWonByLast(finishers: readonly Finisher[]): boolean {
  const furthest = Math.max(...finishers.map(({ last }) => last));
  const ahead = finishers.filter(({ last }) => last === furthest);
  const winners = finishers.filter(({ hasWon }) => hasWon);
  return ahead.length === 1 && winners.length === 1 && winners[0] === ahead[0];
}

function hasTold(
  events: readonly SchachtEvent[],
  ...types: readonly SchachtEvent['type'][]
): boolean {
  return types.every((wanted) => events.some(({ type }) => type === wanted));
}

/** Every way in which a race can end. */
export const endings: readonly Ending<SchachtState, SchachtEvent, Partial<SchachtOptions>>[] = [
  {
    file: 'eight-stages.json',
    about: 'CS-20 the race ends after the eighth stage, and one player has most points',
    numPlayers: 3,
    setupData: {},
    isIt: (G, events) => G.stage === 8 && !hasTold(events, 'cardsOut') && leadersOf(G).length === 1,
  },
  {
    file: 'early-end.json',
    about: 'CS-20 the race ends before the eighth stage when no player holds a card',
    numPlayers: 4,
    setupData: {},
    isIt: (G, events) => G.stage < 8 && hasTold(events, 'cardsOut') && leadersOf(G).length === 1,
  },
  {
    file: 'tie-broken-by-last-locomotive.json',
    about: 'CS-21 the last locomotive decides between two players with most points',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => leadersOf(G).length === 2 && isWonByLast(leadersOf(G)),
  },
  {
    file: 'shared-win.json',
    about: 'CS-21 two players equal in points and last locomotive share the win',
    numPlayers: 4,
    setupData: {},
    isIt: (G) => {
      const [first, second, ...others] = leadersOf(G);
      const isShared = first?.hasWon === true && second?.hasWon === true;
      return isShared && others.length === 0 && first.last === second.last;
    },
  },
  {
    file: 'second-wins.json',
    about: 'CS-V3 two players tie for most points, so the next lower score wins',
    numPlayers: 3,
    setupData: { secondWins: true },
    isIt: (G) => leadersOf(G).length === 2 && followersOf(G).every(({ hasWon }) => hasWon),
  },
  {
    file: 'second-wins-several.json',
    about: 'CS-V3 the last locomotive decides between two players below a tie for most points',
    numPlayers: 4,
    setupData: { secondWins: true },
    isIt: (G) =>
      leadersOf(G).length === 2 && followersOf(G).length === 2 && isWonByLast(followersOf(G)),
  },
  {
    file: 'second-wins-all-tie.json',
    about: 'CS-V3 all players tie for most points, so the last locomotive decides among all',
    numPlayers: 3,
    setupData: { secondWins: true, fewerPoints: 5 },
    isIt: (G) => leadersOf(G).length === 3 && isWonByLast(leadersOf(G)),
  },
  {
    file: 'penalty-and-steal.json',
    about:
      'CS-V1, CS-V2 a player steals one of the shuffled points cards, and penalties are chosen at the end',
    numPlayers: 4,
    setupData: { penalty: true, steal: true, pointsOrder: 'shuffled' },
    isIt: (_G, events) => hasTold(events, 'stole', 'choseDiscard', 'lostChosen'),
  },
];
