import { EventEmitter, once } from 'node:events';
import type * as Clients from 'boardgame.io/client';
import type * as Multiplayer from 'boardgame.io/multiplayer';
import type { GameModule } from '../../../games/index.ts';
import type { Result } from '../../../games/kit/result.ts';
import { seededChoice } from '../games/table.ts';
import type { GameWithBot } from '../players/bots.ts';

type Client = ReturnType<typeof Clients.Client>;
type ClientState = NonNullable<ReturnType<Client['getState']>>;

/** A match on a server of boardgame.io with boardgame.io's own clients at some of its seats. */
export interface StockMatch {
  /** Resolves the installed package and boardgame.io. */
  readonly require: NodeJS.Require;
  readonly url: string;
  readonly game: string;
  readonly numPlayers: number;
}

/** A client at its seat. */
export interface StockSeat {
  readonly client: Client;
  /** Resolves once the client's state meets a condition. Rejects with the present state if that takes too long. */
  readonly untilState: (
    isIt: (state: ClientState) => boolean,
    milliseconds?: number,
  ) => Promise<void>;
}

/** Time that a client waits for an update, in milliseconds. */
const patience = 30_000;

/** Describes a client's match for the message of a failed wait. */
function told(client: Client): string {
  const { G, ctx, _stateID, isConnected } = client.getState() ?? {};
  return JSON.stringify({ isConnected, _stateID, ctx, G, lastOfLog: client.log?.slice(-3) });
}

function seatOf(client: Client): StockSeat {
  const heard = new EventEmitter();
  // Only one subscription, because boardgame.io loses subscribers when others leave.
  client.subscribe(() => heard.emit('state'));
  return {
    client,
    untilState: async (isIt, milliseconds = patience) => {
      const signal = AbortSignal.timeout(milliseconds);
      for (let state = client.getState(); !state || !isIt(state); state = client.getState()) {
        await once(heard, 'state', { signal }).catch(() => {
          throw new Error(`Seat ${client.playerID} waits in vain. ${told(client)}`);
        });
      }
    },
  };
}

function lobbyOf({ require, url }: StockMatch): Clients.LobbyClient {
  const { LobbyClient } = require('boardgame.io/client') as typeof Clients;
  return new LobbyClient({ server: url });
}

/** Takes a seat with boardgame.io's LobbyClient, and connects a client of boardgame.io. */
export async function sitDown(
  match: StockMatch,
  matchID: string,
  playerID: string,
): Promise<StockSeat> {
  const { require, url, game, numPlayers } = match;
  const { Client } = require('boardgame.io/client') as typeof Clients;
  const { SocketIO } = require('boardgame.io/multiplayer') as typeof Multiplayer;
  const module = require(`paddock-games/${game}`) as GameModule;
  const joining = { playerID, playerName: `Player ${playerID}` };
  const { playerCredentials } = await lobbyOf(match).joinMatch(game, matchID, joining);
  const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
  const viewer = { matchID, playerID, credentials: playerCredentials };
  const client = Client({ game: module.game, numPlayers, multiplayer, debug: false, ...viewer });
  const seat = seatOf(client);
  client.start();
  await seat.untilState(() => true);
  return seat;
}

/** Makes a legal move at one of these seats that must act, and waits until all have received it. */
export async function moveOnce(
  { playersToMove, game }: GameModule,
  seats: readonly StockSeat[],
  choose: ReturnType<typeof seededChoice>,
): Promise<void> {
  const awaited = playersToMove(seats[0]?.client.getState()?.G);
  const client = seats.find(({ client }) => awaited.includes(client.playerID ?? ''))?.client;
  const state = client?.getState();
  if (!client?.playerID || !state)
    throw new Error(`None of these seats is waited for: ${awaited}.`);
  const next = choose(game.ai?.enumerate(state.G, state.ctx, client.playerID) ?? []);
  if (!('move' in next)) throw new Error('Our games list moves only.');
  const { _stateID: before } = state;
  client.moves[next.move]?.(...(next.args ?? []));
  await Promise.all(seats.map((seat) => seat.untilState(({ _stateID }) => _stateID > before)));
}

/** Plays a whole new match at all its seats. Returns each client's result. */
async function resultsOf(
  match: StockMatch,
  play: (seats: readonly StockSeat[], isOver: () => boolean) => Promise<unknown>,
): Promise<readonly Result[]> {
  const { game, numPlayers } = match;
  const { matchID } = await lobbyOf(match).createMatch(game, { numPlayers });
  const seats: StockSeat[] = [];
  for (let seat = 0; seat < numPlayers; seat += 1) {
    seats.push(await sitDown(match, matchID, String(seat)));
  }
  const resultAt = ({ client }: StockSeat): Result | undefined => client.getState()?.ctx.gameover;
  try {
    await play(seats, () => seats.some(resultAt));
    await Promise.all(
      seats.map((seat) => seat.untilState(({ ctx }) => ctx.gameover !== undefined)),
    );
    return seats.flatMap((seat) => resultAt(seat) ?? []);
  } finally {
    for (const { client } of seats) client.stop();
  }
}

/** Plays a whole new match with random moves. Returns each client's result. */
export function playStockMatch(match: StockMatch): Promise<readonly Result[]> {
  const choose = seededChoice(7);
  const module = match.require(`paddock-games/${match.game}`) as GameModule;
  return resultsOf(match, async (seats, isOver) => {
    while (!isOver()) await moveOnce(module, seats, choose);
  });
}

/** Plays a whole new match with the package's bots. Returns each client's result. */
export function playStockMatchWithBots(match: StockMatch): Promise<readonly Result[]> {
  const { playSeat } = match.require(`paddock-games/${match.game}/bot`) as Pick<
    GameWithBot,
    'playSeat'
  >;
  return resultsOf(match, async (seats) => {
    for (const { client } of seats) playSeat(client, { level: 'fair', rounds: 1 });
  });
}
