import { useNoted } from '../../kit/board/useNoted.ts';
import { useSending } from '../../kit/board/useSending.ts';
import type { DriverCardID, Model, PointsCardID, Side } from '../components.ts';
import {
  whyNotChoosePrize,
  whyNotDiscardPoints,
  whyNotOnTurn,
  whyNotPlaceDriver,
  whyNotReclaim,
  whyNotTakeBack,
} from '../rules.ts';
import type { CrazyRaceState, Refusal } from '../state.ts';
import { partsOf, type Tries, type TryOut, tryOutOf, withTry } from './tryout.ts';

// boardgame.io's moves: what they return is not used.
type Moves = Readonly<Record<string, (...args: unknown[]) => void>>;

/** The movement that the viewer has won, with what is tried out of it. */
export interface OwnMovement extends TryOut {
  readonly press: (model: Model) => void;
  readonly undoStep: () => void;
  readonly startOver: () => void;
  readonly move: () => void;
  /** Whether giving up has been asked for and waits for a second press. */
  readonly isDeclining: boolean;
  readonly askDecline: (isAsked: boolean) => void;
  readonly decline: () => void;
}

/** All that the viewer can do now, and what they have begun without sending it. */
export interface OwnTurn {
  readonly playerID: string;
  /** A move is on its way: nothing else can be sent before it has come back. */
  readonly isSending: boolean;
  /** Why the last press did nothing. */
  readonly refusal: Refusal | null;
  /** The driver card that waits for a side; null: none is chosen. */
  readonly chosen: DriverCardID | null;
  readonly canPlace: boolean;
  readonly canTakeBack: boolean;
  /** Whether taking back has been asked for and waits for a second press. */
  readonly isTakingBack: boolean;
  readonly movement: OwnMovement | null;
  readonly isToReclaim: boolean;
  readonly isToDiscard: boolean;
  readonly isToChoosePrize: boolean;
  readonly choose: (cardID: DriverCardID) => void;
  readonly placeAt: (side: Side) => void;
  readonly pass: () => void;
  readonly askTakeBack: (isAsked: boolean) => void;
  readonly takeBack: () => void;
  readonly reclaim: (cardID: DriverCardID | null) => void;
  readonly discardPoints: (cardID: PointsCardID) => void;
  readonly drawPoints: () => void;
  readonly steal: (from: string) => void;
}

/** What is asked; what was begun, or refused, when something else was asked is forgotten. */
function momentOf({ stage, step }: CrazyRaceState): string {
  return JSON.stringify([stage, step]);
}

function useOwnMovement(
  G: CrazyRaceState,
  playerID: string,
  { moves, send }: { readonly moves: Moves; readonly send: (run: () => void) => void },
  refuse: (refusal: Refusal | null) => void,
): OwnMovement | null {
  const moment = momentOf(G);
  const [pressed, setTries] = useNoted<Tries | null>(moment, null);
  const [isDeclining, askDecline] = useNoted(moment, false);
  const tryOut = tryOutOf(G, playerID, pressed);
  if (!tryOut) return null;

  const { movement, tries } = tryOut;
  const change = (to: Tries) => {
    refuse(null);
    askDecline(false);
    setTries(to);
  };
  return {
    ...tryOut,
    press: (model) => {
      const refusal = tryOut.whyNotTry(model);
      if (refusal === null) change(withTry(movement, tries, model));
      else refuse(refusal);
    },
    undoStep: () => change(tries.slice(0, -1)),
    startOver: () => change([]),
    move: () => {
      const [first, ...further] = partsOf(movement, tries);
      if (!first || !tryOut.canMove) return;
      send(() => moves.advance?.(first.locomotive, first.distance, further));
    },
    isDeclining,
    askDecline,
    decline: () => send(() => moves.decline?.()),
  };
}

/** The part of the viewer in what happens now. `playerID` null: only watches. */
export function useOwnTurn(
  G: CrazyRaceState,
  playerID: string | null,
  moves: Moves,
): OwnTurn | null {
  // A watcher has no part in it; the hooks want a seat all the same.
  const seat = playerID ?? '';
  const { isSending, send } = useSending(G);
  const moment = momentOf(G);
  const [chosen, setChosen] = useNoted<DriverCardID | null>(moment, null);
  const [isTakingBack, askTakeBack] = useNoted(moment, false);
  const [refusal, setRefusal] = useNoted<Refusal | null>(moment, null);
  const movement = useOwnMovement(G, seat, { moves, send }, setRefusal);
  if (playerID === null) return null;

  const canTakeBack = whyNotTakeBack(G, seat) === null;
  return {
    playerID,
    isSending,
    refusal,
    chosen,
    canPlace: whyNotOnTurn(G, seat) === null,
    canTakeBack,
    isTakingBack: isTakingBack && canTakeBack,
    movement,
    isToReclaim: whyNotReclaim(G, seat, null) === null,
    isToDiscard: (G.points[seat] ?? []).some((id) => whyNotDiscardPoints(G, seat, id) === null),
    isToChoosePrize: whyNotChoosePrize(G, seat) === null,
    choose: (cardID) => {
      setRefusal(null);
      setChosen(cardID === chosen ? null : cardID);
    },
    placeAt: (side) => {
      const reason = whyNotPlaceDriver(G, seat, chosen, side);
      setRefusal(reason);
      if (reason === null) send(() => moves.placeDriver?.(chosen, side));
    },
    pass: () => send(() => moves.pass?.()),
    askTakeBack,
    takeBack: () => send(() => moves.takeBack?.()),
    reclaim: (cardID) => send(() => moves.reclaim?.(cardID)),
    discardPoints: (cardID) => send(() => moves.discardPoints?.(cardID)),
    drawPoints: () => send(() => moves.drawPoints?.()),
    steal: (from) => send(() => moves.steal?.(from)),
  };
}
