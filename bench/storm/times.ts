/** How long something took, by when it was. */
export class Times {
  /** Milliseconds. */
  readonly all: number[] = [];
  /** Of those, what was neither begun nor ended while something was away. */
  readonly calm: number[] = [];

  note(milliseconds: number, isCalm: boolean): void {
    this.all.push(milliseconds);
    if (isCalm) this.calm.push(milliseconds);
  }
}
