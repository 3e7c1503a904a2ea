/** What stands around boards, with its types: see own-board.tsx. */
import type { Result } from 'paddock-games';
import type { BugRaceEvent } from 'paddock-games/bug-race';
import {
  Board,
  type BugRaceBoardProps,
  Log,
  Ranking,
  usePlayback,
} from 'paddock-games/bug-race/board';
import { rules, text } from 'paddock-games/bug-race/locales/de';
import { Rulebook } from 'paddock-games/bug-race/rulebook';
import { Log as GrandPrixLog } from 'paddock-games/detroit-cleveland-grand-prix/board';
import { useRef, useState } from 'react';

const nameOf = (seat: string) => `Platz ${seat}`;

export function Around(props: BugRaceBoardProps) {
  const { ctx, log } = props;
  const [told, setTold] = useState(0);
  const result: Result | undefined = ctx.gameover;
  return (
    <>
      <Board {...props} text={text} again={told} onPlayback={({ shown }) => setTold(shown)} />
      {result && <Ranking result={result} text={text} nameOf={nameOf} />}
      <Log log={log} text={text} nameOf={nameOf} shown={told} />
      <Rulebook text={text} rules={rules} headingLevel="h4" />
      {/* @ts-expect-error: another game's words */}
      <GrandPrixLog log={log} text={text} nameOf={nameOf} />
      {/* @ts-expect-error: whose names? */}
      <Log log={log} text={text} />
    </>
  );
}

export function News({ log, playerID }: BugRaceBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { event, shown, skip } = usePlayback({ log, playerID, speed: 2, board });
  const news: BugRaceEvent | null = event;
  // @ts-expect-error: an event may be of another type
  const steps: readonly string[] = event?.steps ?? [];
  return (
    <div ref={board}>
      <button type="button" onClick={skip}>
        {news?.type} {shown} {steps.length}
      </button>
    </div>
  );
}
