import { useEffect, useRef, useState } from 'react';
import type { Table } from '../../../protocol/tables.ts';

/** Kinds of changes by the host that the others are told about. */
const hostChanges = ['rules', 'players', 'timeControl', 'who', 'order'] as const;
export type HostChange = (typeof hostChanges)[number];

const namesAt = ({ seats }: Table) => seats.map(({ name }) => name ?? '');

/** Returns whether the same players have other seats than before. */
function isReordered(before: Table, after: Table): boolean {
  const [old, now] = [namesAt(before), namesAt(after)];
  const isSameCompany = [...old].sort().join('\n') === [...now].sort().join('\n');
  return isSameCompany && old.join('\n') !== now.join('\n');
}

/** Returns what the host changed between two states of a table. Joining and leaving do not count. */
export function changesBetween(before: Table, after: Table): readonly HostChange[] {
  const isOther: Readonly<Record<HostChange, boolean>> = {
    rules: JSON.stringify(before.setupData) !== JSON.stringify(after.setupData),
    players: before.seats.length !== after.seats.length,
    timeControl: JSON.stringify(before.timeControl) !== JSON.stringify(after.timeControl),
    who: before.unlisted !== after.unlisted,
    order: isReordered(before, after),
  };
  return hostChanges.filter((change) => isOther[change]);
}

/** Returns the host's last changes while this page was open. */
export function useHostChanges(table: Table): readonly HostChange[] {
  const before = useRef(table);
  const [changes, setChanges] = useState<readonly HostChange[]>([]);
  useEffect(() => {
    const changed = changesBetween(before.current, table);
    before.current = table;
    if (changed.length > 0) setChanges(changed);
  }, [table]);
  return changes;
}
