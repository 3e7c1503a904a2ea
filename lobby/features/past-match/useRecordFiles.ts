import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { RecordFault } from '../../../games/kit/record/faults.ts';
import { maxRecord } from '../../../games/kit/record/shape.ts';
import { addresses } from '../../lib/navigation.ts';
import { openAnything } from './open-record.ts';
import { storeFile } from './record-files.ts';

/** Opens files, and reports what is wrong with one. */
export interface FileOpener {
  readonly open: (file: Blob) => void;
  readonly isOpening: boolean;
  /** Fault of the last file, or null. */
  readonly fault: RecordFault | null;
}

/** Returns the text of a file, but no more than a record can have, so that large files are not read in full. */
async function textOf(file: Blob): Promise<string> {
  // The beginning of a longer file is enough to refuse it.
  return file.slice(0, 4 * maxRecord).text();
}

/** Opens files, including those dropped on the page. A valid one is stored, and its page is shown. */
export function useRecordFiles(): FileOpener {
  const [, navigate] = useLocation();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<RecordFault | null>(null);
  const open = useCallback(
    async (file: Blob) => {
      setOpening(true);
      setFault(null);
      try {
        const text = await textOf(file);
        const opened = await openAnything(text);
        if (opened.kind === 'fault') setFault(opened.fault);
        else navigate(addresses.replayFile(await storeFile(text, opened.record), null));
      } catch (error) {
        console.warn(error);
        setFault({ code: 'notJson', path: '', sentence: 'It can’t be read.' });
      } finally {
        setOpening(false);
      }
    },
    [navigate],
  );
  useDropped(open);
  return { open, isOpening, fault };
}

/** Handles files dropped on the page. */
function useDropped(take: (file: Blob) => void): void {
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const allow = (event: DragEvent) => hasFile(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
}
