/** Detroit–Cleveland Grand Prix as a boardgame.io Game: when which rule is asked. The rules are in rules.ts. */
import type { PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import {
  answersUnder,
  type ListedMove,
  type ListingGame,
  type MoveRule,
  movesUnder,
  noEventsFromClients,
} from '../kit/moves.ts';
import { stripSecrets } from '../kit/view.ts';
import { bidStep } from './components.ts';
import { info } from './info.ts';
import type { GrandPrixMoves } from './moves.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { GrandPrixEvent, GrandPrixState, Refusal, SeenGrandPrixState, Step } from './state.ts';

const { turnMove } = movesUnder(info);

/** A move's rule; its arguments are those of `GrandPrixMoves`. */
type Rule<Move extends keyof GrandPrixMoves> = AnyRule<Parameters<GrandPrixMoves[Move]>>;
type AnyRule<Args extends readonly unknown[]> = MoveRule<
  GrandPrixState,
  GrandPrixEvent,
  Refusal,
  Args
>;

type MoveContext = Parameters<AnyRule<[]>['apply']>[0];

function shuffleOf({ random }: MoveContext): Shuffle {
  return (cards) => random.Shuffle([...cards]);
}

/** Lets boardgame.io's turn follow the rules' within a phase; into the other one its `endIf` leads. */
function followTurn({ G, events }: MoveContext, step: Step): void {
  if (G.step === step && G.result === null) events.endTurn();
}

const bid: Rule<'bid'> = {
  whyNot: rules.whyNotBid,
  apply: (context, amount) => {
    const told = rules.bid(context.G, context.playerID, amount, shuffleOf(context));
    followTurn(context, 'auction');
    return told;
  },
  redact: false,
};

const pass: Rule<'pass'> = {
  whyNot: rules.whyNotPass,
  apply: (context) => {
    const told = rules.pass(context.G, context.playerID, shuffleOf(context));
    followTurn(context, 'auction');
    return told;
  },
  redact: false,
};

const playCard: Rule<'playCard'> = {
  whyNot: rules.whyNotPlayCard,
  apply: (context, number, moves) => {
    const played = { number, moves: moves ?? [] };
    const told = rules.playCard(context.G, context.playerID, played, shuffleOf(context));
    followTurn(context, 'race');
    return told;
  },
  redact: false,
};

const hold: Rule<'hold'> = {
  whyNot: rules.whyNotHold,
  apply: (context) => {
    const told = rules.hold(context.G, context.playerID, shuffleOf(context));
    followTurn(context, 'race');
    return told;
  },
  redact: false,
};

const moveRules: Readonly<Record<string, AnyRule<never>>> = {
  bid,
  pass,
  playCard,
  hold,
} satisfies { [Move in keyof GrandPrixMoves]: Rule<Move> };

/** The turn goes to whom the rules wait for. */
function turnOfAwaited(): TurnConfig<GrandPrixState> {
  const awaited = ({ G, ctx }: { G: GrandPrixState; ctx: { playOrder: PlayerID[] } }) =>
    Math.max(0, ctx.playOrder.indexOf(rules.waitedFor(G)[0] ?? ''));
  return { order: { first: awaited, next: awaited } };
}

const auction: PhaseConfig<GrandPrixState> = {
  start: true,
  turn: turnOfAwaited(),
  moves: { bid: turnMove(bid), pass: turnMove(pass) },
  endIf: ({ G }) => G.step !== 'auction',
  next: 'race',
};

const race: PhaseConfig<GrandPrixState> = {
  turn: turnOfAwaited(),
  moves: { playCard: turnMove(playCard), hold: turnMove(hold) },
  endIf: ({ G }) => G.step !== 'race',
  next: 'auction',
};

/** The most bids that are listed for bots; higher ones are as legal. */
const mostBidsListed = 100;

function listedBids(G: SeenGrandPrixState, playerID: PlayerID): ListedMove[] {
  const range = rules.bidRange(G, playerID);
  if (!range) return [];
  const count = Math.min(mostBidsListed, (range.most - range.least) / bidStep + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    move: 'bid',
    args: [range.least + index * bidStep],
  }));
}

function listedCards(G: SeenGrandPrixState, playerID: PlayerID): ListedMove[] {
  if (G.step !== 'race' || rules.waitedFor(G)[0] !== playerID) return [];
  const hand = G.players[playerID]?.hand ?? [];
  return hand.flatMap((number) =>
    rules
      .someMoves(G, { playerID, number })
      .map((moves) => ({ move: 'playCard', args: [number, moves] })),
  );
}

/** Legal moves of a seat, each with its arguments. All there are but for two: very high bids, and most ways of a card. */
function enumerate(G: SeenGrandPrixState, playerID: PlayerID): ListedMove[] {
  const tries = ['pass', 'hold'].map((move) => ({ move, args: [] }));
  return [
    ...listedBids(G, playerID),
    ...listedCards(G, playerID),
    ...tries.filter(({ move, args }) => whyRefused(G, playerID, move, args) === null),
  ];
}

const answers = answersUnder<GrandPrixState, Refusal>(info, {
  moveRules,
  unknownMove: 'wrongPhase',
  waitedFor: rules.waitedFor,
  enumerate,
});

/**
 * The rules' reason for refusing a move, a key of the texts' `refusals`; null if they allow it.
 * `args` may be anything a client sent. Source: rules.ts.
 */
export const whyRefused = answers.whyRefused;

/** Seats that the table waits for: never more than one. */
export const waitsFor = answers.waitsFor;

/** Every event of this game is worth keeping in the log. */
export function isFleeting(_event: unknown): boolean {
  return false;
}

/** Whether an auction or a race begins with it. */
export function beginsPart(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  const { type } = event as GrandPrixEvent;
  return type === 'raceBegan' || type === 'raceStarted';
}

/** The Game object for boardgame.io's servers and clients. */
export const game: ListingGame<GrandPrixState> = {
  name: info.name,
  minPlayers: info.minPlayers,
  maxPlayers: info.maxPlayers,
  validateSetupData,
  setup: ({ ctx, random }, setupData) =>
    rules.newGrandPrix(optionsFrom(setupData), ctx.playOrder, (cards) =>
      random.Shuffle([...cards]),
    ),
  events: noEventsFromClients,
  // No move can be taken back, so boardgame.io need not keep what was before it.
  disableUndo: true,
  phases: { auction, race },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: answers.enumerate },
};
