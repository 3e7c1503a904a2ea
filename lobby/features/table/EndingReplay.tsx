import { Link } from 'wouter';
import { analysisID } from '../analysis/analysis-id.ts';
import { useTableText } from './TableText.tsx';

/** Links to the replay of a finished match, and to its analysis there. */
export function EndingReplay({ address }: { readonly address: string }) {
  const words = useTableText().end;
  return (
    <>
      <Link href={address} className="button">
        {words.lookAgain}
      </Link>
      <Link href={`${address}#${analysisID}`} className="button">
        {words.analyse}
      </Link>
    </>
  );
}
