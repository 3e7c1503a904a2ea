import { useMemo, useState } from 'react';
import { useKeyedState } from '../../../kit/board/hooks/useKeyedState.ts';
import { useMoveDraft } from '../../../kit/board/hooks/useMoveDraft.ts';
import { useSending } from '../../../kit/board/hooks/useSending.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { type Car, type CardNumber, handCard } from '../../rules/components.ts';
import {
  bidRange,
  playersToMove,
  whyNotBid,
  whyNotHold,
  whyNotPlayable,
  whyNotPlayCard,
} from '../../rules/index.ts';
import type { GrandPrixMoves } from '../../rules/moves.ts';
import type { GrandPrixState, Refusal, RouteStep } from '../../rules/state.ts';
import { draftsOf, ownMomentOf } from './drafts.ts';
import {
  type Looked,
  lookAt,
  startedOver,
  type Tester,
  type Tryout,
  tryoutOf,
  withEnd,
  withStep,
  withWhite,
} from './tryout.ts';
import type { SentCard } from './usePlayback.ts';

/** The viewer's choice between a bid and a pass. All money is in dollars. */
export interface OwnBid {
  readonly min: number;
  readonly max: number;
  /** The amount set on the stepper. */
  readonly amount: number;
  readonly set: (amount: number) => void;
  readonly bid: () => void;
  readonly pass: () => void;
}

/** The card that the viewer has taken out of the hand, with its draft. */
export interface OwnCard extends Looked {
  readonly tryout: Tryout;
  /** GP-13: whether there is no car for white, whichever routes are chosen. */
  readonly isUnplayable: boolean;
  readonly canPlay: boolean;
  readonly canUndo: boolean;
  /** Whether the draft results from going back. In that case no car is animated. */
  readonly isBack: boolean;
  readonly endAt: (end: RouteStep) => void;
  readonly stepTo: (step: RouteStep) => void;
  readonly chooseWhite: (car: Car) => void;
  readonly undo: () => void;
  readonly startOver: () => void;
  readonly putBack: () => void;
  readonly play: () => void;
}

/** Everything that the viewer can do now, with the draft of a move. */
export interface OwnTurn {
  readonly playerID: PlayerID;
  /** Whether a move is being sent. No other move can be sent before the server has answered. */
  readonly isSending: boolean;
  /** Reason why the last press did nothing, or null. */
  readonly refusal: Refusal | null;
  /** The viewer's bid. Null if it isn't the viewer's turn to bid. */
  readonly bidding: OwnBid | null;
  /** Whether the viewer must choose or play a card. */
  readonly isToPlay: boolean;
  readonly canHold: boolean;
  /** The card of the draft, or null. */
  readonly card: OwnCard | null;
  readonly choose: (number: CardNumber) => void;
  readonly hold: () => void;
  /** The last card that this page has sent, or null. */
  readonly sent: SentCard | null;
}

type Send = (run: () => void) => void;

/** Returns a key for the moment of the match. It stays the same until a player acts. */
function momentOf(G: GrandPrixState): string {
  const { race, step, grid, discards } = G;
  return JSON.stringify([race, step, grid.length, discards.length]);
}

function useOwnBid(
  G: GrandPrixState,
  playerID: PlayerID,
  {
    moves,
    send,
    refuse,
  }: { moves: GrandPrixMoves; send: Send; refuse: (refusal: Refusal | null) => void },
): OwnBid | null {
  const [wanted, setWanted] = useKeyedState<number | null>(momentOf(G), null);
  const range = bidRange(G, playerID);
  if (!range) return null;
  const { min, max } = range;
  const within = (amount: number) => Math.max(min, Math.min(max, amount));
  const amount = within(wanted ?? min);
  return {
    min,
    max,
    amount,
    set: (to) => setWanted(within(to)),
    bid: () => {
      const reason = whyNotBid(G, playerID, amount);
      refuse(reason);
      if (reason === null) send(() => moves.bid(amount));
    },
    pass: () => send(() => moves.pass()),
  };
}

function useOwnCard(
  G: GrandPrixState,
  playerID: PlayerID,
  {
    moves,
    send,
    refuse,
    matchID,
  }: {
    readonly moves: GrandPrixMoves;
    readonly send: Send;
    readonly refuse: (refusal: Refusal | null) => void;
    readonly matchID: string | undefined;
  },
) {
  const tester = useMemo<Tester>(() => ({ racing: G, playerID }), [G, playerID]);
  const drafts = draftsOf(tester, G.players[playerID]?.hand ?? []);
  const [draft, setDraft] = useMoveDraft(ownMomentOf(G, playerID, matchID), drafts);
  const tryout = draft?.tryout ?? null;
  // It outlasts the race of the card, because the next race is dealt in the same moment.
  const [sent, setSent] = useState<SentCard | null>(null);
  const looked = useMemo(() => tryout && lookAt(tester, tryout), [tester, tryout]);
  const show = (to: Tryout | null, isBack: boolean) => {
    refuse(null);
    setDraft(to && { tryout: to, isBack });
  };
  const change = (to: Tryout) => show(to, false);
  const goBack = (to: Tryout | null) => show(to, true);
  const choose = (number: CardNumber) => change(tryoutOf(tester, number));
  if (!draft || !tryout || !looked) return { choose, sent, card: null };
  const { number, chosen } = tryout;
  const isUnplayable = whyNotPlayable(G, { playerID, number, chosen: [] }) !== null;
  const card: OwnCard = {
    tryout,
    ...looked,
    isUnplayable,
    canPlay: looked.task === null && !isUnplayable,
    canUndo: tryout.before !== null,
    isBack: draft.isBack,
    endAt: (end) => change(withEnd(tester, tryout, end)),
    stepTo: (step) => change(withStep(tester, tryout, step)),
    chooseWhite: (car) => change(withWhite(tester, tryout, car)),
    undo: () => tryout.before && goBack(tryout.before),
    startOver: () => goBack(startedOver(tryout)),
    putBack: () => goBack(null),
    play: () => {
      const isExchange = handCard(number).kind === 'exchange';
      const entries = isExchange ? [] : chosen;
      const reason = whyNotPlayCard(G, playerID, number, entries);
      refuse(reason);
      if (reason !== null) return;
      setSent({ playerID, number, race: G.race });
      send(() => moves.playCard(number, entries));
    },
  };
  return { choose, sent, card };
}

/** Returns the viewer's part of the present step. `playerID` is null for a spectator. */
export function useOwnTurn(
  G: GrandPrixState,
  playerID: PlayerID | null,
  moves: GrandPrixMoves,
  matchID?: string,
): OwnTurn | null {
  // A spectator has no part in it, but the hooks need a seat.
  const seat = playerID ?? '';
  const { isSending, send } = useSending(G);
  const [refusal, refuse] = useKeyedState<Refusal | null>(momentOf(G), null);
  const bidding = useOwnBid(G, seat, { moves, send, refuse });
  const { card, choose, sent } = useOwnCard(G, seat, { moves, send, refuse, matchID });
  if (playerID === null) return null;
  const isToPlay = G.step.phase === 'race' && playersToMove(G).includes(seat);
  return {
    playerID,
    isSending,
    refusal,
    bidding,
    isToPlay,
    canHold: whyNotHold(G, seat) === null,
    card: isToPlay ? card : null,
    choose: (number) => isToPlay && !isSending && choose(number),
    hold: () => send(() => moves.hold()),
    sent,
  };
}
