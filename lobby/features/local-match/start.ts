import type { CatalogGame, GameModule } from '../../../games/index.ts';
import { botNameBeside } from '../../../games/kit/search/bot-names.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import type { DailyChallenge } from '../../../protocol/daily.ts';
import { playerName } from '../../lib/settings.ts';
import { lastLevel } from './choices.ts';
import { begin, type LocalMatch, type LocalSeat, type Resumed, resume } from './match.ts';
import { hold, save } from './match-database.ts';
import { tableOf } from './parse-stored-match.ts';

/** Request for a match in this browser. */
export interface MatchRequest {
  readonly setupData: unknown;
  readonly seats: readonly LocalSeat[];
}

/** Returns 16 unguessable bytes in letters and digits. On pages without TLS, `crypto` has only this function. */
function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns seats for people with these names and for bots of these levels. */
export function seatsWith(
  wanted: readonly ({ readonly person: string } | { readonly bot: Level })[],
): readonly LocalSeat[] {
  const seats: LocalSeat[] = [];
  const people = wanted.flatMap((seat) => ('person' in seat ? [seat.person] : []));
  for (const seat of wanted) {
    if ('person' in seat) seats.push({ name: seat.person, bot: null });
    else {
      const name = botNameBeside([...people, ...seats.map((each) => each.name)]);
      seats.push({ name, bot: seat.bot });
    }
  }
  return seats;
}

/** Starts a match; returns its ID. */
export async function startMatch(
  game: CatalogGame,
  { setupData, seats }: MatchRequest,
): Promise<string> {
  return start(game, ({ rules }) =>
    begin(rules, {
      matchID: unguessable(),
      game: game.info.name,
      setupData,
      seats,
      seed: unguessable(),
      createdAt: Date.now(),
    }),
  );
}

/** Continues from a position of another match with other players. Returns the ID of the new match. */
export async function playOn(
  game: CatalogGame,
  from: Pick<Resumed, 'record' | 'at' | 'seats'>,
): Promise<string> {
  const { replayOf } = await import('../../../games/kit/record/replay.ts');
  const own = { matchID: unguessable(), newSeed: unguessable(), createdAt: Date.now() };
  return start(game, ({ rules }) =>
    resume(rules, { ...from, ...own, replay: replayOf(rules, from.record) }),
  );
}

async function start(game: CatalogGame, make: (module: GameModule) => LocalMatch): Promise<string> {
  const module = await game.load();
  const match = make(module);
  const table = tableOf(module, match);
  hold(match, table);
  // Saved before its page is shown, so that an immediate reload finds it.
  await save(match, table, null);
  return match.matchID;
}

/** Settings of a match of one person against bots. */
export type PracticeSettings = Pick<DailyChallenge, 'numPlayers' | 'setupData' | 'seat' | 'level'>;

/** Starts a match of one person against bots. By default for as many as usual, with the last level chosen. */
export function startPractice(game: CatalogGame, settings?: PracticeSettings): Promise<string> {
  const {
    numPlayers = game.info.usualPlayers,
    seat = '0',
    level = lastLevel.get(),
  } = settings ?? {};
  const seats = Array.from({ length: numPlayers }, (_, playerID) =>
    String(playerID) === seat ? { person: playerName.get() } : { bot: level },
  );
  return startMatch(game, { setupData: settings?.setupData, seats: seatsWith(seats) });
}
