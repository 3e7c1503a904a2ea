import type { Game } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/core';

/** A field of the board. */
interface Field {
  readonly id: number;
  readonly ground: string;
  owner: string | null;
  strength: number;
}

interface Hand {
  readonly cards: number[];
}

/** The state of the game that is played to measure servers. */
export interface BenchState {
  readonly board: Field[];
  lastCard: number | null;
  readonly players: Record<string, Hand>;
  readonly secret: { readonly deck: number[] };
}

const grounds = ['meadow', 'forest', 'water', 'rock'] as const;
const cardsInDeck = 60;
export const cardsInHand = 6;

/** Makes what a player is sent about 8 kB of JSON. */
export const fieldCount = 132;

/**
 * A plain game of boardgame.io for two: in turn each plays a card out of a hidden hand onto a field and
 * draws another. It has no end. The same object is served by all servers that are compared; undo is on,
 * as boardgame.io has it if nothing is said.
 */
export const benchGame: Game<BenchState> = {
  name: 'bench',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: cardsInDeck }, (_, card) => card));
    return {
      board: Array.from({ length: fieldCount }, (_, id) => ({
        id,
        ground: grounds[id % grounds.length] ?? 'meadow',
        owner: null,
        strength: 0,
      })),
      lastCard: null,
      players: Object.fromEntries(
        ctx.playOrder.map((playerID) => [playerID, { cards: deck.splice(0, cardsInHand) }]),
      ),
      secret: { deck },
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, fieldID: number, place: number) => {
        const field = G.board[fieldID];
        const cards = G.players[playerID]?.cards;
        const card = cards?.[place];
        const next = G.secret.deck[0];
        if (!field || !cards || card === undefined || next === undefined) return INVALID_MOVE;
        field.owner = playerID;
        field.strength = card;
        G.lastCard = card;
        cards[place] = next;
        G.secret.deck.shift();
        G.secret.deck.push(card);
        return undefined;
      },
      // The deck is not on the players' pages.
      client: false,
    },
  },
  // Its type says that it might be missing.
  playerView: PlayerView.STRIP_SECRETS as NonNullable<Game<BenchState>['playerView']>,
};
