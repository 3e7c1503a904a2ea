/*
 * Filters for boardgame.io's console output in production. It goes to stderr instead of the log, and some of it
 * contains
 * what players sent.
 */

/**
 * Matches the reducer's messages about refused moves, which contain their arguments. The page that sent the move gets a
 * refusal.
 */
const onRefusals = /^(invalid move|disallowed (move|event)|cannot (make move|call event))/;

/** Matches a warning at every request to a route that boardgame.io's own client still uses. */
const onRename = /^This endpoint \/rename is deprecated/;

let isQuiet = false;

/** Drops console output that says nothing about the server and may contain what players sent. */
export function quietFramework(): void {
  if (isQuiet) return;
  isQuiet = true;
  const { error, warn } = console;
  console.error = (...words: unknown[]) => {
    const [mark, text] = words;
    if (mark === 'ERROR:' && typeof text === 'string' && onRefusals.test(text)) return;
    error(...words);
  };
  console.warn = (...words: unknown[]) => {
    if (typeof words[0] === 'string' && onRename.test(words[0])) return;
    warn(...words);
  };
}
