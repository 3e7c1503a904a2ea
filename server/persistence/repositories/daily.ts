import { type Kysely, sql } from 'kysely';
import type { DailyResult, DailyStandings, DailyWeek, Day } from '../../../protocol/daily.ts';
import { maxDailyEntries } from '../../../protocol/daily.ts';
import { endOf } from '../../../protocol/days.ts';
import type { Choice } from '../../domain/daily.ts';
import { newServerSeed } from '../../domain/shuffle-seed.ts';
import type { DailyTryRow, Tables } from '../schema.ts';

/** A new try. */
export type NewDailyTry = Pick<DailyTryRow, 'day' | 'game' | 'browser' | 'name' | 'rivals'> & {
  readonly matchID: string;
  readonly playerID: string;
};

/** A try whose match is over. */
export interface FinishedTry {
  readonly matchID: string;
  readonly playerID: string;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
}

/** Maximum number of tries whose choices are compared. */
const maxCompared = 1000;

/** A challenge of a day. */
export interface OfDay {
  readonly day: Day;
  readonly game: string;
}

/** Stores the deals of the daily challenge and its counted tries. */
export class DailyChallenges {
  readonly #database: Kysely<Tables>;
  /** Server seeds that were read before, by day and game. They never change. */
  readonly #secrets = new Map<string, string>();

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Returns the server seed of a deal, which is drawn once for all servers. */
  async secretOf(challenge: OfDay): Promise<string> {
    const key = `${challenge.day} ${challenge.game}`;
    const secret = this.#secrets.get(key) ?? (await this.#storedSecret(challenge));
    this.#secrets.set(key, secret);
    return secret;
  }

