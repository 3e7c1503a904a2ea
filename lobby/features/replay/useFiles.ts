import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { RecordFault } from '../../../games/kit/record/faults.ts';
import { maxRecord } from '../../../games/kit/record/shape.ts';
import { addresses } from '../../app/navigation.ts';
import { keepFile } from './match/files.ts';
import { openAnything } from './match/opening.ts';

/** Opens files, and says what is wrong with one that can't be. */
export interface FileOpener {
  readonly open: (file: Blob) => void;
  readonly isOpening: boolean;
  /** Of the last file; null: nothing is wrong. */
  readonly fault: RecordFault | null;
}

/** The text of a file, if it isn't too long for a record: nobody waits for a film to be read. */
async function textOf(file: Blob): Promise<string> {
  // Of a longer one the beginning will do to be refused.
  return file.slice(0, 4 * maxRecord).text();
}

/** Opens files, also those that are dropped on the page: what is right is kept, and leads to its page. */
export function useFiles(): FileOpener {
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
        else navigate(addresses.replayFile(await keepFile(text, opened.record), null));
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

/** Takes the files that are dropped on the page. */
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
