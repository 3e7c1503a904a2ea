import { useState } from 'react';
import { useSending } from '../../kit/board/useSending.ts';
import { type CardID, isLeg, type Leg, legCards } from '../components.ts';
import { legPlayOf, whyNotEndTurn, whyNotFinish, whyNotStep } from '../rules.ts';
import type { BugRaceState, LegPlay, Refusal, Step } from '../state.ts';
import { allSteps, playTriedOut, stillPlayable, type TryOut } from './tryout.ts';

// boardgame.io's moves: what they return is not used.
type Moves = Readonly<Record<string, (...args: unknown[]) => void>>;

/** The viewer's own part of a turn: the card being tried out, what it leads to, and all that can be done. */
export interface LegMove {
  /** The bug as it is shown: with the steps tried out. */
  readonly play: LegPlay;
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
  readonly canPlay: boolean;
  readonly canMoveMore: boolean;
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

function makeSteps(moves: Moves, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step === 'body') moves.moveBody?.();
    else moves.moveLeg?.(step);
  }
}

export function useLegMove(G: BugRaceState, playerID: string, moves: Moves): LegMove {
  const [tried, setTried] = useState<{ readonly turn: number; readonly card: TryOut } | null>(null);
  // What was tried out in an earlier turn is over, also if its card comes back.
  const wanted = tried?.turn === G.turn ? tried.card : null;
  const setWanted = (card: TryOut | null) => setTried(card && { turn: G.turn, card });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { isSending, send } = useSending(G);
  const { trackLength } = G.options;
  const { cardID, ...card } = cardOf(G, playerID, wanted);
  const { play, tryOut, rest } = card;
  const stepsLeft = cardID === undefined ? [] : allSteps(play, trackLength);

  /** Asked of the whole card: the rules clear away one that is finished, and with it the reason. */
  function whyNot(step: Step): Refusal | null {
    if (cardID === undefined) return 'noCardInPlay';
    const cardInPlay = { cardID, unmoved: rest };
    return whyNotStep({ bug: play.bug, cardInPlay }, step, trackLength);
  }

  function whyNotConfirm(): Refusal | null {
    return play.cardInPlay === null ? null : whyNotFinish(play, G.options);
  }

  function change(to: TryOut | null): void {
    if (isSending) return;
    setRefusal(null);
    setWanted(to);
  }

  return {
    ...card,
    isSending,
    canPlay: whyNotConfirm() === null,
    canMoveMore: stepsLeft.length > 0,
    canEndTurn: whyNotEndTurn(G, playerID) === null,
    refusal,
    pick: (picked) => change(picked === tryOut?.cardID ? null : { cardID: picked, steps: [] }),
    step: (step) => {
      const reason = whyNot(step);
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
    takeBack: () => change(null),
    confirm: () => {
      const reason = whyNotConfirm();
      setRefusal(reason);
      if (reason) return;
      // What was tried out stays on the board until the server has it: then it can't be played any more.
      send(() => {
        if (tryOut) moves.playCard?.(tryOut.cardID, tryOut.steps);
        if (play.cardInPlay) moves.finishCard?.();
      });
    },
    endTurn: () => {
      setRefusal(null);
      send(() => moves.endTurn?.());
    },
  };
}
