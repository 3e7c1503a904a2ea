import { useCallback } from 'react';
import { Link } from 'wouter';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { TableText, useTableText } from '../../i18n/messages.tsx';
import { ReplayText, useReplayText } from '../../i18n/replay-messages.tsx';
import { addresses } from '../../lib/navigation.ts';
import { seatAt } from '../../lib/seats.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ErrorPage, Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import { onlyPersonAt } from '../past-match/local-record.ts';
import { RecordFaultNote } from '../past-match/RecordFaultNote.tsx';
import { type Found, findAtTable, findFile, findLocal } from '../past-match/sources.ts';
import { useRecordFiles } from '../past-match/useRecordFiles.ts';
import { OtherRules } from './OtherRules.tsx';
import { ReplayRoom } from './ReplayRoom.tsx';
import '../../style/ending.css';
import '../past-match/past-match.css';

interface Source {
  readonly find: (id: string) => Promise<Found>;
  /** Returns the address of the match while it is running. Null if it has no other page. */
  readonly pageOf: ((id: string) => string) | null;
  /** Returns the reader's own seat, or null if there is none or nobody knows. */
  readonly ownSeatIn: (id: string, record: MatchRecord) => string | null;
}

const sources = {
  table: {
    find: findAtTable,
    pageOf: addresses.table,
    ownSeatIn: (id) => seatAt(id)?.playerID ?? null,
  },
  here: {
    find: findLocal,
    pageOf: addresses.here,
    ownSeatIn: (_, record) => onlyPersonAt(record),
  },
  file: { find: findFile, pageOf: null, ownSeatIn: () => null },
} as const satisfies Readonly<Record<string, Source>>;

function pageOfSource(source: Source) {
  return function ReplayPage({ matchID }: { readonly matchID: string }) {
    return (
      <TableText>
        <ReplayText>
          <FoundMatch key={matchID} id={matchID} source={source} />
        </ReplayText>
      </TableText>
    );
  };
}

/** Shows the replay of a match at a table. */
export const TableReplay = pageOfSource(sources.table);
/** Shows the replay of a match in this browser. */
export const HereReplay = pageOfSource(sources.here);
/** Shows the replay of a match from a file. */
export const FileReplay = pageOfSource(sources.file);

/** Loads the match and shows it, or the reason why it can't be shown. */
function FoundMatch({ id, source }: { readonly id: string; readonly source: Source }) {
  const table = useTableText();
  const words = useReplayText();
  const { find } = source;
  const found = useLoaded(useCallback(() => find(id), [find, id]));
  const { fault } = useRecordFiles();
  if (found.hasFailed) {
    return (
      <div className="page">
        <TryAgain sentence={table.table.loadFailed} />
      </div>
    );
  }
  if (!found.value) return <Loading sentence={words.opening} />;
  return (
    <>
      {fault && <RecordFaultNote fault={fault} />}
      <Shown found={found.value} id={id} source={source} />
    </>
  );
}

function Shown({
  found,
  id,
  source,
}: {
  readonly found: Found;
  readonly id: string;
  readonly source: Source;
}) {
  const words = useReplayText();
  const toFiles = (
    <Link href={addresses.replays} className="button">
      {words.open}
    </Link>
  );
  switch (found.kind) {
    case 'match':
      return (
        <ErrorBoundary instead={<ErrorPage {...words.broken} />}>
          <ReplayRoom
            opened={found}
            matchID={source === sources.table ? id : undefined}
            own={source.ownSeatIn(id, found.record)}
          />
        </ErrorBoundary>
      );
    case 'moves':
      return <OtherRules opened={found} />;
    case 'fault':
      return (
        <ErrorPage heading={words.broken.heading} help={words.broken.help}>
          <RecordFaultNote fault={found.fault} />
        </ErrorPage>
      );
    case 'running':
      return (
        <ErrorPage heading={words.running.heading} help={words.running.help}>
          {source.pageOf && (
            <Link href={source.pageOf(id)} className="button">
              {words.running.goThere}
            </Link>
          )}
        </ErrorPage>
      );
    case 'broken':
      return <ErrorPage {...words.broken} />;
    case 'none':
      return (
        <ErrorPage heading={words.none.heading} help={words.none.help}>
          {toFiles}
        </ErrorPage>
      );
  }
}
