import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { SiteText, useSiteText } from '../../i18n/messages.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import './site.css';

const LazyReportDialog = lazyComponent(
  async () => (await import('./ReportDialog.tsx')).ReportDialog,
  null,
);

/** Links below every page: privacy, legal notice, and, at a table, a report to the moderators. */
export function Footer() {
  return (
    <SiteText>
      <Links />
    </SiteText>
  );
}

function Links() {
  const words = useSiteText();
  const { siteName, imprint, terms } = useSiteConfig();
  const [isTable, route] = useRoute('/table/:matchID');
  const [isReporting, setReporting] = useState(false);
  return (
    <footer className="foot">
      {siteName !== null && <span className="foot-name">{siteName}</span>}
      <Link href={addresses.privacy} className="foot-link">
        {words.privacy}
      </Link>
      {imprint !== null && (
        <a href={imprint} className="foot-link" rel="noreferrer">
          {words.imprint}
        </a>
      )}
      {terms !== null && (
        <a href={terms} className="foot-link" rel="noreferrer">
          {words.terms}
        </a>
      )}
      {isTable && (
        <button type="button" className="foot-link" onClick={() => setReporting(true)}>
          {words.report}
        </button>
      )}
      {isTable && isReporting && (
        <LazyReportDialog matchID={route.matchID} onClose={() => setReporting(false)} />
      )}
    </footer>
  );
}
