/** Crazy Race as a boardgame.io Game: when which rule is asked. The rules themselves are in rules.ts. */
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
import { type Model, models } from './components.ts';
import { info } from './info.ts';
import type { CrazyRaceMoves } from './moves.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { CrazyRaceEvent, CrazyRaceState, Refusal, SeenCrazyRaceState, Step } from './state.ts';

const { simultaneousMove, turnMove } = movesUnder(info);

/** A move's rule; its arguments are those of `CrazyRaceMoves`. */
type Rule<Move extends keyof CrazyRaceMoves> = AnyRule<Parameters<CrazyRaceMoves[Move]>>;
type AnyRule<Args extends readonly unknown[]> = MoveRule<
  CrazyRaceState,
  CrazyRaceEvent,
  Refusal,
  Args
>;

type MoveContext = Parameters<AnyRule<[]>['apply']>[0];

/** Lets boardgame.io's turn follow the rules' within a phase; into another one its `endIf` leads. */
function followTurn({ G, events }: MoveContext, step: Step): void {
  if (G.step === step && G.result === null) events.endTurn();
}

/** Who has answered is not asked again, while others still are. */
function leaveStage({ G, events }: MoveContext, step: Step): void {
  if (G.step === step && G.result === null) events.endStage();
}

const placeDriver: Rule<'placeDriver'> = {
  whyNot: rules.whyNotPlaceDriver,
  apply: (context, cardID, side) => {
    const told = rules.placeDriver(context.G, context.playerID, cardID, side);
    followTurn(context, 'driverPlacement');
    return told;
  },
  redact: true,
};

const pass: Rule<'pass'> = {
  whyNot: rules.whyNotPass,
  apply: (context) => {
    const told = rules.pass(context.G, context.playerID);
    followTurn(context, 'driverPlacement');
    return told;
  },
  redact: false,
};

const takeBack: Rule<'takeBack'> = {
  whyNot: rules.whyNotTakeBack,
  apply: (context) => {
    const told = rules.takeBack(context.G, context.playerID);
    // Whose turn it is goes on placing; for anybody else that was the only thing to do.
    if (context.G.toPlace !== context.playerID) context.events.endStage();
    return told;
  },
  redact: false,
};

const advance: Rule<'advance'> = {
  whyNot: rules.whyNotAdvance,
  apply: (context, locomotive, distance, further) => {
    const first = { locomotive, distance };
    const told = rules.advance(context.G, context.playerID, first, further ?? []);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  redact: false,
};

const decline: Rule<'decline'> = {
  whyNot: rules.whyNotDecline,
  apply: (context) => {
    const told = rules.decline(context.G, context.playerID);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  redact: false,
};

const drawPoints: Rule<'drawPoints'> = {
  whyNot: rules.whyNotDrawPoints,
  apply: (context) => {
    const told = rules.drawPoints(context.G, context.playerID);
    followTurn(context, 'stageEvaluation');
    return told;
  },
  redact: false,
};

const steal: Rule<'steal'> = {
  whyNot: rules.whyNotSteal,
  apply: (context, from) => {
    const { G, playerID, random } = context;
    const told = rules.steal(G, playerID, from, (cards) => random.Shuffle([...cards]));
    followTurn(context, 'stageEvaluation');
    return told;
  },
  redact: false,
};

const reclaim: Rule<'reclaim'> = {
  whyNot: rules.whyNotReclaim,
  apply: (context, cardID) => {
    const told = rules.reclaim(context.G, context.playerID, cardID);
    leaveStage(context, 'reclaim');
    return told;
  },
  redact: true,
};

const discardPoints: Rule<'discardPoints'> = {
  whyNot: rules.whyNotDiscardPoints,
  apply: (context, cardID) => {
    const told = rules.discardPoints(context.G, context.playerID, cardID);
    leaveStage(context, 'penalty');
    return told;
  },
  redact: true,
};

const moveRules: Readonly<Record<string, AnyRule<never>>> = {
  placeDriver,
  pass,
  takeBack,
  advance,
  decline,
  drawPoints,
  steal,
  reclaim,
  discardPoints,
} satisfies { [Move in keyof CrazyRaceMoves]: Rule<Move> };

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
function advancesOf({ movement }: SeenCrazyRaceState): [Model, number][] {
  return models.flatMap((model) =>
    Array.from({ length: movement?.left ?? 0 }, (_, index): [Model, number] => [model, index + 1]),
  );
}

/** Every move that the rules allow a seat now, each with its arguments. */
function enumerate(G: SeenCrazyRaceState, playerID: PlayerID): ListedMove[] {
  const own = G.players[playerID];
  if (!own) return [];
  const tries: ListedMove[] = [
    ...own.hand.flatMap((card) =>
      rules.legalSides(G).map((side) => ({ move: 'placeDriver', args: [card, side] })),
    ),
    ...advancesOf(G).map((args) => ({ move: 'advance', args })),
    ...Object.keys(G.points).map((from) => ({ move: 'steal', args: [from] })),
    ...[null, ...own.placed.map(({ cardID }) => cardID)].map((card) => ({
      move: 'reclaim',
      args: [card],
    })),
    ...(G.points[playerID] ?? []).map((card) => ({ move: 'discardPoints', args: [card] })),
    ...['pass', 'takeBack', 'decline', 'drawPoints'].map((move) => ({ move, args: [] })),
  ];
  return tries.filter(({ move, args }) => whyRefused(G, playerID, move, args) === null);
}

const answers = answersUnder<CrazyRaceState, Refusal>(info, {
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

/** Seats that the table waits for; others may still take their piles back (CS-5). */
export const waitsFor = answers.waitsFor;

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
export const game: ListingGame<CrazyRaceState> = {
  name: info.name,
  minPlayers: info.minPlayers,
  maxPlayers: info.maxPlayers,
  validateSetupData,
  setup: ({ ctx, random }, setupData) =>
    rules.newRace(optionsFrom(setupData), ctx.playOrder, (cards) => random.Shuffle([...cards])),
  events: noEventsFromClients,
  // No move can be taken back, so boardgame.io need not keep what was before it.
  disableUndo: true,
  phases: {
    driverPlacement,
    stageEvaluation,
    reclaim: reclaimPhase,
    penalty: penaltyPhase,
  },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: answers.enumerate },
};
