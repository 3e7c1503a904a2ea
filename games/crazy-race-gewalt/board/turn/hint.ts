/** The line below the sentence: what the viewer's own bet requires, or what a draft changes. */
import type { Seating } from '../../../kit/board/seating.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { seatsOf } from '../../rules/index.ts';
import type { GewaltState } from '../../rules/state.ts';
import { changesWith, stageAt } from '../course/distance.ts';
import { worthOf } from '../standings/worth.ts';
import type { Shown } from './playback.ts';
import { laidWith } from './tryout.ts';
import type { OwnPart } from './useOwnTurn.ts';

/** Describes how a draft changes all players' distances. */
function changeInWords(
  G: GewaltState,
  { playerID, choice }: OwnPart,
  seating: Seating,
  { distance }: BoardText,
): string {
  const changes = changesWith(G, laidWith(G, playerID, choice));
  if (changes.length === 0) return distance.unchanged;
  return changes
    .map(({ playerID: seat, ...change }) => distance.changed(seating.nameOf(seat), change))
    .join(' ');
}

/** Describes what the bet requires in the stage that the pawn is running through. */
function goalInWords(
  G: GewaltState,
  shown: Pick<Shown, 'trophies'>,
  playerID: string,
  { goal }: BoardText,
): string | null {
  const place = G.pawns[playerID];
  const worth = place && worthOf(G, shown, playerID).find(({ stage }) => stage === stageAt(place));
  if (!worth || worth.trophy !== null) return null;
  const { stage, bet, through, standing } = worth;
  if (standing === 'gone') return goal.gone(stage, bet);
  const more = bet - 1 - through;
  return more === 0 ? goal.now(stage, bet) : goal.early(stage, bet, more);
}

/**
 * Returns the hint below the sentence. `own` is the viewer's part, or null for a spectator, for whom there is no hint.
 */
export function hintFor(
  G: GewaltState,
  own: OwnPart | null,
  seating: Seating,
  words: BoardText,
): string | null {
  if (!own?.turn) return null;
  if (own.choice?.at) return changeInWords(G, own, seating, words);
  if (own.choice) return null;
  const goal = goalInWords(G, G, own.playerID, words);
  const { usable } = own.turn;
  const hasSection = usable === 'section' || usable === 'both';
  const isFirst = hasSection && G.turn.number <= seatsOf(G).length;
  return (
    [goal, isFirst ? words.goal.first : null].filter((part) => part !== null).join(' ') || null
  );
}
