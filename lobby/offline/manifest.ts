import { catalog } from '../../games/index.ts';
import type { Language } from '../../games/kit/language.ts';
import { text as de } from '../i18n/de/common.ts';
import { text as en } from '../i18n/en/common.ts';
import { text as fr } from '../i18n/fr/common.ts';
import { text as it } from '../i18n/it/common.ts';

const words: Readonly<Record<Language, { readonly name: string; readonly description: string }>> = {
  en: { name: 'Paddock – racing board games', description: en.tagline },
  it: { name: 'Paddock – giochi di corse', description: it.tagline },
  fr: { name: 'Paddock – jeux de course', description: fr.tagline },
  de: { name: 'Paddock – Rennspiele', description: de.tagline },
};

function png(name: string, size: number, purpose: 'any' | 'maskable' = 'any') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** Returns a web app manifest, which has one language. */
export function manifestOf(language: Language): object {
  return {
    id: '/',
    lang: language,
    ...words[language],
    short_name: 'Paddock',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // As in style/tokens.css and index.html.
    background_color: '#f6efdf',
    theme_color: '#f6efdf',
    categories: ['games'],
    icons: [
      png('paddock-192', 192),
      png('paddock-512', 512),
      png('paddock-maskable-512', 512, 'maskable'),
    ],
    shortcuts: catalog.map(({ info: { name, description } }) => ({
      name: description[language].title,
      url: `/game/${name}`,
      icons: [png(name, 96)],
    })),
  };
}
