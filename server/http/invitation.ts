import { catalogGame } from '../../games/index.ts';
import { isLanguage, type Language } from '../../games/kit/language.ts';
import { hostOf } from '../domain/seat-data.ts';
import { statusOf } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import { invitationTexts } from './invitation-texts.ts';

/** The preview of a link to a page, in messengers and search results. */
export interface Invitation {
  readonly language: Language;
  readonly title: string;
  /** A line below the title. */
  readonly line: string;
  /** Path of the page, without query or fragment, which are private. */
  readonly path: string;
  /** Name of the picture: a game's, or Paddock's. */
  readonly picture: string;
  /** Whether search engines may list the page. */
  readonly isPublic: boolean;
}

/** Size in pixels of the pictures that scripts/invitations.tsx draws. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Name of Paddock's own picture. */
export const ownPicture = 'paddock';

/** Locales for Open Graph: a language with a country. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  it: 'it_IT',
  fr: 'fr_FR',
  de: 'de_DE',
};

/** Returns the preview of the home page. */
export function homeInvitation(language: Language): Invitation {
  const { home } = invitationTexts[language];
  return { language, ...home, path: '/', picture: ownPicture, isPublic: true };
}

function shelfText(game: string, language: Language) {
  return catalogGame(game)?.info.description[language];
}

/** Returns the preview of a page about a game, or undefined if there is no such game. */
export function gameInvitation(game: string, language: Language): Invitation | undefined {
  const words = shelfText(game, language);
  if (!words) return undefined;
  const title = `${words.title} – Paddock`;
  const { line } = words;
  return { language, title, line, path: `/game/${game}`, picture: game, isPublic: true };
}

/** Returns the preview of the results of a day's challenge, or undefined if there is no such game. */
export function dailyInvitation(
  { day, game }: { readonly day: string; readonly game: string },
  language: Language,
): Invitation | undefined {
  const words = shelfText(game, language);
  if (!words) return undefined;
  const texts = invitationTexts[language].daily(words.title);
  return { language, ...texts, path: `/daily/${day}/${game}`, picture: game, isPublic: false };
}

/** Returns the status text of a table's match, which says only whether it has begun or is over. */
function stateInWords(table: TableData, language: Language) {
  const { underWay, over, waiting, ...texts } = invitationTexts[language];
  if (statusOf(table) === 'finished') return over;
  if (table.begunAt !== null) return underWay;
  const seats = Object.values(table.players);
  const free = seats.filter(({ name }) => !name).length;
  const title = free === 0 ? texts.noSeatFree : texts.seatsFree(free, seats.length);
  return { title, line: waiting };
}

/** Returns the language of the present host, or of the table's creator while there is no host. */
function hostLanguage({ players, settings }: TableData): Language {
  const host = hostOf(players);
  const guest = host?.key ? settings.guests[host.key] : undefined;
  return [guest?.language, settings.language].find(isLanguage) ?? 'en';
}

/** Returns the preview of a table in its host's language, or undefined if its game is unknown. */
export function tableInvitation(matchID: string, table: TableData): Invitation | undefined {
  const language = hostLanguage(table);
  const words = shelfText(table.gameName, language);
  if (!words) return undefined;
  const host = hostOf(table.players)?.name ?? null;
  const state = stateInWords(table, language);
  return {
    language,
    title: `${invitationTexts[language].table(words.title, host)}, ${state.title}`,
    line: state.line,
    path: `/table/${matchID}`,
    picture: table.gameName,
    isPublic: false,
  };
}

/** Escapes a text for HTML: names come from strangers. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

/**
 * Returns the tags with the addresses of the page and its picture. They must be absolute, so without `publicUrl` there
 * are none.
 */
function addressTags({ path, picture }: Invitation, publicUrl: string | null): readonly string[] {
  if (publicUrl === null) return [named('twitter:card', 'summary')];
  return [
    property('og:url', publicUrl + path),
    property('og:image', `${publicUrl}/invitations/${picture}.png`),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Returns the title and the tags of a page's head for link previews. */
export function tagsOf(invitation: Invitation, publicUrl: string | null): string {
  const { title, line, language, isPublic } = invitation;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', line),
    ...(isPublic ? [] : [named('robots', 'noindex')]),
    property('og:site_name', 'Paddock'),
    property('og:type', 'website'),
    property('og:locale', locales[language]),
    property('og:title', title),
    property('og:description', line),
    ...addressTags(invitation, publicUrl),
  ].join('\n    ');
}
