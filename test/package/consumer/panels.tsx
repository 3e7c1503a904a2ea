/** What stands around boards, with its types: see own-board.tsx. */
import type { Result } from 'paddock-games';
import { Board, type BugRaceBoardProps, Log, Ranking } from 'paddock-games/bug-race/board';
import { rules, text } from 'paddock-games/bug-race/locales/de';
import { IllustratedRulebook } from 'paddock-games/bug-race/rulebook';
import { Log as GrandPrixLog } from 'paddock-games/detroit-cleveland-grand-prix/board';
import { useState } from 'react';

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
      <IllustratedRulebook text={text} rules={rules} headingLevel="h3" />
      {/* @ts-expect-error: another game's words */}
      <GrandPrixLog log={log} text={text} nameOf={nameOf} />
      {/* @ts-expect-error: whose names? */}
      <Log log={log} text={text} />
    </>
  );
}
