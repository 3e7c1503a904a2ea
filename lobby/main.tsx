import './style/fonts.css';
import './style/tokens.css';
import '../games/kit/board/seats.css';
import './style/base.css';
import './style/pieces.css';
import './style/header.css';
import './style/forms.css';
import './style/pages.css';
import './style/waiting.css';
import './style/table.css';
import './style/ending.css';
import './offline/offline.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LanguageProvider, loadMessages } from './i18n/useText.tsx';
import { keepLobby } from './offline/keep.ts';
import { VersionNote } from './offline/VersionNote.tsx';
import { Rescue } from './parts/Rescue.tsx';
import { chosenLanguage } from './settings.ts';

const place = document.getElementById('lobby');
if (!place) throw new Error('index.html has no place for the lobby.');

const first = await loadMessages(chosenLanguage.get());
createRoot(place).render(
  <LanguageProvider first={first}>
    <Rescue text={first.text}>
      <VersionNote />
      <App />
    </Rescue>
  </LanguageProvider>,
);
void keepLobby();
