/**
 * What those who run a Paddock say to its pages, and are told by them. Types and constants only: the lobby imports this
 * file too.
 */

import type { Language } from '../games/kit/language.ts';

/** What whoever runs this Paddock says on all pages, and has switched off. The socket's `house`, whenever it changes. */
export interface SiteConfig {
  /** null: Paddock. */
  readonly siteName: string | null;
  /** Where it says who runs it, and on what terms; null: it doesn't. */
  readonly imprint: string | null;
  readonly terms: string | null;
  /** For everybody, by language; a reader of another one is shown the first. null: there is nothing to say. */
  readonly notice: Readonly<Partial<Record<Language, string>>> | null;
  /** When the server starts anew; null: nobody has announced it. Milliseconds since 1970. */
  readonly restartAt: number | null;
  readonly isChatOff: boolean;
  /** Nobody can seat bots; those that sit play on. */
  readonly areBotsOff: boolean;
}

/** What holds as long as nobody has decided otherwise. */
export const defaultSiteConfig: SiteConfig = {
  siteName: null,
  imprint: null,
  terms: null,
  notice: null,
  restartAt: null,
  isChatOff: false,
  areBotsOff: false,
};

/** Answer of `GET /api/site`. */
export interface SiteConfigAnswer extends SiteConfig {
  /** For how many days races are kept after their end, and tables with which nobody goes on. */
  readonly keptDays: { readonly finished: number; readonly abandoned: number };
}

/** The longest that a report says, in UTF-16 units. */
export const maxReport = 500;

/** Body of `POST /api/tables/:matchID/report`: what whoever runs this Paddock is to know of a table. */
export interface ReportRequest {
  readonly reason: string;
}
