import { useEffect, useRef, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { isLanguage, languageNames, languages } from '../../games/kit/language.ts';
import { LazyNameDialog } from '../features/player-name/LazyNameDialog.tsx';
import { useText } from '../i18n/useText.tsx';
import { headerNews } from '../lib/element-ids.ts';
import { addresses } from '../lib/navigation.ts';
import { useSeats } from '../lib/seats.ts';
import {
  chosenLanguage,
  chosenTheme,
  type Theme,
  themes,
  usePlayerName,
  useTheme,
} from '../lib/settings.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Wordmark } from './Wordmark.tsx';

const LazyDevicesDialog = lazyComponent(
  async () => (await import('../features/devices/DevicesDialog.tsx')).DevicesDialog,
  null,
);

type HeaderDialog = 'name' | 'devices';

/** Shows the way home and the settings, above every page. On narrow screens most settings are in a menu. */
export function Header() {
  const { text } = useText();
  const [isHome] = useRoute(addresses.home);
  const [isTable, route] = useRoute('/table/:matchID');
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <header className={isHome ? 'header header-on-home' : 'header'}>
      {isHome ? (
        <span className="header-home">
          <Wordmark />
        </span>
      ) : (
        <Link href={addresses.home} className="header-home" aria-label={text.header.home}>
          <Wordmark />
        </Link>
      )}
      <div className="header-settings">
        <div id={headerNews} />
        <HeaderMenu onDialog={setDialog} />
        <LanguageChoice />
        <button type="button" className="header-button header-opens-menu" popoverTarget={menuID}>
          <svg viewBox="0 0 24 24" className="icon icon-auto" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
          {text.header.menu}
        </button>
      </div>
      {dialog === 'name' && (
        <LazyNameDialog matchID={isTable ? route.matchID : undefined} onClose={close} />
      )}
      {dialog === 'devices' && <LazyDevicesDialog onClose={close} />}
    </header>
  );
}

const menuID = 'header-menu';

/** A popover on narrow screens; on wide ones the style shows its content in the header. */
function HeaderMenu({ onDialog }: { readonly onDialog: (dialog: HeaderDialog) => void }) {
  const { text } = useText();
  const seats = useSeats();
  const name = usePlayerName();
  const menu = useRef<HTMLDivElement>(null);
  const open = (dialog: HeaderDialog) => {
    menu.current?.hidePopover();
    onDialog(dialog);
  };
  return (
    <div id={menuID} ref={menu} popover="auto" className="header-menu">
      <Link
        href={addresses.replays}
        className="header-button"
        onClick={() => menu.current?.hidePopover()}
      >
        <svg viewBox="0 0 24 24" className="icon icon-auto" aria-hidden="true">
          <path d="M5 22V3M5 4h14l-4 4.5l4 4.5H5" />
        </svg>
        <span className="header-text">{text.header.races}</span>
      </Link>
      {Object.keys(seats).length > 0 && (
        <button type="button" className="header-button" onClick={() => open('devices')}>
          <svg viewBox="0 0 24 24" className="icon icon-auto" aria-hidden="true">
            <path d="M9 18H2V5h17v3M13 11h8v10h-8z" />
          </svg>
          <span className="header-text">{text.header.devices}</span>
        </button>
      )}
      <button type="button" className="header-button header-name" onClick={() => open('name')}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <circle cx="12" cy="7.5" r="4.5" />
          <path d="M3.5 22c0-5.2 3.6-8.5 8.5-8.5s8.5 3.3 8.5 8.5z" />
        </svg>
        <span className="header-text">
          {name === '' ? text.header.noName : text.header.youAre(name)}
        </span>
      </button>
      <ThemeButton />
    </div>
  );
}

function LanguageChoice() {
  const { text, language } = useText();
  return (
    <select
      className="header-button header-language"
      aria-label={text.header.language}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && chosenLanguage.set(target.value)}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each} title={languageNames[each]}>
          {each.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

const themeIcons: Readonly<Record<Theme, string>> = {
  auto: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  light:
    'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  dark: 'M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z',
};

function ThemeButton() {
  const { text } = useText();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  const words = text.header;
  const appearance = words.appearance(words.theme[theme]);
  const label = `${appearance}. ${words.switchTo(words.theme[next])}`;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <button
      type="button"
      className="header-button header-theme"
      aria-label={label}
      title={label}
      onClick={() => chosenTheme.set(next)}
    >
      <svg viewBox="0 0 24 24" className={`icon icon-${theme}`} aria-hidden="true">
        <path d={themeIcons[theme]} />
        {theme === 'auto' && <path className="icon-half" d="M12 3a9 9 0 0 0 0 18z" />}
      </svg>
      <span className="header-text">{appearance}</span>
    </button>
  );
}
