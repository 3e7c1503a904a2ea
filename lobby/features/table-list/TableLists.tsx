import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { useSeats } from '../../lib/seats.ts';
import { waitsForMe } from '../../lib/useMyTables.ts';
import { WithoutServer } from '../../offline/WithoutServer.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useLocalMatches } from '../local-match/useLocalMatches.ts';

/** The cards of tables, loaded once there are tables. */
export const LazyTableList = lazyComponent(
  async () => (await import('./TableList.tsx')).TableList,
  null,
);

/** Says why the tables can't be listed. */
export function TablesProblem({ problem }: { readonly problem: Problem }) {
  const { text } = useText();
  return (
    <>
      <p className="note note-bad" role="alert">
        {text.problems[problem]}
      </p>
      {problem === 'offline' && <WithoutServer />}
    </>
  );
}

/** Lists this browser's tables and local matches, of one game or of all. */
export function MyTables({
  tables,
  game,
}: {
  readonly tables: readonly Table[];
  readonly game?: string;
}) {
  const { text, formats } = useText();
  const seats = useSeats();
  const here = useLocalMatches(game);
  const waiting = tables.filter((table) => waitsForMe(table, seats)).length;
  if (tables.length === 0 && !here) return null;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">
        {text.tables.yours}
        {waiting > 0 && (
          <span className="waiting-count">
            {' '}
            {text.tables.waiting(waiting, formats.number(waiting))}
          </span>
        )}
      </h2>
      {here && <here.MatchList matches={here.matches} />}
      {tables.length > 0 && <LazyTableList tables={tables} />}
    </section>
  );
}
