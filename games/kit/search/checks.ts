/** What is wrong with a question to a bot is told where it is asked: types don't reach everybody who asks. */
import type { PlayerID } from 'boardgame.io';
import { isLevel, levels } from './levels.ts';

/** A value, which may be anything, as it is named in a sentence. */
function named(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** Throws a sentence if there is no such level; left out, the caller has a standard. */
export function checkLevel(level: unknown): void {
  if (level === undefined || isLevel(level)) return;
  const all = `${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}`;
  throw new Error(`level must be ${all}, but is ${named(level)}.`);
}

/** Throws a sentence if this can't be a seat of any match. */
export function checkPlayerID(playerID: unknown): void {
  if (typeof playerID === 'string' && playerID !== '') return;
  throw new Error(`playerID must be a seat as a text, such as '0', but is ${named(playerID)}.`);
}

/** Throws a sentence if a match with these seats has none of this name. */
export function checkSeatAmong(seats: readonly PlayerID[], playerID: unknown): void {
  checkPlayerID(playerID);
  if (seats.some((seat) => seat === playerID)) return;
  throw new Error(`The match has the seats ${seats.join(', ')}, but none ${named(playerID)}.`);
}

/** The parts of the seats in a state or a view; null if it is neither. */
function partsIn(G: unknown): object | null {
  if (typeof G !== 'object' || G === null || !('players' in G)) return null;
  return typeof G.players === 'object' ? G.players : null;
}

/** Whether a state or a view shows a seat's own part: all have one from beginning to end, and a view shows no other. */
export function showsPartOf(G: unknown, seat: PlayerID): boolean {
  return Object.hasOwn(partsIn(G) ?? {}, seat);
}

/** Throws a sentence if this is no state of a match, or none in which this seat's part is seen. */
export function checkObservation(G: unknown, playerID: PlayerID): void {
  checkPlayerID(playerID);
  if (!partsIn(G)) {
    const found = typeof G === 'object' && G !== null ? 'has no players' : `is ${named(G)}`;
    throw new Error(`G must be a match's state, whole or as the seat sees it, but ${found}.`);
  }
  if (showsPartOf(G, playerID)) return;
  throw new Error(
    `G shows no part of seat ${named(playerID)}: the match has no such seat, or this is what another one sees.`,
  );
}
