import type { Kysely } from 'kysely';
import { endOf, mondayOf } from '../../../protocol/days.ts';
import { type FinishedTry, pathsOf } from '../../domain/daily.ts';
import type { DailyOutcome, DailyTryRow, Tables } from '../schema.ts';

/*
 * The life of a counted try: it is begun in the transaction that creates its match, and ends in the transaction that
 * ends or deletes the match. Everything that requests read of many tries is counted when a try ends.
 */

/** A new try. */
export type NewDailyTry = Pick<DailyTryRow, 'day' | 'game' | 'browser' | 'name' | 'rivals'> & {
  readonly playerID: string;
};

/** Stores a new try. Returns false if this browser has one already. */
export async function beginTry(
  transaction: Kysely<Tables>,
  matchID: string,
  { playerID, ...attempt }: NewDailyTry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('daily_tries')
    .values({
      ...attempt,
      match_id: matchID,
      player_id: playerID,
      outcome: null,
      finished_at: null,
      place: null,
      score: null,
      choices: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Ends the try of a match, if it has one that is not over. Without a result it has the last place, and no name in the
 * tables.
 */
export async function endTry(
  transaction: Kysely<Tables>,
  matchID: string,
  outcome: DailyOutcome,
  finished?: FinishedTry,
): Promise<void> {
  const now = Date.now();
  const attempt = await transaction
    .updateTable('daily_tries')
    .set({ outcome, finished_at: now, ...(!finished && { name: null }) })
    .where('match_id', '=', matchID)
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // A match that ends after its day doesn't count.
  if (!attempt || now >= endOf(attempt.day)) return;
  const { place, score, choices } = finished ?? {
    place: attempt.rivals + 1,
    score: 0,
    choices: [],
  };
  await transaction
    .updateTable('daily_tries')
    .set({ place, score, choices: JSON.stringify(choices) })
    .where('match_id', '=', matchID)
    .execute();
  await countResult(transaction, attempt, { place, score });
  if (finished) await countDecisions(transaction, attempt, finished);
  await countPoints(transaction, attempt, place);
}

async function countResult(
  transaction: Kysely<Tables>,
  { day, game }: DailyTryRow,
  result: Pick<FinishedTry, 'place' | 'score'>,
): Promise<void> {
  await transaction
    .insertInto('daily_results')
    .values({ day, game, ...result, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'game', 'place', 'score'])
        .doUpdateSet((row) => ({ count: row('daily_results.count', '+', 1) })),
    )
    .execute();
}

async function countDecisions(
  transaction: Kysely<Tables>,
  { day, game }: DailyTryRow,
  { choices }: FinishedTry,
): Promise<void> {
  const rows = pathsOf(choices).map((path, length) => ({
    day,
    game,
    path,
    tries: 1,
    went_on: length < choices.length ? 1 : 0,
  }));
  // In one order in all transactions, so that two never wait for each other.
  rows.sort((one, other) => (one.path < other.path ? -1 : 1));
  await transaction
    .insertInto('daily_decisions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'game', 'path']).doUpdateSet((row) => ({
        tries: row('daily_decisions.tries', '+', 1),
        went_on: row('daily_decisions.went_on', '+', row.ref('excluded.went_on')),
      })),
    )
    .execute();
}

async function countPoints(
  transaction: Kysely<Tables>,
  { day, browser, name, rivals }: DailyTryRow,
  place: number,
): Promise<void> {
  if (name === null) return;
  const points = rivals + 1 - place;
  await transaction
    .insertInto('daily_points')
    .values({ week: mondayOf(day), browser, name, tries: 1, points })
    .onConflict((conflict) =>
      conflict.columns(['week', 'browser', 'name']).doUpdateSet((row) => ({
        tries: row('daily_points.tries', '+', 1),
        points: row('daily_points.points', '+', points),
      })),
    )
    .execute();
}
