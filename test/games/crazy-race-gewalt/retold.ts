/** The public state of a race, rebuilt from the events of its log alone. */

import type {
  GewaltEvent,
  GewaltState,
  PlacedSection,
  SectionRef,
} from '../../../games/crazy-race-gewalt/index.ts';
import {
  actionKind,
  type Deck,
  handSize,
  isArrowKind,
  laneCount,
  type Stage,
  sectionsPerLane,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import { forEachSeat, ofSeat } from '../../../games/kit/seats.ts';

export type PublicState = Omit<
  GewaltState,
  'rulesVersion' | 'options' | 'players' | 'secret' | 'result'
>;

type EventOf<Type extends GewaltEvent['type']> = Extract<GewaltEvent, { type: Type }>;

type Reteller<Type extends GewaltEvent['type']> = (
  state: PublicState,
  event: EventOf<Type>,
) => void;

function begun(event: EventOf<'raceBegan'>): PublicState {
  const { seats, firstPlayer, isExpert, pileSizes } = event;
  return {
    sectionCards: Array.from({ length: laneCount }, () => Array<null>(sectionsPerLane).fill(null)),
    pawns: forEachSeat(seats, () => ({ section: 0, square: 1 })),
    trophies: forEachSeat(seats, () => ({ lilac: null, blue: null, red: null })),
    firstPlayer,
    turn: {
      number: 0,
      playerID: firstPlayer,
      isSecond: false,
      hasUsed: { section: false, action: false },
      effect: null,
    },
    awaitingReply: null,
    pendingCards: forEachSeat(seats, () => null),
    counters: forEachSeat(seats, () => forEachSeat(seats, () => 0)),
    owedDraws: forEachSeat(seats, () => 0),
    handSizes: forEachSeat(seats, () => ({ section: handSize, action: isExpert ? handSize : 0 })),
    pileSizes: { ...pileSizes },
    discards: { section: [], action: [] },
    bets: null,
  };
}

function lay(state: PublicState, { lane, section }: SectionRef, card: PlacedSection | null): void {
  state.sectionCards = state.sectionCards.map((cards, each) =>
    each === lane ? cards.map((other, at) => (at === section ? card : other)) : cards,
  );
}

/** Returns a copy of a record with another entry for one seat. */
function put<Value>(
  record: Readonly<Record<string, Value>>,
  seat: string,
  value: NoInfer<Value>,
): Record<string, Value> {
  return { ...record, [seat]: value };
}

function resize(state: PublicState, seat: string, deck: Deck, by: 1 | -1): void {
  const sizes = ofSeat(state.handSizes, seat);
  state.handSizes[seat] = { ...sizes, [deck]: sizes[deck] + by };
}

function use(state: PublicState, deck: Deck): void {
  resize(state, state.turn.playerID, deck, -1);
  state.turn = { ...state.turn, hasUsed: { ...state.turn.hasUsed, [deck]: true } };
}

function award(state: PublicState, seat: string, stage: Stage, place: number): void {
  state.trophies = put(state.trophies, seat, {
    ...ofSeat(state.trophies, seat),
    [stage]: place,
  });
}

const retellers: { readonly [Type in GewaltEvent['type']]: Reteller<Type> } = {
  raceBegan: (state, event) => Object.assign(state, begun(event)),
  turnBegan: (state, { playerID, isSecond }) => {
    const hasUsed = { section: false, action: false };
    const number = state.turn.number + 1;
    state.turn = { number, playerID, isSecond, hasUsed, effect: null };
  },
  laidSection: (state, { playerID, cardID, lane, section }) => {
    use(state, 'section');
    lay(state, { lane, section }, { cardID, placedBy: playerID, movedBy: null });
  },
  discarded: (state, { deck, cardID }) => {
    use(state, deck);
    state.discards[deck].push(cardID);
  },
  relocated: (state, { playerID, actionID, cardID, from, to }) => {
    use(state, 'action');
    state.discards.action.push(actionID);
    const moved = state.sectionCards[from.lane]?.[from.section];
    if (moved?.cardID !== cardID) throw new Error('Another card lay there.');
    lay(state, from, null);
    lay(state, to, { ...moved, movedBy: playerID });
  },
  actionLaid: (state, { playerID, target, cardID }) => {
    use(state, 'action');
    state.pendingCards = put(state.pendingCards, target, { cardID, from: playerID });
  },
  asked: (state, { playerID }) => {
    state.awaitingReply = playerID;
  },
  countered: (state, { playerID, from, cardID, counterID, times }) => {
    state.awaitingReply = null;
    state.pendingCards = put(state.pendingCards, playerID, null);
    state.discards.action.push(cardID, counterID);
    resize(state, playerID, 'action', -1);
    state.owedDraws = put(state.owedDraws, playerID, ofSeat(state.owedDraws, playerID) + 1);
    const countered = put(ofSeat(state.counters, playerID), from, times);
    state.counters = put(state.counters, playerID, countered);
  },
  allowed: (state) => {
    state.awaitingReply = null;
  },
  actionTookEffect: (state, { cardID }) => {
    const kind = actionKind(cardID);
    state.turn = { ...state.turn, effect: isArrowKind(kind) ? kind : null };
  },
  actionSpent: (state, { playerID, cardID }) => {
    state.pendingCards = put(state.pendingCards, playerID, null);
    state.discards.action.push(cardID);
  },
  rolled: () => {},
  stayed: () => {},
  moved: (state, { playerID, to }) => {
    state.pawns[playerID] = to;
  },
  crossed: (state, { playerID, stage, place }) => award(state, playerID, stage, place),
  finished: (state, { playerID, hand, laid }) => {
    state.discards.section.push(...hand.section);
    state.discards.action.push(...hand.action, ...(laid === null ? [] : [laid]));
    state.handSizes[playerID] = { section: 0, action: 0 };
    state.pendingCards = put(state.pendingCards, playerID, null);
    state.owedDraws = put(state.owedDraws, playerID, 0);
  },
  tookRest: (state, { playerID, trophies }) => {
    for (const { stage, place } of trophies) award(state, playerID, stage, place);
    state.pawns[playerID] = null;
  },
  drew: (state, { playerID, deck, isOwed }) => {
    resize(state, playerID, deck, 1);
    state.pileSizes[deck] -= 1;
    if (isOwed)
      state.owedDraws = put(state.owedDraws, playerID, ofSeat(state.owedDraws, playerID) - 1);
  },
  reshuffled: (state, { deck, count }) => {
    state.discards[deck] = [];
    state.pileSizes[deck] = count;
  },
  nothingToDraw: () => {},
  betsShown: (state, { bets }) => {
    state.bets = { ...bets };
  },
  scored: () => {},
  raceEnded: () => {},
};

/** Returns the public state after these events; the first one is the beginning of the race. */
export function retold(events: readonly GewaltEvent[]): PublicState {
  const [first] = events;
  if (first?.type !== 'raceBegan') throw new Error('A log begins with the beginning.');
  const state = begun(first);
  for (const event of events) {
    // The table gives each type the function for events of this type.
    (retellers[event.type] as Reteller<typeof event.type>)(state, event as never);
  }
  return state;
}
