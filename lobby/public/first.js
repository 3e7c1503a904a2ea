// Prepares what can't wait for the lobby:
// - the theme, so that the other one doesn't flash;
// - the page's first content and its language;
// - the page's text, whose files the server has named for each language;
// - a table's match from this browser's point of view.
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

/** Returns the meta element that names the files of a language, if there is one. */
const wordsIn = (language) =>
  document.querySelector(`meta[name="paddock-words"][lang="${language}"]`);

// The same choice as in settings.ts.
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

/** Returns this browser's seat at a table, or null. */
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
  // Used by table/early-view.ts. If undefined, the page gets the match by its socket.
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

// A slow phone takes long to create its first formats of lists and numbers. So that is done while the scripts are
// loading, one after the other.
for (const Format of [Intl.ListFormat, Intl.NumberFormat]) {
  (window.requestIdleCallback ?? setTimeout)(() => new Format(language));
}
