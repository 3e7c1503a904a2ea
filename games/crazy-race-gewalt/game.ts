/** Crazy Race as a boardgame.io Game: when which rule is asked. The rules themselves are in rules.ts. */
import type { PhaseConfig, PlayerID } from 'boardgame.io';
import {
  answersUnder,
  type ListedMove,
  type ListingGame,
  type MoveRule,
  movesUnder,
  noEventsFromClients,
} from '../kit/moves.ts';
import { stripSecrets } from '../kit/view.ts';
import { info } from './info.ts';
import type { CrazyRaceMoves } from './moves.ts';
import { optionsFrom, validateSetupData } from './options.ts';
import * as rules from './rules.ts';
import type { CrazyRaceEvent, CrazyRaceState, Refusal, SeenCrazyRaceState, Spot } from './state.ts';

const { turnMove } = movesUnder(info);

/** A move's rule; its arguments are those of `CrazyRaceMoves`. */
type Rule<Move extends keyof CrazyRaceMoves> = AnyRule<Parameters<CrazyRaceMoves[Move]>>;
type AnyRule<Args extends readonly unknown[]> = MoveRule<
  CrazyRaceState,
  CrazyRaceEvent,
  Refusal,
  Args
>;

type MoveContext = Parameters<AnyRule<[]>['apply']>[0];

function chanceOf({ random }: MoveContext): rules.Chance {
  return {
    shuffle: (cards) => random.Shuffle([...cards]),
    rollDice: () => [random.D6(), random.D6()],
  };
}

/** The stage of who is asked for an answer to an action card (CG-13). */
const counterStage = 'counter';

/** Carries out a rule and lets boardgame.io's turn and stage follow the rules' own. */
function carryOut(
  context: MoveContext,
  rule: (chance: rules.Chance) => CrazyRaceEvent[],
): CrazyRaceEvent[] {
  const { G, events } = context;
  const turnBefore = G.turn.number;
  const wasAsked = G.asked !== null;
  const told = [...rules.untoldBeginning(G), ...rule(chanceOf(context))];
  if (G.result) return told;
  if (G.turn.number !== turnBefore) events.endTurn();
  else if (G.asked) events.setActivePlayers({ value: { [G.asked.playerID]: counterStage } });
  else if (wasAsked) events.endStage();
  return told;
}

const playSection: Rule<'playSection'> = {
  whyNot: (G, playerID, cardID, lane, section) =>
    rules.whyNotPlaySection(G, playerID, { cardID, lane, section }),
  apply: (context, cardID, lane, section) =>
    carryOut(context, ({ shuffle }) =>
      rules.playSection(context.G, { cardID, lane, section }, shuffle),
    ),
  redact: false,
};

const discardSection: Rule<'discardSection'> = {
  whyNot: rules.whyNotDiscardSection,
  apply: (context, cardID) =>
    carryOut(context, ({ shuffle }) => rules.discardSection(context.G, cardID, shuffle)),
  redact: false,
};

const playAction: Rule<'playAction'> = {
  whyNot: rules.whyNotPlayAction,
  apply: (context, cardID, target) =>
    carryOut(context, ({ shuffle }) => rules.playAction(context.G, { cardID, target }, shuffle)),
  redact: false,
};

const relocate: Rule<'relocate'> = {
  whyNot: (G, playerID, cardID, fromLane, fromSection, toLane, toSection) =>
    rules.whyNotRelocate(G, playerID, {
      cardID,
      from: { lane: fromLane, section: fromSection },
      to: { lane: toLane, section: toSection },
    }),
  apply: (context, actionID, ...[fromLane, fromSection, toLane, toSection]) => {
    const from: Spot = { lane: fromLane, section: fromSection };
    const to: Spot = { lane: toLane, section: toSection };
    return carryOut(context, ({ shuffle }) =>
      rules.relocate(context.G, { actionID, from, to }, shuffle),
    );
  },
  redact: false,
};

const discardAction: Rule<'discardAction'> = {
  whyNot: rules.whyNotDiscardAction,
  apply: (context, cardID) =>
    carryOut(context, ({ shuffle }) => rules.discardAction(context.G, cardID, shuffle)),
  redact: false,
};

const counter: Rule<'counter'> = {
  whyNot: rules.whyNotCounter,
  apply: (context, cardID) =>
    carryOut(context, ({ shuffle }) => rules.counter(context.G, cardID, shuffle)),
  redact: false,
};

const allow: Rule<'allow'> = {
  whyNot: rules.whyNotAllow,
  apply: (context) => carryOut(context, ({ shuffle }) => rules.allow(context.G, shuffle)),
  redact: false,
};

