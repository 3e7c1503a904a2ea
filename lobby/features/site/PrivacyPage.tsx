import { useState } from 'react';
import { PrivacyText, usePrivacyText } from '../../i18n/data-messages.tsx';
import { SiteText, useSiteText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EraseDataDialog } from '../erase-data/EraseDataDialog.tsx';

/** Defaults, shown if the server cannot be reached. */
const defaultDays = { finished: 90, abandoned: 30 };

/** Explains what personal data is stored, where, for how long, and how to delete it. */
export function PrivacyPage() {
  return (
    <SiteText>
      <PrivacyText>
        <Privacy />
      </PrivacyText>
    </SiteText>
  );
}

function Privacy() {
  const { formats } = useText();
  const foot = useSiteText();
  const { privacy: words } = usePrivacyText();
  const { keptDays = defaultDays, imprint } = useSiteConfig();
  const [isAsking, setAsking] = useState(false);
  const kept = words.kept(formats.number(keptDays.finished), formats.number(keptDays.abandoned));
  const sections = [...words.sections, { heading: words.howLong, items: [kept, words.keptBeside] }];
  return (
    <div className="page privacy">
      <PageHeading title={words.heading}>{words.heading}</PageHeading>
      <p className="lead">{words.lead}</p>
      {sections.map(({ heading, items }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="privacy-list">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{words.forgotten}</h2>
        <p>{words.howToBe}</p>
        <div className="buttons">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {words.forgetMe}
          </button>
          {imprint !== null && (
            <a href={imprint} className="button" rel="noreferrer">
              {foot.imprint}
            </a>
          )}
        </div>
      </section>
      {isAsking && <EraseDataDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
