import { InviteText, useInviteText } from '../../i18n/match-messages.tsx';
import './qr-code.css';
import { useEffect, useId, useRef, useState } from 'react';
import { addresses } from '../../lib/navigation.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { isLocalhost } from './is-localhost.ts';
import { LinkField } from './LinkField.tsx';

const LazyQrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode, <Loading />);

interface TableLinkProps {
  readonly matchID: string;
  readonly gameTitle: string;
  /** Explanation of the link, or null. */
  readonly help: string | null;
}

/** A table's link, with ways to copy and share it, and as a QR code. */
export function TableLink(props: TableLinkProps) {
  return (
    <InviteText>
      <Ways {...props} />
    </InviteText>
  );
}

function Ways({ matchID, gameTitle, help }: TableLinkProps) {
  const words = useInviteText();
  const codeID = useId();
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const url = new URL(addresses.table(matchID), window.location.href);
  return (
    <div className="invite">
      <LinkField
        label={words.link}
        link={url.href}
        shareText={words.shareText(gameTitle)}
        copied={words.copied}
        help={help}
      >
        <button
          type="button"
          className="button"
          aria-expanded={isShown}
          aria-controls={codeID}
          onClick={() => setShown(!isShown)}
        >
          {words.qrCode}
        </button>
      </LinkField>
      <div ref={place} id={codeID} className="invite-code" hidden={!isShown}>
        {isShown && (
          <>
            <LazyQrCode link={url.href} label={words.qrCodeOf} />
            <p className="field-help">{words.qrCodeHelp}</p>
          </>
        )}
      </div>
      {isLocalhost(url.hostname) && <p className="note">{words.onlyHere}</p>}
    </div>
  );
}
