import { type OptionField, validateOptions, valuesOfOptions } from '../../kit/options.ts';
import { recordOf } from '../../kit/record-of.ts';
import {
  bidStep,
  cars,
  defaultPrizes,
  isTrackName,
  type TrackName,
  trackNames,
} from './constants.ts';

/** The settings of a match of Detroit–Cleveland Grand Prix, with `tracks` in full. All extra rules are the sheet's. */
export interface GrandPrixOptions {
  /** GP-C4: number of races in a match. */
  readonly races: number;
  /** GP-C4: the track of each race, in order. */
  readonly tracks: readonly TrackName[];
  /** GP-C3: the prizes of the six places, in dollars. */
  readonly prizes: readonly number[];
  /** Whether all seven tens are dealt with the other cards, and none comes with a car. */
  readonly tensInDeck: boolean;
  /** GP-5: whether a player may buy any number of cars. */
  readonly noCarLimit: boolean;
  /** GP-5, GP-8: whether a player may stay without a car. */
  readonly noCarNeeded: boolean;
  /** GP-13: whether white may move a player's own car as far as it can go, if that is not the full number. */
  readonly whiteOwnPartial: boolean;
  /** GP-14: whether a player whose cars are all home may play no card. */
  readonly mayHold: boolean;
  /** GP-9: whether turns follow the best start positions instead of the seats. */
  readonly tournamentSeating: boolean;
}

/** Words for `tracks`: the sequence of tracks, which is repeated. */
const trackOrders = {
  alternating: ['cleveland', 'detroit'],
  'detroit-first': ['detroit', 'cleveland'],
  cleveland: ['cleveland'],
  detroit: ['detroit'],
} as const satisfies Readonly<Record<string, readonly TrackName[]>>;
/** One of the words for `tracks`. */
export type TrackOrder = keyof typeof trackOrders;

/** Settings in `setupData`: `tracks` is a word, or a list of tracks, which is repeated if it is too short. */
export type GrandPrixSetup = Partial<
  Omit<GrandPrixOptions, 'tracks'> & { readonly tracks: TrackOrder | readonly TrackName[] }
>;

/** Maximum number of races in a match. */
export const maxRaces = 6;

/** The extra rules, each of which is on or off in a match. */
const extraRules = [
  'tensInDeck',
  'noCarLimit',
  'noCarNeeded',
  'whiteOwnPartial',
  'mayHold',
  'tournamentSeating',
] as const;

type GrandPrixField = OptionField & { readonly name: keyof GrandPrixOptions };

const ownFields: readonly GrandPrixField[] = [
  { name: 'races', kind: 'wholeNumber', defaultValue: 3, min: 1, max: maxRaces },
  {
    name: 'tracks',
    kind: 'choice',
    defaultValue: 'alternating',
    choices: /* @__PURE__ */ Object.keys(trackOrders),
    orListOf: { values: trackNames, max: maxRaces },
  },
  {
    name: 'prizes',
    kind: 'numberList',
    defaultValue: defaultPrizes,
    count: cars.length,
    min: 0,
    max: 100_000_000,
    step: bidStep,
  },
];

/** The options as fields, from which checks and forms are made. */
export const optionFields: readonly GrandPrixField[] = /* @__PURE__ */ ownFields.concat(
  /* @__PURE__ */ extraRules.map((name) => ({ name, kind: 'yesNo', defaultValue: false })),
);

/** Implements boardgame.io's `validateSetupData`: returns a sentence that says what is wrong, or undefined. */
export function validateSetupData(setupData: unknown): string | undefined {
  return validateOptions(optionFields, setupData);
}

function isTrackOrder(value: unknown): value is TrackOrder {
  return typeof value === 'string' && Object.hasOwn(trackOrders, value);
}

/** GP-C4: returns one track for each race. */
function tracksOf(value: unknown, races: number): TrackName[] {
  const listed = Array.isArray(value) ? value.filter(isTrackName) : [];
  const order = isTrackOrder(value) ? trackOrders[value] : listed;
  return Array.from({ length: races }, (_, race) => order[race % order.length] ?? 'cleveland');
}

/** Returns the options of a match from its (checked) `setupData`. */
export function optionsFrom(setupData: unknown): GrandPrixOptions {
  const values = valuesOfOptions(optionFields, setupData);
  const races = Number(values.races);
  return {
    races,
    tracks: tracksOf(values.tracks, races),
    prizes: Array.isArray(values.prizes) ? values.prizes.map(Number) : defaultPrizes,
    ...recordOf(extraRules, (name) => values[name] === true),
  };
}
