import { expect } from 'chai';
import { catalog, type GameModule } from '../../../../games/index.ts';
import type { GameInfo } from '../../../../games/kit/game-info.ts';
import type { OptionField, OptionValue } from '../../../../games/kit/options.ts';
import { fingerprintOf, seedOf } from '../../../../games/kit/record/chance.ts';
import type { RecordedGame } from '../../../../games/kit/record/check.ts';
import type { MatchRecord, MixedChance } from '../../../../games/kit/record/format.ts';
import type { SecretState } from '../../../../games/kit/view.ts';
import { BareMatch } from '../../../support/games/bare-match.ts';
import { readAs } from '../../../support/games/recorded-games.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { playRecorded } from '../../../support/records/recorded-match.ts';

/** A game with the modules that play and read its matches. */
export interface LoadedGame extends RecordedGame {
  readonly info: GameInfo;
  readonly module: GameModule;
}

/** All games of the shelf. */
export async function loadedGames(): Promise<readonly LoadedGame[]> {
  const load = async ({ info, load }: (typeof catalog)[number]): Promise<LoadedGame> => {
    const module = await load();
    return { info, module, rules: module.rules };
  };
  return Promise.all(catalog.map(load));
}

type Choose = ReturnType<typeof seededChoice>;

function someValue(field: OptionField, choose: Choose): OptionValue {
  if (field.kind === 'yesNo') return choose([true, false]);
  if (field.kind === 'wholeNumber') {
    // The lower half, so that matches are not too long.
    const max = Math.ceil((field.min + field.max) / 2);
    return field.min + choose([...Array(max - field.min + 1).keys()]);
  }
  if (field.kind === 'choice') return choose(field.choices);
  return Array.from({ length: field.count }, () => choose([field.min, field.max]));
}

/** A position of a match as text: the state, the views of all seats and of a spectator, and the last events. */
interface Seen {
  readonly G: string;
  readonly views: readonly string[];
  readonly told: string;
}

/** A match that was played, and its record. */
export interface PlayedMatch {
  readonly game: LoadedGame;
  readonly record: MatchRecord;
  /** Before the first move, and after each. */
  readonly seen: readonly Seen[];
}

/** Returns the secret and the seats' numbers from which the chance of a match is mixed. */
export function mixedChance(number: number, seats: number): MixedChance {
  const secret = fingerprintOf(`secret ${number}`);
  const numbers = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [seat, fingerprintOf(`${seat}`).slice(0, 32)]),
  );
  return { secret, fingerprint: fingerprintOf(secret), numbers };
}

/** Plays a random match; `number` decides its number of players and its options. */
export function playMatch(game: LoadedGame, number: number): PlayedMatch {
  const { info, module } = game;
  const choose = seededChoice(number);
  const numPlayers = info.minPlayers + (number % (info.maxPlayers - info.minPlayers + 1));
  const chosen = info.options.filter(() => choose([true, false]));
  const setupData = Object.fromEntries(
    chosen.map((field) => [field.name, someValue(field, choose)]),
  );
  const chance = mixedChance(number, numPlayers);
  const settings = { numPlayers, setupData, seed: seedOf(chance) };
  const match = new BareMatch<SecretState>(module, settings);
  const seen: Seen[] = [];
  const look = (told: readonly unknown[]) => {
    const views = [...match.seats, null].map((seat) => match.rules.view(match.G, seat));
    seen.push({
      G: JSON.stringify(match.G),
      views: views.map((view) => JSON.stringify(view)),
      told: JSON.stringify(told),
    });
    // A host of a match keeps each state as it was and plays on a copy.
    match.G = match.rules.copy(match.G);
  };
  const record = playRecorded(match, { info, about: `no. ${number}`, number, look });
  return { game, record: { ...record, chance }, seen };
}

/** Reads a record that must have no fault. */
export function readWhole(game: RecordedGame, source: unknown) {
  const reading = readAs(game, source);
  if (reading.fault) expect.fail(JSON.stringify(reading.fault));
  return reading;
}
