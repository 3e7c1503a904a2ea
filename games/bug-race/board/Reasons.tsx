import type { NameOf } from '../../kit/text.ts';
import type { BoardText } from '../locales/board/en.ts';
import { pairs } from '../rules/components.ts';
import type { BugRaceState } from '../rules/state.ts';
import { sectionsToGo } from './turn/to-go.ts';

/**
 * Returns the counts that decide a place (BR-15 to BR-17), the most important first. Higher is better. Sections count
 * from 1.
 */
function countsOf(G: BugRaceState, playerID: string): readonly number[] {
  const bug = G.bugs[playerID];
  if (!bug) return [];
  return [
    -(G.finishedInTurn[playerID] ?? Number.MAX_SAFE_INTEGER),
    bug.body,
    ...pairs.map(([left, right]) => bug.legs[left] + bug.legs[right] + 2),
  ];
}

/** Returns how many counts are needed to tell a bug from the next one in the ranking. */
function countsThatMatter(own: readonly number[], next: readonly number[] | undefined): number {
  const first = next ? own.findIndex((count, index) => count !== next[index]) : 0;
  return first < 0 ? own.length : first + 1;
}

/** Explains the ranking: a table of the counts. Bold marks the one by which each bug is ahead of the next. */
export function Reasons({
  G,
  nameOf,
  words,
  toGo,
  place,
}: {
  readonly G: BugRaceState;
  readonly nameOf: NameOf;
  readonly words: BoardText['reasons'];
  readonly toGo: (sections: number) => string;
  readonly place: (place: number) => string;
}) {
  const ranking = G.result?.ranking ?? [];
  const counts = ranking.map(({ playerID }) => countsOf(G, playerID));
  return (
    <section className="bug-race-reasons">
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="bug-race-reasons-table" tabIndex={0} aria-label={words.heading}>
        <table>
          <thead>
            <tr>
              <td rowSpan={2} />
              <td rowSpan={2} />
              <th scope="col" rowSpan={2}>
                {words.body}
              </th>
              <th scope="colgroup" colSpan={3}>
                {words.legs}
              </th>
            </tr>
            <tr>
              <th scope="col">{words.rear}</th>
              <th scope="col">{words.middle}</th>
              <th scope="col">{words.front}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ playerID, place: at }, index) => {
              const bug = G.bugs[playerID];
              const [, , ...sums] = counts[index] ?? [];
              const decided = countsThatMatter(counts[index] ?? [], counts[index + 1]);
              const turn = G.finishedInTurn[playerID] ?? null;
              const across = turn === null ? null : words.home(turn);
              return (
                bug && (
                  <tr key={playerID}>
                    <td>{place(at)}</td>
                    <th scope="row">
                      <bdi>{nameOf(playerID)}</bdi>
                    </th>
                    <td data-decides={decided <= 2 && index + 1 < ranking.length}>
                      {across ?? toGo(sectionsToGo(bug, G.options.trackLength))}
                    </td>
                    {sums.map((sum, pair) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a pair of legs is its place
                      <td key={pair} data-decides={decided === pair + 3}>
                        {sum}
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
