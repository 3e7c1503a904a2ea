import type { NameOf } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { bodyLength, legs } from '../../rules/components.ts';
import { sectionsToGo } from '../turn/to-go.ts';
import type { Runner } from './Tracks.tsx';

/** Describes the board in words, for players who can't see it. Sections count from 1 here. */
export function BugTable({
  runners,
  trackLength,
  nameOf,
  words,
}: {
  readonly runners: readonly Runner[];
  readonly trackLength: number;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}) {
  return (
    <div className="paddock-unseen">
      <table>
        <caption>{words.bugTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.stillToGo}</th>
            <th scope="col">{words.body}</th>
            {legs.map((leg) => (
              <th key={leg} scope="col">
                {words.legs[leg]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runners.map(({ playerID, bug }) => (
            <tr key={playerID}>
              <th scope="row">{nameOf(playerID)}</th>
              <td>{words.toGo(sectionsToGo(bug, trackLength))}</td>
              <td>{words.sections(bug.body - bodyLength + 2, bug.body + 1)}</td>
              {legs.map((leg) => (
                <td key={leg}>{words.section(bug.legs[leg] + 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
