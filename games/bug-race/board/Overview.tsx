import type { BoardProps } from '../../kit/board/board-props.ts';
import type { Seating } from '../../kit/board/seating.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceState } from '../state.ts';
import { BugTable } from './BugTable.tsx';
import { Seats } from './Status.tsx';
import type { Side } from './side.ts';
import { type Runner, Tracks } from './Tracks.tsx';

type Props = BoardProps<BugRaceState, BugRaceText>;

/** All tracks with their bugs and players. */
export function Overview({
  seating,
  runners,
  side,
  speed,
  ...shown
}: Pick<Props, 'G' | 'text'> & {
  readonly matchData: Props['matchData'] | undefined;
  readonly runners: readonly Runner[];
  readonly viewer: string | null;
  readonly places: Readonly<Record<string, number | null>>;
  readonly seating: Seating;
  readonly side: Side;
  readonly speed: number;
}) {
  const { G, text, viewer } = shown;
  const { trackLength } = G.options;
  const words = text.board;
  return (
    <div className="bug-race-overview">
      <h2 className="bug-race-unseen">{words.allTracks}</h2>
      <Tracks {...{ runners, viewer, trackLength, side, speed }} />
      <Seats {...shown} {...seating} matchData={shown.matchData} words={words} bots={text.bots} />
      <BugTable {...{ runners, trackLength, words }} nameOf={seating.nameOf} />
    </div>
  );
}
