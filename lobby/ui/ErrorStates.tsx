import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../lib/navigation.ts';
import { WithoutServer } from '../offline/WithoutServer.tsx';
import { PageHeading } from './PageHeading.tsx';

/** A page that explains an error in a sentence and offers links. */
export function ErrorPage({
  heading,
  help,
  children,
}: {
  readonly heading: string;
  readonly help: string;
  /** Further links, beside the one to the games. */
  readonly children?: ReactNode;
}) {
  const { text } = useText();
  return (
    <div className="page trouble">
      <svg viewBox="0 0 220 90" className="trouble-picture" aria-hidden="true">
        <path className="trouble-rail" d="M0 38h92l16 34M220 38h-58M0 60h70M220 60H120" />
        <path
          className="trouble-post"
          d="M22 88V22l7-11 7 11v66zM182 88V22l7-11 7 11v66zM102 88V40l7-11 7 11v48z"
        />
      </svg>
      <PageHeading title={heading}>{heading}</PageHeading>
      <p className="lead">{help}</p>
      <div className="buttons">
        <Link href={addresses.home} className="button button-main">
          {text.toTheShelf}
        </Link>
        {children}
      </div>
    </div>
  );
}

/**
 * Reloads the page if the server, or a service worker, can provide it. A failed part cannot be requested again by
 * itself: a newer version may have replaced it, and a failed stylesheet counts as loaded.
 */
async function reloadIfThere(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok || navigator.serviceWorker?.controller) window.location.reload();
}

/** Says that the page, or a part of it, could not be loaded, and offers to reload it. */
export function TryAgain({
  sentence,
  isPage = false,
}: {
  readonly sentence: string;
  readonly isPage?: boolean;
}) {
  const { text } = useText();
  const Sentence = isPage ? 'h1' : 'p';
  return (
    <div className="note note-bad" role="alert">
      <Sentence>{sentence}</Sentence>
      <button type="button" className="button" onClick={reloadIfThere}>
        {text.tryAgain}
      </button>
    </div>
  );
}

/** Says that a page could not be loaded, and offers links. */
export function LoadingFailed() {
  const { text } = useText();
  return (
    <div className="page loading-failed">
      <TryAgain sentence={text.problems.offline} isPage />
      <WithoutServer />
      <Link href={addresses.home} className="button">
        {text.toTheShelf}
      </Link>
    </div>
  );
}

export function Loading({ sentence }: { readonly sentence?: string }) {
  const { text } = useText();
  return (
    <p className="loading" role="status">
      {sentence ?? text.loading}
    </p>
  );
}
