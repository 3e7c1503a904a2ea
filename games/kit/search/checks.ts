/** Run-time checks of a bot's arguments, because not every caller uses TypeScript. */
import type { PlayerID } from '../player-id.ts';
import { isLevel, levels } from './levels.ts';

/** Describes any value within a sentence. */
function named(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** Throws an error with an explanation unless `level` is a level or undefined, for which callers have a default. */
export function checkLevel(level: unknown): void {
  if (level === undefined || isLevel(level)) return;
  const all = `${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}`;
  throw new Error(`level must be ${all}, but is ${named(level)}.`);
}

/** Throws an error with an explanation unless these are settings with these names only. */
export function checkSettings(settings: unknown, names: readonly string[]): void {
  if (typeof settings !== 'object' || settings === null) {
    throw new Error(`The settings must be an object, but are ${named(settings)}.`);
  }
  for (const name of Object.keys(settings)) {
    if (names.includes(name)) continue;
    throw new Error(`There is no setting ${named(name)}. The settings are ${names.join(', ')}.`);
  }
}

/** Throws an error with an explanation unless `playerID` can be a seat. */
export function checkPlayerID(playerID: unknown): void {
  if (typeof playerID === 'string' && playerID !== '') return;
  throw new Error(`playerID must be a seat as a text, such as '0', but is ${named(playerID)}.`);
}

/** Throws an error with an explanation unless `playerID` is one of a match's seats. */
export function checkSeatAmong(seats: readonly PlayerID[], playerID: unknown): void {
  checkPlayerID(playerID);
  if (seats.some((seat) => seat === playerID)) return;
  throw new Error(`The match has the seats ${seats.join(', ')}, but no seat ${named(playerID)}.`);
}

/** Returns the seats' own parts of a state or a view, or null if it is neither. */
function partsIn(G: unknown): object | null {
  if (typeof G !== 'object' || G === null || !('players' in G)) return null;
  return typeof G.players === 'object' ? G.players : null;
}

/**
 * Returns whether a state or a view contains a seat's own part. Every seat has one throughout a match, and a view
 * contains only its own.
 */
export function showsPartOf(G: unknown, seat: PlayerID): boolean {
  return Object.hasOwn(partsIn(G) ?? {}, seat);
}

/** Throws an error with an explanation unless `G` is a state or a view that contains this seat's part. */
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
