import { type Kysely, sql } from 'kysely';
import { codeOf } from '../../lib/config-error.ts';
import { inGroups } from '../move-groups.ts';
import { type MoveSaver, moveColumns, type SavedMove } from '../moves.ts';
import type { Tables } from '../schema.ts';

/*
 * PostgreSQL's codes for a statement that was rolled back as a whole: two transactions waited for each other (another
 * client locks in another order, such as an older version); a row was locked, or the statement took, too long.
 */
const deadlock = '40P01';
const lockNotAvailable = '55P03';
const statementCanceled = '57014';
const undone: ReadonlySet<unknown> = new Set([deadlock, lockNotAvailable, statementCanceled]);

/** Returns the moves as lists of columns, as `unnest` takes them. */
function columnsOf(moves: readonly SavedMove[]) {
  const each = moves.map(moveColumns);
  return {
    ids: moves.map(({ matchID }) => matchID),
    expectedStateIDs: moves.map(({ expectedStateID }) => expectedStateID),
    expectedSeats: moves.map(({ expectedSeatsVersion }) => expectedSeatsVersion),
    states: each.map(({ state }) => state),
    stateIDs: each.map(({ stateID }) => stateID),
    times: each.map(({ updatedAt }) => updatedAt),
    gameovers: each.map(({ gameover }) => gameover),
    statuses: each.map(({ status }) => status),
    standIns: moves.map(({ standIn }) => standIn ?? null),
    lengths: moves.map(({ log }) => log.length),
    awaited: each.map(({ awaited }) => awaited),
    clocks: each.map(({ clocks }) => clocks),
    dueTimes: each.map(({ dueAt }) => dueAt),
  };
}

/** Returns the moves' log entries in the same form, each with the position of its move in the list. */
function entriesOf(moves: readonly SavedMove[]) {
  const entries = moves.flatMap(({ log }, place) =>
    log.map((entry, number) => ({ place: place + 1, number, text: JSON.stringify(entry) })),
  );
  return {
    places: entries.map(({ place }) => place),
    numbers: entries.map(({ number }) => number),
    texts: entries.map(({ text }) => text),
  };
}

/** Stores moves in one statement, which is its own transaction: one round trip to the database. */
async function saveAtOnce(
  database: Kysely<Tables>,
  moves: readonly SavedMove[],
): Promise<readonly boolean[]> {
  const move = columnsOf(moves);
  const entry = entriesOf(moves);
  const { rows } = await sql<{ readonly place: number }>`
    with locked as (
      -- In one order on all servers, so that two groups with the same matches never wait for each other.
      select id from matches where id = any(${move.ids}::text[]) order by id for update
    ), moved as (
      update matches set state = move.state, state_id = move.state_id,
        updated_at = move.updated_at, gameover = coalesce(move.gameover, matches.gameover),
        status = coalesce(move.status, matches.status),
        log_length = matches.log_length + move.entries,
        awaited = coalesce(move.awaited, matches.awaited),
        clocks = coalesce(move.clocks, matches.clocks), due_at = move.due_at
      from locked join unnest(${move.ids}::text[], ${move.expectedStateIDs}::int[], ${move.expectedSeats}::int[],
        ${move.states}::text[], ${move.stateIDs}::int[], ${move.times}::bigint[],
        ${move.gameovers}::text[], ${move.statuses}::text[], ${move.lengths}::int[],
        ${move.awaited}::text[], ${move.clocks}::text[], ${move.dueTimes}::bigint[], ${move.standIns}::text[])
        with ordinality as move (id, expected_state_id, expected_seats_version, state, state_id,
          updated_at, gameover, status, entries, awaited, clocks, due_at, stand_in, place)
        on move.id = locked.id
      where matches.id = locked.id and matches.state_id = move.expected_state_id
        and matches.seats_version = move.expected_seats_version
        and matches.state_id < move.state_id
      returning matches.id, matches.log_length, move.entries, move.updated_at, move.stand_in, move.place
    ), logged as (
      insert into log (match_id, number, entry, made_at, stand_in)
      select moved.id, moved.log_length - moved.entries + line.number, line.entry, moved.updated_at, moved.stand_in
      from moved join unnest(${entry.places}::int[], ${entry.numbers}::int[], ${entry.texts}::text[])
        as line (place, number, entry) on line.place = moved.place
    )
    select place from moved`.execute(database);
  const saved = new Set(rows.map(({ place }) => place));
  return moves.map((_, index) => saved.has(index + 1));
}

async function saveAlone(database: Kysely<Tables>, move: SavedMove): Promise<boolean> {
  const [isSaved = false] = await saveAtOnce(database, [move]);
  return isSaved;
}

/** Returns the ways to store moves in PostgreSQL. */
export function postgresMoveSaver(database: Kysely<Tables>): MoveSaver {
  const save = inGroups(async (moves) => {
    try {
      return await saveAtOnce(database, moves);
    } catch (error) {
      if (!undone.has(codeOf(error))) throw error;
      if (moves.length === 1 && codeOf(error) !== deadlock) throw error;
      // One of the matches is locked: each move is stored separately, so that none waits for that match.
      return moves.map((move) => saveAlone(database, move));
    }
  });
  return { save, saveIn: saveAlone };
}
