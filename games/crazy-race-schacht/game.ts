/** Crazy Race as a boardgame.io Game: when which rule is asked. The rules themselves are in rules.ts. */
import type { Game, PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';
import { type MoveRule, noEventsFromClients, simultaneousMove, turnMove } from '../kit/moves.ts';
import { stripSecrets } from '../kit/view.ts';
import {
  type DriverCardID,
  type Model,
  models,
  type PointsCardID,
  type Side,
} from './components.ts';
import { info } from './info.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { Advance, CrazyRaceEvent, CrazyRaceState, Refusal, Step } from './state.ts';

type Rule<Args extends readonly unknown[]> = MoveRule<
  CrazyRaceState,
  CrazyRaceEvent,
  Refusal,
  Args
>;

/** A move may turn up cards that its player's page cannot see, and none can be taken back. */
const onServer = { client: false, undoable: false } as const;

type MoveContext = Parameters<Rule<[]>['apply']>[0];

/** Lets boardgame.io's turn follow the rules' within a phase; into another one its `endIf` leads. */
function followTurn({ G, events }: MoveContext, step: Step): void {
  if (G.step === step && G.result === null) events.endTurn();
}

/** Who has answered is not asked again, while others still are. */
function leaveStage({ G, events }: MoveContext, step: Step): void {
  if (G.step === step && G.result === null) events.endStage();
}

const placeDriver: Rule<[DriverCardID, Side]> = {
  whyNot: rules.whyNotPlaceDriver,
  apply: (context, cardID, side) => {
    const told = rules.placeDriver(context.G, context.playerID, cardID, side);
    followTurn(context, 'driverPlacement');
    return told;
  },
  ...onServer,
  redact: true,
};

const pass: Rule<[]> = {
  whyNot: rules.whyNotPass,
  apply: (context) => {
    const told = rules.pass(context.G, context.playerID);
    followTurn(context, 'driverPlacement');
    return told;
  },
  ...onServer,
  redact: false,
};

const takeBack: Rule<[]> = {
  whyNot: rules.whyNotTakeBack,
  apply: (context) => {
    const told = rules.takeBack(context.G, context.playerID);
    // Whose turn it is goes on placing; for anybody else that was the only thing to do.
    if (context.G.toPlace !== context.playerID) context.events.endStage();
    return told;
  },
  ...onServer,
  redact: false,
};

const advance: Rule<[Model, number, (readonly Advance[] | null)?]> = {
  whyNot: rules.whyNotAdvance,
  apply: (context, locomotive, distance, further) => {
    const first = { locomotive, distance };
    const told = rules.advance(context.G, context.playerID, first, further ?? []);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  ...onServer,
  redact: false,
};

const decline: Rule<[]> = {
  whyNot: rules.whyNotDecline,
  apply: (context) => {
    const told = rules.decline(context.G, context.playerID);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  ...onServer,
  redact: false,
};

const drawPoints: Rule<[]> = {
  whyNot: rules.whyNotDrawPoints,
  apply: (context) => {
    const told = rules.drawPoints(context.G, context.playerID);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  ...onServer,
  redact: false,
};

const steal: Rule<[PlayerID]> = {
  whyNot: rules.whyNotSteal,
  apply: (context, from) => {
    const { G, playerID, random } = context;
    const told = rules.steal(G, playerID, from, (cards) => random.Shuffle([...cards]));
    followTurn(context, 'stageEvaluation');
    return told;
  },
  ...onServer,
  redact: false,
};

const reclaim: Rule<[DriverCardID | null]> = {
  whyNot: rules.whyNotReclaim,
  apply: (context, cardID) => {
    const told = rules.reclaim(context.G, context.playerID, cardID);
    leaveStage(context, 'reclaim');
    return told;
  },
  ...onServer,
  redact: true,
};

const discardPoints: Rule<[PointsCardID]> = {
  whyNot: rules.whyNotDiscardPoints,
  apply: (context, cardID) => {
    const told = rules.discardPoints(context.G, context.playerID, cardID);
    leaveStage(context, 'penalty');
    return told;
  },
  ...onServer,
  redact: true,
};

const moveRules: Readonly<Record<string, Rule<never>>> = {
  placeDriver,
  pass,
  takeBack,
  advance,
  decline,
  drawPoints,
  steal,
  reclaim,
  discardPoints,
};

/** The turn goes to whom the rules wait for. */
function turnOfAwaited(): NonNullable<TurnConfig<CrazyRaceState>['order']> {
  const awaited = ({ G, ctx }: { G: CrazyRaceState; ctx: { playOrder: PlayerID[] } }) =>
    Math.max(0, ctx.playOrder.indexOf(rules.waitedFor(G)[0] ?? ''));
  return { first: awaited, next: awaited };
}

/** All who are asked answer at the same time. */
function allAsked(): TurnConfig<CrazyRaceState> {
  return {
    order: turnOfAwaited(),
    onBegin: ({ G, events }) =>
      events.setActivePlayers({
        // null is boardgame.io's Stage.NULL; its types leave it out.
        value: Object.fromEntries(G.toAnswer.map((seat) => [seat, null as never])),
      }),
  };
}

const driverPlacement: PhaseConfig<CrazyRaceState> = {
  start: true,
  turn: {
    order: turnOfAwaited(),
    // CS-5: who can take back may do so in and out of turn.
    onBegin: ({ G, ctx, events }) =>
      events.setActivePlayers({
        value: Object.fromEntries(
          ctx.playOrder
            .filter((seat) => seat === G.toPlace || rules.whyNotTakeBack(G, seat) === null)
            .map((seat) => [seat, seat === G.toPlace ? 'placing' : 'waiting']),
        ),
      }),
    stages: {
      placing: {
        moves: {
          placeDriver: simultaneousMove(placeDriver),
          // Not on an older state: with all others passed over, a second press would cost another round.
          pass: turnMove(pass),
          takeBack: simultaneousMove(takeBack),
        },
      },
      waiting: { moves: { takeBack: simultaneousMove(takeBack) } },
    },
  },
  endIf: ({ G }) => G.step !== 'driverPlacement',
  next: ({ G }) => G.step,
};

const stageEvaluation: PhaseConfig<CrazyRaceState> = {
  turn: { order: turnOfAwaited() },
  moves: {
    advance: turnMove(advance),
    decline: turnMove(decline),
    drawPoints: turnMove(drawPoints),
    steal: turnMove(steal),
  },
  endIf: ({ G }) => G.step !== 'stageEvaluation',
  next: ({ G }) => G.step,
};

const reclaimPhase: PhaseConfig<CrazyRaceState> = {
  turn: allAsked(),
  moves: { reclaim: simultaneousMove(reclaim) },
  endIf: ({ G }) => G.step !== 'reclaim',
  next: 'driverPlacement',
};

const penaltyPhase: PhaseConfig<CrazyRaceState> = {
  turn: allAsked(),
  moves: { discardPoints: simultaneousMove(discardPoints) },
};

/** How a movement can be begun: every own locomotive with every number of spaces. */
function advancesOf({ movement }: CrazyRaceState): [Model, number][] {
  return models.flatMap((model) =>
    Array.from({ length: movement?.left ?? 0 }, (_, index): [Model, number] => [model, index + 1]),
  );
}

/** Every move that the rules allow a seat now, each with its arguments. */
function enumerate(G: CrazyRaceState, playerID: PlayerID): { move: string; args: unknown[] }[] {
  const own = G.players[playerID];
  if (!own) return [];
  const tries: { move: string; args: unknown[] }[] = [
    ...own.hand.flatMap((card) =>
      rules.legalSides(G).map((side) => ({ move: 'placeDriver', args: [card, side] })),
    ),
    ...advancesOf(G).map((args) => ({ move: 'advance', args })),
    ...Object.keys(G.players).map((from) => ({ move: 'steal', args: [from] })),
    ...[null, ...own.placed.map(({ cardID }) => cardID)].map((card) => ({
      move: 'reclaim',
      args: [card],
    })),
    ...(G.points[playerID] ?? []).map((card) => ({ move: 'discardPoints', args: [card] })),
    ...['pass', 'takeBack', 'decline', 'drawPoints'].map((move) => ({ move, args: [] })),
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
  return rule ? rule.whyNot(G as CrazyRaceState, playerID, ...args) : 'wrongPhase';
}

/** Seats that the table waits for; others may still take their piles back (CS-5). */
export function waitsFor(G: unknown): readonly PlayerID[] {
  // G is this game's own state, as for whyRefused.
  return rules.waitedFor(G as CrazyRaceState);
}

/** Whether the log tells of it only until the next other event: who has chosen a points card to discard. */
export function isFleeting(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  return (event as CrazyRaceEvent).type === 'choseDiscard';
}

/** Whether a new stage begins with it. */
export function beginsPart(event: unknown): boolean {
  // As for isFleeting.
  return (event as CrazyRaceEvent).type === 'stageBegan';
}

/** The Game object for boardgame.io's servers and clients. */
export const game: Game<CrazyRaceState> = {
  name: info.name,
  minPlayers: info.minPlayers,
  maxPlayers: info.maxPlayers,
  validateSetupData,
  setup: ({ ctx, random }, setupData) =>
    rules.newRace(optionsFrom(setupData), ctx.playOrder, (cards) => random.Shuffle([...cards])),
  events: noEventsFromClients,
  phases: {
    driverPlacement,
    stageEvaluation,
    reclaim: reclaimPhase,
    penalty: penaltyPhase,
  },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: (G, _ctx, playerID) => enumerate(G, playerID) },
};
