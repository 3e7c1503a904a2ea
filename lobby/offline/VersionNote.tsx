import { useEffect, useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { askForNewVersion } from './kept-build.ts';
import { type ServerVersion, useOtherVersion } from './version.ts';

function reload(): void {
  navigator.serviceWorker?.controller?.postMessage(askForNewVersion);
  window.location.reload();
}

/** Milliseconds in which one can read why the page is about to be loaded anew. */
const readingTime = 3000;

const triedKey = 'paddock.loadedFor';

/** Whether the page has not been loaded anew for this build before, as far as that can be known. */
function isFirstTry(build: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(triedKey) !== build;
    sessionStorage.setItem(triedKey, build);
    return isFirst;
  } catch {
    return false;
  }
}

/** Says over every page that the server has another version of it, and brings that in one press. */
export function VersionNote() {
  const server = useOtherVersion();
  const { text } = useText();
  return (
    <div role="status" className="version-note">
      {server?.speaksOurs && (
        <>
          <p>{text.version.isThere}</p>
          <button type="button" className="button button-small" onClick={reload}>
            {text.version.take}
          </button>
        </>
      )}
      {server && !server.speaksOurs && <TooOld key={server.build} server={server} />}
    </div>
  );
}

/** The page doesn't understand the server any more: it is loaded anew, by itself only once. */
function TooOld({ server }: { readonly server: ServerVersion }) {
  const { text } = useText();
  const [isWorthATry, setWorthATry] = useState(true);
  useEffect(() => {
    if (!isFirstTry(server.build)) return setWorthATry(false);
    const timer = setTimeout(reload, readingTime);
    return () => clearTimeout(timer);
  }, [server]);
  return (
    <>
      <p>{isWorthATry ? text.version.tooOld : text.version.stillTooOld}</p>
      {!isWorthATry && (
        <button type="button" className="button button-small" onClick={reload}>
          {text.broken.reload}
        </button>
      )}
    </>
  );
}
