import type { FilteredMetadata } from 'boardgame.io';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { analysisID } from '../../lib/element-ids.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useSeatNames } from '../../lib/useSeatNames.ts';
import { Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useRulesSheet } from '../../ui/useRulesSheet.tsx';
import { AnalyseButton, Estimates } from '../analysis/Estimates.tsx';
import { CheckMatch } from '../check/CheckMatch.tsx';
import { DayOf } from '../past-match/DayOf.tsx';
import { changeAt, linesUpTo } from '../past-match/lines.ts';
import type { OpenedMatch } from '../past-match/open-record.ts';
import { ReplayBoard } from '../past-match/ReplayBoard.tsx';
import { ReplayControls } from '../past-match/ReplayControls.tsx';
import { usePastMatch } from '../past-match/usePastMatch.ts';
import { SidePanel } from '../side-panel/SidePanel.tsx';
import { spotIn, useAddress } from './address.ts';
import { OpenCards } from './OpenCards.tsx';
import { PlayOn } from './PlayOn.tsx';
import { CopyLink, SaveButton, SeatsAndResult, ViewerChoice } from './ReplayHead.tsx';
import { ReplayLog } from './ReplayLog.tsx';

interface RoomProps {
  readonly opened: OpenedMatch;
  /** ID of the table where it was played. Undefined if unknown. */
  readonly matchID: string | undefined;
  /** The reader's own seat, from which the match is shown at first. Null if there is none. */
  readonly own: string | null;
}

/** Shows the replay of a match. */
export function ReplayRoom({ opened, ...from }: RoomProps) {
  const words = useTableText();
  const gameText = useGameText(opened.game);
  const nameOf = useSeatNames(opened.record.seats);
  // If only another language fails to load, the previous one stays.
  if (gameText.hasFailed && !gameText.value) return <TryAgain sentence={words.table.loadFailed} />;
  if (!gameText.value) return <Loading />;
  return <Room opened={opened} {...from} nameOf={nameOf} gameText={gameText.value} />;
}

/** Returns the players as boardgame.io lists them. */
function matchDataOf({ seats }: MatchRecord, nameOf: NameOf): FilteredMetadata {
  return seats.map(({ bot }, id) => ({
    id,
    name: nameOf(String(id)),
    isConnected: true,
    ...(bot && { data: { bot } }),
  }));
}

function Room({
  opened,
  matchID,
  own,
  gameText,
  nameOf,
}: RoomProps & {
  readonly gameText: GameText;
  readonly nameOf: NameOf;
}) {
  const { language } = useText();
  const words = useReplayText();
  const { record, match, game, module, Board, HiddenPart } = opened;
  const seats = useMemo(() => record.seats.map((_, index) => String(index)), [record]);
  const [start] = useState(() =>
    spotIn(window.location.search, { length: match.length, seats, own }),
  );
  const [as, setAs] = useState(start.as);
  const { replaying, lines, inWords } = usePastMatch(match, {
    start: start.at,
    module,
    gameText,
    nameOf,
  });
  const { at, isStep, goTo, noteShowing } = replaying;
  useAddress({ at, as });
  const [isAnalysed, setAnalysed] = useState(() => window.location.hash === `#${analysisID}`);
  const wordsOf = useCallback((position: number) => changeAt(lines, position), [lines]);
  const told = useMemo(() => linesUpTo(lines, at), [lines, at]);
  const matchData = useMemo(() => matchDataOf(record, nameOf), [record, nameOf]);
  const { title } = game.info.description[language];
  const { onRule, sheet } = useRulesSheet({ game, gameText, setupData: record.options });
  return (
    <div className="play replay">
      <div className="play-top">
        <PageHeading className="play-title" title={words.tabTitle(title)}>
          {title}
        </PageHeading>
        <DayOf startedAt={record.startedAt} />
        <SeatsAndResult record={record} nameOf={nameOf} scoreInWords={gameText.score} />
        <div className="play-ways replay-choices">
          <AnalyseButton isOpen={isAnalysed} onToggle={() => setAnalysed(!isAnalysed)} />
          <PlayOn game={game} record={record} at={at} viewer={as === 'all' ? null : as} />
          <CheckMatch game={game} module={module} record={record} matchID={matchID} />
          <ViewerChoice seats={seats} as={as} nameOf={nameOf} onChoose={setAs} />
          <CopyLink spot={{ at, as }} isForOthers={matchID !== undefined} />
          <SaveButton record={record} />
        </div>
      </div>
      <div className="play-main">
        <div className="board-place">
          <ReplayBoard
            match={match}
            at={at}
            isStep={isStep}
            as={as}
            Board={Board}
            matchData={matchData}
            gameText={gameText}
            onRule={onRule}
            onShowing={noteShowing}
          />
          {as === 'all' && (
            <OpenCards
              match={match}
              at={at}
              seats={seats}
              HiddenPart={HiddenPart}
              gameText={gameText}
              nameOf={nameOf}
            />
          )}
          {isAnalysed && (
            <Estimates
              game={game}
              record={record}
              seats={seats}
              nameOf={nameOf}
              at={at}
              onGo={goTo}
              wordsOf={wordsOf}
            />
          )}
        </div>
        <SidePanel
          events={told}
          game={game}
          gameText={gameText}
          chat={undefined}
          setupData={record.options}
          log={<ReplayLog lines={told} at={at} onGo={goTo} />}
        />
      </div>
      <ReplayControls replaying={replaying} inWords={inWords} />
      <Resting inWords={inWords} isPlaying={replaying.isPlaying} />
      {sheet}
    </div>
  );
}

/** Time without changes after which the position is announced, in milliseconds. */
const resting = 600;

/** Announces the position to screen readers once it stays the same. */
function Resting({
  inWords,
  isPlaying,
}: {
  readonly inWords: string;
  readonly isPlaying: boolean;
}) {
  const [said, setSaid] = useState({ first: inWords, now: '' });
  useEffect(() => {
    if (isPlaying) return undefined;
    const timer = setTimeout(
      // The first position is not announced.
      () => setSaid(({ first, now }) => ({ first: '', now: inWords === first ? now : inWords })),
      resting,
    );
    return () => clearTimeout(timer);
  }, [inWords, isPlaying]);
  return (
    <p className="only-read" aria-live="polite">
      {said.now}
    </p>
  );
}
