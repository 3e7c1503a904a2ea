/** Names of bots. They are winds, which have the same name in all languages; there are more than a table has seats. */
const names = ['Bora', 'Mistral', 'Scirocco', 'Föhn', 'Chinook', 'Levante', 'Pampero', 'Ostro'];

/** Returns an unused name for another bot at a table with these names. */
export function botNameBeside(taken: readonly (string | null | undefined)[]): string {
  return names.find((each) => !taken.includes(each)) ?? 'Bot';
}
