/**
 * How long Detroit–Cleveland Grand Prix takes to find out what can be played. Run it by hand:
 * `node --import tsx bench/reach.ts`
 *
 * The worst hand is the one with all ten cards that show white: every other card is playable without a search. The
 * worst position is looked for: cars are thrown close together at many places of both tracks, some of them home.
 */

import type { GrandPrixState } from '../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../games/detroit-cleveland-grand-prix/index.ts';
import {
  cars,
  handCard,
  movementCards,
  type Space,
  type TrackName,
  tens,
  trackNames,
} from '../games/detroit-cleveland-grand-prix/index.ts';
import { circuits } from '../games/detroit-cleveland-grand-prix/rules/circuit.ts';
import {
  exchangesOf,
  nextEntry,
  playableCards,
  waysOf,
  waysToPlay,
  whyNotPlayCard,
} from '../games/detroit-cleveland-grand-prix/rules/index.ts';
import { seededChoice, TestTable } from '../test/support/games/table.ts';

const positions = 2_000;
/** Each work is timed so often in each position, and the fastest run counts: other work on the machine disturbs. */
const runs = 5;
/** The cars lie within this many spaces of the track's list. */
const crowd = 16;

const hand = [...movementCards, ...tens]
  .filter(({ entries }) => entries.some(({ car }) => car === 'white'))
  .map(({ number }) => number);

const { G: start } = new TestTable<GrandPrixState>(grandPrix, { numPlayers: 3, seed: 'bench' });

/** A race in which seat 0 holds the worst hand and is to play. */
function thrown(choose: <Item>(items: readonly Item[]) => Item): GrandPrixState {
  const track: TrackName = choose(trackNames);
  const { spaces } = circuits[track];
  const first = choose([...spaces.keys()]);
  const near = spaces.slice(first, first + crowd).map(({ space }) => space);
  const at: [string, Space | null][] = [];
  for (const car of cars) {
    const free = near.filter((space) => !at.some(([, taken]) => taken === space));
    at.push([
      car,
      free.length > 0 && choose([true, true, true, true, false]) ? choose(free) : null,
    ]);
  }
  const places = Object.fromEntries(at) as GrandPrixState['spaces']; // every car has its entry
  return {
    ...start,
    options: { ...start.options, tracks: [track, track, track] },
    step: {
      phase: 'race',
      toPlay: '0',
      turnOrder: ['0', '1', '2'],
      exchanges: choose([[], [{ number: 48, playerID: '1', cars: ['red', 'blue'] }]]),
      idleTurns: 0,
    },
    spaces: places,
    home: cars.filter((car) => places[car] === null),
    players: { ...start.players, '0': { hand } },
  };
}

/** Milliseconds that a piece of work takes. */
function timeOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    work();
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

const works: readonly { readonly name: string; readonly work: (G: GrandPrixState) => unknown }[] = [
  { name: 'which cards of the worst hand are playable', work: (G) => playableCards(G, '0') },
  {
    name: 'the ways of the first car of every card in it',
    work: (G) => hand.map((number) => firstWays(G, number)),
  },
  {
    name: 'checking one played card of each number in it',
    work: (G) =>
      hand.map((number) => {
        const [moves] = waysToPlay(G, { playerID: '0', number });
        return moves && whyNotPlayCard(G, '0', number, moves);
      }),
  },
  {
    name: 'listing moves of the whole hand for a bot',
    work: (G) => hand.map((number) => waysToPlay(G, { playerID: '0', number })),
  },
];

function firstWays(G: GrandPrixState, number: number): unknown {
  const choice = { playerID: '0', number, chosen: [] };
  const next = nextEntry(G, choice);
  const car = next?.car ?? next?.whiteCars[0];
  return car && waysOf(G, choice, { car, begun: [] });
}

function inWords(G: GrandPrixState): string {
  const at = cars.map((car) => `${car} ${G.spaces[car]?.join('/') ?? 'home'}`).join(', ');
  const playable = playableCards(G, '0').length;
  return `${G.options.tracks[0]}, ${at}; exchanges: ${exchangesOf(G).length}; playable: ${playable} of ${hand.length}`;
}

const choose = seededChoice(17);
const states = Array.from({ length: positions }, () => thrown(choose));
for (const state of states) playableCards(state, '0'); // warms the compiler up

console.info(`Hand: ${hand.map((number) => `#${handCard(number).number}`).join(' ')}`);
const withUnplayable = states.filter((G) => playableCards(G, '0').length < hand.length).length;
console.info(
  `${positions} crowded positions, in ${withUnplayable} of them not all cards are playable`,
);
console.info(`Node ${process.version}\n`);
console.info(`${'milliseconds'.padEnd(50)}${'median'.padStart(10)}${'slowest'.padStart(10)}`);
for (const { name, work } of works) {
  const timed = states
    .map((state) => ({ state, time: timeOf(() => work(state)) }))
    .sort((a, b) => a.time - b.time);
  const median = timed[Math.floor(timed.length / 2)]?.time ?? 0;
  const slowest = timed.at(-1);
  const [usual, max] = [median, slowest?.time ?? 0].map((time) => time.toFixed(3).padStart(10));
  console.info(`${name.padEnd(50)}${usual}${max}`);
  if (slowest && work === works[0]?.work) console.info(`  slowest: ${inWords(slowest.state)}`);
}
