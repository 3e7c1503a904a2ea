import { Link } from 'wouter';
import { useTableText } from '../../i18n/messages.tsx';
import { analysisID } from '../../lib/element-ids.ts';

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
