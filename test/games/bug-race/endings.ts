import type { BugRaceEvent, BugRaceOptions, BugRaceState } from '../../../games/bug-race/index.ts';
import { pairs } from '../../../games/bug-race/rules/components.ts';
import type { Ending } from '../../support/games/recorded-games.ts';

function winnersOf(G: BugRaceState): readonly string[] {
  return G.result?.winners ?? [];
}

/** Returns how many bugs crossed the line in the last turn. */
function acrossAtLast(G: BugRaceState): number {
  return Object.values(G.finishedInTurn).filter((turn) => turn === G.turn).length;
}

/** Returns the sums of the pairs of legs for each bug that crossed the line in the winner's turn. */
function sumsOfFirstAcross(G: BugRaceState): number[][] {
  const first = G.finishedInTurn[winnersOf(G)[0] ?? ''];
  return Object.keys(G.bugs)
    .filter((seat) => G.finishedInTurn[seat] === first)
    .map((seat) =>
      pairs.map(([a, b]) => (G.bugs[seat]?.legs[a] ?? 0) + (G.bugs[seat]?.legs[b] ?? 0)),
    );
}

/** Returns a function that tests whether the pair with this index decided the tie of the first bugs across. */
function decidedBy(index: number): (G: BugRaceState) => boolean {
  return (G) => {
    const sums = sumsOfFirstAcross(G);
    const same = (pair: number) => new Set(sums.map((each) => each[pair])).size === 1;
    const earlierAreEqual = [...Array(index).keys()].every(same);
    return sums.length === 2 && winnersOf(G).length === 1 && earlierAreEqual && !same(index);
  };
}

/** Returns how often a player, not the step before, put away a card with legs that had not moved. */
function timesLegsWereLeft(events: readonly BugRaceEvent[]): number {
  return events.filter(
    ({ type }, index) => type === 'cardFinished' && events[index - 1]?.type !== 'stepped',
  ).length;
}

/** Every way in which a race can end. */
export const endings: readonly Ending<BugRaceState, BugRaceEvent, Partial<BugRaceOptions>>[] = [
  {
    file: 'one-across.json',
    about: 'BR-14 one bug is across first',
    numPlayers: 2,
    setupData: {},
    isIt: (G) => sumsOfFirstAcross(G).length === 1 && acrossAtLast(G) === 1,
  },
  ...['rear', 'middle', 'front'].map((pair, index) => ({
    file: `tie-broken-by-${pair}-legs.json`,
    about: `BR-15 the ${pair} legs decide between two bugs across in one turn`,
    numPlayers: 3,
    setupData: { trackLength: 9 },
    isIt: decidedBy(index),
  })),
  {
    file: 'shared-win.json',
    about: 'BR-15 two bugs across with the same legs share the place',
    numPlayers: 2,
    setupData: { trackLength: 9 },
    isIt: (G) => winnersOf(G).length === 2,
  },
  {
    file: 'play-on-one-left.json',
    about: 'BR-16 a match with playOn ends with one bug still racing',
    numPlayers: 4,
    setupData: { playOn: true },
    isIt: (G) => G.racing.length === 1 && G.turn > (G.finishedInTurn[winnersOf(G)[0] ?? ''] ?? 0),
  },
  {
    file: 'play-on-none-left.json',
    about: 'BR-16 a match with playOn ends when the last two bugs finish together',
    numPlayers: 3,
    setupData: { playOn: true, trackLength: 9 },
    isIt: (G) => G.racing.length === 0 && acrossAtLast(G) === 2,
  },
  {
    file: 'expert-optional-legs.json',
    about: 'BR-9, BR-11 an expert match has optional legs and a long track',
    numPlayers: 4,
    setupData: { expert: true, optionalLegs: true, trackLength: 24 },
    isIt: (G, events) => G.racing.length < 4 && timesLegsWereLeft(events) > 20,
  },
];
