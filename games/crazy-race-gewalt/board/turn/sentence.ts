/** The sentence that tells the viewer what to do, or what the table is waiting for. */
import { callerOf, type Seating } from '../../../kit/board/seating.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { actionKind, isArrowKind } from '../../rules/components.ts';
import { isPlaying, isRacing, movableSpots, playersToMove } from '../../rules/index.ts';
import type { GewaltState } from '../../rules/state.ts';
import type { RulesSectionID } from '../../rules-sections.ts';
import { kindChosen, squaresChosen } from './tryout.ts';
import type { OwnPart } from './useOwnTurn.ts';

function sentenceForWatcher(
  G: GewaltState,
  viewer: string | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  const [seat = ''] = playersToMove(G);
  const name = callerOf(seating, words.newcomer)(seat);
  if (seating.isFree(seat)) return sentences.waitFor(name);
  const asking = G.awaitingReply !== null && G.pendingCards[G.awaitingReply];
  if (asking) return sentences.watchAnswer(name, words.kinds[actionKind(asking.cardID)]);
  if (viewer !== null && isPlaying(G, viewer) && !isRacing(G, viewer)) {
    return sentences.finished(name);
  }
  return G.turn.isSecond ? sentences.watchSecondTurn(name) : sentences.watchTurn(name);
}

/** Returns what to do with a chosen card that may be used. */
function sentenceForChoice(
  G: GewaltState,
  { choice, turn, targets, canSend }: OwnPart,
  { sentences, kinds }: BoardText,
): string | null {
  if (!choice || !turn) return null;
  if (turn.isDiscardOnly) return sentences.discardChosen;
  const kind = kindChosen(choice);
  if (kind === 'counter') return sentences.keepCounter;
  const squares = squaresChosen(G, choice);
  if (kind !== null && isArrowKind(kind)) {
    const card = kinds[kind];
    return targets.length > 0 ? sentences.chooseTarget(card) : sentences.noTarget(card);
  }
  if (squares === null) {
    return movableSpots(G).length > 0 ? sentences.chooseMoved : sentences.nothingToMove;
  }
  if (kind === null) {
    return canSend ? sentences.layHere(squares) : sentences.chooseSection(squares);
  }
  return canSend ? sentences.moveHere(squares) : sentences.chooseDestination(squares);
}

/** Returns the sentence above the board. `own` is the viewer's part, or null for a spectator. */
export function sentenceFor(
  G: GewaltState,
  own: OwnPart | null,
  seating: Seating,
  words: BoardText,
): string {
  const { sentences } = words;
  if (G.result) return sentences.over(G.result.winners.map(seating.nameOf));
  if (own?.question) {
    const { from, cardID } = own.question;
    return sentences.answer(seating.nameOf(from), words.kinds[actionKind(cardID)]);
  }
  if (!own?.turn) return sentenceForWatcher(G, own?.playerID ?? null, seating, words);
  const chosen = own.whyNotUse === null ? sentenceForChoice(G, own, words) : null;
  if (chosen !== null) return chosen;
  return own.turn.isDiscardOnly ? sentences.discardOnly(own.turn) : sentences.ownTurn(own.turn);
}

/** Returns the rules section for a chosen card that may be used. */
function sectionForChoice({ turn, choice }: OwnPart): RulesSectionID {
  if (!choice || turn?.isDiscardOnly) return 'arrows';
  const kind = kindChosen(choice);
  if (kind === null) return 'turn';
  return isArrowKind(kind) ? 'arrows' : 'circles';
}

/** Returns the section of the rules that explains the sentence. `own` is null for a spectator. */
export function sectionFor(G: GewaltState, own: OwnPart | null): RulesSectionID {
  if (G.result) return 'points';
  if (G.awaitingReply !== null) return 'circles';
  if (own?.turn) {
    const isChosen = own.choice !== null && own.whyNotUse === null;
    if (isChosen || own.turn.isDiscardOnly) return sectionForChoice(own);
    return G.options.expert ? 'expert' : 'turn';
  }
  const isThrough = own !== null && isPlaying(G, own.playerID) && !isRacing(G, own.playerID);
  return isThrough ? 'trophies' : 'turn';
}
