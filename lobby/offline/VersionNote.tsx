import { useEffect, useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { askForNewVersion } from './kept-build.ts';
import { type ServerVersion, useOtherVersion } from './version.ts';

function reload(): void {
  navigator.serviceWorker?.controller?.postMessage(askForNewVersion);
  window.location.reload();
}

/** Time to read why the page is about to be reloaded, in milliseconds. */
const readingTime = 3000;

const triedKey = 'paddock.loadedFor';

/** Returns whether the page has not been reloaded for this build before, as far as can be known. */
function isFirstTry(build: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(triedKey) !== build;
    sessionStorage.setItem(triedKey, build);
    return isFirst;
  } catch {
    return false;
  }
}

/** Shows over every page that the server has another version, with a button that loads it. */
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

/** Shows that the page is too old for the server. Reloads it, but only once without a press. */
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
