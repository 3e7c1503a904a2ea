import { useMoveDraft } from '../../../kit/board/hooks/useMoveDraft.ts';
import { useSending } from '../../../kit/board/hooks/useSending.ts';
import type { OwnTurnWords, Usable } from '../../locales/board/en.ts';
import { type ActionCardID, type Deck, decks, isArrowKind } from '../../rules/components.ts';
import { turnModifiersOf } from '../../rules/effects.ts';
import {
  targetsOf,
  whyNotAllow,
  whyNotCounter,
  whyNotDiscard,
  whyNotPlay,
  whyNotRoll,
} from '../../rules/index.ts';
import type { GewaltMoves } from '../../rules/moves.ts';
import type { GewaltState, PendingCard, Refusal, SectionRef } from '../../rules/state.ts';
import { drafts, momentOf } from './drafts.ts';
import {
  type Choice,
  choiceOf,
  isStillPossible,
  kindChosen,
  laidWith,
  type SpotUse,
  spotUseOf,
  whyNotSend,
  whyNotUse,
} from './tryout.ts';

/** Remaining actions of the viewer's turn. Null if it is not the viewer's turn, or an answer is pending. */
export interface TurnLeft extends OwnTurnWords {
  readonly isDiscardOnly: boolean;
}

/** A question to the viewer about a card played before them. */
export interface OwnQuestion extends PendingCard {
  /** The viewer's counters in hand. */
  readonly counters: readonly ActionCardID[];
}

/** Possible actions of a player with the chosen card. */
export interface OwnPart {
  readonly playerID: string;
  readonly turn: TurnLeft | null;
  readonly question: OwnQuestion | null;
  /** The chosen card. Cards can be chosen for reading at any time. */
  readonly choice: Choice | null;
  /** Reason why the chosen card cannot be used now, or null. */
  readonly whyNotUse: Refusal | null;
  /** Opponents that the chosen card may be played on. */
  readonly targets: readonly string[];
  /** Whether the draft can be sent. */
  readonly canSend: boolean;
}

/** Everything that the viewer can do now, with the draft of a move. */
export interface OwnTurn extends OwnPart {
  /** Whether a move is being sent. No other move can be sent before the server has answered. */
  readonly isSending: boolean;
  /** The section cards, with the draft. */
  readonly sectionCards: GewaltState['sectionCards'];
  readonly isUsable: (deck: Deck, cardID: number) => boolean;
  readonly spotUse: (spot: SectionRef) => SpotUse | null;
  readonly choose: (deck: Deck, cardID: number) => void;
  readonly putBack: () => void;
  readonly press: (spot: SectionRef) => void;
  readonly pickOther: () => void;
  /** Sends the draft. */
  readonly send: () => void;
  readonly layBefore: (target: string) => void;
  readonly discard: () => void;
  readonly roll: () => void;
  readonly counter: () => void;
  readonly allow: () => void;
}

/** Returns which cards of the hand a player may still use, if only by discarding. */
function usableBy(G: GewaltState, playerID: string): Usable {
  const hand = G.players[playerID]?.hand;
  const usable = decks.filter((deck) =>
    hand?.[deck].some((cardID) => whyNotDiscard(G, playerID, { deck, cardID }) === null),
  );
  const [first = 'none'] = usable;
  return usable.length > 1 ? 'both' : first;
}

/** Returns what a player can still do in this turn, or null. */
function turnLeft(G: GewaltState, playerID: string): TurnLeft | null {
  if (whyNotRoll(G, playerID) !== null) return null;
  const { effect, isSecond } = G.turn;
  const { going, mayPlay } = turnModifiersOf(effect);
  return { usable: usableBy(G, playerID), going, isSecond, isDiscardOnly: !mayPlay };
}

function questionFor(G: GewaltState, playerID: string): OwnQuestion | null {
  const before = G.pendingCards[playerID];
  if (!before || whyNotAllow(G, playerID) !== null) return null;
  const cards = G.players[playerID]?.hand.action ?? [];
  return {
    ...before,
    counters: cards.filter((cardID) => whyNotCounter(G, playerID, cardID) === null),
  };
}

