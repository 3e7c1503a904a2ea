/** The sentence that tells the viewer what to do, or whom the table is waiting for. */
import { callerOf, type Seating } from '../../../kit/board/seating.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { playersToMove, receiverOf, whyLegStays } from '../../rules/index.ts';
import type { BugRaceState } from '../../rules/state.ts';
import type { RulesSectionID } from '../../rules-sections.ts';
import type { OwnTurn } from './useOwnTurn.ts';

function sentenceForWatcher(G: BugRaceState, seating: Seating, words: BoardText): string {
  const seats = playersToMove(G);
  const names = seats.map(callerOf(seating, words.newcomer));
  const { waitFor, watchChoosing, watchMoving } = words.sentences;
  if (seats.some(seating.isFree)) return waitFor(names);
  return G.step === 'legPass' ? watchChoosing(names) : watchMoving(names);
}

/** Returns the sentence for a card of which nothing more can move. */
function sentenceForComplete(
  { shown, rest }: OwnTurn,
  handSize: number,
  { sentences, legs }: BoardText,
): string {
  if (rest.length === 0) return sentences.confirm;
  if (rest.length < shown.length) return sentences.confirmRest(rest.map((leg) => legs[leg]));
  return handSize > 1 ? sentences.tryAnother : sentences.nothingMoves;
}

/** Returns whether a leg on the card can step now. */
function canStep({ options }: BugRaceState, { play }: Pick<OwnTurn, 'play'>): boolean {
  return (play.cardInPlay?.unmoved ?? []).some(
    (leg) => whyLegStays(play.bug, leg, options.trackLength) === null,
  );
}

function sentenceForMove(
  G: BugRaceState,
  own: OwnTurn,
  handSize: number,
  words: BoardText,
): string {
  const { play, tryOut, isUnderway, isEnding, canEndTurn } = own;
  const { sentences } = words;
  if (isEnding) return sentences.ending;
  if (isUnderway) return sentences.continueCard;
  if (tryOut === null) return canEndTurn ? sentences.endTurn : sentences.pickCard;
  if (play.cardInPlay === null) return sentenceForComplete(own, handSize, words);
  if (handSize === 1 && tryOut.steps.length === 0) return sentences.lastCard;
  if (!canStep(G, own)) return sentences.bodyOrPlay;
  return G.options.optionalLegs ? sentences.moveOrPlay : sentences.moveLegs;
}

/** Returns the sentence above the board. `own` is the viewer's part of the turn, or null for a spectator. */
export function sentenceFor(
  G: BugRaceState,
  own: OwnTurn | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  if (G.result) return sentences.over(G.result.winners.map(seating.nameOf));
  const hand = own && G.players[own.playerID];
  if (!own || !hand) return sentenceForWatcher(G, seating, words);
  const { playerID } = own;
  if (!G.racing.includes(playerID)) return sentences.home;
  const call = callerOf(seating, words.newcomer);
  if (G.step === 'legPass') {
    return G.hasChosen[playerID]
      ? sentences.chosen(playersToMove(G).map(call))
      : sentences.choose(call(receiverOf(G, playerID)), hand.offered.length - 1);
  }
  return G.isDone[playerID]
    ? sentences.waitForMoves(playersToMove(G).map(call))
    : sentenceForMove(G, own, hand.kept.length, words);
}

/** The parts of a viewer's turn on which the rules section depends. */
type Asked = Pick<OwnTurn, 'play' | 'tryOut' | 'isUnderway' | 'isEnding' | 'canEndTurn'>;

function sectionForMove(G: BugRaceState, own: Asked): RulesSectionID {
  const { play, tryOut, isUnderway, isEnding, canEndTurn } = own;
  if (isEnding) return 'body';
  if (tryOut === null && !isUnderway) return canEndTurn ? 'body' : 'legs';
  return play.cardInPlay === null || canStep(G, own) ? 'legs' : 'body';
}

/** Returns the section of the rules that explains the sentence. `playerID` is null for a spectator. */
export function sectionFor(
  G: BugRaceState,
  playerID: string | null,
  own: Asked | null,
): RulesSectionID {
  if (G.result) return 'finish';
  if (playerID !== null && !G.racing.includes(playerID)) return 'finish';
  if (G.step === 'legPass') return G.options.expert ? 'expert' : 'choosing';
  if (playerID === null) return 'legs';
  if (G.isDone[playerID]) return 'body';
  return own ? sectionForMove(G, own) : 'legs';
}

/** Returns the hint for a player who races for the first time. Null if there is nothing to say now. */
export function hintFor(G: BugRaceState, playerID: string | null): keyof BoardText['hints'] | null {
  if (playerID === null || G.result) return null;
  return G.step === 'legPass' ? 'choose' : 'move';
}
