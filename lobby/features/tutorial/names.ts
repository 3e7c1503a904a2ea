/** Games with a lesson. */
const names: readonly string[] = [
  'bug-race',
  'crazy-race-schacht',
  'crazy-race-gewalt',
  'detroit-cleveland-grand-prix',
];

/** Returns whether a game has a lesson. */
export function hasLesson(game: string): boolean {
  return names.includes(game);
}
