/** One setting of a match: its name in `setupData`, its allowed values and its default. */
export type OptionField = AnyField & {
  /** Name of a `yesNo` setting without which this one has no effect. Left out if it always has one. */
  readonly onlyWith?: string;
};

type AnyField =
  | { readonly name: string; readonly kind: 'yesNo'; readonly defaultValue: boolean }
  | {
      readonly name: string;
      readonly kind: 'wholeNumber';
      readonly defaultValue: number;
      /** Smallest and largest allowed value, both included. */
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly defaultValue: string;
      /** All allowed values, `defaultValue` among them. */
      readonly choices: readonly string[];
      /** A list of 1 to `max` of these values is allowed too; forms offer only the choices. */
      readonly orListOf?: { readonly values: readonly string[]; readonly max: number };
    }
  | {
      readonly name: string;
      readonly kind: 'numberList';
      readonly defaultValue: readonly number[];
      /** Number of numbers in the list. */
      readonly count: number;
      /** Smallest and largest allowed number, both included. */
      readonly min: number;
      readonly max: number;
      /** Every number is a multiple of this. */
      readonly step: number;
    };

/** Value of an option. */
export type OptionValue = boolean | number | string | readonly string[] | readonly number[];

/** Values of a match's options, as in `setupData`. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Returns the settings that have an effect together with these values. */
export function fieldsThatMatter<Field extends OptionField>(
  fields: readonly Field[],
  values: OptionValues,
): readonly Field[] {
  return fields.filter(({ onlyWith }) => onlyWith === undefined || values[onlyWith] === true);
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type FieldOf<Kind extends OptionField['kind']> = Extract<OptionField, { kind: Kind }>;

function demandOfChoice({ choices, orListOf }: FieldOf<'choice'>, value: unknown) {
  if (choices.some((choice) => choice === value)) return undefined;
  const oneOf = `one of: ${choices.join(', ')}`;
  if (!orListOf) return oneOf;
  const isList =
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= orListOf.max &&
    value.every((each) => orListOf.values.includes(each));
  return isList
    ? undefined
    : `${oneOf}; or a list of 1 to ${orListOf.max} of: ${orListOf.values.join(', ')}`;
}

function demandOfNumberList(field: FieldOf<'numberList'>, value: unknown): string | undefined {
  const { count, min, max, step } = field;
  const fits =
    Array.isArray(value) &&
    value.length === count &&
    value.every((each) => typeof each === 'number' && each % step === 0) &&
    value.every((each) => each >= min && each <= max);
  return fits ? undefined : `a list of ${count} multiples of ${step} from ${min} to ${max}`;
}

/** Returns what a field's value must be, or undefined if the value is valid. */
function demandOf(field: OptionField, value: unknown): string | undefined {
  if (field.kind === 'yesNo') return typeof value === 'boolean' ? undefined : 'true or false';
  if (field.kind === 'choice') return demandOfChoice(field, value);
  if (field.kind === 'numberList') return demandOfNumberList(field, value);
  const { min, max } = field;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? undefined : `a whole number from ${min} to ${max}`;
}

/**
 * Returns an English sentence that says what is wrong with a match's `setupData`, or undefined if it is valid. Options
 * and `setupData` that are left out take their default values.
 */
export function validateOptions(
  fields: readonly OptionField[],
  setupData: unknown,
): string | undefined {
  if (setupData === undefined || setupData === null) return undefined;
  if (!isPlainObject(setupData)) return '"setupData" must be an object.';
  for (const [name, value] of Object.entries(setupData)) {
    const field = fields.find((each) => each.name === name);
    if (!field) {
      const known = fields.map((each) => each.name).join(', ');
      return `"${name}" is not an option of this game. Options: ${known}.`;
    }
    const demand = demandOf(field, value);
    if (demand) return `"${name}" must be ${demand}.`;
  }
  return undefined;
}

/** Returns all options of a match: the values of `setupData` where they are valid, else the defaults. */
export function valuesOfOptions(fields: readonly OptionField[], setupData: unknown): OptionValues {
  const given = isPlainObject(setupData) ? setupData : {};
  return Object.fromEntries(
    fields.map((field) => {
      const value = given[field.name];
      return [field.name, demandOf(field, value) ? field.defaultValue : (value as OptionValue)];
    }),
  );
}
