import './style/fonts.css';
import './style/tokens.css';
import '../games/kit/board/seats.css';
import './style/base.css';
import './style/pieces.css';
import './style/header.css';
import './style/forms.css';
import './style/home.css';
import './style/pages.css';
import './style/waiting.css';
import './style/table.css';
import './style/side-panel.css';
import './style/review.css';
import './style/ending.css';
import './offline/offline.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadFirstPage } from './app/first-page.ts';
import { GlobalErrorBoundary } from './app/GlobalErrorBoundary.tsx';
import { LanguageProvider, loadMessages } from './i18n/useText.tsx';
import { chosenLanguage } from './lib/settings.ts';
import { followSiteConfig } from './lib/site-config.ts';
import { keepLobby } from './offline/store-offline.ts';
import { VersionNote } from './offline/VersionNote.tsx';

const place = document.getElementById('lobby');
if (!place) throw new Error('index.html has no place for the lobby.');

// The first page is loaded at the same time as its text.
const [first] = await Promise.all([
  loadMessages(chosenLanguage.get()),
  loadFirstPage(window.location.pathname),
]);
// In small steps, so that a slow phone stays responsive.
startTransition(() =>
  createRoot(place).render(
    <LanguageProvider first={first}>
      <GlobalErrorBoundary text={first.text}>
        <VersionNote />
        <App />
      </GlobalErrorBoundary>
    </LanguageProvider>,
  ),
);
followSiteConfig();
void keepLobby();
