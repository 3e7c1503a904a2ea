import { useState } from 'react';
import { useMoveDraft } from '../../../kit/board/hooks/useMoveDraft.ts';
import { useSending } from '../../../kit/board/hooks/useSending.ts';
import { type CardID, isLeg, type Leg, legCards } from '../../rules/components.ts';
import { legPlayOf, whyNotEndTurn, whyNotFinish, whyNotStep } from '../../rules/index.ts';
import type { BugRaceMoves } from '../../rules/moves.ts';
import type { BugRaceState, BugWithCard, Refusal, Step } from '../../rules/state.ts';
import { drafts, momentOf } from './drafts.ts';
import { allSteps, lastCardOf, playTriedOut, stillPlayable, type TryOut } from './tryout.ts';
import { useEnding } from './useEnding.ts';

/** The viewer's own part of a turn: the draft of a card, its result, and all possible actions. */
export interface OwnTurn {
  readonly playerID: string;
  /** The displayed bug, with the steps of the draft. */
  readonly play: BugWithCard;
  readonly tryOut: TryOut | null;
  /** Legs on the card of the draft or in play. */
  readonly shown: readonly Leg[];
  /** Legs on that card that have moved. */
  readonly moved: readonly Leg[];
  /** Legs on that card that have not moved. */
  readonly rest: readonly Leg[];
  /** Whether a move is being sent. Until the server has answered, the display stays unchanged. */
  readonly isSending: boolean;
  /** Whether the server already knows the card in play. In that case every step is sent at once. */
  readonly isUnderway: boolean;
  /** Whether the last card is complete. The player can take it back for some seconds. */
  readonly isEnding: boolean;
  readonly canPlay: boolean;
  readonly canMoveMore: boolean;
  /** Whether the card can go back to the hand. A last card, which is drafted by itself, goes back to its beginning. */
  readonly canTakeBack: boolean;
  readonly canEndTurn: boolean;
  /** Reason why the last tap did nothing, or null. */
  readonly refusal: Refusal | null;
  readonly pick: (cardID: CardID) => void;
  readonly step: (step: Step) => void;
  readonly moveAll: () => void;
  readonly undoStep: () => void;
  readonly takeBack: () => void;
  readonly confirm: () => void;
  readonly endTurn: () => void;
}

interface Acting {
  /** Null for a spectator. */
  readonly playerID: string | null;
  readonly matchID: string | undefined;
  readonly moves: BugRaceMoves;
  /** Whether the viewer plays at this seat. Without it there is no draft. */
  readonly canAct: boolean;
}

/** Returns the card of the draft or in play, with the resulting bug. */
function cardOf(G: BugRaceState, playerID: string, wanted: TryOut | null) {
  const { trackLength } = G.options;
  const onServer = legPlayOf(G, playerID);
  const tryOut = stillPlayable(G, playerID, wanted);
  const play = tryOut ? playTriedOut(onServer.bug, tryOut, trackLength) : onServer;
  const cardID = tryOut?.cardID ?? onServer.cardInPlay?.cardID;
  const shown = cardID === undefined ? [] : (legCards[cardID]?.legs ?? []);
  const unmoved = onServer.cardInPlay?.unmoved ?? [];
  const moved = tryOut ? tryOut.steps.filter(isLeg) : shown.filter((leg) => !unmoved.includes(leg));
  const rest = shown.filter((leg) => !moved.includes(leg));
  return { play, tryOut, cardID, shown, moved, rest, isUnderway: onServer.cardInPlay !== null };
}

/**
 * Returns why a step is refused. It looks at the whole card, because the rules discard a finished one and lose the
 * reason.
 */
function whyNotOnCard(
  { play, cardID, rest }: ReturnType<typeof cardOf>,
  step: Step,
  trackLength: number,
): Refusal | null {
  if (cardID === undefined) return 'noCardInPlay';
  const cardInPlay = { cardID, unmoved: rest };
  return whyNotStep({ bug: play.bug, cardInPlay }, step, trackLength);
}

function makeSteps(moves: BugRaceMoves, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step === 'body') moves.moveBody();
    else moves.moveLeg(step);
  }
}

/** Hook for the draft of a card, which survives a reload. The last card of a hand is drafted by itself. */
function useTryOut(G: BugRaceState, playerID: string, { matchID, canAct }: Acting) {
  const moment = momentOf(G, playerID, matchID);
  const [draft, setWanted] = useMoveDraft(moment, drafts);
  const chosen = canAct ? stillPlayable(G, playerID, draft) : null;
  const last = canAct ? lastCardOf(G, playerID) : null;
  return { moment, wanted: chosen ?? last, isLast: last !== null, setWanted };
}

/** Returns the viewer's part of the turn, or null for a spectator. */
export function useOwnTurn(G: BugRaceState, acting: Acting): OwnTurn | null {
  const { moves } = acting;
  // A spectator has no part in it, but the hooks need a seat.
  const playerID = acting.playerID ?? Object.keys(G.bugs)[0] ?? '0';
  const { moment, wanted, isLast, setWanted } = useTryOut(G, playerID, acting);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { isSending, send } = useSending(G);
  const { trackLength } = G.options;
  const card = cardOf(G, playerID, wanted);
  const { play, tryOut, cardID } = card;
  const whyNotConfirm = play.cardInPlay === null ? null : whyNotFinish(play, G.options);
  const stepsLeft = cardID === undefined ? [] : allSteps(play, trackLength);

  function playTried(): void {
    if (tryOut) moves.playCard(tryOut.cardID, tryOut.steps);
    if (play.cardInPlay) moves.finishCard();
  }

  function endTurn(): void {
    setRefusal(null);
    send(() => {
      playTried();
      moves.endTurn();
    });
  }

  const ending = useEnding(moment, endTurn);

  function change(to: TryOut | null): void {
    if (isSending || ending.isEnding) return;
    setRefusal(null);
    setWanted(to);
  }

  if (acting.playerID === null) return null;
  return {
    playerID,
    ...card,
    isSending,
    isEnding: ending.isEnding,
    canPlay: whyNotConfirm === null,
    canMoveMore: stepsLeft.length > 0,
    canTakeBack: tryOut !== null && (!isLast || tryOut.steps.length > 0),
    canEndTurn: whyNotEndTurn(G, playerID) === null,
    refusal,
    pick: (picked) => picked !== tryOut?.cardID && change({ cardID: picked, steps: [] }),
    step: (step) => {
      const reason = whyNotOnCard(card, step, trackLength);
      setRefusal(reason);
      if (reason) return;
      if (tryOut) change({ ...tryOut, steps: [...tryOut.steps, step] });
      else send(() => makeSteps(moves, [step]));
    },
    moveAll: () => {
      if (tryOut) change({ ...tryOut, steps: [...tryOut.steps, ...stepsLeft] });
      else send(() => makeSteps(moves, stepsLeft));
    },
    undoStep: () => tryOut && change({ ...tryOut, steps: tryOut.steps.slice(0, -1) }),
    takeBack: () => (ending.isEnding ? ending.takeBack() : change(null)),
    confirm: () => {
      setRefusal(whyNotConfirm);
      if (whyNotConfirm) return;
      if (tryOut && isLast) ending.begin();
      // The draft stays on the board until the server has the move. Then the card can't be played any more.
      else send(playTried);
    },
    endTurn,
  };
}
