/** The one sentence that says what is asked of the viewer, or whom the table waits for. */
import { seatToTheLeft, seatToTheRight } from '../../kit/seats.ts';
import type { NameOf } from '../../kit/text.ts';
import type { SentenceText } from '../locales/board-text.ts';
import { directionOf, waitedFor, whyLegStays } from '../rules.ts';
import type { BugRaceState } from '../state.ts';
import type { LegMove } from './useLegMove.ts';

/** Who gets the cards that this seat passes on. */
export function receiverOf(G: BugRaceState, playerID: string): string {
  return directionOf(G.turn) === 'left'
    ? seatToTheLeft(G.racing, playerID)
    : seatToTheRight(G.racing, playerID);
}

function sentenceForWatcher(G: BugRaceState, nameOf: NameOf, words: SentenceText): string {
  const names = waitedFor(G).map(nameOf);
  return G.step === 'legPass' ? words.watchChoosing(names) : words.watchMoving(names);
}

function sentenceForMove(
  G: BugRaceState,
  { play, tryOut, isUnderway, canEndTurn }: LegMove,
  handSize: number,
  words: SentenceText,
): string {
  if (isUnderway) return words.continueCard;
  if (tryOut === null) return canEndTurn ? words.endTurn : words.pickCard(handSize);
  if (play.cardInPlay === null) {
    return tryOut.steps.length > 0 ? words.confirm : words.nothingMoves;
  }
  const canStep = play.cardInPlay.unmoved.some(
    (leg) => whyLegStays(play.bug, leg, G.options.trackLength) === null,
  );
  return canStep ? words.moveLegs : words.bodyOrPlay;
}

/** `own` is the viewer's seat with its part of the turn; null for who only watches. */
export function sentenceFor(
  G: BugRaceState,
  own: { readonly playerID: string; readonly legMove: LegMove } | null,
  nameOf: NameOf,
  words: SentenceText,
): string {
  if (G.result) return words.over(G.result.winners.map(nameOf));
  const hand = own && G.players[own.playerID];
  if (!own || !hand) return sentenceForWatcher(G, nameOf, words);
  const { playerID, legMove } = own;
  if (!G.racing.includes(playerID)) return words.home;
  if (G.step === 'legPass') {
    return G.hasChosen[playerID]
      ? words.chosen(waitedFor(G).map(nameOf))
      : words.choose(nameOf(receiverOf(G, playerID)), hand.offered.length - 1);
  }
  return G.isDone[playerID]
    ? words.waitForMoves(waitedFor(G).map(nameOf))
    : sentenceForMove(G, legMove, hand.kept.length, words);
}
