const endings = ['th', 'st', 'nd', 'rd'];

/** Writes a place in English: "1st", "2nd", "13th". */
export function ordinal(place: number): string {
  const isTeen = Math.trunc((place % 100) / 10) === 1;
  return `${place}${(isTeen ? undefined : endings[place % 10]) ?? 'th'}`;
}
