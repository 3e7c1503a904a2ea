import { type Asset, assetOf, compressedAsset } from './assets.ts';
import { type Invitation, tagsOf } from './invitation.ts';
import { type PagePreloads, tagsOfFiles, tagsOfWords } from './preload-manifest.ts';

const lines = (tags: readonly string[]) => tags.map((tag) => `\n    ${tag}`).join('');

/** The parts of a page's head that depend on its address. */
export interface PageHead {
  /** Undefined if its preview is the lobby's. */
  readonly invitation: Invitation | undefined;
  /** Undefined if the page finds out itself which files it needs. */
  readonly needs: PagePreloads | undefined;
  /** Tags of further preloads; the first ones are for public/first.js. */
  readonly asksFirst?: readonly string[];
  readonly asks?: readonly string[];
}

/** The lobby's one page, whose head has a link preview and preloads for each address. */
export class LobbyPage {
  /** The page as it was built. */
  readonly plain: Asset;
  /** The HTML before and after the tags of a preview, and after those of preloads. */
  readonly #before: string;
  readonly #between: string;
  readonly #after: string;
  readonly #publicUrl: string | null;
  /** Pages by address and language: as many as there are games in four languages. */
  readonly #kept = new Map<string, Asset>();

  constructor(plain: Asset, publicUrl: string | null) {
    this.plain = plain;
    this.#publicUrl = publicUrl;
    const [before = '', rest = ''] = plain.plain.toString().split(/<title>[^<]*<\/title>/);
    const [between = '', ...after] = rest.split(/(?=\s*<\/head>)/);
    this.#before = before;
    this.#between = between.replace(/\s*<meta name="description"[^>]*>/, '');
    this.#after = after.join('');
  }

  /** Returns the page with a head that may differ the next time. */
  uncached({ invitation, needs, asksFirst = [], asks = [] }: PageHead): Asset {
    if (!invitation) return this.plain;
    // The tags for public/first.js come first. Those that the page itself names come before the rest.
    const forScript = lines([...asksFirst, ...(needs ? tagsOfWords(needs) : [])]);
    const first = tagsOf(invitation, this.#publicUrl) + forScript;
    const last = lines([...asks, ...(needs ? tagsOfFiles(needs) : [])]);
    return assetOf(this.#before + first + this.#between + last + this.#after);
  }

  /** Returns the page with a head that never changes: made once. */
  kept(head: PageHead): Asset {
    const { invitation } = head;
    if (!invitation) return this.plain;
    const key = `${invitation.language} ${invitation.path}`;
    const asset = this.#kept.get(key) ?? compressedAsset(this.uncached(head));
    this.#kept.set(key, asset);
    return asset;
  }
}
