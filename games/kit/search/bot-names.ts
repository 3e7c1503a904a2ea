/** Bots are called after winds, which have one name in all languages; more than any table has seats. */
const names = ['Bora', 'Mistral', 'Scirocco', 'Föhn', 'Chinook', 'Levante', 'Pampero', 'Ostro'];

/** A name for a further bot at a table where these are taken. */
export function botNameBeside(taken: readonly (string | null | undefined)[]): string {
  return names.find((each) => !taken.includes(each)) ?? 'Bot';
}
