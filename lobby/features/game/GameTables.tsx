import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import type { LiveTables } from '../../lib/useTables.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { LazyTableList, TablesProblem } from '../table-list/TableLists.tsx';

/** Lists the open tables, kept up to date, or suggests what to do if there are none. */
export function OpenTables({
  tables,
  filter,
}: {
  readonly tables: LiveTables;
  readonly filter: (table: Table) => boolean;
}) {
  const { text } = useText();
  const open = tables.open.filter(filter);
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{text.tables.open}</h2>
      {!tables.isLoaded && <Loading />}
      {tables.problem && <TablesProblem problem={tables.problem} />}
      {tables.isLoaded && !tables.problem && open.length === 0 && (
        <div className="empty">
          <EmptyTable />
          <p>{text.tables.noneOpen}</p>
        </div>
      )}
      {open.length > 0 && <LazyTableList tables={open} />}
      {tables.showMore && (
        <button type="button" className="button" onClick={tables.showMore}>
          {text.tables.showMore}
        </button>
      )}
    </section>
  );
}

export function RunningTables({
  tables,
  filter,
}: {
  readonly tables: LiveTables;
  readonly filter: (table: Table) => boolean;
}) {
  const { text } = useText();
  const playing = tables.playing.filter(filter);
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="running-tables">
      <h2 id="running-tables">{text.tables.playing}</h2>
      <LazyTableList tables={playing} />
    </section>
  );
}

/** Draws an empty round table with four chairs. */
function EmptyTable() {
  return (
    <svg viewBox="0 0 120 84" className="empty-picture" aria-hidden="true">
      <g className="empty-chairs">
        <rect x="46" y="4" width="28" height="12" rx="6" />
        <rect x="46" y="68" width="28" height="12" rx="6" />
        <rect x="10" y="28" width="12" height="28" rx="6" />
        <rect x="98" y="28" width="12" height="28" rx="6" />
      </g>
      <ellipse className="empty-top" cx="60" cy="42" rx="32" ry="22" />
      <path className="empty-track" d="M44 42a16 9 0 1 0 32 0a16 9 0 1 0-32 0" />
    </svg>
  );
}