/** Returns the opponents that a chosen card may be played on. */
function targetsFor(G: GewaltState, playerID: string, choice: Choice | null) {
  const kind = choice && kindChosen(choice);
  if (!choice || kind === null || !isArrowKind(kind)) return [];
  return whyNotPlay(G, playerID, choice) === null ? targetsOf(G, playerID) : [];
}

/** Returns what a player can do now; `choice` is the chosen card. */
export function ownPartOf(G: GewaltState, playerID: string, choice: Choice | null): OwnPart {
  return {
    playerID,
    turn: turnLeft(G, playerID),
    question: questionFor(G, playerID),
    choice,
    whyNotUse: choice && whyNotUse(G, playerID, choice),
    targets: targetsFor(G, playerID, choice),
    canSend: choice !== null && whyNotSend(G, playerID, choice) === null,
  };
}

/** Returns a section as arguments of a move. */
function spotArgs({ lane, section }: SectionRef): [lane: number, section: number] {
  return [lane, section];
}

/** Hook for the chosen card and its moves. */
function useChoice(
  G: GewaltState,
  playerID: string,
  {
    moves,
    send,
    matchID,
  }: {
    readonly moves: GewaltMoves;
    readonly send: (run: () => void) => void;
    readonly matchID: string | undefined;
  },
) {
  const hand = G.players[playerID]?.hand;
  const [draft, setChoice] = useMoveDraft(momentOf(G, playerID, matchID), drafts);
  const isInHand = draft && hand?.[draft.deck].includes(draft.cardID);
  const choice = isInHand && isStillPossible(G, draft) ? draft : null;
  const sendChoice = (chosen: Choice) => {
    const { deck, cardID, from, at } = chosen;
    if (!at || whyNotSend(G, playerID, chosen) !== null) return;
    if (deck === 'section') send(() => moves.playSection(cardID, ...spotArgs(at)));
    else if (from) send(() => moves.relocate(cardID, ...spotArgs(from), ...spotArgs(at)));
  };
  const press = (spot: SectionRef) => {
    if (!choice) return;
    const use = spotUseOf(G, playerID, { choice, spot });
    if (use === 'pickUp') setChoice({ ...choice, from: spot, at: null });
    if (use === 'tryOut') setChoice({ ...choice, at: spot });
    if (use === 'send') sendChoice(choice);
  };
  return { choice, setChoice, sendChoice, press };
}

/** Returns the viewer's part of the present turn. `playerID` is null for a spectator. */
export function useOwnTurn(
  G: GewaltState,
  playerID: string | null,
  moves: GewaltMoves,
  matchID?: string,
): OwnTurn | null {
  // A spectator has no part in it, but the hooks need a seat.
  const seat = playerID ?? '';
  const { isSending, send } = useSending(G);
  const { choice, setChoice, sendChoice, press } = useChoice(G, seat, { moves, send, matchID });
  if (playerID === null) return null;

  const part = ownPartOf(G, seat, choice);
  return {
    ...part,
    isSending,
    sectionCards: laidWith(G, seat, choice),
    isUsable: (deck, cardID) => whyNotDiscard(G, seat, { deck, cardID }) === null,
    spotUse: (spot) => choice && spotUseOf(G, seat, { choice, spot }),
    choose: (deck, cardID) => {
      const isChosen = choice?.deck === deck && choice.cardID === cardID;
      setChoice(isChosen ? null : choiceOf(deck, cardID));
    },
    putBack: () => setChoice(null),
    press,
    pickOther: () => setChoice(choice && { ...choice, from: null, at: null }),
    send: () => choice && sendChoice(choice),
    layBefore: (target) => {
      if (choice) send(() => moves.playAction(choice.cardID, target));
    },
    discard: () => {
      if (!choice) return;
      const move = choice.deck === 'section' ? moves.discardSection : moves.discardAction;
      send(() => move(choice.cardID));
    },
    roll: () => send(() => moves.roll()),
    counter: () => {
      const [counter] = part.question?.counters ?? [];
      if (counter !== undefined) send(() => moves.counter(counter));
    },
    allow: () => send(() => moves.allow()),
  };
}
