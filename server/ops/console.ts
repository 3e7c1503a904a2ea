/*
 * What boardgame.io says on the console in production: on stderr, past the log, and in part with what
 * players sent.
 */

/** The reducer's words on moves that the rules refuse, with their arguments. Who sent them is told. */
const onRefusals =
  /^(invalid move|disallowed (move|event)|cannot (make move|call event)|Cannot (un|re)do|Move cannot be undone|No moves to|(Undo|Redo) is not enabled)/;

/** At every call of an address that boardgame.io's own client still uses. */
const onRename = /^This endpoint \/rename is deprecated/;

let isQuiet = false;

/** Leaves out what says nothing about the server and may hold what players sent. */
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
