import { SiteText, useSiteText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useSiteConfig } from '../../lib/site-config.ts';
import './site.css';

/** Shows the moderators' notice, and an announced restart. */
export function SiteNotices() {
  return (
    <SiteText>
      <Notes />
    </SiteText>
  );
}

function Notes() {
  const { language } = useText();
  const text = useSiteText();
  const { notice, restartAt } = useSiteConfig();
  const words = notice && (notice[language] ?? Object.values(notice)[0]);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    // A live region must exist before its content.
    <div role="status" className="site-notices">
      {words && <p className="note">{words}</p>}
      {restartAt !== null && restartAt > Date.now() && (
        <p className="note">{text.restart(time.format(restartAt))}</p>
      )}
    </div>
  );
}
