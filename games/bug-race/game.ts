/** Bug Race as a boardgame.io Game: when which rule is asked. The rules themselves are in rules.ts. */
import type { PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';
import {
  answersUnder,
  type ListedMove,
  type ListingGame,
  type MoveRule,
  movesUnder,
  noEventsFromClients,
} from '../kit/moves.ts';
import { stripSecrets } from '../kit/view.ts';
import { legs } from './components.ts';
import { info } from './info.ts';
import type { BugRaceMoves } from './moves.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { BugRaceEvent, BugRaceState, Refusal, SeenBugRaceState } from './state.ts';

const { simultaneousMove } = movesUnder(info);

/** A move's rule; its arguments are those of `BugRaceMoves`. */
type Rule<Move extends keyof BugRaceMoves> = AnyRule<Parameters<BugRaceMoves[Move]>>;
type AnyRule<Args extends readonly unknown[]> = MoveRule<BugRaceState, BugRaceEvent, Refusal, Args>;

const keepCard: Rule<'keepCard'> = {
  whyNot: rules.whyNotKeepCard,
  apply: ({ G, playerID }, cardID) => rules.keepCard(G, playerID, cardID),
  redact: true,
};

const playCard: Rule<'playCard'> = {
  whyNot: rules.whyNotPlayCard,
  apply: ({ G, playerID }, cardID, steps) => rules.playCard(G, playerID, cardID, steps),
  redact: false,
};

const moveLeg: Rule<'moveLeg'> = {
  whyNot: (G, playerID, leg) =>
    leg === 'body' ? 'notALeg' : rules.whyNotTakeStep(G, playerID, leg),
  apply: ({ G, playerID }, leg) => rules.takeStep(G, playerID, leg),
  redact: false,
};

const moveBody: Rule<'moveBody'> = {
  whyNot: (G, playerID) => rules.whyNotTakeStep(G, playerID, 'body'),
  apply: ({ G, playerID }) => rules.takeStep(G, playerID, 'body'),
  redact: false,
};

const finishCard: Rule<'finishCard'> = {
  whyNot: rules.whyNotFinishCard,
  apply: ({ G, playerID }) => rules.finishCard(G, playerID),
  redact: false,
};

const endTurn: Rule<'endTurn'> = {
  whyNot: rules.whyNotEndTurn,
  apply: ({ G, playerID, random, events }) => {
    const told = rules.endTurn(G, playerID, (cards) => random.Shuffle([...cards]));
    // While others still move, who is done waits; when all are, the phase ends by its endIf.
    if (G.step === 'legMove' && G.result === null) events.endStage();
    return told;
  },
  redact: false,
};

const moveRules: Readonly<Record<string, AnyRule<never>>> = {
  keepCard,
  playCard,
  moveLeg,
  moveBody,
  finishCard,
  endTurn,
} satisfies { [Move in keyof BugRaceMoves]: Rule<Move> };

/** All who still race act at the same time (BR-10, BR-12; BR-16). boardgame.io completes this object in place. */
function allAtOnce(): TurnConfig<BugRaceState> {
  return {
    activePlayers: { all: null as never }, // boardgame.io's Stage.NULL; its types leave null out
    onBegin: ({ G, ctx, events }) => {
      if (G.racing.length === ctx.numPlayers) return;
      events.setActivePlayers({
        value: Object.fromEntries(G.racing.map((seat) => [seat, null as never])),
      });
    },
  };
}

const legPass: PhaseConfig<BugRaceState> = {
  start: true,
  turn: allAtOnce(),
  moves: { keepCard: simultaneousMove(keepCard) },
  endIf: ({ G }) => G.step === 'legMove',
  next: 'legMove',
};

const legMove: PhaseConfig<BugRaceState> = {
  turn: allAtOnce(),
  moves: {
    playCard: simultaneousMove(playCard),
    moveLeg: simultaneousMove(moveLeg),
    moveBody: simultaneousMove(moveBody),
    finishCard: simultaneousMove(finishCard),
    endTurn: simultaneousMove(endTurn),
  },
  endIf: ({ G }) => G.step === 'legPass',
  next: 'legPass',
};

/** Every move that the rules allow a seat now, each with its arguments. */
function enumerate(G: SeenBugRaceState, playerID: PlayerID): ListedMove[] {
  const hand = G.players[playerID];
  if (!hand) return [];
  const tries: ListedMove[] = [
    ...hand.offered.map((card) => ({ move: 'keepCard', args: [card] })),
    ...hand.kept.map((card) => ({ move: 'playCard', args: [card] })),
    ...legs.map((leg) => ({ move: 'moveLeg', args: [leg] })),
    ...['moveBody', 'finishCard', 'endTurn'].map((move) => ({ move, args: [] })),
  ];
  return tries.filter(({ move, args }) => whyRefused(G, playerID, move, args) === null);
}

const answers = answersUnder<BugRaceState, Refusal>(info, {
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

/** Seats that the table waits for; who has chosen may still act, but nobody waits for them. */
export const waitsFor = answers.waitsFor;

/** Whether the log tells of it only until the next other event: who has chosen, before the cards are passed. */
export function isFleeting(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  return (event as BugRaceEvent).type === 'chose';
}

/** Whether a new turn begins with it. */
export function beginsPart(event: unknown): boolean {
  // As for isFleeting.
  return (event as BugRaceEvent).type === 'turnBegan';
}

/** The Game object for boardgame.io's servers and clients. */
export const game: ListingGame<BugRaceState> = {
  name: info.name,
  minPlayers: info.minPlayers,
  maxPlayers: info.maxPlayers,
  validateSetupData,
  setup: ({ ctx, random }, setupData) =>
    rules.newRace(optionsFrom(setupData), ctx.playOrder, (cards) => random.Shuffle([...cards])),
  events: noEventsFromClients,
  // No move can be taken back, so boardgame.io need not keep what was before it.
  disableUndo: true,
  phases: { legPass, legMove },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: answers.enumerate },
};
