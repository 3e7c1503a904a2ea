/**
 * Makes the recorded games anew, one for each way in which a race can end and each corner of the auction, by playing
 * seeded random matches until one goes that way. To be run by hand when the rules change on purpose:
 * `node --import tsx test/games/detroit-cleveland-grand-prix/record-games.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  GrandPrixEvent,
  GrandPrixSetup,
  GrandPrixState,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { chooseMove } from '../../support/random-games.ts';
import type { RecordedGame } from '../../support/recorded-games.ts';
import { seededChoice, TestTable } from '../../support/table.ts';
import { ticketsOf, told } from './positions.ts';

interface Kind {
  readonly file: string;
  readonly about: string;
  readonly numPlayers: number;
  readonly setupData: GrandPrixSetup;
  readonly isIt: (events: readonly GrandPrixEvent[], G: GrandPrixState) => boolean;
}

type EventOf<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

function ofType<Type extends GrandPrixEvent['type']>(
  events: readonly GrandPrixEvent[],
  type: Type,
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** Whether somebody below the limit of cars could not bid. */
function shutsOut(events: readonly GrandPrixEvent[], G: GrandPrixState): boolean {
  const seats = Object.keys(G.money);
  return ofType(events, 'offered').some(({ bidders }) => bidders.length < seats.length);
}

function endsBy(why: grandPrix.RaceEndReason): Kind['isIt'] {
  return (events) => ofType(events, 'raceEnded').some((event) => event.why === why);
}

const kinds: readonly Kind[] = [
  {
    file: 'all-home.json',
    about: 'GP-9 the race ends with all cars home',
    numPlayers: 3,
    setupData: { races: 1 },
    isIt: endsBy('allHome'),
  },
  {
    file: 'cards-out.json',
    about: 'GP-9, GP-16 the race ends with all cards played, and some cars win nothing',
    numPlayers: 4,
    setupData: { races: 1, tracks: 'cleveland' },
    isIt: (events, G) => endsBy('cardsOut')(events, G) && G.home.length < 6,
  },
  {
    file: 'nobody-played.json',
    about: 'GP-9 the race ends when nobody can play a card once round',
    numPlayers: 2,
    setupData: { races: 1 },
    isIt: endsBy('nobodyPlayed'),
  },
  {
    file: 'nobody-bids.json',
    about: 'GP-7 a car that nobody wants twice starts unowned, and its prize stays in the bank',
    numPlayers: 3,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: (events) => {
      const cars = ofType(events, 'unowned').map(({ car }) => car);
      return ofType(events, 'prize').some(({ car, place }) => place <= 3 && cars.includes(car));
    },
  },
  {
    file: 'forced-car.json',
    about: 'GP-8 nobody bids, and the first player without a car must buy',
    numPlayers: 5,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: (events) => ofType(events, 'sold').some(({ why }) => why === 'nobodyBid'),
  },
  {
    file: 'last-car.json',
    about: 'GP-8 the last one without a car buys the last car unasked',
    numPlayers: 4,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: (events) => ofType(events, 'sold').some(({ why }) => why === 'onlyOne'),
  },
  {
    file: 'owners-shut-out.json',
    about: 'GP-5 owners are shut out so that everyone gets a car, without a limit too',
    numPlayers: 3,
    setupData: { races: 1, tracks: 'detroit', noCarLimit: true },
    isIt: shutsOut,
  },
  {
    file: 'three-races.json',
    about: 'GP-2, GP-17 three races on alternating tracks',
    numPlayers: 3,
    setupData: {},
    isIt: () => true,
  },
  {
    file: 'shared-win.json',
    about: 'GP-17 equal money shares the place',
    numPlayers: 3,
    setupData: { races: 1, prizes: [20_000, 20_000, 20_000, 20_000, 20_000, 20_000] },
    isIt: (_events, G) => G.result?.winners.length === 2,
  },
  {
    file: 'all-options.json',
    about: 'all options, with turns held',
    numPlayers: 4,
    setupData: {
      races: 2,
      tracks: ['detroit'],
      tensInDeck: true,
      noCarLimit: true,
      noCarNeeded: true,
      whiteOwnPartial: true,
      mayHold: true,
      tournamentSeating: true,
    },
    isIt: (events) => ofType(events, 'idle').some(({ why }) => why === 'held'),
  },
];

function playAtRandom(kind: Kind, number: number): RecordedGame | undefined {
  const settings = {
    numPlayers: kind.numPlayers,
    setupData: kind.setupData,
    seed: `${kind.file}-${number}`,
  };
  const table = new TestTable<GrandPrixState>(grandPrix, settings);
  const choose = seededChoice(number);
  const moves: [string, string, ...unknown[]][] = [];
  while (table.G.result === null) {
    const { playerID, move, args } = chooseMove(table, choose, ticketsOf);
    table.move(playerID, move, ...args);
    moves.push([playerID, move, ...args]);
  }
  return kind.isIt(told(table), table.G)
    ? { about: kind.about, settings, moves, result: table.G.result }
    : undefined;
}

const folder = join(import.meta.dirname, 'recorded');
mkdirSync(folder, { recursive: true });
for (const kind of kinds) {
  let record: RecordedGame | undefined;
  for (let number = 1; !record; number += 1) record = playAtRandom(kind, number);
  const moves = record.moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const { about, settings, result } = record;
  const text = `{\n  "about": ${JSON.stringify(about)},\n  "settings": ${JSON.stringify(settings)},\n  "moves": [\n${moves}\n  ],\n  "result": ${JSON.stringify(result)}\n}\n`;
  writeFileSync(join(folder, kind.file), text);
  console.info(`${kind.file}: ${record.moves.length} moves`);
}
