// What can't wait for the lobby: the theme, so that a chosen one doesn't flash the other first; what the page shows
// first, and in which language; and the words of the page, of which the server has named the files in each language.
const kept = { theme: null, language: null };
try {
  kept.theme = localStorage.getItem('paddock.theme');
  kept.language = localStorage.getItem('paddock.language');
} catch {
  // Then nothing was chosen.
}
const { dataset } = document.documentElement;
dataset.theme = kept.theme ?? 'auto';
dataset.at = location.pathname === '/' ? 'home' : 'inside';

/** The meta element that names the files of a language, where there is such. */
const wordsIn = (language) =>
  document.querySelector(`meta[name="paddock-words"][lang="${language}"]`);

// As settings.ts chooses.
const read = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
const known = ['en', 'it', 'fr', 'de'];
const language = [kept.language, ...read].find((each) => known.includes(each)) ?? 'en';
document.documentElement.lang = language;
const words = wordsIn(language);
for (const href of words?.content.split(' ') ?? []) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}
