import { useKeyedState } from '../../../kit/board/hooks/useKeyedState.ts';
import { useMoveDraft } from '../../../kit/board/hooks/useMoveDraft.ts';
import { useSending } from '../../../kit/board/hooks/useSending.ts';
import type { DriverCardID, Model, PointsCardID, Side } from '../../rules/components.ts';
import {
  whyNotChoosePrize,
  whyNotDiscardPoints,
  whyNotOnTurn,
  whyNotPlaceDriver,
  whyNotReclaim,
  whyNotTakeBack,
} from '../../rules/index.ts';
import type { SchachtMoves } from '../../rules/moves.ts';
import type { Refusal, SchachtState } from '../../rules/state.ts';
import { type Draft, drafts, emptyDraft, momentOf, ownMomentOf } from './drafts.ts';
import { partsOf, type Tries, type TryOut, tryOutOf, withTry } from './tryout.ts';

/** The movement that the viewer has won, with its draft. */
export interface OwnMovement extends TryOut {
  readonly press: (model: Model) => void;
  readonly undoStep: () => void;
  readonly startOver: () => void;
  readonly move: () => void;
  /** Whether the viewer has asked to give up the movement and must confirm it. */
  readonly isDeclining: boolean;
  readonly askDecline: (isAsked: boolean) => void;
  readonly decline: () => void;
}

/** Everything that the viewer can do now, with the draft of a move. */
export interface OwnTurn {
  readonly playerID: string;
  /** Whether a move is being sent. No other move can be sent before the server has answered. */
  readonly isSending: boolean;
  /** Reason why the last press did nothing, or null. */
  readonly refusal: Refusal | null;
  /** The chosen driver card that needs a side, or null. */
  readonly chosen: DriverCardID | null;
  /** The side chosen for the card. Null if none is chosen. */
  readonly chosenSide: Side | null;
  readonly canPlace: boolean;
  readonly canTakeBack: boolean;
  /** Whether the viewer has asked to take back the pile and must confirm it. */
  readonly isTakingBack: boolean;
  readonly movement: OwnMovement | null;
  readonly isToReclaim: boolean;
  readonly isToDiscard: boolean;
  readonly isToChoosePrize: boolean;
  readonly choose: (cardID: DriverCardID) => void;
  readonly pointAt: (side: Side) => void;
  /** Places the chosen card at the chosen side. */
  readonly place: () => void;
  /** Cancels the choice of the side, or else of the card. */
  readonly stepBack: () => void;
  readonly pass: () => void;
  readonly askTakeBack: (isAsked: boolean) => void;
  readonly takeBack: () => void;
  readonly reclaim: (cardID: DriverCardID | null) => void;
  readonly discardPoints: (cardID: PointsCardID) => void;
  readonly drawPoints: () => void;
  readonly steal: (from: string) => void;
}

/** Returns the part of a draft that is still possible. */
function possibleIn(G: SchachtState, playerID: string, { cardID, side }: Draft) {
  const isThere = cardID !== null && G.players[playerID]?.hand.includes(cardID);
  const isOnTurn = whyNotOnTurn(G, playerID) === null;
  const chosen = isThere && isOnTurn ? cardID : null;
  const isOpen = side !== null && whyNotPlaceDriver(G, playerID, chosen, side) === null;
  return { chosen, chosenSide: isOpen ? side : null };
}

function useOwnMovement(
  G: SchachtState,
  playerID: string,
  { moves, send }: { readonly moves: SchachtMoves; readonly send: (run: () => void) => void },
  {
    pressed,
    setTries,
    refuse,
  }: {
    readonly pressed: Tries | null;
    readonly setTries: (tries: Tries) => void;
    readonly refuse: (refusal: Refusal | null) => void;
  },
): OwnMovement | null {
  const [isDeclining, askDecline] = useKeyedState(momentOf(G), false);
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
      send(() => moves.advance(first.locomotive, first.distance, further));
    },
    isDeclining,
    askDecline,
    decline: () => send(() => moves.decline()),
  };
}

/** Returns the possible uses of the driver cards in hand. A refusal is noted. */
function placingOf(
  G: SchachtState,
  playerID: string,
  { chosen, chosenSide }: ReturnType<typeof possibleIn>,
  {
    setDraft,
    refuse,
    send,
    moves,
  }: {
    readonly setDraft: (changes: Partial<Draft>) => void;
    readonly refuse: (refusal: Refusal | null) => void;
    readonly send: (run: () => void) => void;
    readonly moves: SchachtMoves;
  },
): Pick<OwnTurn, 'choose' | 'pointAt' | 'place' | 'stepBack'> {
  return {
    choose: (cardID) => {
      refuse(null);
      setDraft(cardID === chosen ? { cardID: null, side: null } : { cardID });
    },
    pointAt: (side) => {
      const reason = whyNotPlaceDriver(G, playerID, chosen, side);
      refuse(reason);
      if (reason === null) setDraft({ side });
    },
    place: () => {
      if (chosen !== null && chosenSide !== null) {
        send(() => moves.placeDriver(chosen, chosenSide));
      }
    },
    stepBack: () => {
      refuse(null);
      setDraft(chosenSide === null ? { cardID: null } : { side: null });
    },
  };
}

/** Returns the viewer's part of the present step. `playerID` is null for a spectator. */
export function useOwnTurn(
  G: SchachtState,
  playerID: string | null,
  moves: SchachtMoves,
  matchID?: string,
): OwnTurn | null {
  // A spectator has no part in it, but the hooks need a seat.
  const seat = playerID ?? '';
  const { isSending, send } = useSending(G);
  const moment = momentOf(G);
  const [storedDraft, storeDraft] = useMoveDraft(ownMomentOf(G, seat, matchID), drafts);
  const draft = storedDraft ?? emptyDraft;
  const setDraft = (changes: Partial<Draft>) => storeDraft({ ...draft, ...changes });
  const [isTakingBack, askTakeBack] = useKeyedState(moment, false);
  const [refusal, setRefusal] = useKeyedState<Refusal | null>(moment, null);
  const movement = useOwnMovement(
    G,
    seat,
    { moves, send },
    { pressed: draft.tries, setTries: (tries) => setDraft({ tries }), refuse: setRefusal },
  );
  if (playerID === null) return null;

  const possible = possibleIn(G, seat, draft);
  const canTakeBack = whyNotTakeBack(G, seat) === null;
  return {
    playerID,
    isSending,
    refusal,
    ...possible,
    ...placingOf(G, seat, possible, { setDraft, refuse: setRefusal, send, moves }),
    canPlace: whyNotOnTurn(G, seat) === null,
    canTakeBack,
    isTakingBack: isTakingBack && canTakeBack,
    movement,
    isToReclaim: whyNotReclaim(G, seat, null) === null,
    isToDiscard: (G.points[seat] ?? []).some((id) => whyNotDiscardPoints(G, seat, id) === null),
    isToChoosePrize: whyNotChoosePrize(G, seat) === null,
    pass: () => send(() => moves.pass()),
    askTakeBack,
    takeBack: () => send(() => moves.takeBack()),
    reclaim: (cardID) => send(() => moves.reclaim(cardID)),
    discardPoints: (cardID) => send(() => moves.discardPoints(cardID)),
    drawPoints: () => send(() => moves.drawPoints()),
    steal: (from) => send(() => moves.steal(from)),
  };
}
