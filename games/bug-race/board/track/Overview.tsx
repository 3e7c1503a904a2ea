import type { BoardProps } from '../../../kit/board/board-props.ts';
import type { SeatedPlayers } from '../../../kit/board/seating.ts';
import type { BugRaceText } from '../../locales/text.ts';
import type { BugRaceState } from '../../rules/state.ts';
import { Seats } from '../Status.tsx';
import { BugTable } from './BugTable.tsx';
import type { Side } from './side.ts';
import { type Runner, Tracks } from './Tracks.tsx';

type Props = BoardProps<BugRaceState, BugRaceText, unknown>;

/** Shows all tracks with their bugs and players. */
export function Overview({
  seating,
  runners,
  side,
  speed,
  ...shown
}: Pick<Props, 'G' | 'text'> & {
  readonly runners: readonly Runner[];
  readonly viewer: string | null;
  readonly places: Readonly<Record<string, number | null>>;
  readonly seating: SeatedPlayers;
  readonly side: Side;
  readonly speed: number;
}) {
  const { G, text, viewer } = shown;
  const { trackLength } = G.options;
  const words = text.board;
  return (
    <div className="bug-race-overview" data-part="overview">
      <h2 className="paddock-unseen">{words.allTracks}</h2>
      <Tracks
        runners={runners}
        viewer={viewer}
        trackLength={trackLength}
        side={side}
        speed={speed}
      />
      <Seats {...shown} seating={seating} words={words} bots={text.bots} />
      <BugTable runners={runners} trackLength={trackLength} words={words} nameOf={seating.nameOf} />
    </div>
  );
}
