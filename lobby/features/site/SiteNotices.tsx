import { useText } from '../../i18n/useText.tsx';
import { SiteText, useSiteText } from './SiteText.tsx';
import { useSiteConfig } from './site-config.ts';
import './site.css';

/** What those who run the server say on every page: a notice, and when it starts anew. */
export function SiteNotices() {
  return (
    <SiteText>
      <Notes />
    </SiteText>
  );
}

function Notes() {
  const { language } = useText();
  const house = useSiteText();
  const { notice, restartAt } = useSiteConfig();
  const words = notice && (notice[language] ?? Object.values(notice)[0]);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    // It is there before what it says, so that screen readers say it.
    <div role="status" className="house-notes">
      {words && <p className="note">{words}</p>}
      {restartAt !== null && restartAt > Date.now() && (
        <p className="note">{house.restart(time.format(restartAt))}</p>
      )}
    </div>
  );
}
