import { writeFileSync } from 'node:fs';
import { catalog } from '../games/index.ts';
import {
  type PagePreloads,
  type PreloadManifest,
  preloadsOf,
  printPreloads,
} from '../server/http/preload-manifest.ts';
import {
  countedPages,
  filesOfPage,
  filesWith,
  type Manifest,
  readManifest,
} from './page-modules.ts';

/** Pages whose files the server can announce. */
const told = [preloadsOf.home, ...catalog.map(({ info }) => preloadsOf.table(info.name))];

/** Fonts to preload, of those that the stylesheets name. */
const faces = [
  'atkinson-hyperlegible-next-latin-wght-normal',
  'bricolage-grotesque-latin-wght-normal',
];

const addressOf = (file: string) => `/${file}`;

function faceIn(manifest: Manifest, face: string): string {
  const found = Object.values(manifest).find(({ file }) => file.includes(`/${face}-`));
  if (!found) throw new Error(`The lobby has no face "${face}".`);
  return found.file;
}

function needsOfPage(manifest: Manifest, page: string): PagePreloads {
  const modules = countedPages.find((each) => each.page === page);
  if (!modules) throw new Error(`There is no page "${page}".`);
  const { first, last, ofTexts } = filesOfPage(manifest, modules);
  // The page names these itself.
  const named = filesWith(manifest, 'index.html');
  const always = first.filter((file) => !named.has(file)).map(addressOf);
  // Browsers don't let other files overtake fonts, so on tables they would delay the match.
  const letters = page === preloadsOf.home ? faces.map((face) => faceIn(manifest, face)) : [];
  const later = [...last, ...letters].map(addressOf);
  const words = ofTexts.map(([language, files]) => [language, files.map(addressOf)]);
  // There is an entry for each language.
  return { always, later, words: Object.fromEntries(words) as PagePreloads['words'] };
}

/**
 * Writes a list of the files that pages need beside a built lobby, for the server to announce them in the pages' heads.
 */
export function noteNeeds(builtLobby: string): void {
  const manifest = readManifest(builtLobby);
  const needs: PreloadManifest = Object.fromEntries(
    told.map((page) => [page, needsOfPage(manifest, page)]),
  );
  writeFileSync(...printPreloads(builtLobby, needs));
}
