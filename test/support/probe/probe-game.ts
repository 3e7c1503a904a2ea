import type { Game, PlayerID } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { ServedRules } from '../../../server/games.ts';

export interface ProbeState {
  /** Number of marks that each seat has made. */
  readonly marks: Record<PlayerID, number>;
  lastRoll: number | null;
  /** Whether the view of spectators throws. */
  isViewBroken: boolean;
  readonly players: Record<PlayerID, { card: number }>;
  readonly secret: { readonly deck: number[] };
}

const cardsInDeck = 40;

/** Returns whether a guess is wrong. It is false on a page, which has no deck. */
function isWrong(card: unknown, { secret }: Partial<ProbeState>): boolean {
  const top = secret?.deck.at(-1);
  return top !== undefined && top !== card;
}

/** The rules that servers need beyond boardgame.io's Game. They ask for matches of this game only, without bots. */
export const probeRules: ServedRules = {
  refusalOf: (G, _playerID, move, args) =>
    move === 'guess' && isWrong(args[0], G as ProbeState) ? 'wrongCard' : null,
  playersToMove: (G) => Object.keys((G as ProbeState).marks),
  playbackMilliseconds: () => 0,
  // Only bots use them.
  rules: undefined as never,
};

/**
 * A game with everything that can break a server. Any player may act at any time, and cards are hidden. Some moves
 * throw, roll, can be judged by the server alone, or make the state unviewable for spectators. Without undo its state
 * always has the same length.
 */
export const probeGame: Game<ProbeState> = {
  name: 'probe',
  minPlayers: 1,
  maxPlayers: 8,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: cardsInDeck }, (_, card) => card));
    const seats = ctx.playOrder;
    return {
      marks: Object.fromEntries(seats.map((seat) => [seat, 0])),
      lastRoll: null,
      isViewBroken: false,
      players: Object.fromEntries(seats.map((seat) => [seat, { card: deck.pop() ?? -1 }])),
      secret: { deck },
    };
  },
  moves: {
    mark: ({ G, playerID }) => {
      G.marks[playerID] = (G.marks[playerID] ?? 0) + 1;
    },
    roll: {
      client: false,
      move: ({ G, random }) => {
        G.lastRoll = random.Number();
      },
    },
    /** Legal only with the number of the deck's top card. A page can't know it, so there the move always works. */
    guess: ({ G, playerID }, card: unknown) => {
      if (isWrong(card, G)) return 'INVALID_MOVE';
      G.marks[playerID] = 100;
      return undefined;
    },
    fail: () => {
      throw new Error('This move always fails.');
    },
    breakView: ({ G }) => {
      G.isViewBroken = true;
    },
  },
  playerView: ({ G, playerID }) => {
    if (G.isViewBroken && playerID === null) throw new Error('This state has no view.');
    const { secret: _, players, ...seen } = G;
    return { ...seen, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
};
