/** A match as it may be begun. */
export interface Setup {
  readonly numPlayers: number;
  readonly setupData: object;
}

/** What is measured of each game: options that make another game of it. */
const variants: Readonly<Record<string, readonly object[]>> = {
  'bug-race': [{}, { expert: true }],
  'crazy-race-gewalt': [{}, { expert: true }],
};

/** What may be said of setups on the command line. */
export const setupArguments = {
  players: { type: 'string' },
  options: { type: 'string' },
} as const;

/** The setups of a game's rows: those numbers of players with every variant, unless the command line says others. */
export function setupsFor(
  game: string,
  numbers: readonly number[],
  {
    players,
    options,
  }: { readonly players?: string | undefined; readonly options?: string | undefined },
): readonly Setup[] {
  const played = players === undefined ? numbers : [Number(players)];
  const chosen: readonly object[] =
    options === undefined ? (variants[game] ?? [{}]) : [JSON.parse(options)];
  return chosen.flatMap((setupData) => played.map((numPlayers) => ({ numPlayers, setupData })));
}
