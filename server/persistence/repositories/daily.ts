import type { Kysely } from 'kysely';
import type { DailyResult, DailyStandings, DailyWeek, Day } from '../../../protocol/daily.ts';
import { maxDailyEntries } from '../../../protocol/daily.ts';
import { mondayOf } from '../../../protocol/days.ts';
import { type Choice, type DecisionCount, type FinishedTry, pathsOf } from '../../domain/daily.ts';
import { newServerSeed } from '../../domain/shuffle-seed.ts';
import type { DailyTryRow, Tables } from '../schema.ts';

/** A challenge of a day. */
export interface OfDay {
  readonly day: Day;
  readonly game: string;
}

/** Stores the deals of the daily challenge, and reads its counted tries and their results (`daily-tries.ts`). */
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

  /** Returns whether a browser's try at a challenge is over. Undefined if there is none. */
  async tryOf(
    { day, game }: OfDay,
    browser: string,
  ): Promise<{ readonly isOver: boolean } | undefined> {
    const row = await this.#database
      .selectFrom('daily_tries')
      .select('outcome')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('browser', '=', browser)
      .executeTakeFirst();
    return row && { isOver: row.outcome !== null };
  }

  /** Returns how many tries at a challenge made the same decisions as a try, by `pathsOf` its choices. */
  async decisionsLike(
    { day, game }: OfDay,
    choices: readonly Choice[],
  ): Promise<ReadonlyMap<string, DecisionCount>> {
    const rows = await this.#database
      .selectFrom('daily_decisions')
      .select(['path', 'tries', 'went_on as wentOn'])
      .where('day', '=', day)
      .where('game', '=', game)
      .where('path', 'in', pathsOf(choices))
      .execute();
    return new Map(rows.map(({ path, ...count }) => [path, count]));
  }

  /** Returns how many have finished each challenge of a day, by game. */
  async playedOn(day: Day): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database
      .selectFrom('daily_results')
      .select(['game', ({ fn }) => fn.sum('count').as('count')])
      .where('day', '=', day)
      .groupBy('game')
      .execute();
    return new Map(rows.map(({ game, count }) => [game, Number(count)]));
  }

  /** Returns how often each result was reached in a challenge, the best result first. */
  resultsOf({ day, game }: OfDay): Promise<DailyStandings['results']> {
    return this.#database
      .selectFrom('daily_results')
      .select(['place', 'score', 'count'])
      .where('day', '=', day)
      .where('game', '=', game)
      .orderBy('place')
      .orderBy('score', 'desc')
      .execute();
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

  /** Returns the result and the choices of one try that counts; null if there is none. */
  async resultOf({ day, game }: OfDay, matchID: string): Promise<FinishedTry | null> {
    const row = await this.#database
      .selectFrom('daily_tries')
      .select(['day', 'game', 'place', 'score', 'choices'])
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    if (row?.day !== day || row.game !== game || row.place === null) return null;
    return { ...resultIn(row), choices: JSON.parse(row.choices ?? '[]') };
  }

  /** Returns the named players of the week that begins on a Monday, with a point for each bot that was beaten. */
  week(monday: Day): Promise<DailyWeek['entries']> {
    return this.#database
      .selectFrom('daily_points')
      .select(['name', 'tries', 'points'])
      .where('week', '=', monday)
      .orderBy('points', 'desc')
      .orderBy('name')
      .limit(maxDailyEntries)
      .execute();
  }

  /** Removes the name of a match's try from all tables. The result stays. */
  async removeNameAt(matchID: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const attempt = await transaction
        .selectFrom('daily_tries')
        .selectAll()
        .where('match_id', '=', matchID)
        .where('name', 'is not', null)
        .executeTakeFirst();
      if (!attempt) return;
      const { day, browser, name, place, rivals } = attempt;
      await transaction
        .updateTable('daily_tries')
        .set({ name: null })
        .where('match_id', '=', matchID)
        .execute();
      if (place === null) return;
      const points = transaction
        .updateTable('daily_points')
        .set((row) => ({
          tries: row('tries', '-', 1),
          points: row('points', '-', rivals + 1 - place),
        }))
        .where('week', '=', mondayOf(day))
        .where('browser', '=', browser)
        .where('name', '=', name);
      await points.execute();
      await transaction
        .deleteFrom('daily_points')
        .where('week', '=', mondayOf(day))
        .where('browser', '=', browser)
        .where('tries', '=', 0)
        .execute();
    });
  }

  /** Removes a name from the tables of all weeks since the one that begins on a Monday. Returns the number of tries. */
  async removeName(name: string, monday: Day): Promise<number> {
    return this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('daily_tries')
        .set({ name: null })
        .where('name', '=', name)
        .where('day', '>=', monday)
        .executeTakeFirstOrThrow();
      await transaction
        .deleteFrom('daily_points')
        .where('name', '=', name)
        .where('week', '>=', monday)
        .execute();
      return Number(numUpdatedRows);
    });
  }

  /** Deletes the deals, tries and counts of all days before a day. */
  async deleteBefore(day: Day): Promise<void> {
    for (const table of [
      'daily_tries',
      'daily_results',
      'daily_decisions',
      'daily_deals',
    ] as const) {
      await this.#database.deleteFrom(table).where('day', '<', day).execute();
    }
    await this.#database.deleteFrom('daily_points').where('week', '<', mondayOf(day)).execute();
  }

  /** Builds a query of the tries at a challenge that count, the best first. */
  #inOrder({ day, game }: OfDay) {
    return this.#database
      .selectFrom('daily_tries')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('place', 'is not', null)
      .orderBy('place')
      .orderBy('score', 'desc')
      .orderBy('finished_at');
  }
}

/** Returns the result in a row of a finished try. */
function resultIn({ place, score }: Pick<DailyTryRow, 'place' | 'score'>): DailyResult {
  return { place: place ?? 0, score: score ?? 0 };
}
