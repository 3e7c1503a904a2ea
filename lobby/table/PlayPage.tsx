import type { FilteredMetadata } from 'boardgame.io';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { GameModule, ShelfGame } from '../../games/index.ts';
import type { BoardModule } from '../../games/kit/board/board-props.ts';
import type { GameText, NameOf } from '../../games/kit/text.ts';
import { whyUnplayable } from '../../games/kit/unplayable.ts';
import type { Seat } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import type { Chat } from './ChatPanel.tsx';
import { Ending } from './Ending.tsx';
import { tellLog } from './events.ts';
import { LiveLog } from './LogPanel.tsx';
import { shownNames } from './names.ts';
import type { PlayedMatch } from './playedMatch.ts';
import { SidePanel } from './SidePanel.tsx';

/** A game with all that it takes to show a match of it. */
export interface LoadedGame {
  readonly game: ShelfGame;
  readonly module: GameModule;
  readonly Board: BoardModule['Board'];
  readonly gameText: GameText;
}

/** A match, who sits there, and what can be done beside playing. */
interface PlayProps extends LoadedGame {
  readonly match: Omit<PlayedMatch, 'refused'>;
  readonly seats: readonly Seat[];
  /** The options as they were chosen. */
  readonly setupData: unknown;
  /** The seat of who looks; null: of none. */
  readonly viewer: string | null;
  readonly nameOf: NameOf;
  /** Left out: nobody is elsewhere to talk to. */
  readonly chat?: Chat;
  /** Beside the title: what the viewer is here, and the ways out. */
  readonly ways?: ReactNode;
  /** Over the board, until the match is over: what else there is to know or to do. */
  readonly notes?: ReactNode;
  /** The way to the next match, once this one is over. */
  readonly next: ReactNode;
  /** Told when the board begins or ends to show what has happened. */
  readonly onPlayback?: (isPlaying: boolean) => void;
}

/** A match while it is played, and once it is over: the board is the page, all else its edges. */
export function PlayPage(props: PlayProps) {
  const { game, module, Board, gameText, match, seats, viewer, nameOf, onPlayback } = props;
  const [isPlaying, setPlaying] = useState(false);
  const { text, language } = useText();
  const { title } = game.info.shelf[language];
  const { state, log, moves } = match;
  // Such a match is not drawn: its state may not be what the board knows.
  const unplayable = state && whyUnplayable(state.G, game.info);
  const hasOtherRules = unplayable === 'otherRules';
  const told = useMemo(() => {
    const { isFleeting, beginsPart } = module;
    return tellLog(log, { gameText, nameOf, isFleeting, beginsPart, hasOtherRules });
  }, [log, hasOtherRules, gameText, nameOf, module]);
  const matchData = useMemo(() => named(match.matchData, seats), [match.matchData, seats]);
  const notePlayback = useCallback(
    (isOn: boolean) => {
      setPlaying(isOn);
      onPlayback?.(isOn);
    },
    [onPlayback],
  );
  if (!state) return null;
  const { G, result } = state;
  const isOwnTurn = viewer !== null && module.waitsFor(G).includes(viewer);
  return (
    <div className="play">
      <div className="play-top">
        <PageHeading
          className="play-title"
          title={isOwnTurn ? text.table.yourTurnTitle(title) : title}
        >
          {title}
        </PageHeading>
        <div className="play-ways">{props.ways}</div>
      </div>
      {!result && props.notes}
      {result && !isPlaying && (
        <Ending
          {...{ result, seats, viewer, nameOf }}
          scoreInWords={gameText.score}
          next={props.next}
        />
      )}
      <div className="play-main">
        <div className="board-place">
          {unplayable ? (
            <p className="note note-bad" role="alert">
              {gameText.refusals[unplayable]}
            </p>
          ) : (
            <Board
              {...{ G, moves, log, language }}
              playerID={viewer}
              {...(matchData && { matchData })}
              text={gameText}
              onPlayback={notePlayback}
            />
          )}
        </div>
        <SidePanel {...{ told, game, gameText }} chat={props.chat} setupData={props.setupData} />
      </div>
      <LiveLog told={told} />
    </div>
  );
}

/** boardgame.io's list of the seats with the names as they are shown everywhere. */
function named(
  matchData: FilteredMetadata | undefined,
  seats: readonly Seat[],
): FilteredMetadata | undefined {
  const names = shownNames(seats);
  return matchData?.map(({ name: _own, ...player }) => {
    const name = names.get(String(player.id));
    return name === undefined ? player : { ...player, name };
  });
}