const roll: Rule<'roll'> = {
  whyNot: rules.whyNotRoll,
  apply: (context) => {
    const { G, playerID } = context;
    return carryOut(context, (chance) => rules.roll(G, playerID, chance));
  },
  redact: false,
};

const moveRules: Readonly<Record<string, AnyRule<never>>> = {
  playSection,
  discardSection,
  playAction,
  relocate,
  discardAction,
  counter,
  allow,
  roll,
} satisfies { [Move in keyof CrazyRaceMoves]: Rule<Move> };

interface OrderContext {
  readonly G: CrazyRaceState;
  readonly ctx: { readonly playOrder: PlayerID[] };
}

/** boardgame.io's turn goes to whom the rules wait for. */
function awaited({ G, ctx }: OrderContext): number {
  return Math.max(0, ctx.playOrder.indexOf(rules.waitedFor(G)[0] ?? ''));
}

const race: PhaseConfig<CrazyRaceState> = {
  start: true,
  turn: {
    order: { first: awaited, next: awaited },
    // CG-13 `ownTurn`: the turn begins with a question.
    onBegin: ({ G, events }) => {
      if (G.asked) events.setActivePlayers({ value: { [G.asked.playerID]: counterStage } });
    },
    stages: {
      [counterStage]: { moves: { counter: turnMove(counter), allow: turnMove(allow) } },
    },
  },
  moves: {
    playSection: turnMove(playSection),
    discardSection: turnMove(discardSection),
    playAction: turnMove(playAction),
    relocate: turnMove(relocate),
    discardAction: turnMove(discardAction),
    roll: turnMove(roll),
  },
};

/**
 * Every way to lay a section card, or to move one. The sections have been asked for one by one (`freeSpots`,
 * `movableSpots`), so a card that may go to the first ones may go to all: each card is asked for once.
 */
function placings(G: SeenCrazyRaceState, playerID: PlayerID): ListedMove[] {
  const { section, action } = rules.handOf(G, playerID);
  const free = rules.freeSpots(G).map((spot) => [spot.lane, spot.section]);
  const movable = rules.movableSpots(G).map((spot) => [spot.lane, spot.section]);
  const isLegal = (move: string, args: readonly unknown[]) =>
    whyRefused(G, playerID, move, args) === null;
  const [to = [], from = []] = [free[0], movable[0]];
  const laying = section.filter((card) => isLegal('playSection', [card, ...to]));
  const moving = action.filter((card) => isLegal('relocate', [card, ...from, ...to]));
  return [
    ...laying.flatMap((card) =>
      free.map((spot) => ({ move: 'playSection', args: [card, ...spot] })),
    ),
    ...moving.flatMap((card) =>
      movable.flatMap((spot) =>
        free.map((other) => ({ move: 'relocate', args: [card, ...spot, ...other] })),
      ),
    ),
  ];
}

/** Every move that the rules allow a seat now, each with its arguments. */
function enumerate(G: SeenCrazyRaceState, playerID: PlayerID): ListedMove[] {
  if (!rules.waitedFor(G).includes(playerID)) return [];
  const { section, action } = rules.handOf(G, playerID);
  const tries: ListedMove[] = [
    ...section.map((card) => ({ move: 'discardSection', args: [card] })),
    ...action.flatMap((card) =>
      Object.keys(G.pawns).map((target) => ({ move: 'playAction', args: [card, target] })),
    ),
    ...action.map((card) => ({ move: 'discardAction', args: [card] })),
    ...action.map((card) => ({ move: 'counter', args: [card] })),
    { move: 'allow', args: [] },
    { move: 'roll', args: [] },
  ];
  return [
    ...placings(G, playerID),
    ...tries.filter(({ move, args }) => whyRefused(G, playerID, move, args) === null),
  ];
}

const answers = answersUnder<CrazyRaceState, Refusal>(info, {
  moveRules,
  unknownMove: 'noSuchMove',
  waitedFor: rules.waitedFor,
  enumerate,
});

/**
 * The rules' reason for refusing a move, a key of the texts' `refusals`; null if they allow it.
 * `args` may be anything a client sent. Source: rules.ts.
 */
export const whyRefused = answers.whyRefused;

/** The seat that the table waits for: never more than one. */
export const waitsFor = answers.waitsFor;

/** Whether the log tells of it only until something else happens: who is asked, and who has drawn a card. */
export function isFleeting(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  const { type } = event as CrazyRaceEvent;
  return type === 'asked' || type === 'drew';
}

/** Whether a turn begins with it. */
export function beginsPart(event: unknown): boolean {
  // As for isFleeting.
  return (event as CrazyRaceEvent).type === 'turnBegan';
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
  phases: { race },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: stripSecrets,
  ai: { enumerate: answers.enumerate },
};
