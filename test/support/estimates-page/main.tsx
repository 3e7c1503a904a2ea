/** A page with nothing but the estimates of a recorded match. */
import '../../../lobby/style/tokens.css';
import '../../../games/kit/board/seats.css';
import '../../../lobby/style/base.css';
import '../../../lobby/style/pieces.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogGame } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { AnalyseButton, Estimates } from '../../../lobby/features/analysis/Estimates.tsx';
import { LanguageProvider, loadMessages } from '../../../lobby/i18n/useText.tsx';
import { chosenLanguage } from '../../../lobby/lib/settings.ts';
import recorded from '../../games/detroit-cleveland-grand-prix/recorded/all-home.json';

// A test of its own reads it as a record.
const record = recorded as MatchRecord;
const game = catalogGame(record.game);
const seats = record.seats.map((_, index) => String(index));
const names = ['Ada', 'Ben', 'Chloé'];

function Page() {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <main data-at={at}>
      <h1>Estimates</h1>
      <AnalyseButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {game && isOpen && (
        <Estimates
          game={game}
          record={record}
          seats={seats}
          at={at}
          nameOf={(seat) => names[Number(seat)] ?? ''}
          onGo={setAt}
          wordsOf={(position) => `This is what move ${position} did.`}
        />
      )}
    </main>
  );
}

const place = document.getElementById('lobby');
if (!place) throw new Error('index.html has no place for the page.');
createRoot(place).render(
  <LanguageProvider first={await loadMessages(chosenLanguage.get())}>
    <Page />
  </LanguageProvider>,
);
