/**
 * Messages between the moderators of a Paddock and its pages. Types and constants only, because the lobby imports this
 * file too.
 */

import type { Language } from '../games/kit/language.ts';

/** Site-wide settings and announcements of the moderators. The socket sends them as `house` whenever they change. */
export interface SiteConfig {
  /** Name of the site, or null for "Paddock". */
  readonly siteName: string | null;
  /** Addresses of the legal notice and the terms of use, each null if there is none. */
  readonly imprint: string | null;
  readonly terms: string | null;
  /**
   * Announcement to all readers, by language, or null if there is none. Readers of a missing language see the first
   * one.
   */
  readonly notice: Readonly<Partial<Record<Language, string>>> | null;
  /** When the server restarts, in milliseconds since 1970; null if no restart is announced. */
  readonly restartAt: number | null;
  readonly isChatOff: boolean;
  /** Whether hosts can't add bots. Bots that already have a seat play on. */
  readonly areBotsOff: boolean;
}

/** Settings that apply until a moderator changes them. */
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
  /** Days for which matches are kept after their end, and tables after they were abandoned. */
  readonly keptDays: { readonly finished: number; readonly abandoned: number };
}

/** Maximum length of a report, in UTF-16 units. */
export const maxReport = 500;

/** Body of `POST /api/tables/:matchID/report`: a player's report of a table to the moderators. */
export interface ReportRequest {
  readonly reason: string;
}
