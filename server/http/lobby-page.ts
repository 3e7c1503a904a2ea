import { type Asset, assetOf, compressedAsset } from './assets.ts';
import { type Invitation, tagsOf } from './invitation.ts';
import { type PagePreloads, tagsOfFiles, tagsOfWords } from './preload-manifest.ts';

const lines = (tags: readonly string[]) => tags.map((tag) => `\n    ${tag}`).join('');

/** What an address of the lobby has of its own in the head of its page. */
export interface PageHead {
  /** undefined: links to it say what they say of the lobby. */
  readonly invitation: Invitation | undefined;
  /** undefined: the page finds out what it needs. */
  readonly needs: PagePreloads | undefined;
  /** What it asks the server for, too: tags, the first ones for public/first.js. */
  readonly asksFirst?: readonly string[];
  readonly asks?: readonly string[];
}

/** The lobby's one page, in whose head each address has what links to it say, and what it needs. */
export class LobbyPage {
  /** As it was built. */
  readonly plain: Asset;
  /** What stands before and after the tags of an invitation, and after those of needs. */
  readonly #before: string;
  readonly #between: string;
  readonly #after: string;
  readonly #publicUrl: string | null;
  /** By address and language: as many as there are games in four languages. */
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

  /** With a head that may be another next time. */
  anew({ invitation, needs, asksFirst = [], asks = [] }: PageHead): Asset {
    if (!invitation) return this.plain;
    // First comes what public/first.js looks for. What the page itself names comes before the rest.
    const forScript = lines([...asksFirst, ...(needs ? tagsOfWords(needs) : [])]);
    const first = tagsOf(invitation, this.#publicUrl) + forScript;
    const last = lines([...asks, ...(needs ? tagsOfFiles(needs) : [])]);
    return assetOf(this.#before + first + this.#between + last + this.#after);
  }

  /** With a head that stays as it is: made once. */
  kept(head: PageHead): Asset {
    const { invitation } = head;
    if (!invitation) return this.plain;
    const key = `${invitation.language} ${invitation.path}`;
    const asset = this.#kept.get(key) ?? compressedAsset(this.anew(head));
    this.#kept.set(key, asset);
    return asset;
  }
}
