import { infos } from '../../games/infos.ts';
import { isLanguage, type Language } from '../../games/kit/language.ts';
import { hostOf } from '../domain/seat-data.ts';
import { statusOf } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import { invitationTexts } from './invitation-texts.ts';

/** How a link to a page looks to those who haven't opened it yet: in messengers, and in lists of what was found. */
export interface Invitation {
  readonly language: Language;
  readonly title: string;
  /** A line below the title. */
  readonly line: string;
  /** Of the page, without anything after it: what follows an address is nobody else's business. */
  readonly path: string;
  /** Of the picture: a game's name, or Paddock's. */
  readonly picture: string;
  /** Who searches the web is to find it. */
  readonly isPublic: boolean;
}

/** Pixels of the pictures that scripts/invitations.tsx draws. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Paddock's own picture. */
export const ownPicture = 'paddock';

/** As Open Graph wants it: a language with a country. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  it: 'it_IT',
  fr: 'fr_FR',
  de: 'de_DE',
};

/** The link to the first page. */
export function homeInvitation(language: Language): Invitation {
  const { home } = invitationTexts[language];
  return { language, ...home, path: '/', picture: ownPicture, isPublic: true };
}

function shelfText(game: string, language: Language) {
  const info = Object.values(infos).find(({ name }) => name === game);
  return info?.description[language];
}

/** The link to a page about a game; undefined: there is no such game on the shelf. */
export function gameInvitation(game: string, language: Language): Invitation | undefined {
  const words = shelfText(game, language);
  if (!words) return undefined;
  const title = `${words.title} – Paddock`;
  const { line } = words;
  return { language, title, line, path: `/game/${game}`, picture: game, isPublic: true };
}

/** What is said of a table's match: no more than whether it has begun, and is over. */
function stateInWords(table: TableData, language: Language) {
  const { underWay, over, waiting, ...texts } = invitationTexts[language];
  if (statusOf(table) === 'finished') return over;
  if (table.begunAt !== null) return underWay;
  const seats = Object.values(table.players);
  const free = seats.filter(({ name }) => !name).length;
  const title = free === 0 ? texts.noSeatFree : texts.seatsFree(free, seats.length);
  return { title, line: waiting };
}

/** Of whoever is the host now; as long as nobody sits there, of who laid the table. */
function hostLanguage({ players, terms }: TableData): Language {
  const host = hostOf(players);
  const guest = host?.key ? terms.guests[host.key] : undefined;
  return [guest?.language, terms.language].find(isLanguage) ?? 'en';
}

/** The link to a table, in its host's language; undefined: its game is not on the shelf. */
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

/** Names come from strangers: nothing of them may be read as HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;

/** What says where the page and its picture are: only whole addresses do, so without `publicUrl` there is nothing. */
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

/** The title and all that stands in a page's head for those who show links to it. */
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
