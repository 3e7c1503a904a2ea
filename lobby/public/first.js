// What can't wait for the lobby: the theme, so that a chosen one doesn't flash the other first; what the page shows
// first, and in which language; the words of the page, of which the server has named the files in each language; and
// the match of a table as this browser's seat sees it.
const kept = { theme: null, language: null, seats: null };
try {
  for (const name of Object.keys(kept)) kept[name] = localStorage.getItem(`paddock.${name}`);
} catch {
  // Then nothing was chosen.
}
const { dataset } = document.documentElement;
dataset.theme = kept.theme ?? 'auto';
const places = { '': 'home', table: 'table', here: 'table' };
dataset.at = places[location.pathname.split('/')[1]] ?? 'inside';

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

/** The seat that this browser has at a table; null: none. */
function seatAt(matchID) {
  try {
    const seat = JSON.parse(kept.seats)?.[matchID];
    return typeof seat?.credentials === 'string' ? seat : null;
  } catch {
    return null;
  }
}

const firstView = document.querySelector('meta[name="paddock-first-view"]')?.content;
const seat = firstView && seatAt(location.pathname.split('/')[2]);
if (firstView) {
  // table/early-view.ts takes it from here; undefined: the page finds out by its socket.
  window.paddockFirstView = fetch(
    firstView + (seat ? `?${new URLSearchParams({ playerID: seat.playerID })}` : ''),
    seat ? { headers: { authorization: `Bearer ${seat.credentials}` } } : {},
  )
    .then(async (answer) => {
      const receivedAt = Date.now();
      return answer.ok ? { receivedAt, view: await answer.json() } : undefined;
    })
    .catch(() => undefined);
}

// What puts lists and numbers into words takes a slow phone long to find for the first time: so that is done while the
// scripts are on their way.
const findForms = () => [new Intl.ListFormat(language), new Intl.NumberFormat(language)];
(window.requestIdleCallback ?? setTimeout)(findForms);
