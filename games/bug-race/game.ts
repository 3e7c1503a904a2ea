/** Bug Race as a boardgame.io Game: when which rule is asked. The rules themselves are in rules.ts. */
import type { Game, PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';
import { type MoveRule, noEventsFromClients, simultaneousMove } from '../kit/moves.ts';
import { stripSecrets } from '../kit/view.ts';
import type { CardID, Leg } from './components.ts';
import { legs } from './components.ts';
import { info } from './info.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { BugRaceEvent, BugRaceState, Refusal, Step } from './state.ts';

type Rule<Args extends readonly unknown[]> = MoveRule<BugRaceState, BugRaceEvent, Refusal, Args>;

const keepCard: Rule<[CardID]> = {
  whyNot: rules.whyNotKeepCard,
  apply: ({ G, playerID }, cardID) => rules.keepCard(G, playerID, cardID),
  client: false,
  undoable: false,
  redact: true,
};

const playCard: Rule<[CardID, (readonly Step[] | null)?]> = {
  whyNot: rules.whyNotPlayCard,
  apply: ({ G, playerID }, cardID, steps) => rules.playCard(G, playerID, cardID, steps),
  client: true,
  undoable: false,
  redact: false,
};

const moveLeg: Rule<[Leg]> = {
  whyNot: (G, playerID, leg) =>
    leg === 'body' ? 'notALeg' : rules.whyNotTakeStep(G, playerID, leg),
  apply: ({ G, playerID }, leg) => rules.takeStep(G, playerID, leg),
  client: true,
  undoable: true,
  redact: false,
};

const moveBody: Rule<[]> = {
  whyNot: (G, playerID) => rules.whyNotTakeStep(G, playerID, 'body'),
  apply: ({ G, playerID }) => rules.takeStep(G, playerID, 'body'),
  client: true,
  undoable: true,
  redact: false,
};

const finishCard: Rule<[]> = {
  whyNot: rules.whyNotFinishCard,
  apply: ({ G, playerID }) => rules.finishCard(G, playerID),
  client: true,
  undoable: false,
  redact: false,
};

const endTurn: Rule<[]> = {
  whyNot: rules.whyNotEndTurn,
  apply: ({ G, playerID, random, events }) => {
    const told = rules.endTurn(G, playerID, (cards) => random.Shuffle([...cards]));
    // While others still move, who is done waits; when all are, the phase ends by its endIf.
    if (G.step === 'legMove' && G.result === null) events.endStage();
    return told;
  },
  client: false,
  undoable: false,
  redact: false,
};

const moveRules: Readonly<Record<string, Rule<never>>> = {
  keepCard,
  playCard,
  moveLeg,
  moveBody,
  finishCard,
  endTurn,
};

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
function enumerate(G: BugRaceState, playerID: PlayerID): { move: string; args: unknown[] }[] {
  const hand = G.players[playerID];
  if (!hand) return [];
  const tries: { move: string; args: unknown[] }[] = [
    ...hand.offered.map((card) => ({ move: 'keepCard', args: [card] })),
    ...hand.kept.map((card) => ({ move: 'playCard', args: [card] })),
    ...legs.map((leg) => ({ move: 'moveLeg', args: [leg] })),
    ...['moveBody', 'finishCard', 'endTurn'].map((move) => ({ move, args: [] })),
  ];
  return tries.filter(({ move, args }) => whyRefused(G, playerID, move, args) === null);
}

/**
 * The rules' reason for refusing a move, a key of the texts' `refusals`; null if they allow it.
 * `args` may be anything a client sent. Source: rules.ts.
 */
export function whyRefused(
  G: unknown,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): Refusal | null {
  const rule = Object.hasOwn(moveRules, move) ? moveRules[move] : undefined;
  // G is this game's own state: the caller has it from a match of this game.
  return rule ? rule.whyNot(G as BugRaceState, playerID, ...args) : 'wrongPhase';
}

/** Seats that the table waits for; who has chosen may still act, but nobody waits for them. */
export function waitsFor(G: unknown): readonly PlayerID[] {
  // G is this game's own state, as for whyRefused.
  return rules.waitedFor(G as BugRaceState);
}

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
export const game: Game<BugRaceState> = {
  name: info.name,
  minPlayers: info.minPlayers,
  maxPlayers: info.maxPlayers,
  validateSetupData,
  setup: ({ ctx, random }, setupData) =>
    rules.newRace(optionsFrom(setupData), ctx.playOrder, (cards) => random.Shuffle([...cards])),
  events: noEventsFromClients,
  phases: { legPass, legMove },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: (G, _ctx, playerID) => enumerate(G, playerID) },
};
