import type { Day } from '../../../protocol/daily.ts';

/** A result to share. */
export interface SharedResult {
  readonly day: Day;
  /** Title of the game. */
  readonly title: string;
  readonly place: number;
  /** The place in words, such as "1st of 4". */
  readonly placeInWords: string;
  readonly numPlayers: number;
  /** Address of the day's results. */
  readonly address: string;
}

/** Returns a row of squares, one for each place, with the reader's own in green. */
function squaresOf(place: number, numPlayers: number): string {
  return Array.from({ length: numPlayers }, (_, index) => (index + 1 === place ? '🟩' : '⬜')).join(
    '',
  );
}

/** Returns a text about a result that tells nothing of the match. */
export function shareTextOf({
  day,
  title,
  place,
  placeInWords,
  numPlayers,
  address,
}: SharedResult): string {
  return [
    `Paddock ${day} · ${title}`,
    `${placeInWords} ${squaresOf(place, numPlayers)}`,
    address,
  ].join('\n');
}