  async #storedSecret(challenge: OfDay): Promise<string> {
    const found = await this.pastSecretOf(challenge);
    if (found !== null) return found;
    await this.#database
      .insertInto('daily_deals')
      .values({ ...challenge, secret: newServerSeed() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another server may have been first.
    const stored = await this.pastSecretOf(challenge);
    if (stored !== null) return stored;
    throw new Error(`The deal of ${challenge.game} on ${challenge.day} was not stored.`);
  }

  /** Returns the server seed of a deal that was drawn before; null if there was none. */
  async pastSecretOf({ day, game }: OfDay): Promise<string | null> {
    const row = await this.#database
      .selectFrom('daily_deals')
      .select('secret')
      .where('day', '=', day)
      .where('game', '=', game)
      .executeTakeFirst();
    return row?.secret ?? null;
  }

  /** Stores a new try. Returns false if this browser has one already. */
  async begin({ matchID, playerID, ...attempt }: NewDailyTry): Promise<boolean> {
    const row: DailyTryRow = {
      ...attempt,
      match_id: matchID,
      player_id: playerID,
      place: null,
      score: null,
      choices: null,
      finished_at: null,
    };
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('daily_tries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Deletes the try of a match. */
  async drop(matchID: string): Promise<void> {
    await this.#database.deleteFrom('daily_tries').where('match_id', '=', matchID).execute();
  }

  /** Returns whether a browser's try at a challenge is over, or its match deleted. Undefined if there is none. */
  async tryOf(
    { day, game }: OfDay,
    browser: string,
  ): Promise<{ readonly isOver: boolean } | undefined> {
    const row = await this.#database
      .selectFrom('daily_tries')
      .select(['place', 'match_id'])
      .where('day', '=', day)
      .where('game', '=', game)
      .where('browser', '=', browser)
      .executeTakeFirst();
    if (!row) return undefined;
    const { place, match_id: matchID } = row;
    const match = await this.#database
      .selectFrom('matches')
      .select('id')
      .where('id', '=', matchID)
      .executeTakeFirst();
    return { isOver: place !== null || !match };
  }

  /** Returns the tries since a day whose matches ended before their day did, and whose results are not stored yet. */
  async finishedSince(from: Day): Promise<readonly FinishedTry[]> {
    const tries = await this.#unsettled(from).select(['day', 'match_id', 'player_id']).execute();
    const matches = await this.#database
      .selectFrom('matches')
      .select(['id', 'updated_at'])
      .where('id', 'in', this.#unsettled(from).select('match_id'))
      .where('gameover', 'is not', null)
      .execute();
    const ends = new Map(matches.map((match) => [match.id, Number(match.updated_at)]));
    return tries.flatMap(({ day, match_id: matchID, player_id: playerID }) => {
      const finishedAt = ends.get(matchID);
      if (finishedAt === undefined || finishedAt >= endOf(day)) return [];
      return [{ matchID, playerID, finishedAt }];
    });
  }

  /** Stores the result of a finished try, once. */
  async settle(
    { matchID, finishedAt }: FinishedTry,
    { place, score, choices }: DailyResult & { readonly choices: readonly Choice[] },
  ): Promise<void> {
    await this.#database
      .updateTable('daily_tries')
      .set({ place, score, choices: JSON.stringify(choices), finished_at: finishedAt })
      .where('match_id', '=', matchID)
      .where('place', 'is', null)
      .execute();
  }

  /** Returns the choices of the finished tries at a challenge but one, the newest first. */
  async otherChoices(challenge: OfDay, matchID: string): Promise<readonly (readonly Choice[])[]> {
    const rows = await this.#finished(challenge)
      .select('choices')
      .where('match_id', '!=', matchID)
      .orderBy('finished_at', 'desc')
      .limit(maxCompared)
      .execute();
    return rows.map(({ choices }) => JSON.parse(choices ?? '[]'));
  }

  #unsettled(from: Day) {
    return this.#database
      .selectFrom('daily_tries')
      .where('day', '>=', from)
      .where('place', 'is', null);
  }

  /** Returns how many have finished each challenge of a day, by game. */
  async playedOn(day: Day): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database
      .selectFrom('daily_tries')
      .select(['game', ({ fn }) => fn.countAll().as('count')])
      .where('day', '=', day)
      .where('place', 'is not', null)
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, count }) => [game, Number(count)]));
  }

  /** Returns how often each result was reached in a challenge, the best result first. */
  async resultsOf({ day, game }: OfDay): Promise<DailyStandings['results']> {
    const rows = await this.#finished({ day, game })
      .select(['place', 'score', ({ fn }) => fn.countAll().as('count')])
      .groupBy(['place', 'score'])
      .orderBy('place')
      .orderBy('score', 'desc')
      .execute();
    return rows.map(({ place, score, count }) => ({
      ...resultIn({ place, score }),
      count: Number(count),
    }));
  }

  /** Returns the best named players of a challenge. */
  async namedOf({ day, game }: OfDay): Promise<DailyStandings['named']> {
    const rows = await this.#inOrder({ day, game })
      .select(['name', 'place', 'score'])
      .where('name', 'is not', null)
      .limit(maxDailyEntries)
      .execute();
    return rows.map(({ name, ...result }) => ({ name: name ?? '', ...resultIn(result) }));
  }

  /** Returns the match with the best result of a challenge that is still stored; null if there is none. */
  async bestOf({ day, game }: OfDay): Promise<string | null> {
    const row = await this.#inOrder({ day, game })
      .select('match_id')
      .where('match_id', 'in', this.#database.selectFrom('matches').select('id'))
      .limit(1)
      .executeTakeFirst();
    return row?.match_id ?? null;
  }

  /** Returns the result and the choices of one finished try; null if there is none. */
  async resultOf(
    challenge: OfDay,
    matchID: string,
  ): Promise<(DailyResult & { readonly choices: readonly Choice[] }) | null> {
    const row = await this.#finished(challenge)
      .select(['place', 'score', 'choices'])
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    return row ? { ...resultIn(row), choices: JSON.parse(row.choices ?? '[]') } : null;
  }

  /** Returns the named players of some days, with a point for each bot that was beaten. */
  async week(from: Day, to: Day): Promise<DailyWeek['entries']> {
    const rows = await this.#database
      .selectFrom('daily_tries')
      .select([
        'name',
        ({ fn }) => fn.countAll().as('tries'),
        sql<string>`sum(rivals + 1 - place)`.as('points'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('place', 'is not', null)
      .where('name', 'is not', null)
      .groupBy(['browser', 'name'])
      .orderBy('points', 'desc')
      .orderBy('name')
      .limit(maxDailyEntries)
      .execute();
    return rows.map(({ name, tries, points }) => ({
      name: name ?? '',
      tries: Number(tries),
      points: Number(points),
    }));
  }

  /** Removes a name from all tries since a day. Returns their number. */
  async removeName(name: string, from: Day): Promise<number> {
    const { numUpdatedRows } = await this.#database
      .updateTable('daily_tries')
      .set({ name: null })
      .where('name', '=', name)
      .where('day', '>=', from)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  /** Deletes the deals and tries of all days before a day. */
  async deleteBefore(day: Day): Promise<void> {
    await this.#database.deleteFrom('daily_tries').where('day', '<', day).execute();
    await this.#database.deleteFrom('daily_deals').where('day', '<', day).execute();
  }

  #finished({ day, game }: OfDay) {
    return this.#database
      .selectFrom('daily_tries')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('place', 'is not', null);
  }

  #inOrder(challenge: OfDay) {
    return this.#finished(challenge)
      .orderBy('place')
      .orderBy('score', 'desc')
      .orderBy('finished_at');
  }
}

/** Returns the result in a row of a finished try. */
function resultIn({ place, score }: Pick<DailyTryRow, 'place' | 'score'>): DailyResult {
  return { place: place ?? 0, score: score ?? 0 };
}
