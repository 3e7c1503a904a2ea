import type { Page } from 'playwright-core';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import type { GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { catalogGame, type GameModule } from '../../../games/index.ts';
import type { Visit } from '../browser/visits.ts';
import { seededChoice, TestTable } from '../games/table.ts';
import { recordFiles } from '../records/replay.ts';
import { putAtServer } from '../servers/database.ts';
import { type Seated, seatPeople } from '../servers/page.ts';
import type { RunningServer } from '../servers/server.ts';

/** A moment of a match in which a board looks different, with preparations on its page. */
interface Situation {
  readonly name: string;
  /** Whose page it is: that of a seat that must act, of another seat, or of a spectator. */
  readonly as?: 'awaited' | 'other' | 'spectator';
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A table in the middle of a match, with the situations to check there. */
interface TableSetup {
  readonly players: number;
  readonly setupData?: object;
  /** Name of a recorded match whose moves are made. Defaults to random moves. */
  readonly recorded?: string;
  /** Returns whether the match has gone far enough. */
  readonly until: (table: TestTable<unknown>) => boolean;
  readonly situations: readonly Situation[];
}

const names = ['Ada', 'Bartholomäus Großkreuz', 'Chiara', 'Dieter', 'Elif', 'Finn'];

/** Maximum number of moves in a random match. */
const maxMoves = 4000;

const isOver = ({ state }: TestTable<unknown>) => state.ctx.gameover !== undefined;

/** Replays a recorded match. */
function followUntil(module: GameModule, { recorded, until }: TableSetup) {
  const { name } = module.game;
  const found = recordFiles().find((each) => each.game === name && each.file === recorded);
  if (!found) throw new Error(`There is no ${recorded}.`);
  const { options: setupData, seats, seed, moves } = found.record;
  const table = new TestTable(module, { numPlayers: seats.length, setupData, seed });
  for (const { seat, move, args } of moves) {
    if (until(table)) break;
    table.move(seat, move, ...args);
  }
  return table;
}

function playUntil(module: GameModule, setup: TableSetup) {
  const { players, setupData = {}, until } = setup;
  if (setup.recorded !== undefined) return followUntil(module, setup);
  for (let seed = 1; seed < 50; seed += 1) {
    const table = new TestTable(module, { numPlayers: players, setupData, seed: `sweep ${seed}` });
    const choose = seededChoice(seed);
    for (let made = 0; made < maxMoves && !until(table) && !isOver(table); made += 1) {
      const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
      table.move(playerID, move, ...args);
    }
    if (until(table)) return table;
  }
  throw new Error('It never comes to this.');
}

/** Returns a seat that must act, or one that needn't. */
function seatIn(
  situation: Situation,
  seats: readonly [Seated, ...Seated[]],
  awaited: readonly string[],
): Seated | undefined {
  const { as = 'awaited' } = situation;
  if (as === 'spectator') return undefined;
  const isMeant = ({ playerID }: Seated) => awaited.includes(playerID ?? '') === (as === 'awaited');
  return seats.find(isMeant) ?? seats[0];
}

/** Creates the tables of a game in every situation. Returns a visit to each. */
export async function visitsOfBoards(
  { url, dataDir }: RunningServer,
  game: string,
): Promise<readonly Visit[]> {
  const module = await catalogGame(game)?.load();
  if (!module) throw new Error(`There is no game ${game}.`);
  const visits: Visit[] = [];
  for (const setup of layings[game] ?? []) {
    const { players, setupData = {}, situations } = setup;
    const seats = await seatPeople(url, names.slice(0, players), { game, setupData });
    const { matchID } = seats[0];
    const table = playUntil(module, setup);
    if (table.state._stateID > 0) putAtServer(dataDir, matchID, table);
    for (const situation of situations) {
      const seat = seatIn(situation, seats, module.playersToMove(table.G));
      visits.push({
        name: situation.name,
        address: `/table/${matchID}`,
        shows: isOver(table) ? '.ranking' : `.${game}`,
        ...(seat && { seat }),
        ...(situation.prepare && { prepare: situation.prepare }),
      });
    }
  }
  return visits;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const openTab = (index: number) => (page: Page) => page.getByRole('tab').nth(index).click();

/** Situations that can be opened at the table of any game. */
const panels: readonly Situation[] = [
  { name: 'the chat', as: 'other', prepare: openTab(1) },
  { name: 'the rules', as: 'spectator', prepare: openTab(2) },
];

const ended = (players: number, setupData: object): TableSetup => ({
  players,
  setupData,
  until: isOver,
  situations: [{ name: 'the end' }],
});

const at =
  <G>(isIt: (G: G) => boolean) =>
  // Each setup is of one game.
  ({ G }: TestTable<unknown>) =>
    isIt(G as G);

const penaltyAndSteal = {
  players: 4,
  setupData: { penalty: true, steal: true },
  recorded: 'penalty-and-steal.json',
};

const layings: Readonly<Record<string, readonly TableSetup[]>> = {
  'bug-race': [
    {
      players: 4,
      setupData: { expert: true },
      until: () => true,
      situations: [
        { name: 'the first cards' },
        { name: 'a card kept', prepare: press('button.bug-race-card') },
        { name: 'watched', as: 'spectator' },
      ],
    },
    {
      players: 4,
      setupData: { expert: true },
      until: at<BugRaceState>(
        ({ step, turn, cardsInPlay }) =>
          step === 'legMove' && turn > 2 && Object.values(cardsInPlay).every((card) => !card),
      ),
      situations: [
        { name: 'cards to be played' },
        { name: 'a card tried out', prepare: press('button.bug-race-card') },
        ...panels,
      ],
    },
    {
      players: 2,
      until: at<BugRaceState>(
        ({ isDone, cardsInPlay, racing }) =>
          racing.some((seat) => isDone[seat]) && Object.values(cardsInPlay).every((card) => !card),
      ),
      situations: [
        { name: 'a card tried out by two', prepare: press('button.bug-race-card') },
        { name: 'done before the other', as: 'other' },
      ],
    },
    ended(4, { playOn: true }),
  ],
  'crazy-race-schacht': [
    {
      players: 4,
      setupData: { steal: true, penalty: true },
      until: at<SchachtState>(({ stage, step }) => stage === 3 && step.phase === 'driverPlacement'),
      situations: [
        { name: 'a card to be placed' },
        {
          name: 'a card and its sides',
          prepare: press('.crazy-race-schacht-hand button'),
        },
        { name: 'others place theirs', as: 'other' },
        { name: 'watched', as: 'spectator' },
        ...panels,
      ],
    },
    {
      players: 4,
      until: at<SchachtState>(({ step }) => step.phase === 'stageEvaluation'),
      situations: [{ name: 'asked for a movement' }],
    },
    {
      players: 4,
      until: at<SchachtState>(({ step }) => step.phase === 'reclaim'),
      situations: [{ name: 'asked for a card to be taken back' }],
    },
    {
      ...penaltyAndSteal,
      until: at<SchachtState>(
        ({ step }) => step.phase === 'stageEvaluation' && step.asks === 'prize',
      ),
      situations: [{ name: 'asked for a prize' }],
    },
    {
      ...penaltyAndSteal,
      until: at<SchachtState>(({ step }) => step.phase === 'penalty'),
      situations: [{ name: 'asked for a penalty' }],
    },
    ended(4, { steal: true, penalty: true }),
  ],
  'crazy-race-gewalt': [
    {
      players: 5,
      setupData: { expert: true },
      until: at<GewaltState>(
        ({ turn, awaitingReply }) => turn.number === 12 && awaitingReply === null,
      ),
      situations: [
        { name: 'the viewer’s turn' },
        { name: 'a section card and its places', prepare: press('.crazy-race-gewalt-hand button') },
        {
          name: 'an action card',
          prepare: (page) => page.locator('.crazy-race-gewalt-hand button').last().click(),
        },
        { name: 'others’ turn', as: 'other' },
        { name: 'watched', as: 'spectator' },
        ...panels,
      ],
    },
    {
      players: 5,
      setupData: { expert: true },
      until: at<GewaltState>(({ awaitingReply }) => awaitingReply !== null),
      situations: [{ name: 'asked for a counter' }],
    },
    ended(5, { expert: true }),
  ],
  'detroit-cleveland-grand-prix': [
    {
      players: 6,
      until: at<GrandPrixState>(
        ({ step }) => step.phase === 'auction' && step.sale.highestBid !== null,
      ),
      situations: [
        { name: 'asked for a bid' },
        { name: 'others’ bids', as: 'other' },
        { name: 'an auction watched', as: 'spectator' },
        ...panels,
      ],
    },
    {
      players: 6,
      until: at<GrandPrixState>(
        ({ step, discards }) =>
          step.phase === 'race' && discards.length > 7 && step.exchanges.length > 0,
      ),
      situations: [
        { name: 'a card to be played' },
        { name: 'a card tried out', prepare: press('.grand-prix-hand button') },
        { name: 'others’ turn', as: 'other' },
        { name: 'watched', as: 'spectator' },
      ],
    },
    ended(6, { races: 2 }),
  ],
};
