import { useState } from 'react';
import { useSending } from '../../../kit/board/hooks/useSending.ts';
import { type CardID, isLeg, type Leg, legCards } from '../../rules/components.ts';
import { legPlayOf, whyNotEndTurn, whyNotFinish, whyNotStep } from '../../rules/index.ts';
import type { BugRaceState, BugWithCard, Refusal, Step } from '../../rules/state.ts';
import { keepTryOut, keptTryOut, momentOf } from './kept.ts';
import { allSteps, lastCardOf, playTriedOut, stillPlayable, type TryOut } from './tryout.ts';
import { useEnding } from './useEnding.ts';

// boardgame.io's moves: what they return is not used.
type Moves = Readonly<Record<string, (...args: unknown[]) => void>>;

/** The viewer's own part of a turn: the card being tried out, what it leads to, and all that can be done. */
export interface LegMove {
  /** The bug as it is shown: with the steps tried out. */
  readonly play: BugWithCard;
  readonly tryOut: TryOut | null;
  /** Legs on the card that is tried out or in play. */
  readonly shown: readonly Leg[];
  /** Those of them that have moved. */
  readonly moved: readonly Leg[];
  /** Those that have not. */
  readonly rest: readonly Leg[];
  /** A move is on its way: until it has come back everything stays as it is shown. */
  readonly isSending: boolean;
  /** Whether the card in play is on the server already: then every step is sent at once. */
  readonly isUnderway: boolean;
  /** The last card is played as far as its player can tell: for some seconds they can take it back. */
  readonly isEnding: boolean;
  readonly canPlay: boolean;
  readonly canMoveMore: boolean;
  /** Whether the card can go back to the hand, or a last one, which lies there by itself, to its beginning. */
  readonly canTakeBack: boolean;
  readonly canEndTurn: boolean;
  /** Why the last tap did nothing. */
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
  readonly playerID: string;
  readonly matchID: string | undefined;
  readonly moves: Moves;
  /** Whether the viewer plays at this seat; otherwise nothing is tried out. */
  readonly canAct: boolean;
}

/** The card that is tried out or in play, and what it has led to. */
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

/** Asked of the whole card: the rules clear away one that is finished, and with it the reason. */
function whyNotOnCard(
  { play, cardID, rest }: ReturnType<typeof cardOf>,
  step: Step,
  trackLength: number,
): Refusal | null {
  if (cardID === undefined) return 'noCardInPlay';
  const cardInPlay = { cardID, unmoved: rest };
  return whyNotStep({ bug: play.bug, cardInPlay }, step, trackLength);
}

function makeSteps(moves: Moves, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step === 'body') moves.moveBody?.();
    else moves.moveLeg?.(step);
  }
}

/** The card that the viewer tries out, also after a reload; the last card of a hand by itself. */
function useTryOut(G: BugRaceState, { playerID, matchID, canAct }: Acting) {
  const moment = momentOf(G, playerID, matchID);
  const [tried, setTried] = useState<{ readonly turn: number; readonly card: TryOut } | null>(
    () => {
      const card = canAct ? keptTryOut(moment) : null;
      return card && { turn: G.turn, card };
    },
  );
  // What was tried out in an earlier turn is over, also if its card comes back.
  const chosen = tried?.turn === G.turn ? stillPlayable(G, playerID, tried.card) : null;
  const last = canAct ? lastCardOf(G, playerID) : null;
  const setWanted = (card: TryOut | null) => {
    setTried(card && { turn: G.turn, card });
    keepTryOut(moment, card);
  };
  return { moment, wanted: chosen ?? last, isLast: last !== null, setWanted };
}

export function useLegMove(G: BugRaceState, acting: Acting): LegMove {
  const { playerID, moves } = acting;
  const { moment, wanted, isLast, setWanted } = useTryOut(G, acting);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { isSending, send } = useSending(G);
  const { trackLength } = G.options;
  const card = cardOf(G, playerID, wanted);
  const { play, tryOut, cardID } = card;
  const whyNotConfirm = play.cardInPlay === null ? null : whyNotFinish(play, G.options);
  const stepsLeft = cardID === undefined ? [] : allSteps(play, trackLength);

  function playTried(): void {
    if (tryOut) moves.playCard?.(tryOut.cardID, tryOut.steps);
    if (play.cardInPlay) moves.finishCard?.();
  }

  function endTurn(): void {
    setRefusal(null);
    send(() => {
      playTried();
      moves.endTurn?.();
    });
  }

  const ending = useEnding(moment, endTurn);

  function change(to: TryOut | null): void {
    if (isSending || ending.isEnding) return;
    setRefusal(null);
    setWanted(to);
  }

  return {
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
      // What was tried out stays on the board until the server has it: then it can't be played any more.
      else send(playTried);
    },
    endTurn,
  };
}
