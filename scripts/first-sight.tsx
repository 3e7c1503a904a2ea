import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '../games/kit/language.ts';
import { Wordmark } from '../lobby/app/Wordmark.tsx';
import { text as de } from '../lobby/i18n/de/common.ts';
import { text as en } from '../lobby/i18n/en/common.ts';
import { text as fr } from '../lobby/i18n/fr/common.ts';
import { text as it } from '../lobby/i18n/it/common.ts';

const texts = { en, it, fr, de };
const place = '<div id="lobby"></div>';

/**
 * Shows a page's content until its scripts are loaded: the head of the home page, or the bar over all others. Styles
 * select one of them, and the language that public/first.js finds.
 */
function FirstSight() {
  return (
    <>
      <div className="first-home">
        <header className="header header-on-home">
          <span className="header-home">
            <Wordmark />
          </span>
          <span className="header-button" />
        </header>
        <main>
          <div className="page home">
            <div className="hero">
              <h1 className="only-read">Paddock</h1>
              {languages.map((language) => (
                <p key={language} className="lead" lang={language}>
                  {texts[language].tagline}
                </p>
              ))}
            </div>
          </div>
        </main>
      </div>
      <header className="header first-inside">
        <span className="header-home">
          <Wordmark />
        </span>
        <span className="header-button" />
      </header>
    </>
  );
}

/** Draws the first content into a built lobby's page. */
export function drawFirstSight(builtLobby: string): void {
  const file = path.join(builtLobby, 'index.html');
  const page = readFileSync(file, 'utf8');
  if (!page.includes(place)) throw new Error(`index.html has no ${place}.`);
  const drawn = renderToStaticMarkup(<FirstSight />);
  writeFileSync(file, page.replace(place, `<div id="lobby">${drawn}</div>`));
}

/** Inlines a script of a built lobby into its page, which saves a request. */
export function bringIn(name: string, builtLobby: string): void {
  const page = path.join(builtLobby, 'index.html');
  const script = path.join(builtLobby, name);
  const tag = `<script src="/${name}"></script>`;
  const text = readFileSync(page, 'utf8');
  if (!text.includes(tag)) throw new Error(`index.html has no ${tag}.`);
  const code = readFileSync(script, 'utf8');
  if (code.includes('</script')) throw new Error(`${name} would end its element.`);
  writeFileSync(page, text.split(tag).join(`<script>${code}</script>`));
  rmSync(script);
}
