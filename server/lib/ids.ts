/** Maximum length of IDs, seats and credentials: more than any of ours have. */
const maxLength = 64;

/** Returns whether a value is an ID of visible characters. No database takes a NUL, and no ID of ours has a blank. */
export const isID = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLength && /^[!-~]+$/.test(value);
